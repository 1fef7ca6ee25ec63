// Steps in lanes that run side by side. What a step prints comes whole when it is over; the first failure ends all of them and is
// named last.
import { Output, within } from "./shared.mjs";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<void>} work
 * @property {string[]} [after] Steps of other lanes that must be over before it begins.
 */

/** @param {...Step[]} lanes */
export async function runSteps(...lanes) {
  /** @type {Map<string, Promise<void>>} */
  const ends = new Map();
  /** @type {string[]} */
  const table = [];
  /** The first to fail. */
  let failed = "";
  const width = Math.max(...lanes.flat().map(({ name }) => name.length));
  const started = performance.now();
  /** @type {Set<Output>} */
  const running = new Set();
  const endAll = () => running.forEach((output) => output.end());
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
    process.once(signal, () => {
      failed ||= signal;
      endAll();
    });

  /** @param {Step} step */
  const perform = async ({ name, work, after = [] }) => {
    await Promise.all(after.flatMap((other) => ends.get(other) ?? []));
    if (failed) return;
    const start = performance.now();
    const output = new Output();
    running.add(output);
    let result = "ok";
    try {
      await within.run(output, work);
    } catch (error) {
      output.add(`${error instanceof Error ? error.message : String(error)}\n`);
      result = failed ? "ended" : "FAIL";
      failed ||= name;
      endAll();
    }
    running.delete(output);
    const [from, to] = [start, performance.now()].map((time) => ((time - started) / 1000).toFixed(0));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`\n== ${name} (${result} after ${seconds} s)`);
    process.stdout.write(output.text());
    table.push(
      `${name.padEnd(width)}  ${result.padEnd(5)}  ${seconds.padStart(6)} s  (from ${from} to ${to})`,
    );
  };

  for (const lane of lanes) {
    /** @type {Promise<void>} */
    let before = Promise.resolve();
    for (const step of lane) {
      const end = before.then(() => perform(step));
      ends.set(step.name, end);
      before = end;
    }
  }
  await Promise.all(ends.values());
  console.log(`\n${table.join("\n")}\n`);
  const total = ((performance.now() - started) / 1000).toFixed(0);
  console.log(failed ? `failed after ${total} s: ${failed}` : `${table.length} passed in ${total} s`);
  process.exitCode = failed ? 1 : 0;
}
