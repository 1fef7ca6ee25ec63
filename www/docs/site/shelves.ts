// What there is to read, on shelves: on each the pages in the order in which they lead on.
import { STORIES } from "../../src/model/lessons/stories/shelf.ts";
import type { Text } from "../../src/solver/wire.ts";

export type ShelfId = "games" | "ideas" | "stories" | "theorems" | "documents";

export interface Shelf {
  /** The folder of its pages, and of the texts that are written for them. */
  readonly id: ShelfId;
  readonly name: Text;
  /** The files of its pages without their endings, the easiest first; those of the documents stand in pages.ts. */
  readonly pages: readonly string[];
}

const names = (...lines: readonly string[]): string[] => lines.flatMap((line) => line.split(" "));

export const SHELVES: readonly Shelf[] = [
  {
    id: "games",
    name: { en: "Games", zh: "游戏" },
    pages: names(
      "bash nim kayles chomp subtraction half staircase wythoff fibonacci euclid grundy turtles ruler silver-dollar",
      "treblecross dawsons-kayles dawsons-chess laskers-nim moore hackenbush node-kayles octal small-nim large-nim",
      "graph rule take vectors",
    ),
  },
  {
    id: "ideas",
    name: { en: "Ideas", zh: "概念" },
    pages: names(
      "position-graph p-position mex grundy-value nim-sum sum misere remoteness kernel period level draw",
    ),
  },
  { id: "stories", name: { en: "Stories", zh: "故事" }, pages: STORIES.map(({ id }) => id) },
  {
    id: "theorems",
    name: { en: "Theorems", zh: "定理" },
    pages: names("values periods misere passes returns sets players small-nim large-nim"),
  },
  { id: "documents", name: { en: "Documents", zh: "文档" }, pages: [] },
];

/** Which one a page stands on: pages of no folder are documents. */
export function shelfOf(page: string): ShelfId {
  return SHELVES.find(({ id }) => page.startsWith(`${id}/`))?.id ?? "documents";
}
