import { count } from "../../../../messages/english.ts";

export interface VerticesPlayWords {
  board: string;
  /** The vertex, how many neighbours go with it, and whether a hint points to it. */
  vertex: (vertex: number, neighbours: number, isHinted: boolean) => string;
  gone: (vertex: number) => string;
}

export const en: VerticesPlayWords = {
  board: "The graph. Arrow keys go from vertex to vertex, Enter chooses.",
  vertex: (vertex, neighbours, isHinted) =>
    `Choose ${vertex}${neighbours > 0 ? `: ${count(neighbours, "neighbour goes", "neighbours go")} as well` : ""}${isHinted ? " (hint)" : ""}`,
  gone: (vertex) => `${vertex} has gone`,
};
