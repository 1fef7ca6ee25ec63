import { count, number } from "./english.ts";
import { figure } from "./figure/en.ts";
import type { ErrorCode } from "../solver/wire.ts";

/** What an error says about itself, in words that can stand in a sentence. */
export interface FaultFacts {
  /** The name of the field as the page writes it. */
  field: string;
  limit: string;
  got: string;
  /** Whether what was got lies below the limit. */
  isBelow: boolean;
  /** What it may have too many of, if not numbers. */
  things: string | undefined;
  /** Whether numbers stand in it, and nothing else. */
  holdsNumbers: boolean;
}

const faults: Record<ErrorCode, (facts: FaultFacts) => string> = {
  "unknown-ruleset": ({ got }) => `There is no ruleset “${got}”.`,
  "unknown-key": ({ field, got }) => `${field}: “${got || field}” is not known here.`,
  "missing-value": ({ field, got, limit, holdsNumbers }) =>
    `${field}: ${(!limit && got) || (holdsNumbers ? "a number" : "something")} is missing here.`,
  "wrong-type": ({ field }) => `${field}: this is not of the kind expected here.`,
  "not-an-integer": ({ field, got }) => `${field}: ${got} is not a whole number.`,
  "out-of-range": ({ field, limit, got, isBelow }) =>
    `${field}: ${got} is too ${isBelow ? "small; at least" : "large; at most"} ${limit} is allowed.`,
  "too-many": ({ field, limit, things = "numbers" }) =>
    `${field}: at most ${limit} ${things} can stand here.`,
  "unexpected-character": ({ field, got }) => `${field}: “${got}” does not belong here.`,
  "unclosed-bracket": ({ field }) => `${field}: this bracket is never closed.`,
  "text-too-long": ({ field, limit, got }) => `${field}: at most ${limit} characters, not ${got}.`,
  "unknown-choice": ({ field, got }) => `${field}: “${got}” is none of the choices.`,
  "cyclic-graph": ({ field, got }) =>
    `${field}: the arrows lead round in a circle, ${got}, so play need not end.`,
  "unknown-vertex": ({ got }) => `No arrow begins or ends at “${got}”.`,
  "nested-sum": () => "A sum cannot be a component of a sum; name its components one by one.",
  "not-a-ranking": ({ field }) =>
    `${field}: each row names every player once, and first the one whose row it is.`,
  "unknown-convention": ({ got }) => `There is no play convention “${got}”.`,
  "unknown-theorem": ({ got }) => `There is no theorem called “${got}”.`,
  "does-not-apply": ({ got }) =>
    `The theorem “${got}” says nothing about this ruleset with these parameters and this play convention.`,
  "no-heaps": ({ got }) => `The positions of “${got}” are not heaps, so there is no table over heaps.`,
  "too-many-positions": ({ field, limit, got }) =>
    `${field}: ${got || `more than ${limit}`} positions can be reached from here; at most ${limit} are searched.`,
  "too-many-moves": ({ field, limit }) =>
    `${field}: more than ${limit} moves can be made from here on, too many to search.`,
  "out-of-memory": () => "There is not enough memory for this.",
  cancelled: () => "",
  internal: () => "The solver met a fault of its own.",
};

/** The words of the page, those of its figure among them. */
export const en = {
  ...figure,
  title: "Mexplorer",
  tagline: "Position graphs of impartial games",
  otherLanguage: "中文",
  switchLanguage: "以中文显示",

  form: {
    label: "Game",
    ruleset: "Ruleset",
    position: "Position",
    address: "Address",
    open: "Draw",
    convention: "Play convention",
    players: "Number of players",
    winner: "Who wins",
    preferences: "Preferences",
    at: (least: string, most: string) => `from ${least} to ${most}`,
    hint: (meaning: string, range: string) =>
      `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}${range && `, ${range}`}`,
    unbounded: "empty: no bound",
    forExample: (hint: string, example: string) => `${hint}; for instance ${example}`,
    line: (number: number, fault: string) => `Line ${number}. ${fault}`,
    components: (number: number | undefined) => (number === undefined ? "Games" : `Game ${number}`),
  },
  themes: { label: "Colours of the page", auto: "As the system", light: "Light", dark: "Dark" },
  help: {
    label: "Help and glossary",
    keys: "Keys",
    keyList: [
      ["← ↑ → ↓", "go along a move or to a neighbour"],
      ["Enter", "move to the position"],
      ["+ − 0", "zoom in, zoom out, show all"],
      ["Shift+← ↑ → ↓", "shift the enlarged picture"],
      ["Wheel, two fingers", "zoom; drag to shift"],
      ["Pointing", "lights the moves; a dotted border can reach it"],
      ["Ctrl+Z, Ctrl+Y", "take a move back, make it again"],
      ["Esc", "close what has opened"],
    ] as ReadonlyArray<readonly [keys: string, what: string]>,
    glossary: "Glossary",
  },
  howTo: {
    title: "How to read this picture",
    close: "Hide these lines",
    outcomes: "[[p|Solid]]: whoever moves loses (P). [[n|Outlined]]: whoever moves can win (N).",
    values: "[[grundy|Grundy value]]: the least number that no [[option|option]] has. Solid ones have 0.",
    letters: "The letters say who wins: the previous or the next player.",
    arrows: "Arrows are moves; those in colour win. Select a position to see all its moves.",
  },
  faults,
  /** What fields may have too many of. */
  things: { digits: "digits", players: "players", parts: "parts" },

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
    startHint: (position: string) => `Draw the graph of ${position} alone`,
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

  theorem: {
    proved: "[[proved|proved]]",
    "needs-hypothesis": "[[hypothesis|holds under a hypothesis]]",
    conjecture: "[[conjecture|conjecture]]",
    observed: "[[observed|observed]]",
    winningMoves: (moves: readonly string[]) =>
      `${moves.length === 1 ? "Winning move" : "Winning moves"}: ${moves.join("; ")}`,
    agrees: "Search finds the same.",
    differs: "Search finds something else.",
    fails: "Here it is wrong: the hypothesis fails. Search finds something else.",
    numbers: "The numbers",
    argument: "The argument",
    nimSum: "[[nimSum|nim-sum]]",
  },

  notice: {
    badLink: "So the address was not followed.",
    unknownPosition: (position: string) =>
      `${position} cannot be reached in this game; what comes before it is shown.`,
    exampleInstead: (position: string, ruleset: string) =>
      `${position} does not fit here, so an example of ${ruleset} is shown.`,
    crashed: "The solver broke down and was started afresh. The page is as it was.",
    noWorker:
      "This browser lets the page have no worker, so it computes by itself: long computations make it slow to react.",
    noSolver: "The solver could not be started in this browser.",
    noSolverMeans:
      "Values are computed in your browser, by a WebAssembly program in a worker. A strict content blocker, a “lockdown” mode or an old browser keeps it from starting: allow this page scripts, WebAssembly and workers, or open it in another browser.",
    reload: "Load the page again",
    rulesets: "There are:",
    dismiss: "Close",
  },
  examples: "Examples",
};

export type Messages = typeof en;
