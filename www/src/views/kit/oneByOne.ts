/**
 * The work, once after another. What is asked for while it is under way, such as by an event of an element that is just taken
 * away, is done at its end, and only the newest of it.
 */
export function oneByOne<Given extends unknown[]>(
  work: (...given: Given) => void,
): (...given: Given) => void {
  let next: Given | undefined;
  let isUnderWay = false;
  return (...given) => {
    next = given;
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      while (next) {
        const now: Given = next;
        next = undefined;
        work(...now);
      }
    } finally {
      next = undefined;
      isUnderWay = false;
    }
  };
}
