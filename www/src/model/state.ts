import type { Convention } from "../solver/api.ts";
import type {
  Catalogue,
  ExplainedOption,
  Explanation,
  Notation,
  RequestError,
  RulesetCard,
  TheoremVerdict,
} from "../solver/wire.ts";
import type { Missing } from "../loading/lazy.ts";
import { isSameConvention, NORMAL } from "./convention.ts";
import type { LessonText } from "./lessons/lesson.ts";
import type { PlayedLine } from "./playedLine.ts";
import type { BareExploration, PositionGraph } from "./graph/positionGraph.ts";

/** A game with its start, as the solver understood it. What a game of its kind has none of is empty. */
export interface OpenGame extends Notation {
  convention: Convention;
  components: string[];
  /** How many passes there are at the start. */
  passes: number;
}

/** What stands in the text fields; it may be wrong, and then the picture stays as it was. */
export interface Draft {
  ruleset: string;
  convention: Convention;
  /** By the key of the parameter. */
  params: Record<string, string>;
  position: string;
  /** Whether the reader typed it or put it together, rather than opened an example or a link. */
  isOwn: boolean;
  /** The same start by its tokens, in the order in which the reader arranged them. */
  tokens: readonly number[];
  /** The notations of the components of a sum. */
  components: readonly string[];
}

/**
 * The picture's data, or why there is none. A blind one is placed by covering moves alone: nobody can tell anything of the
 * values from it.
 */
export type Picture =
  | { kind: "none" }
  | {
      kind: "graph";
      graph: PositionGraph;
      exploration: BareExploration;
      isBlind: boolean;
      /** The part that is drawn in its place, where the reader asked for one. */
      around?: Around;
    }
  /**
   * The graph is beyond the solver's budget; single positions can still be explained, and where their values are known without
   * search, what is around one of them can be drawn.
   */
  | { kind: "refused"; error: RequestError; around?: Around };

/** A part of a graph around a position. */
export interface Around {
  graph: PositionGraph;
  exploration: BareExploration;
  isBlind: boolean;
}

/** A position with its options, and the theorems that speak of the game. What these say, and all values, are told apart. */
export type Listing = Omit<
  Explanation,
  | "value"
  | "method"
  | "theorem"
  | "mexWitnesses"
  | "movers"
  | "components"
  | "periods"
  | "options"
  | "theorems"
> & {
  options: ReadonlyArray<Omit<ExplainedOption, "value" | "winning" | "reply">>;
  theorems: ReadonlyArray<Pick<TheoremVerdict, "id">>;
};

/** Something to say that is not the fault of a field. */
export type Notice =
  | { kind: "bad-link"; text: string; error: RequestError }
  | { kind: "unknown-position"; position: string }
  | { kind: "example-instead"; ruleset: string; position: string }
  | { kind: "source-instead"; position: string; start: string }
  | { kind: "failed"; error: RequestError }
  /** A lesson was left in which something was written; `again` goes on with it. */
  | { kind: "lesson-left"; title: LessonText; isKept: boolean; again: () => void }
  | { kind: "not-loaded"; what: readonly Missing[]; before: Notice | undefined }
  | { kind: "crashed" }
  | { kind: "redrawn" }
  | { kind: "not-drawn" }
  | { kind: "no-worker" }
  | { kind: "no-solver"; detail: string };

/** Everything the page shows follows from this. Objects in it are replaced, never changed. */
export interface State {
  /** Absent until the solver has started. */
  catalogue: Catalogue | undefined;
  draft: Draft;
  /** The fault of a field, by its path in the request. */
  fault: RequestError | undefined;
  /** The game that is shown; absent until the first one is open. */
  game: OpenGame | undefined;
  picture: Picture;
  /** The moves made, by the positions they lead through. */
  line: PlayedLine;
  /** The position whose value is explained, as the solver writes it. */
  selected: string;
  /** Of the selected position; for a moment after a move it is still that of the one before. */
  explanation: Listing | undefined;
  /** A position pointed at in the panel, to be found in the picture. */
  pointedAt: string | undefined;
  /** Whether another game is being opened; until it is there, the one before is shown. */
  isOpening: boolean;
  /** How far a long computation is; absent while nothing long is under way. */
  progress: { positions: number; moves: number } | undefined;
  notice: Notice | undefined;
  /** Loads the new version of the page; absent while there is none. */
  newVersion: (() => void) | undefined;
  /** Counts the games that were opened; each is an entry of the browser's history. */
  entry: number;
  /** What the features have in it, each by the id of its slice. */
  shares: Readonly<Record<string, object>>;
}

export function defaults(): State {
  return {
    catalogue: undefined,
    draft: {
      ruleset: "",
      convention: NORMAL,
      params: {},
      position: "",
      isOwn: false,
      tokens: [],
      components: [],
    },
    fault: undefined,
    game: undefined,
    picture: { kind: "none" },
    line: { positions: [""], cursor: 0 },
    selected: "",
    explanation: undefined,
    pointedAt: undefined,
    isOpening: false,
    progress: undefined,
    notice: undefined,
    newVersion: undefined,
    entry: 0,
    shares: {},
  };
}

/** What the catalogue says of the ruleset in the form. */
export function draftCard({ catalogue, draft, game }: State): RulesetCard | undefined {
  const card = catalogue?.rulesets.find(({ id }) => id === draft.ruleset);
  if (!card || game?.ruleset !== card.id) return card;
  // What positions are may follow from the parameters.
  const { board, heapTokens, mostHeaps, hasSequence } = game;
  const { heapTokens: _, mostHeaps: __, ...others } = card;
  return {
    ...others,
    board,
    hasSequence,
    ...(heapTokens && { heapTokens }),
    ...(mostHeaps !== undefined && { mostHeaps }),
  };
}

/** The whole graph, if there is one. */
export function graphOf(state: State): PositionGraph | undefined {
  return state.picture.kind === "graph" ? state.picture.graph : undefined;
}

/** Whether the selected position is none of the graph: it does not follow from the start. */
export function isBeyond(state: State): boolean {
  const graph = graphOf(state);
  return graph !== undefined && graph.indexOf(state.selected) === undefined;
}

/** What is drawn: the whole graph, a part of it that was asked for, or one of a graph that is too large. */
export function drawn({ picture }: State): Around | undefined {
  if (picture.kind === "none") return undefined;
  return picture.around ?? (picture.kind === "graph" ? picture : undefined);
}

/** The same where it is small enough for a node to each position. */
export function drawnByNodes(state: State): Around | undefined {
  const shown = drawn(state);
  const most = state.catalogue?.limits.drawnPositions ?? Infinity;
  return shown && shown.graph.count <= most ? shown : undefined;
}

/** The graph of what is drawn. Its positions have numbers of their own. */
export function drawnGraph(state: State): PositionGraph | undefined {
  return drawn(state)?.graph;
}

/** All that is known of the graph, drawn or not: the whole one, or a part of one that is too large. */
export function knownGraph(state: State): PositionGraph | undefined {
  return graphOf(state) ?? drawnGraph(state);
}

/** Whether two games have the same rule, start and convention. */
export function isSameGame(one: OpenGame | undefined, other: OpenGame | undefined): boolean {
  if (!one || !other) return one === other;
  return one.notation === other.notation && isSameConvention(one.convention, other.convention);
}
