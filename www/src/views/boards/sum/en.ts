import type { BoardWords } from "../board.ts";

export interface SumWords extends BoardWords {
  add: string;
  addGame: string;
  game: (number: number) => string;
  remove: (game: string) => string;
}

export const en: SumWords = {
  hint: "Games with a + between them",
  things: "games",
  start: { open: "Games", label: "Games of the sum" },
  bounds: { bound: "Largest number", heaps: "Number of heaps in each, at most" },
  add: "Add",
  addGame: "Game to add",
  game: (number) => `Game ${number}`,
  remove: (game) => `Remove ${game}`,
};
