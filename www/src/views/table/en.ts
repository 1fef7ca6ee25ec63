import { count, number } from "../../messages/english.ts";

export const en = {
  label: (notation: string) => `Positions of ${notation}`,
  columns: {
    number: { name: "No.", title: "In the order p1, p2, …: every position after its options" },
    position: { name: "Position", title: "Fewer parts first, then part by part" },
    outcome: { name: "Outcome", title: "P: whoever moves loses; N: whoever moves can win" },
    grundy: { name: "Grundy value", title: "The least number that none of its options has" },
    gameValue: { name: "Game value", title: "How many turns after the player to move the winner comes" },
    winners: { name: "Winners", title: "Who wins when P₀, P₁, … is to move" },
    remoteness: { name: "Remoteness", title: "Moves to the end if both play well" },
    options: { name: "Options", title: "How many positions a move leads to" },
    layer: { name: "Layer", title: "Counted from the end of play upward" },
  },
  option: "option",
  rows: (first: number, last: number, all: number) =>
    `rows ${number(first)}–${number(last)} of ${number(all)}`,
  filtered: (shown: number, all: number) => `${number(shown)} of ${count(all, "position", "positions")}`,
  save: "Save all rows",
  pages: "Pages",
  first: "First rows",
  previous: "Previous rows",
  next: "Next rows",
  last: "Last rows",
};

export type TableWords = typeof en;
