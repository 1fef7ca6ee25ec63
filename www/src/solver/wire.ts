// Generated from crate/wasm/wire; `npm test` fails when it is stale. Do not edit.

/** What every call answers. */
export type Answer<T> = { ok: true; value: T } | { ok: false; error: RequestError };

/** Every kind of fault that a request can have. */
export type ErrorCode =
  | "unknown-ruleset"
  | "unknown-key"
  | "missing-value"
  | "wrong-type"
  | "not-an-integer"
  | "out-of-range"
  | "too-many"
  | "unexpected-character"
  | "unclosed-bracket"
  | "text-too-long"
  | "unknown-convention"
  | "too-many-positions"
  | "too-many-moves"
  | "cancelled"
  | "internal";

/** Why a request was refused. */
export type RequestError = {
  code: ErrorCode;
  /** A path such as "position", "params.m" or "positions[3][1]". */
  field: string;
  /** Start and end of the fault in the text that was typed, in UTF-16 units. */
  span?: [number, number];
  /** The bound that was overstepped. */
  limit?: number;
  /** What was got instead: a number, or a piece of the text, or the name of a type. */
  got?: number | string;
};

/** A text in both languages of the page, with {holes} that the page fills. */
export type Text = { en: string; zh: string };

/** The rulesets, conventions and theorems, with their texts, and the limits of every input. */
export type Catalogue = {
  version: string;
  rulesets: Array<RulesetCard>;
  conventions: Array<ConventionCard>;
  theorems: Array<TheoremCard>;
  limits: Limits;
};

/** The bounds of every input. */
export type Limits = {
  /** Characters of a typed text, in UTF-16 units. */
  textLength: number;
  /** Nonempty heaps of a position. */
  heaps: number;
  /** Stones in a heap. */
  heapSize: number;
  /** Numbers in a set. */
  setSize: number;
  /** Positions of a graph. */
  positions: number;
  /** Moves of a graph. */
  moves: number;
  /** Positions in one call of `evaluate`. */
  evaluated: number;
  /** Options that `explain` lists. */
  listedOptions: number;
  /** Moves up to which `explore` sends them all unasked. */
  movesSent: number;
  /** Positions up to which covering moves are exact. */
  exactCovers: number;
  /** Positions that the page draws as SVG. */
  drawnPositions: number;
};

/** A ruleset that can be asked for. */
export type RulesetCard = {
  id: string;
  name: Text;
  /** The rules in one or two sentences; holes are keys of parameters. */
  rules: Text;
  parameters: Array<ParameterCard>;
  /** Positions worth opening; the first is shown to a reader who picks the ruleset. */
  examples: Array<Example>;
  sources: Array<string>;
};

/** A parameter of a ruleset. */
export type ParameterCard = {
  key: string;
  name: Text;
  /** What it means, in a few words. */
  meaning: Text;
  range: ParameterRange;
  /** Whether a request must give it. If not, leaving it out means `initial`. */
  required: boolean;
  /** The value a form starts with. */
  initial: ParameterValue;
};

/** The values that a parameter takes: an integer, or a set of at most `limits.setSize` of them, within these bounds. */
export type ParameterRange = { kind: "integer" | "set"; least: number; most: number };

/** A game worth opening. */
export type Example = {
  /** In the form `ruleset[key=value,…](position)`. */
  notation: string;
  /** What there is to see. */
  says: Text;
};

/** A play convention that can be asked for. */
export type ConventionCard = {
  kind: "normal" | "misere";
  name: Text;
  /** Who wins, in plain words. */
  says: Text;
};

/** A theorem that values are compared with. */
export type TheoremCard = {
  id: string;
  name: Text;
  statement: Text;
  /** The texts that say why a position has its value, by the `reason` of a verdict. */
  reasons: Record<string, Text>;
  status: TheoremStatus;
  source: string;
};

/** How far a theorem can be trusted. */
export type TheoremStatus = "proved" | "needs-hypothesis" | "conjecture" | "observed";

/** The value of a parameter, as `params` of a game holds it. */
export type ParameterValue = number | Array<number>;

/** A notation such as `bash[m=3](6,5)`, taken apart. */
export type Notation = {
  ruleset: string;
  params: Record<string, ParameterValue>;
  position: Array<number>;
  /** The position as the field writes it: `(5,6)`. */
  label: string;
  /** The notation in its canonical form: `bash[m=3](5,6)`. */
  notation: string;
};

/** How values were found. */
export type Method = "search" | "sprague-grundy" | "theorem";

/** Values by index of the positions asked. */
export type Evaluation = {
  /** How all of them were found. */
  method: Method;
  /** 0 = P, 1 = N. */
  outcome: Uint8Array;
  /** Under normal play. */
  grundy?: Float64Array;
  /** In moves; present when the method is "search". */
  remoteness?: Uint32Array;
};

