// Waiting until something is so, turn by turn.

/** Only a failure takes so long, in milliseconds. */
export const PATIENCE = Number(process.env["PATIENCE"] ?? 20_000);

const { setTimeout: later } = globalThis;

/** What is due is done: other turns, messages, and timers that have run out. */
export const turn = (): Promise<void> =>
  new Promise((resolve) => {
    later(() => setImmediate(resolve));
  });

/** What is found as soon as there is something to find. */
export async function until<T>(find: () => T | undefined, complaint: () => string): Promise<T> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error(complaint());
    await turn();
  }
}
