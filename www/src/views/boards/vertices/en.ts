import { number } from "../../../messages/english.ts";
import type { BoardWords } from "../board.ts";

export interface VerticesWords extends BoardWords {
  drawing: string;
  choose: (vertex: number) => string;
}

export const en: VerticesWords = {
  hint: "Paths along edges, and vertices alone: 0-1-2,4",
  things: "vertices",
  bounds: { bound: "Number of vertices, at most" },
  extent: (bound) => `vertices ≤ ${number(bound)}`,
  move: (changes) => changes.map(({ ends }) => `choose ${ends?.[0]}`).join(", "),
  drawing: "The position: choosing a vertex is a move",
  choose: (vertex) => `Choose ${vertex}`,
};
