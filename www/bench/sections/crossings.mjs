// How tangled the default picture is, against two programs that lay out the same edges, and what refining it takes.
import { inFreshProcess } from "../children/run.mjs";
import { interleaved, median, noise, perCall, timed } from "../cpu.mjs";
import { crossingsOf } from "../crossings.mjs";
import { graphOfDefaultEdges } from "../graph.mjs";
import { advance, connect, explore, nameOf, newTask } from "../ours.mjs";
import { layOut, placesOf, prepare } from "../peers/dagre.mjs";
import { placesBy } from "../peers/dot.mjs";
import { atMost, count, milliseconds, times } from "../report.mjs";

const STARTS = [
  { ruleset: "nim", position: [3, 4, 5] },
  { ruleset: "nim", position: [5, 6, 7] },
  { ruleset: "nim", position: [7, 8, 9] },
  { ruleset: "wythoff", position: [8, 13] },
  { ruleset: "kayles", position: [12] },
  { ruleset: "grundy", position: [16] },
  { ruleset: "staircase", position: [3, 3, 3] },
];
const WARM_ROUNDS = 5;
const FRESH_PROCESSES = 5;
const GROUP = 8;

/** @returns {Promise<import("../report.mjs").Section>} */
export async function crossings() {
  connect();
  /** @type {import("../report.mjs").Row[]} */
  const rows = [];
  for (const start of STARTS) rows.push(...(await compare(start)), ...(await timesOf(start)));
  return {
    title: "Crossings of the default edges (covering moves and moves to P), straight between centres",
    rows,
    notes: [
      "all: lines that touch or lie on one another count, too; proper: only those that cross between their ends",
      "layout: layers, covering moves, order, coordinates, labels and refining, from a solved graph",
      `first layout: median of ${FRESH_PROCESSES} processes, CPU time of the thread that waits for it`,
    ],
  };
}

/** @param {import("../ours.mjs").Start} start */
async function compare(start) {
  const exploration = await explore(start, { allMoves: false });
  const graph = graphOfDefaultEdges(exploration);
  const prepared = prepare(graph);
  layOut(prepared);
  const ours = crossingsOf(graph.edges, exploration);
  const peers = {
    dot: crossingsOf(graph.edges, placesBy(graph)),
    dagre: crossingsOf(graph.edges, placesOf(prepared)),
  };
  const name = `${nameOf(start)}, ${graph.nodeCount} nodes, ${graph.edges.length} edges`;
  /** @param {keyof typeof ours} kind @param {keyof typeof peers} peer */
  const row = (kind, peer) => {
    const ratio = ours[kind] / peers[peer][kind];
    return {
      what: `${name}: ${kind}`,
      ours: count(ours[kind]),
      peer: `${peer} ${count(peers[peer][kind])}`,
      ratio: times(ratio),
      mark: atMost(ratio, 1, times),
    };
  };
  return [row("all", "dot"), row("all", "dagre"), row("proper", "dot"), row("proper", "dagre")];
}

/** @param {import("../ours.mjs").Start} start */
async function timesOf(start) {
  const layout = () => layoutOf(start);
  await perCall(layout);
  const { warm } = await interleaved(WARM_ROUNDS, { warm: () => perCall(layout) });
  /** @type {import("../children/firstLayout.mjs").FirstLayout[]} */
  const first = [];
  for (let child = 0; child < FRESH_PROCESSES; child++)
    first.push(await inFreshProcess("firstLayout.mjs", start));
  // Only Linux tells the time of one thread; elsewhere it is that of all of them.
  const asking = first.map(({ thread, cpu }) => thread ?? cpu);
  /** @param {string} what @param {number[]} values @param {number} most */
  const row = (what, values, most) => ({
    what: `  ${what}`,
    ours: milliseconds(median(values)),
    mark: atMost(median(values), most, milliseconds),
    noise: noise(values),
  });
  return [row("layout, warm", warm, 30), row("first layout of a process", asking, 40)];
}

/** @param {import("../ours.mjs").Start} start */
async function layoutOf(start) {
  const tasks = Array.from({ length: GROUP }, () => newTask(start));
  for (const task of tasks) while (advance(task).phase !== "placing");
  const spent = await timed(() => {
    for (const task of tasks) while (!advance(task).done);
  });
  for (const task of tasks) task.free();
  return { spent, calls: GROUP };
}
