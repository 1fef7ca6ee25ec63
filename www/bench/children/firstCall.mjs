// In a fresh process: loads the library, explores once and prints the times of both.
import { load } from "../../../dist/lib/mexplorer.js";
import { threadTime, timed } from "../cpu.mjs";
import { fromJson } from "../json.mjs";
import { valueOf } from "../ours.mjs";

/**
 * @typedef {object} FirstCall In milliseconds.
 * @property {number} loading CPU time of load(), in all threads.
 * @property {number} cpu CPU time of the first explore, in all threads.
 * @property {number} [thread] CPU time of the first explore in the thread that asked.
 * @property {number} wall
 * @property {number} moveCount
 */

const { ruleset, position } = /** @type {import("../ours.mjs").Start} */ (fromJson(process.argv[2] ?? ""));

const loading = await timed(load);
const mex = await load();
/** @type {Awaited<ReturnType<typeof mex.explore>> | undefined} */
let answer;
const threadBefore = threadTime();
const start = performance.now();
const cpu = await timed(async () => (answer = await mex.explore({ ruleset }, position)));
const wall = performance.now() - start;
const threadAfter = threadTime();
if (!answer) throw new Error("no answer came");
const thread = threadBefore === undefined ? undefined : (threadAfter ?? NaN) - threadBefore;
/** @type {FirstCall} */
const times = {
  loading,
  cpu,
  ...(thread !== undefined && { thread }),
  wall,
  moveCount: valueOf(answer).moveCount,
};
console.log(JSON.stringify(times));
