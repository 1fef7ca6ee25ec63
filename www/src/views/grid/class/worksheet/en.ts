import { en as paper } from "../../../kit/paper/words.en.ts";

/** The words of a grid on paper. */
export const en = {
  ...paper,
  coming: "The page is being laid out…",
  tooLarge: (most: number) =>
    `A sheet has room for ${most} rows and ${most} columns at most. Choose fewer of them.`,
  size: (rows: number, columns: number, side: string) => `${rows} × ${columns} cells of ${side} × ${side} mm`,
  page: (page: number, pages: number, notation: string, isAnswers: boolean) =>
    `Page ${page} of ${pages}: ${isAnswers ? "answers for" : "worksheet for"} ${notation}`,
  where: (row: number, column: number, label: string) =>
    `The cell in row ${row} and column ${column} is the position ${label}.`,
  tasks: {
    grundy:
      "Write its Grundy value into each empty cell: the least of the numbers 0, 1, 2, … that none of its options has.",
    outcome:
      "Write P or N into each empty cell: P if whoever moves there loses, N if whoever moves there can win.",
    win: "Write L or W into each empty cell: L if whoever moves there loses, W if whoever moves there can win.",
    shapes:
      "Shade a cell if none of its options is shaded, and put an O in any other. Begin where no move is left.",
    misereShapes:
      "Put an O in a cell where no move is left. Shade any other if none of its options is shaded, and else put an O in it.",
    gameValue: "Write into each empty cell how many turns after the player to move the winner comes.",
    winner: (mover: string) =>
      `Write into each empty cell the number of the player who wins when ${mover} is to move.`,
  },
};

export type SheetWords = typeof en;
