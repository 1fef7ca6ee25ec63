import type { Catalogue, Exploration, Explanation, RequestError } from "../solver/wire.ts";
import type { PlayedLine } from "./playedLine.ts";
import type { PositionGraph } from "./positionGraph.ts";

export type Language = "en" | "zh";
/** What the colours of the positions mean. */
export type ColourBy = "grundy" | "outcome";
export type Convention = "normal" | "misere";
export type Params = Record<string, number | number[]>;

/** A game with its start, as the solver understood it. */
export interface OpenGame {
  ruleset: string;
  params: Params;
  convention: Convention;
  /** The start with its rule, for instance "nim(1,2,3)". */
  notation: string;
  /** The start alone, as the solver writes it. */
  start: string;
}

/** What stands in the text fields; it may be wrong, and then the picture stays as it was. */
export interface Draft {
  ruleset: string;
  /** By the key of the parameter. */
  params: Record<string, string>;
  position: string;
}

/** The picture's data, or why there is none. */
export type Picture =
  | { kind: "none" }
  | { kind: "graph"; graph: PositionGraph; exploration: Exploration }
  /** The graph is beyond the solver's budget; single positions can still be explained. */
  | { kind: "refused"; error: RequestError };

/** Something to say that is not the fault of a field. */
export type Notice =
  | { kind: "bad-link"; text: string; error: RequestError }
  | { kind: "unknown-position"; position: string }
  | { kind: "example-instead"; ruleset: string; position: string }
  | { kind: "failed"; error: RequestError }
  | { kind: "crashed" }
  | { kind: "no-solver"; detail: string };

/** Everything the page shows follows from this. Objects in it are replaced, never changed. */
export interface State {
  language: Language;
  /** True when the reader chose the language; only then it is kept in the link. */
  languageChosen: boolean;
  /** Absent until the solver has started. */
  catalogue: Catalogue | undefined;
  draft: Draft;
  /** The fault of a field, by its path in the request. */
  fault: RequestError | undefined;
  /** The game that is shown; absent until the first one is open. */
  game: OpenGame | undefined;
  picture: Picture;
  /** What was asked for; misère play knows no Grundy values and falls back on outcomes. */
  colourBy: ColourBy;
  /** The moves made, by the positions they lead through. */
  line: PlayedLine;
  /** The position whose value is explained, as the solver writes it. */
  selected: string;
  /** Of the selected position; for a moment after a move it is still that of the one before. */
  explanation: Explanation | undefined;
  /** A position pointed at in the panel, to be found in the picture. */
  pointedAt: string | undefined;
  /** How far a long computation is; absent while nothing long is under way. */
  progress: { positions: number; moves: number } | undefined;
  notice: Notice | undefined;
  /** Counts the games that were opened; each is an entry of the browser's history. */
  entry: number;
}

export function defaults(): State {
  return {
    language: "en",
    languageChosen: false,
    catalogue: undefined,
    draft: { ruleset: "", params: {}, position: "" },
    fault: undefined,
    game: undefined,
    picture: { kind: "none" },
    colourBy: "grundy",
    line: { positions: [""], cursor: 0 },
    selected: "",
    explanation: undefined,
    pointedAt: undefined,
    progress: undefined,
    notice: undefined,
    entry: 0,
  };
}

/** The graph, if there is one. */
export function graphOf(state: State): PositionGraph | undefined {
  return state.picture.kind === "graph" ? state.picture.graph : undefined;
}

/** What the colours mean for the values that are known. */
export function effectiveColour(state: State): ColourBy {
  return graphOf(state)?.hasGrundy === false ? "outcome" : state.colourBy;
}
