import type { PositionDrawing } from "../board.ts";
import { netDrawing, withoutPasses } from "../nets/drawing.ts";
import { wordsBy } from "./words.all.ts";
import { drawEdges, takenEdges } from "./lines.ts";

/** The selected position as a graph on the ground whose edges are cut. */
export const drawing: PositionDrawing = (context, explanation) => {
  const { state, messages } = context;
  const { edges = [], tokens = [] } = state.game ?? {};
  const drawn = drawEdges(edges);
  const { width, height, ground } = drawn;
  const words = wordsBy[messages.code];
  return netDrawing(context, explanation, {
    kind: takenEdges(edges, withoutPasses(state, tokens)),
    drawn,
    frame: { left: 0, top: 0, width, height },
    // Where it is low, edges are further apart than drawn, so that a finger finds each.
    widest: width * Math.min(1.6, Math.max(1, 240 / height)),
    takes: "edges",
    name: words.drawing,
    nameOf: (edge) => words.cut({ edge: (edges[edge] ?? []).join("–") }),
    ground,
  });
};
