import type { Convention } from "../solver/api.ts";
import { NORMAL } from "./convention.ts";
import type {
  Catalogue,
  Exploration,
  Explanation,
  ParameterValue,
  RequestError,
  RulesetCard,
} from "../solver/wire.ts";
import type { Missing } from "../loading/lazy.ts";
import type { Check, Spotlight } from "./check.ts";
import type { Labelling } from "./labelling.ts";
import type { PlayedLine } from "./playedLine.ts";
import type { PositionGraph } from "./graph/positionGraph.ts";
import type { Survey } from "../views/theorems/surveyor.ts";

export type Language = "en" | "zh";
export type Theme = "auto" | "light" | "dark";
/**
 * What the colours of the positions mean: a number that each position has, or who wins. With two players that is the
 * Grundy value or the outcome, with several the game value or the winner.
 */
export type ColourBy = "grundy" | "outcome";
/** The same for the values that are known of a game. With several players a number is i: who wins when Pᵢ is to move. */
export type Colouring = ColourBy | "gameValue" | number;
/** What a colouring says of a position. */
export type Value = "P" | "N" | number;
/** What is written on the positions: themselves, their values, both, or their numbers p1, p2, … in the literature. */
export type Labels = "both" | "position" | "value" | "number";
/** The picture, the table of the same positions, or what is known of the game. */
export type View = "graph" | "table" | "theorems";
export type Params = Record<string, ParameterValue>;

/** A game with its start, as the solver understood it. */
export interface OpenGame {
  ruleset: string;
  params: Params;
  convention: Convention;
  /** The start with its rule, for instance "nim(1,2,3)". */
  notation: string;
  /** The start alone, as the solver writes it. */
  start: string;
  /** The start as the form shows it. */
  written: string;
  /** What the start is made of, such as heap sizes. */
  tokens: readonly number[];
  /** The notations of the components of a sum; none in any other game. */
  components: readonly string[];
  /** How many passes there are at the start. */
  passes: number;
}

/** How the positions are shown; nothing about the game. */
export interface Display {
  /** What was asked for; where positions have no such number, the colours fall back on who wins. */
  colourBy: ColourBy;
  /** The player whose turn it is taken to be, i of Pᵢ; only with several does that matter. */
  mover: number;
  labels: Labels;
  /** Whether heaps that have been emptied are written, as 0. */
  emptyHeaps: boolean;
  /** The values whose positions stand out, as the caps write them; none: all positions do. */
  only: readonly string[];
  view: View;
  /** The theorem that is opened, by its id; empty: the first. */
  theorem: string;
  /** The formula that the reader makes up, as it stands in its field. */
  formula: string;
  theme: Theme;
}

/** What stands in the text fields; it may be wrong, and then the picture stays as it was. */
export interface Draft {
  ruleset: string;
  convention: Convention;
  /** By the key of the parameter. */
  params: Record<string, string>;
  position: string;
  /** The same start by its tokens, in the order in which the reader arranged them. */
  tokens: readonly number[];
  /** The notations of the components of a sum. */
  components: readonly string[];
}

/** The picture's data, or why there is none. */
export type Picture =
  | { kind: "none" }
  | { kind: "graph"; graph: PositionGraph; exploration: Exploration }
  /**
   * The graph is beyond the solver's budget; single positions can still be explained, and where their values are known without
   * search, what is around one of them can be drawn.
   */
  | { kind: "refused"; error: RequestError; around?: Around };

/** A part of a graph around a position. */
export interface Around {
  graph: PositionGraph;
  exploration: Exploration;
}

/** Something to say that is not the fault of a field. */
export type Notice =
  | { kind: "bad-link"; text: string; error: RequestError }
  | { kind: "unknown-position"; position: string }
  | { kind: "example-instead"; ruleset: string; position: string }
  | { kind: "failed"; error: RequestError }
  | { kind: "not-loaded"; what: readonly Missing[]; before: Notice | undefined }
  | { kind: "crashed" }
  | { kind: "no-worker" }
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
  display: Display;
  /** Present while the positions are being labelled one after another. */
  labelling: Labelling | undefined;
  /** How theorems fared in this game, by their ids; each has its last check. */
  checks: Readonly<Record<string, Check>>;
  /** What is shown of a check in the picture. */
  spotlight: Spotlight | undefined;
  /** The values of this game within bounds, with one number of players or more. */
  survey: Survey | undefined;
  /** The moves made, by the positions they lead through. */
  line: PlayedLine;
  /** The position whose value is explained, as the solver writes it. */
  selected: string;
  /** Of the selected position; for a moment after a move it is still that of the one before. */
  explanation: Explanation | undefined;
  /** A position pointed at in the panel, to be found in the picture. */
  pointedAt: string | undefined;
  /** Whether another game is being opened; until it is there, the one before is shown. */
  isOpening: boolean;
  /** How far a long computation is; absent while nothing long is under way. */
  progress: { positions: number; moves: number } | undefined;
  notice: Notice | undefined;
  /** Counts the games that were opened; each is an entry of the browser's history. */
  entry: number;
}

export const initialDisplay: Display = {
  colourBy: "grundy",
  mover: 0,
  labels: "both",
  emptyHeaps: false,
  only: [],
  view: "graph",
  theorem: "",
  formula: "",
  theme: "auto",
};

export function defaults(): State {
  return {
    language: "en",
    languageChosen: false,
    catalogue: undefined,
    draft: { ruleset: "", convention: NORMAL, params: {}, position: "", tokens: [], components: [] },
    fault: undefined,
    game: undefined,
    picture: { kind: "none" },
    display: initialDisplay,
    labelling: undefined,
    checks: {},
    spotlight: undefined,
    survey: undefined,
    line: { positions: [""], cursor: 0 },
    selected: "",
    explanation: undefined,
    pointedAt: undefined,
    isOpening: false,
    progress: undefined,
    notice: undefined,
    entry: 0,
  };
}

/** What the catalogue says of the ruleset in the form. */
export function draftCard({ catalogue, draft }: State): RulesetCard | undefined {
  return catalogue?.rulesets.find(({ id }) => id === draft.ruleset);
}

/** The graph, if there is one. */
export function graphOf(state: State): PositionGraph | undefined {
  return state.picture.kind === "graph" ? state.picture.graph : undefined;
}

/** The graph that is drawn: the whole one, or a part of one that is too large. */
export function drawnGraph({ picture }: State): PositionGraph | undefined {
  if (picture.kind === "graph") return picture.graph;
  return picture.kind === "refused" ? picture.around?.graph : undefined;
}

/** The values that are picked out, as far as there are any of them; none: all are shown. */
export function shownValues(state: State): readonly string[] {
  const values = drawnGraph(state)?.valuesBy(effectiveColour(state));
  const { only } = state.display;
  const isThere = (value: string): boolean => values?.has(value) === true;
  return only.every(isThere) ? only : only.filter(isThere);
}

/** What the colours mean for the values that are known. */
export function effectiveColour(state: State): Colouring {
  const { colourBy } = state.display;
  const graph = drawnGraph(state);
  if (!graph) return colourBy;
  if (graph.players > 2) return colourBy === "grundy" && graph.hasGameValues ? "gameValue" : moverOf(state);
  return graph.hasGrundy ? colourBy : "outcome";
}

/** The player whose turn it is taken to be, among those of the game. */
export function moverOf(state: State): number {
  const { mover } = state.display;
  return mover < (drawnGraph(state)?.players ?? 0) ? mover : 0;
}
