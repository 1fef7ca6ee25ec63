import { number } from "../../../messages/english.ts";
import type { BoardWords } from "../board.ts";
import { endsOf } from "./ends.ts";

export interface EdgesWords extends BoardWords {
  drawing: string;
  cut: (edge: number) => string;
}

const edge = (token: number): string => endsOf(token).join("–");

export const en: EdgesWords = {
  hint: "Ways along edges from vertex to vertex; 0 is the ground",
  things: "edges",
  bounds: { bound: "Most edges" },
  extent: (bound) => `edges ≤ ${number(bound)}`,
  move: (changes) => changes.map(({ from }) => `cut ${edge(from)}`).join(", "),
  drawing: "The position; cutting an edge is a move",
  cut: (token) => `Cut ${edge(token)}`,
};
