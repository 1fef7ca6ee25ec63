// Layout of a mid-sized graph with all of its moves, against the layout program that pages use most.
import { interleaved, median, noise, perCall, ratios, timed } from "../cpu.mjs";
import { graphOfAllMoves } from "../graph.mjs";
import { advance, connect, explore, nameOf, newTask } from "../ours.mjs";
import { layOut, placesOf, prepare } from "../peers/dagre.mjs";
import { atLeast, count, milliseconds, times } from "../report.mjs";

const START = { ruleset: "nim", position: [7, 8, 9] };
/** dagre takes seconds a call. */
const ROUNDS = 3;
/** Calls timed together: few enough that their graphs stay in the processor's cache, as they do in real use. */
const GROUP = 16;

/** @returns {Promise<import("../report.mjs").Section>} */
export async function placement() {
  connect();
  const graph = graphOfAllMoves(await explore(START));
  if (graph.nodeCount !== 208 || graph.edges.length !== 2324)
    throw new Error("this is not the graph of the mark");
  // Engines compile again, and better, what has run for a while.
  await perCall(wholeExplore);
  await perCall(layoutAlone);
  await perCall(refinedLayout);
  const figures = await interleaved(ROUNDS, {
    layout: () => perCall(layoutAlone),
    refined: () => perCall(refinedLayout),
    whole: () => perCall(wholeExplore),
    dagre: () => dagreLayout(graph),
  });
  const peer = `dagre ${milliseconds(median(figures.dagre))}`;
  /** @param {string} what @param {number[]} ours */
  const row = (what, ours) => {
    const all = ratios(figures.dagre, ours);
    const [ratio, ourTime] = [times(median(all)), milliseconds(median(ours))];
    return { what, ours: ourTime, peer, ratio, noise: noise(all) };
  };
  const layout = row("fast layout alone", figures.layout);
  const ratio = median(ratios(figures.dagre, figures.layout));
  return {
    title: `Placing ${nameOf(START)}: ${graph.nodeCount} positions, ${count(graph.edges.length)} moves`,
    rows: [
      { ...layout, mark: atLeast(ratio, 10_000, times) },
      row("with refining", figures.refined),
      row("whole explore", figures.whole),
    ],
    notes: [
      "fast layout alone: layers, covering moves, order, coordinates and labels, from a solved graph",
      "with refining: the same and what graphs of this size get after it, places with fewer crossings",
      "whole explore: the published call, which also builds and solves the graph, refines its places and copies it out",
      "dagre: layout() of a prepared graph of the same boxes and moves; it also routes the edges, we draw them straight",
    ],
  };
}

function layoutAlone() {
  return layoutTo("refining");
}

function refinedLayout() {
  return layoutTo("done");
}

/** @param {import("../../../dist/lib/mexplorer.js").Phase} last */
async function layoutTo(last) {
  const tasks = Array.from({ length: GROUP }, () => newTask(START));
  for (const task of tasks) while (advance(task).phase !== "placing");
  const spent = await timed(() => {
    for (const task of tasks) while (advance(task).phase !== last);
  });
  for (const task of tasks) task.free();
  return { spent, calls: GROUP };
}

async function wholeExplore() {
  const spent = await timed(async () => {
    for (let call = 0; call < GROUP; call++) await explore(START);
  });
  return { spent, calls: GROUP };
}

/** @param {import("../graph.mjs").Graph} graph */
async function dagreLayout(graph) {
  const prepared = prepare(graph);
  const spent = await timed(() => {
    layOut(prepared);
  });
  const { x, y } = placesOf(prepared);
  if (![x, y].every((values) => Array.from(values).every(Number.isFinite)))
    throw new Error("dagre left nodes out");
  return spent;
}
