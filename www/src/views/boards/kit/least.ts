/** The one of some things that is smaller than all others; nothing where several are equally small. */
export function least<Thing>(things: readonly Thing[], sizeOf: (thing: Thing) => number): Thing | undefined {
  const smallest = Math.min(...things.map(sizeOf));
  const [only, another] = things.filter((thing) => sizeOf(thing) === smallest);
  return another === undefined ? only : undefined;
}
