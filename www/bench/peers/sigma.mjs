// Sigma draws the positions of a large graph as points, by WebGL; this runs in a page.
import Graph from "graphology";
import Sigma from "sigma";

/** Draws points at these places. @param {{ x: number[], y: number[], colours: string[] }} points @returns {Promise<number>} until it is drawn */
async function drawn({ x, y, colours }) {
  const start = performance.now();
  const graph = new Graph();
  for (const [index, place] of x.entries())
    graph.addNode(index, { x: place, y: -(y[index] ?? 0), size: 1, color: colours[index] });
  const sigma = new Sigma(graph, /** @type {HTMLElement} */ (document.querySelector("#place")), {
    renderLabels: false,
  });
  await new Promise((resolve) => {
    sigma.once("afterRender", () => {
      requestAnimationFrame(resolve);
    });
    sigma.refresh();
  });
  return performance.now() - start;
}

Object.assign(globalThis, { drawn });
