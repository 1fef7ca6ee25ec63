// In a fresh process: lays out one solved graph for the first time, and prints what that took.
import { threadTime, timed } from "../cpu.mjs";
import { fromJson } from "../json.mjs";
import { advance, connect, newTask } from "../ours.mjs";

/**
 * @typedef {object} FirstLayout In milliseconds.
 * @property {number} cpu CPU time in all threads, those of the engine's compilers too.
 * @property {number} [thread] CPU time of the thread that waits.
 */

const start = /** @type {import("../ours.mjs").Start} */ (fromJson(process.argv[2] ?? ""));

connect();
const task = newTask(start);
while (advance(task).phase !== "placing");
const before = threadTime();
const cpu = await timed(() => {
  while (!advance(task).done);
});
const after = threadTime();
const thread = before === undefined ? undefined : (after ?? NaN) - before;
/** @type {FirstLayout} */
const times = { cpu, ...(thread !== undefined && { thread }) };
console.log(JSON.stringify(times));
