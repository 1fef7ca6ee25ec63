// CPU time, which another program on the machine disturbs far less than it disturbs the clock on the wall. It is that
// of the whole process, so compiling and collecting garbage in other threads counts too, for us and for the peers.
import { existsSync, readFileSync } from "node:fs";

/** Long enough for the operating system's accounting, in milliseconds. */
const BATCH = 200;

/** Does some work and answers its CPU time in milliseconds.
 * @param {() => unknown} work */
export async function timed(work) {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** CPU milliseconds of the thread that calls it, since it began; undefined where the system does not tell. A thread's
 * account is brought up to date when it sleeps, so it does, for a moment.
 * @returns {number | undefined} */
export function threadTime() {
  const account = "/proc/thread-self/schedstat";
  if (!existsSync(account)) return undefined;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
  const [nanoseconds] = readFileSync(account, "utf8").split(" ");
  return Number(nanoseconds) / 1e6;
}

/** CPU milliseconds of one call, over a batch that is long enough to time.
 * @param {() => Promise<{ spent: number, calls: number }>} once Does a few calls and says what they took together. */
export async function perCall(once) {
  let [total, count] = [0, 0];
  while (total < BATCH) {
    const { spent, calls } = await once();
    total += spent;
    count += calls;
  }
  return total / count;
}

/** Runs programs in turn, round by round, so that a busy spell of the machine meets all of them.
 * @template {string} Name
 * @param {number} rounds
 * @param {Record<Name, () => Promise<number>>} programs
 * @returns {Promise<Record<Name, number[]>>} */
export async function interleaved(rounds, programs) {
  const names = /** @type {Name[]} */ (Object.keys(programs));
  const figures = /** @type {Record<Name, number[]>} */ (
    Object.fromEntries(names.map((name) => [name, /** @type {number[]} */ ([])]))
  );
  for (let round = 0; round < rounds; round++) {
    for (const name of names) figures[name].push(await programs[name]());
  }
  return figures;
}

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** The width of the range, as a part of the median. @param {number[]} values */
export function noise(values) {
  return (Math.max(...values) - Math.min(...values)) / median(values);
}

/** What `theirs` took by what `ours` took, round by round.
 * @param {number[]} theirs @param {number[]} ours */
export function ratios(theirs, ours) {
  return theirs.map((value, round) => value / (ours[round] ?? NaN));
}
