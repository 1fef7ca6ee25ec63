// Graphviz's dot as wasm, with its own settings for everything but the boxes and the direction.
import { instance } from "@viz-js/viz";

/** Graphviz measures boxes in inches of this many points, and we take a pixel for a point. */
const POINTS_PER_INCH = 72;

const viz = await instance();

/** @param {import("../graph.mjs").Graph} graph @returns {import("../graph.mjs").Places} */
export function placesBy({ nodeCount, edges, direction, boxWidth, boxHeight }) {
  const laidOut = /** @type {{ objects: { name: string, pos: string }[], edges: unknown[] }} */ (
    viz.renderJSON({
      graphAttributes: { rankdir: direction === "down" ? "TB" : "LR" },
      nodeAttributes: {
        shape: "box",
        label: "",
        fixedsize: true,
        width: boxWidth / POINTS_PER_INCH,
        height: boxHeight / POINTS_PER_INCH,
      },
      nodes: Array.from({ length: nodeCount }, (_, node) => ({ name: String(node) })),
      edges: edges.map(([tail, head]) => ({ tail: String(tail), head: String(head) })),
    })
  );
  if (laidOut.objects.length !== nodeCount || laidOut.edges.length !== edges.length) {
    throw new Error("dot has another graph than we have");
  }
  const x = new Float64Array(nodeCount);
  const y = new Float64Array(nodeCount);
  for (const { name, pos } of laidOut.objects) {
    const [across = NaN, up = NaN] = pos.split(",").map(Number);
    x[Number(name)] = across;
    y[Number(name)] = -up;
  }
  return { x, y };
}
