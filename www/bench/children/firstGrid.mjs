// In a fresh process: computes one grid twice, and prints the CPU time of both, in milliseconds, in all threads.
import { load } from "../../../dist/lib/mexplorer.js";
import { timed } from "../cpu.mjs";
import { fromJson } from "../json.mjs";
import { valueOf } from "../ours.mjs";

/** @typedef {{ ruleset: string, grid: import("../../../dist/lib/mexplorer.js").GridInput }} GridRequest */
/** @typedef {{ first: number, warm: number }} FirstGrid */

const { ruleset, grid } = /** @type {GridRequest} */ (fromJson(process.argv[2] ?? ""));
const mex = await load();
const call = async () => valueOf(await mex.grid({ ruleset }, grid));
const first = await timed(call);
await call();
const warm = await timed(call);
/** @type {FirstGrid} */
const times = { first, warm };
console.log(JSON.stringify(times));
