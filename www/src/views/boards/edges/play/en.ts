import { count } from "../../../../messages/english.ts";

export interface EdgesPlayWords {
  board: string;
  /** The edge between these vertices, with how many others fall when it is cut, and whether a hint points to it. */
  edge: (ends: readonly number[], falling: number, isHinted: boolean) => string;
  fallen: (ends: readonly number[]) => string;
}

export const en: EdgesPlayWords = {
  board: "The graph, standing on the ground. Arrow keys go from edge to edge, Enter cuts.",
  edge: (ends, falling, isHinted) =>
    `Cut ${ends.join("–")}${falling > 0 ? `: ${count(falling, "more edge falls", "more edges fall")}` : ""}${isHinted ? " (hint)" : ""}`,
  fallen: (ends) => `${ends.join("–")} has fallen`,
};
