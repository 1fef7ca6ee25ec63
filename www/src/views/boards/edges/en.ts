import { number } from "../../../messages/english.ts";
import type { BoardWords } from "../board.ts";

export interface EdgesWords extends BoardWords {
  drawing: string;
  /** The vertices that the edge joins. */
  cut: (ends: readonly number[]) => string;
}

export const en: EdgesWords = {
  hint: "Paths along edges from vertex to vertex; 0 is the ground",
  things: "edges",
  bounds: { bound: "Number of edges, at most" },
  extent: (bound) => `edges ≤ ${number(bound)}`,
  move: (changes) => changes.map(({ ends }) => `cut ${ends?.join("–")}`).join(", "),
  drawing: "The position: cutting an edge is a move",
  cut: (ends) => `Cut ${ends.join("–")}`,
};
