// How tangled the default picture is, against two programs that lay out the same edges.
import { crossingsOf } from "../crossings.mjs";
import { graphOfDefaultEdges } from "../graph.mjs";
import { explore, nameOf } from "../ours.mjs";
import { layOut, placesOf, prepare } from "../peers/dagre.mjs";
import { placesBy } from "../peers/dot.mjs";
import { atMost, count, times } from "../report.mjs";

const STARTS = [
  { ruleset: "nim", position: [3, 4, 5] },
  { ruleset: "nim", position: [5, 6, 7] },
  { ruleset: "nim", position: [7, 8, 9] },
  { ruleset: "wythoff", position: [8, 13] },
];

/** @returns {Promise<import("../report.mjs").Section>} */
export async function crossings() {
  const compared = [];
  for (const start of STARTS) compared.push(await compare(start));
  return {
    title: "Crossings of the default edges (covering moves and moves to P), straight between centres",
    rows: compared.flatMap(({ rows }) => rows),
    notes: [
      "lines that touch or overlap count as crossing; without them, ours / dot / dagre:",
      compared.map(({ proper }) => proper).join("; "),
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
  const dot = crossingsOf(graph.edges, placesBy(graph));
  const dagre = crossingsOf(graph.edges, placesOf(prepared));
  const name = nameOf(start);
  /** @param {string} peer @param {number} theirs */
  const row = (peer, theirs) => ({
    what: `${name}, ${graph.nodeCount} nodes, ${graph.edges.length} edges`,
    ours: count(ours.all),
    peer: `${peer} ${count(theirs)}`,
    ratio: times(ours.all / theirs),
    mark: atMost(ours.all / theirs, 1, times),
  });
  return {
    rows: [row("dot", dot.all), row("dagre", dagre.all)],
    proper: `${name} ${[ours, dot, dagre].map(({ proper }) => count(proper)).join(" / ")}`,
  };
}