/** What an exploration is at. */
export type Phase = "building" | "solving" | "placing" | "refining" | "done";

/** How far an exploration has come. */
export type ExploreProgress = { done: boolean; phase: Phase; positions: number; moves: number };

/** A position graph. Positions are numbered from 0, the start. Rows are compressed: the options of position i are
 * `options[optionOffsets[i]]` up to, not including, `options[optionOffsets[i + 1]]`; covers, winning moves and tokens
 * likewise. */
export type Exploration = {
  /** The start in canonical form, such as "nim(1,2,3)". */
  notation: string;
  /** The board that shows the positions. */
  board: string;
  positionCount: number;
  /** Moves to the same option count once. */
  moveCount: number;
  pPositionCount: number;
  tokenOffsets: Uint32Array;
  /** What positions are made of, such as heap sizes; exact to 2⁵³. */
  tokens: Float64Array;
  /** Positions as the field writes them, such as "(1,2,3)". */
  labels: Array<string>;
  /** 1 for p1, 2 for p2, …, by position: the literature's numbering, every position after its options. */
  number: Uint32Array;
  /** Absent above `limits.movesSent` moves unless `allMoves` is asked for; so is `options`. */
  optionOffsets?: Uint32Array;
  options?: Uint32Array;
  coverOffsets: Uint32Array;
  /** Covering moves: those that no longer play can stand in for. */
  covers: Uint32Array;
  /** False when `covers` holds just the moves to the next layer. */
  coversExact: boolean;
  winningOffsets: Uint32Array;
  /** Moves to P-positions. */
  winning: Uint32Array;
  /** By position: 0 = P, 1 = N. */
  outcome: Uint8Array;
  /** By position, under normal play. */
  grundy?: Uint32Array;
  /** By position: moves to the end when the winner hurries and the loser delays. */
  remoteness: Uint32Array;
  /** By position; 0 is the start's, and no layer is empty. */
  layer: Uint32Array;
  layerCount: number;
  /** "down": layers are rows, the start on top. "right": layers are columns, the start at the left. */
  direction: "down" | "right";
  /** Centres of the nodes, by position; one unit is one node slot. */
  x: Float32Array;
  /** The same; y grows downward. */
  y: Float32Array;
  /** In the same units, as are all that follow. */
  nodeWidth: number;
  nodeHeight: number;
  /** The picture goes from 0 to here. */
  width: number;
  height: number;
};

/** A position's value and what it follows from. */
export type Explanation = {
  position: Array<number>;
  /** "(1,2,3)". */
  label: string;
  /** "nim(1,2,3)". */
  notation: string;
  method: Method;
  value: PositionValue;
  /** Distinct options; rounded above 2⁵³. Absent when there are more than are listed and they cannot be counted otherwise. */
  optionCount?: number;
  /** The first `limits.listedOptions` of them. */
  options: Array<ExplainedOption>;
  /** For each Grundy value below the position's own, the index in `options` of one that has it. Absent when there are
   * no Grundy values, or when not all options are listed. */
  mexWitnesses?: Array<number>;
  /** Every theorem that applies to the game. */
  theorems: Array<TheoremVerdict>;
};

/** Who wins: the previous or the next player. */
export type Outcome = "P" | "N";

/** The value of a position, as far as it is defined and known. */
export type PositionValue = { outcome: Outcome; grundy?: number; remoteness?: number };

/** An option and the moves that lead to it. */
export type ExplainedOption = {
  position: Array<number>;
  label: string;
  value: PositionValue;
  /** Whether moving here wins. */
  winning: boolean;
  moves: Array<Move>;
};

/** What a player does. */
export type Move = {
  /** By ascending place. */
  changes: Array<Change>;
};

/** The token at `place` of the position, counted from 0, changes into these tokens; none: it goes. */
export type Change = { place: number; from: number; to: Array<number> };

/** What a theorem says of a position. */
export type TheoremVerdict = {
  id: string;
  prediction: Prediction;
  /** Whether search found the same; absent when the value was not found by search, or the theorem is silent. */
  agrees?: boolean;
  /** A key of the theorem's `reasons`. */
  reason: string;
  /** What fills the holes of that text, by name. */
  quantities: Record<string, Quantity>;
  winningMoves: Array<Move>;
};

/** What a theorem predicts. */
export type Prediction =
  | { kind: "silent" }
  | { kind: "exactly"; value: PredictedValue }
  | { kind: "one-of"; values: Array<PredictedValue> };

/** A predicted value. */
export type PredictedValue = { kind: "grundy"; grundy: number } | { kind: "outcome"; outcome: Outcome };

/** A number or numbers that a theorem goes by. The rows of "binary-columns" are to be written in binary under one another,
 * above their nim-sum. */
export type Quantity =
  | { kind: "integer"; value: number }
  | { kind: "list"; values: Array<number> }
  | { kind: "binary-columns"; rows: Array<number>; sum: number };
