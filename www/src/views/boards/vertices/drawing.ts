import { html } from "lit/html.js";
import type { PositionDrawing } from "../board.ts";
import { netDrawing } from "../nets/drawing.ts";
import { drawVertices, takenVertices } from "./vertices.ts";
import { wordsBy } from "./words.all.ts";

const SPACING = { unit: (width: number) => Math.min(64, Math.max(44, 240 / width)), padding: 18 };

/** The selected position as a graph on paper whose vertices are chosen. */
export const drawing: PositionDrawing = (context, explanation) => {
  const edges = context.state.game?.edges ?? [];
  const drawn = drawVertices(edges, SPACING);
  if (drawn.vertices.length === 0) return html``;
  const words = wordsBy[context.messages.code];
  return netDrawing(context, explanation, {
    kind: takenVertices(edges),
    drawn,
    frame: drawn.frame,
    widest: drawn.frame.width,
    takes: "vertices",
    name: words.drawing,
    nameOf: (vertex) => words.choose({ vertex: String(vertex) }),
  });
};
