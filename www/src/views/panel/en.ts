import { count, number } from "../../messages/english.ts";
import type { ExplainedPeriod, PeriodHeap } from "../../solver/wire.ts";

/** The words of the panel. */
export const en = {
  howTo: {
    title: "How to read this picture",
    invitation: "Whoever’s turn it is loses here. Why? Tap a position.",
    story: "Or start with a story",
    close: "Hide these lines",
    outcomes: "[[p|Solid]]: whoever moves loses (P). [[n|Outlined]]: whoever moves can win (N).",
    values: "[[grundy|Grundy value]]: the least number that no [[option|option]] has. Solid ones have 0.",
    remoteness: "[[remoteness|Remoteness]]: moves to the end when the winner hurries and the loser delays.",
    letters: "The letters say who wins: the previous or the next player.",
    arrows: "Arrows are moves; coloured ones win. Select a position to see all its moves.",
  },

  position: {
    label: "Position",
    redo: "Redo",
    line: "Moves made",
    lookingAt: (position: string, isBeyond: boolean) =>
      `Looking at ${position}${isBeyond ? ", which does not follow from the start" : ""}`,
    lookBack: (position: string) => `back to ${position}`,
    outcomes: { P: "[[p|P-position]]", N: "[[n|N-position]]" },
    remoteness: (moves: number) =>
      `[[remoteness|${count(moves, "move", "moves")} to the end]] if both play well`,
    grundy: (value: number) => `[[grundy|Grundy value]] ${number(value)}`,
    startHere: "Start here",
    methods: {
      search: "Found by search",
      recursion: "Found in a table, not by search",
      "sprague-grundy": "[[spragueGrundy|Found heap by heap]], not by search",
      period: "By a proved period, not by search",
      theorem: "By theorem, not by search",
      several: "Found in several ways",
    },
    byTheorem: (name: string, proof: string) => `By theorem, not by search: ${name}${proof && `, ${proof}`}`,
  },

  /** How a plain verdict goes on, and the moves that lose. */
  plain: {
    position: "This position",
    end: ".",
    allLose: (moves: number | undefined) =>
      `: ${moves === 1 ? "the only move" : "every move"} leaves a position the other player can win.`,
    wins: ", where the other player loses.",
    last: (player: 0 | 1, hasWon: boolean) =>
      `. The ${player === 0 ? "first" : "second"} player made the last move and has ${hasWon ? "won" : "lost"}.`,
    answers: "Each move, and the answer that wins:",
    otherAnswers: "Any other move loses. The answers:",
    someAnswers: "Some of the moves that lose, and the answers:",
    answer: (move: string, answer: string, says: string) => `The answer to ${move}: ${answer}, ${says}`,
    ends: "the other player cannot move, and so wins",
  },

  why: {
    value: (value: number) => `Why Grundy value ${number(value)}?`,
    mexRule: "It is the least number that no option has: the [[mex|mex]] of their values.",
    missing: (value: number) => `no option has ${number(value)}, so the mex is ${number(value)}`,
    terminal: "There are no [[option|options]], so no number is taken: the [[mex|mex]] is 0.",
    moveTo: (label: string, value: string, change: string) => `Move to ${label}, ${value}${change}`,
    lookAt: (label: string, value: string, change: string) => `Look at ${label}, ${value}${change}`,
    valueIs: (value: number) => `value ${number(value)}`,
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

  /** Why the value of a heap is that of a smaller one. */
  periods: {
    title: "By the period",
    repeats: ({ period, preperiod }: ExplainedPeriod) =>
      `The values of single heaps have the period ${number(period)}${preperiod > 0 ? ` from the heap ${number(preperiod)} on` : ""}.`,
    heap: ({ heap, remainder, like }: PeriodHeap, { period }: ExplainedPeriod) =>
      `${number(heap)} leaves the remainder ${number(remainder)} by ${number(period)}, and so does ${number(like)}: the two heaps have the same value.`,
    proofs: {
      window: ({ period, reach, lookedThrough }: ExplainedPeriod) =>
        `This is proved: each value follows from the ${count(reach, "value", "values")} before it, always in the same way. All heaps below ${number(lookedThrough)} were looked through: ${count(reach, "value", "values")} in a row repeat at the distance ${number(period)}, and so all that follow do.`,
      "guy-smith": ({ period, preperiod, reach, parts, lookedThrough }: ExplainedPeriod) =>
        `This is proved: no move takes more than ${count(reach, "stone", "stones")}, so by Guy and Smith a period that all heaps below ${parts}·${number(Math.max(1, preperiod))} + ${parts}·${number(period)} + ${number(reach)} = ${number(lookedThrough)} have holds for ever. All of these were looked through.`,
    },
  },
};

export type PanelWords = typeof en;
