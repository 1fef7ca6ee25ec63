import { count, number } from "../../messages/english.ts";

/** The words of the panel. */
export const en = {
  howTo: {
    title: "How to read this picture",
    close: "Hide these lines",
    outcomes: "[[p|Solid]]: whoever moves loses (P). [[n|Outlined]]: whoever moves can win (N).",
    values: "[[grundy|Grundy value]]: the least number that no [[option|option]] has. Solid ones have 0.",
    letters: "The letters say who wins: the previous or the next player.",
    arrows: "Arrows are moves; coloured ones win. Select a position to see all its moves.",
  },

  position: {
    label: "Position",
    undo: "Undo",
    redo: "Redo",
    line: "Moves made",
    p: "[[p|P-position]]: whoever moves now loses, if the other plays well.",
    n: "[[n|N-position]]: whoever moves now can win.",
    unlabelled: "Its value has not been found yet.",
    terminalP: "[[p|P-position]]: no move is left, so whoever should move has lost.",
    terminalN: "[[n|N-position]]: no move is left, so whoever should move has won.",
    remoteness: (moves: number) =>
      `[[remoteness|${count(moves, "move", "moves")} to the end]] if both play well`,
    grundy: (value: number) => `[[grundy|Grundy value]] ${number(value)}`,
    startHere: "Start here",
    methods: {
      search: "Found by search",
      recursion: "Found in a table, not by search",
      "sprague-grundy": "[[spragueGrundy|Found heap by heap]], not by search",
      theorem: "By theorem, not by search",
    },
    byTheorem: (name: string, proof: string) => `By theorem, not by search: ${name}${proof && `, ${proof}`}`,
  },

  why: {
    value: (value: number | string) => `Why ${typeof value === "number" ? number(value) : value}?`,
    mexRule: "The value of a position is the least number that none of its options has: their [[mex|mex]].",
    missing: (value: number) => `no option: ${number(value)} is the least number missing`,
    terminal: "There are no [[option|options]], so 0 is missing already.",
    allN: "Every [[option|option]] is an [[n|N-position]]: the other player can win.",
    someP: "An [[option|option]] is a [[p|P-position]]: go there and the other player loses.",
    misereTerminal: (convention: string) => `There are no options: ${convention}.`,
    wins: "wins",
    moveTo: (label: string, value: string, change: string) => `Move to ${label}, ${value}${change}`,
    valueIs: (value: number) => `value ${number(value)}`,
    outcomeIs: (outcome: string) => `${outcome}-position`,
    listed: (listed: number, all: number | undefined) =>
      all === undefined
        ? `${number(listed)} options are listed; there are more.`
        : `The first ${number(listed)} of ${count(all, "option", "options")} are listed.`,
    options: (all: number) => `${number(all)} [[option|${all === 1 ? "option" : "options"}]]`,
    more: (rest: number) => `Show ${number(rest)} more`,
    moreRows: (rest: number) => `Show ${count(rest, "more value", "more values")}`,
  },

  parts: {
    title: "Part by part",
    sum: "By [[spragueGrundy|Sprague–Grundy]] the value is the [[nimSum|nim-sum]] of the parts’ values:",
    has: (part: string, grundy: number) => `${part} has ${number(grundy)}`,
    list: (parts: readonly string[]) => `${parts.join(", ")}.`,
  },
};

export type PanelWords = typeof en;
