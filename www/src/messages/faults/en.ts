import type { ErrorCode } from "../../solver/wire.ts";

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
  "wrong-type": ({ field }) => `${field}: another kind of value is expected here.`,
  "not-an-integer": ({ field, got }) => `${field}: ${got} is not a whole number.`,
  "out-of-range": ({ field, limit, got, isBelow }) =>
    `${field}: ${got} is too ${isBelow ? "small; at least" : "large; at most"} ${limit} is allowed.`,
  "too-many": ({ field, limit, things = "numbers" }) =>
    `${field}: at most ${limit} ${things} are allowed here.`,
  repeated: ({ field, got }) => `${field}: ${got} is named twice.`,
  "no-token": ({ field, got }) => `${field}: place ${got} belongs to no component.`,
  "unexpected-character": ({ field, got }) => `${field}: “${got}” does not belong here.`,
  "unclosed-bracket": ({ field }) => `${field}: this bracket is never closed.`,
  "text-too-long": ({ field, limit, got }) => `${field}: at most ${limit} characters, not ${got}.`,
  "unknown-choice": ({ field, got }) => `${field}: “${got}” is not one of the choices.`,
  "no-arrows": ({ field, got }) =>
    `${field}: these are vertices without any arrow: ${got}. Arrows are written a>b, a>c; vertices alone stand in braces.`,
  "unclear-arrows": ({ field, got }) =>
    `${field}: ${got ? `“${got}”` : "this"} may be read in several ways. Each arrow by itself, such as a>b, is clear.`,
  "partial-graph": ({ field, got }) =>
    `${field}: this is a part of a graph; at least ${got} of its arrows are missing.`,
  "second-graph": ({ field, got }) => `${field}: here a second graph begins${got && `, “${got}”`}.`,
  "undirected-graph": ({ field }) => `${field}: lines without a direction are no moves.`,
  "cyclic-graph": ({ field, got }) => `${field}: the arrows form a cycle, ${got}, so play need not end.`,
  "unknown-vertex": ({ got }) => `No arrow begins or ends at “${got}”.`,
  "unknown-position": ({ field, got }) => `${field}: ${got} cannot be reached from the start.`,
  "nested-sum": () => "A sum cannot be a component of a sum; name its components one by one.",
  "not-a-ranking": ({ field }) =>
    `${field}: each row names every player once, beginning with the one whose row it is.`,
  "unknown-convention": ({ got }) => `There is no play convention “${got}”.`,
  "unknown-theorem": ({ got }) => `There is no theorem called “${got}”.`,
  "does-not-apply": ({ field, got }) =>
    field === "jiaEnding"
      ? "Jia’s ending is one of sums under misère play."
      : `The theorem “${got}” says nothing about this ruleset with these parameters and this play convention.`,
  "no-heaps": ({ got }) => `The positions of “${got}” are not heaps, so there is no table over heaps.`,
  "no-puzzle": () => "In this game no position has both moves that win and moves that lose.",
  "too-many-positions": ({ field, limit, got }) =>
    `${field}: ${got || `more than ${limit}`} positions can be reached from here; at most ${limit} are searched.`,
  "too-many-moves": ({ field, limit }) =>
    `${field}: more than ${limit} moves can be made from here on, too many to search.`,
  "out-of-memory": () => "There is not enough memory for this.",
  cancelled: () => "",
  internal: () => "Something went wrong inside the solver.",
};

/** What is said of every fault. */
export const en = {
  faults,
  /** What fields may have too many of. */
  things: { digits: "digits", arrows: "vertices or arrows", players: "players", parts: "parts" },
};

export type FaultWords = typeof en;
