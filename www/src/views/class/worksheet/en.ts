import { en as paper } from "../../kit/paper/words.en.ts";
import { number } from "../../../messages/english.ts";

/** The words of worksheets, on the screen and on paper. */
export const en = {
  ...paper,
  blanks: "To fill in",
  blank: { all: "all values", some: "half of them", options: (name: string) => `the options of ${name}` },
  others: "Other ones",
  version: (name: string) => `Version ${name}`,
  starts: "Further starts",
  startsHint: "Positions of the same game, with spaces between them",
  tooMany: "At most 8 further starts are allowed.",
  page: (page: number, pages: number, starts: readonly string[], isAnswers: boolean) =>
    `Page ${page} of ${pages}: ${isAnswers ? "answers for" : "worksheet for"} ${starts.join(" and ")}`,
  coming: "The pages are being laid out…",
  sizes: (pages: number, width: string, height: string, points: string) =>
    `${pages === 1 ? "1 page" : `${pages} pages`}, boxes of at least ${width} × ${height} mm, letters of at least ${points} pt`,
  tooLarge: (name: string, positions: number) =>
    `The ${number(positions)} positions from ${name} cannot be read on one page.`,
  instead: (name: string) => `Take ${name}`,
  largest: "The largest start that fits:",

  arrows: "Each arrow is a move.",
  tasks: {
    grundy:
      "Write its Grundy value into the empty box of each position: the least of the numbers 0, 1, 2, … that none of its options has.",
    outcome:
      "Write P or N into the empty box of each position: P if whoever moves there loses, N if whoever moves there can win.",
    win: "Write L or W into the empty box of each position: L if whoever moves there loses, W if whoever moves there can win.",
    shapes: "Shade a position if none of its options is shaded. Begin where no move is left.",
    misereShapes: "Leave a position without a move empty. Shade any other if none of its options is shaded.",
    remoteness:
      "Write into the empty box of each position how many moves there are to the end if whoever wins hurries and whoever loses delays.",
    gameValue:
      "Write into the empty box of each position how many turns after the player to move the winner comes.",
    winner: (mover: string) =>
      `Write into the empty box of each position the number of the player who wins when ${mover} is to move.`,
  },
  open: "Only those with a dashed border are to be shaded or left empty.",
  optionsAlone: (names: readonly string[]) =>
    `Only the options of ${names.join(" and ")} are to be filled in.`,
};

export type WorksheetWords = typeof en;
