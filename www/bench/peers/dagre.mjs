// @dagrejs/dagre with its own settings for everything but the boxes and the direction.
import { Graph, layout } from "@dagrejs/dagre";

/** A graph that is ready to be laid out. Laying it out changes it, so that every call needs a new one.
 * @param {import("../graph.mjs").Graph} graph */
export function prepare({ nodeCount, edges, direction, boxWidth, boxHeight }) {
  /** @type {Graph<unknown, { width: number, height: number, x: number, y: number }, unknown>} */
  const prepared = new Graph();
  prepared.setGraph({ rankdir: direction === "down" ? "TB" : "LR" });
  prepared.setDefaultEdgeLabel(() => ({}));
  for (let node = 0; node < nodeCount; node++) {
    prepared.setNode(String(node), { width: boxWidth, height: boxHeight, x: NaN, y: NaN });
  }
  for (const [from, to] of edges) prepared.setEdge(String(from), String(to));
  if (prepared.nodeCount() !== nodeCount || prepared.edgeCount() !== edges.length) {
    throw new Error("dagre has another graph than we have");
  }
  return prepared;
}

/** @param {ReturnType<typeof prepare>} prepared */
export function layOut(prepared) {
  layout(prepared);
}

/** @param {ReturnType<typeof prepare>} prepared @returns {import("../graph.mjs").Places} */
export function placesOf(prepared) {
  const names = Array.from({ length: prepared.nodeCount() }, (_, node) => String(node));
  const nodes = names.map((name) => prepared.node(name));
  return { x: nodes.map(({ x }) => x), y: nodes.map(({ y }) => y) };
}
