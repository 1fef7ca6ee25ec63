// In a fresh process: explores one graph again and again, slice by slice like the library, and prints what each phase
// took and how large the memory became.
import { timed } from "../cpu.mjs";
import { fromJson } from "../json.mjs";
import { advance, connect, heapSize, newTask, valueOf } from "../ours.mjs";

/**
 * @typedef {import("../../../dist/lib/mexplorer.js").Phase} Phase
 * @typedef {{ building: number, solving: number, placing: number, refining: number, copying: number }} Phases In CPU milliseconds.
 * @typedef {{ positions: number, moves: number, heap: number, runs: Phases[] }} Exploring
 */

/** The first run of them meets code that is not compiled yet. */
const RUNS = 6;

const start = /** @type {import("../ours.mjs").Start} */ (fromJson(process.argv[2] ?? ""));

connect();
/** @type {Exploring} */
const exploring = { positions: 0, moves: 0, heap: 0, runs: [] };
for (let run = 0; run < RUNS; run++) exploring.runs.push(await explored());
exploring.heap = heapSize();
console.log(JSON.stringify(exploring));

async function explored() {
  // Checks of theorems have a phase that no exploration has.
  /** @type {Phases & Record<Phase, number>} */
  const spent = { building: 0, solving: 0, placing: 0, refining: 0, comparing: 0, copying: 0, done: 0 };
  const task = newTask(start);
  /** @type {Phase} */
  let phase = "building";
  while (phase !== "done") {
    /** @type {import("../../../dist/lib/mexplorer.js").Step | undefined} */
    let progress;
    spent[phase] += await timed(() => (progress = advance(task)));
    if (!progress) throw new Error("no progress was made");
    ({ phase, positions: exploring.positions, moves: exploring.moves } = progress);
  }
  spent.copying = await timed(() => valueOf(task.take()));
  task.free();
  return spent;
}
