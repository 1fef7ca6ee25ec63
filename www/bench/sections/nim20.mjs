// A dense graph in one call, warm and as the first call after loading, and the memory it takes.
import { inFreshProcess } from "../children/run.mjs";
import { interleaved, median, noise, perCall, timed } from "../cpu.mjs";
import { explore, nameOf } from "../ours.mjs";
import { atMost, count, mebibytes, milliseconds } from "../report.mjs";

const START = { ruleset: "nim", position: [20, 20, 20] };
const WARM_ROUNDS = 7;
const FRESH_PROCESSES = 9;
const GROUP = 8;

/** @returns {Promise<import("../report.mjs").Section>} */
export async function nim20() {
  const { positionCount, moveCount } = await explore(START);
  if (positionCount !== 1771 || moveCount !== 48_510) throw new Error("this is not the graph of the mark");
  await perCall(wholeExplore);
  const { warm } = await interleaved(WARM_ROUNDS, { warm: () => perCall(wholeExplore) });
  /** @type {import("../children/firstCall.mjs").FirstCall[]} */
  const first = [];
  for (let child = 0; child < FRESH_PROCESSES; child++)
    first.push(await inFreshProcess("firstCall.mjs", START));
  if (first.some((call) => call.moveCount !== moveCount)) throw new Error("a first call found another graph");
  /** @type {import("../children/phases.mjs").Exploring} */
  const { heap } = await inFreshProcess("phases.mjs", START);
  const cpu = first.map((call) => call.cpu);
  // Only Linux tells the time of one thread; elsewhere it is that of all of them.
  const asking = first.map((call) => call.thread ?? call.cpu);
  /** @param {string} what @param {number[]} values */
  const row = (what, values) => ({ what, ours: milliseconds(median(values)), noise: noise(values) });
  return {
    title: `Exploring ${nameOf(START)}: ${count(positionCount)} positions, ${count(moveCount)} moves`,
    rows: [
      { ...row("explore, warm", warm), mark: atMost(median(warm), 5, milliseconds) },
      { ...row("first explore of a process", asking), mark: atMost(median(asking), 10, milliseconds) },
      { what: "  best of them", ours: milliseconds(Math.min(...asking)) },
      row("  all threads", cpu),
      row(
        "  by the clock",
        first.map((call) => call.wall),
      ),
      row(
        "load() before it",
        first.map((call) => call.loading),
      ),
      { what: "wasm memory", ours: mebibytes(heap), mark: atMost(heap, 16 * 2 ** 20, mebibytes) },
    ],
    notes: [
      `first explore: median of ${FRESH_PROCESSES} processes, CPU time of the thread that waits for it; the engine's compilers go ` +
        "on in other threads and are counted with all threads",
    ],
  };
}

async function wholeExplore() {
  const spent = await timed(async () => {
    for (let call = 0; call < GROUP; call++) await explore(START);
  });
  return { spent, calls: GROUP };
}
