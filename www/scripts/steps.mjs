// Steps run in order up to the first failure, with a table of them at the end.

/** @typedef {[name: string, work: () => Promise<void>]} Step */

/** @param {Step[]} steps */
export async function runSteps(steps) {
  /** @type {string[]} */
  const table = [];
  let failed = 0;
  const width = Math.max(...steps.map(([name]) => name.length));
  for (const [name, work] of steps) {
    console.log(`\n== ${name}`);
    const start = performance.now();
    try {
      await work();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      failed = 1;
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    table.push(`${name.padEnd(width)}  ${failed ? "FAIL" : "ok  "}  ${seconds.padStart(6)} s`);
    if (failed) break;
  }
  console.log(`\n${table.join("\n")}\n`);
  console.log(`${table.length - failed} passed, ${failed} failed`);
  process.exitCode = failed;
}
