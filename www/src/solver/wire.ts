// Generated from crate/wire; `npm test` fails when it is stale, and `npm run fix` writes it. Do not edit.

/** What every call answers: one of the two is there. */
export type Answer<T> =
  | { ok: true; value: T; error?: undefined }
  | { ok: false; error: RequestError; value?: undefined };

/** A position as requests have it, a `PositionInput`: the sizes of heaps, the places of heads, edges, the name of a vertex, of a
 * sum one of each component; and a text where passes are spent. It can be given to any call for the same game. */
export type Position = string | Array<number | Position>;

/** How large what is around a position is, beside the whole graph. */
export type AroundPosition = {
  /** The number of the position in the middle. */
  position: number;
  /** Within how many moves the positions are. */
  moves: number;
  /** How many positions there are within 1, 2, … moves, up to `limits.aroundMoves`. */
  counts: Array<number>;
  /** How many positions the whole graph has. */
  whole: number;
};

/** The rulesets, conventions and theorems, with their texts, and the limits of every input. */
export type Catalogue = {
  version: string;
  /** The commit of which the package or the page was built, where whoever built it has said so. */
  commit?: string;
  rulesets: Array<RulesetCard>;
  conventions: Array<ConventionCard>;
  /** Who may win among several players. */
  winners: Array<WinnerCard>;
  /** What is written about them is always there in this package. */
  theorems: Array<TheoremCard & Partial<TheoremProse>>;
  /** The texts that say why no move fits, by whose they are and by key, as a `Refusal` names them. Always there in
   * this package. */
  refusals?: Record<string, Record<string, Text>>;
  limits: Limits;
};

/** Some cells of a chart. */
export type Cells = {
  row: number;
  column: number;
  rows: number;
  columns: number;
  /** Their classes, row by row. */
  classes: Uint16Array;
  /** Their positions as labels, row by row, where they are asked for. */
  labels?: Array<string>;
};

/** The values of all positions within a bound. The positions are in canonical order: the fewest tokens first, then by the
 * first that differs; the −1 between the components of a sum comes after every number. */
export type Census = {
  bound: number;
  heaps: number;
  positionCount: number;
  /** The board that shows the positions, whatever passes stand behind them. */
  board: string;
  /** What the tokens of the positions are, where they are sizes of heaps or the like. */
  heapTokens?: HeapTokens;
  /** How many passes there are at a start; where there are any, the last token of each position is how many are left. */
  passes: number;
  /** How many players there are. */
  players: number;
  /** Position i is `tokens` from `tokenOffsets[i]` to `tokenOffsets[i + 1]`. */
  tokenOffsets: Uint32Array;
  /** −1 stands between the components of a sum. */
  tokens: Float64Array;
  /** The positions as the field writes them, such as "(1,2,3)", and as any call takes them. */
  labels: Array<string>;
  method: Method;
  /** With two players: 0 = P, 1 = N, 2 = D, a draw. */
  outcome?: Uint8Array;
  /** Under normal play; −1 is an infinite value. */
  grundy?: Float64Array;
  /** Present where some Grundy value is infinite: for each of them the finite values of its options, ascending, from
   * `infiniteOffsets[i]` on in `infinite`. */
  infiniteOffsets?: Uint32Array;
  infinite?: Float64Array;
  /** In an alliance with the standard matrix: how many turns after the player to move the winner comes; 255 of a draw. */
  gameValue?: Uint8Array;
};

/** The token at `place` of the `tokens`, counted from 0, changes into these tokens; none: it goes. */
export type Change = {
  place: number;
  from: number;
  to: Array<number>;
  /** The board that shows what changes, where it is another than the move's. */
  board?: string;
  /** Where it is an edge: the two vertices that it joins, the lower number first. */
  ends?: [number, number];
};

/** What can be told of a whole chart. A class is the value that a cell has; of two games that are compared 0 where they differ,
 * and else one more than the value that both have. */
export type Chart = {
  rows: number;
  columns: number;
  /** How the values were found. */
  method: Method;
  /** How many cells have class 0, 1, … up to the largest. */
  counts: Uint32Array;
};

/** A word that a parameter takes. */
export type Choice = { word: string; name: Text };

/** How a claim about a whole set fared. */
export type ClaimVerdict = {
  /** A key of the theorem's `claims`, or a step of a proof. */
  key: string;
  /** How many cases were looked at; none when the set does not meet the claim's hypotheses. */
  cases: number;
  /** In how many of them it fails. */
  failures: number;
  /** The positions that show the first of these, at most ten. */
  shownBy: Array<Array<Shown>>;
};

/** A component of a sum, as `params.components` of a game holds it. */
export type Component = { ruleset: string; params: Record<string, ParameterValue> };

/** A play convention that can be asked for. */
export type ConventionCard = {
  kind: "normal" | "misere" | "alliance";
  name: Text;
  /** Who wins, in plain words. */
  says: Text;
};

/** A position on which theorem and search differ. */
export type Counterexample = {
  position: Position;
  /** How many positions of the scope come before it in this order, those of other shares among them. */
  rank: number;
  label: string;
  notation: string;
  /** What the theorem says. */
  prediction: Prediction;
  /** What search found. */
  value: PositionValue;
};

/** Every kind of fault that a request can have. */
export type ErrorCode =
  | "unknown-ruleset"
  | "unknown-key"
  | "missing-value"
  | "wrong-type"
  | "not-an-integer"
  | "out-of-range"
  | "too-many"
  | "repeated"
  | "excluded"
  | "no-token"
  | "unexpected-character"
  | "unclosed-bracket"
  | "text-too-long"
  | "unknown-choice"
  | "no-arrows"
  | "unclear-arrows"
  | "partial-graph"
  | "second-graph"
  | "undirected-graph"
  | "cyclic-graph"
  | "endless-game"
  | "growing-heap"
  | "unknown-vertex"
  | "unknown-position"
  | "nested-sum"
  | "not-a-ranking"
  | "unknown-convention"
  | "unknown-theorem"
  | "does-not-apply"
  | "no-heaps"
  | "no-puzzle"
  | "too-many-positions"
  | "too-many-moves"
  | "out-of-memory"
  | "cancelled"
  | "internal";

/** Values by index of the positions asked. */
export type Evaluation = {
  /** How all of them were found. */
  method: Method;
  /** The theorem that gives them, where one does. */
  theorem?: string;
  /** With two players: 0 = P, 1 = N, 2 = D, a draw. */
  outcome?: Uint8Array;
  /** Under normal play; −1 is an infinite value. */
  grundy?: Float64Array;
  /** Present where some Grundy value is infinite: for each of them the finite values of its options, ascending, from
   * `infiniteOffsets[i]` on in `infinite`. */
  infiniteOffsets?: Uint32Array;
  infinite?: Float64Array;
  /** In moves; with two players, where search found it or a theorem tells it; −1 of a draw. */
  remoteness?: Float64Array;
  /** In an alliance with the standard matrix: how many turns after the player to move the winner comes; 255 of a draw. */
  gameValue?: Uint8Array;
  /** In an alliance with the standard matrix: how many moves a shortest way to a level position has; 0 is level, 255 a draw. */
  distance?: Uint8Array;
  /** In an alliance of n players: who wins when P₀, P₁, … is to move, n entries for each position; 255 is nobody. */
  winners?: Uint8Array;
  /** The indices of the positions that no method reaches, where there are any beside others: in the lists above their
   * entries are NaN, or 255. */
  missing?: Uint32Array;
};

/** A game worth opening. */
export type Example = {
  /** In the form `ruleset[key=value,…](position)`. */
  notation: string;
  /** The position alone, as a form shows it. */
  written: string;
  /** What there is to see. Always there in this package. */
  says?: Text;
};

/** A part of a position that is played independently. */
export type ExplainedComponent = {
  notation: string;
  label: string;
  /** The nim-sum of these is the position's own, where none is infinite: −1. */
  grundy: number;
  /** Of an infinite value, the finite ones of the options, ascending. */
  infinite?: Array<number>;
};

/** An option and the moves that lead to it. */
export type ExplainedOption = {
  position: Position;
  tokens: Array<number>;
  label: string;
  value: PositionValue;
  /** Whether moving here wins; with more than two players, for whoever moves. */
  winning: boolean;
  moves: Array<Move>;
  /** With two players, where the option is N: where the other player goes from there and wins, in the fewest moves if
   * these are known. Absent at the end of play, which misère play makes N, and beyond the reach of search where no reply is
   * at hand. */
  reply?: Reply;
  /** Where the position has a finite Grundy value and the option an infinite one, which search found: an option of that one with the
   * position's own value, by which the move is answered. */
  answer?: Reply;
};

/** A period of the values of single heaps that is proved, and the heaps of the position that have theirs by it. */
export type ExplainedPeriod = {
  /** In a sum, the component that it belongs to, counted from 0. */
  component?: number;
  /** The least period: value(n + period) = value(n) for n ≥ preperiod. */
  period: number;
  /** The first heap from which it holds. */
  preperiod: number;
  /** Why it is proved. "window": a value follows from those of the `reach` heaps before it, always in the same way.
   * "guy-smith": by the theorem of Guy and Smith, for moves that take at most `reach` stones and may split heaps in as many as
   * `parts`, 2 or 3; else `parts` is 1. */
  proof: "window" | "guy-smith";
  reach: number;
  parts: number;
  /** The values of all heaps below this have been computed: that they have the period proves that all have it. */
  lookedThrough: number;
  /** The distinct heaps beyond the first round of the period, ascending. */
  heaps: Array<PeriodHeap>;
};

/** A position's value and what it follows from. */
export type Explanation = {
  /** As any call for the game takes it. */
  position: Position;
  /** What the position is made of inside, see `Notation`; the places in moves are its indices. */
  tokens: Array<number>;
  /** "(1,2,3)". */
  label: string;
  /** "nim(1,2,3)". */
  notation: string;
  /** The position, taken apart as by `read`. */
  asked: Notation;
  method: Method;
  /** The theorem that gives the values, where one does. */
  theorem?: string;
  value: PositionValue;
  /** Distinct options; rounded above 2⁵³. Absent when there are more than are listed and they cannot be counted otherwise. */
  optionCount?: number;
  /** The first `limits.listedOptions` of them. */
  options: Array<ExplainedOption>;
  /** For each Grundy value below the position's own, the index in `options` of one that has it. Absent when there are
   * no Grundy values, or when not all options are listed. */
  mexWitnesses?: Array<number>;
  /** Where the position's Grundy value is infinite and search found it: the index in `options` of one that has itself no option of
   * the least value that none of these has; so that value is not the position's. */
  unanswered?: number;
  /** Of a draw that search found: how play goes round for ever when nobody gives way. */
  round?: Round;
  /** In an alliance, what P₀, P₁, … do when they are to move. Absent when not all options are listed. */
  movers?: Array<MoverChoice>;
  /** Under normal play, the parts that are played independently, where there are several and their values are known:
   * components of a sum, or heaps. */
  components?: Array<ExplainedComponent>;
  /** Under normal play, where it falls into heaps or parts that are played independently and are equal two by two: each move is
   * answered by the same one in the equal part. */
  paired?: true;
  /** The proved periods of single heaps by which the values were found; absent where the method is another. */
  periods?: Array<ExplainedPeriod>;
  /** Every theorem that applies to the game. */
  theorems: Array<TheoremVerdict>;
};

/** A position graph. Positions are numbered from 0, the start. Rows are compressed: the options of position i are
 * `options[optionOffsets[i]]` up to, not including, `options[optionOffsets[i + 1]]`; covers, winning moves and tokens
 * likewise. */
export type Exploration = {
  /** The start in canonical form, such as "nim(1,2,3)". */
  notation: string;
  /** The start, taken apart as by `read`. */
  start: Notation;
  /** The board that shows the positions. */
  board: string;
  /** What the tokens of the positions are, where they are sizes of heaps or the like. */
  heapTokens?: HeapTokens;
  positionCount: number;
  /** Moves to the same option count once. */
  moveCount: number;
  /** With two players. */
  pPositionCount?: number;
  /** How many players there are. */
  players: number;
  tokenOffsets: Uint32Array;
  /** What positions are made of, such as heap sizes; exact to 2⁵³; −1 stands between the components of a sum. */
  tokens: Float64Array;
  /** Positions as the field writes them, such as "(1,2,3)". */
  labels: Array<string>;
  /** 1 for p1, 2 for p2, …, by position: the literature's numbering, every position after its options. */
  number: Uint32Array;
  /** Absent above `limits.movesSent` moves and `limits.drawnPositions` positions, unless `allMoves` is asked for; so is
   * `options`. */
  optionOffsets?: Uint32Array;
  options?: Uint32Array;
  coverOffsets: Uint32Array;
  /** Covering moves: those that no longer play can stand in for. All moves where `stepsBack` is there. */
  covers: Uint32Array;
  /** False when `covers` holds just the moves to the next layer, or all moves. */
  coversExact: boolean;
  winningOffsets: Uint32Array;
  /** Moves that win: with two players those to P-positions, with more those after which the mover can win. */
  winning: Uint32Array;
  /** With more than two players, the players for whom each winning move wins when they are the ones to make it: bit i
   * stands for Pᵢ. */
  winningFor?: Uint32Array;
  /** With two players, by position: 0 = P, 1 = N, 2 = D, a draw. */
  outcome?: Uint8Array;
  /** By position, under normal play; −1 is an infinite value. */
  grundy?: Int32Array | Float64Array;
  /** Present where some Grundy value is infinite: for each of them the finite values of its options, ascending, from
   * `infiniteOffsets[i]` on in `infinite`. */
  infiniteOffsets?: Uint32Array;
  infinite?: Uint32Array;
  /** With two players, by position: moves to the end when the winner hurries and the loser delays; −1 of a draw. */
  remoteness?: Int32Array;
  /** In an alliance with the standard matrix, by position: how many turns after the player to move the winner comes; 255 of a draw. */
  gameValue?: Uint8Array;
  /** In an alliance with the standard matrix, by position: how many moves a shortest way to a level position has; 0 is level, 255 a draw. */
  distance?: Uint8Array;
  /** In an alliance of n players: who wins when P₀, P₁, … is to move, n entries for each position; 255 is nobody. */
  winners?: Uint8Array;
  /** By position; 0 is the start's, and no layer is empty. Where moves return the start may be on any, and a layer holds what is
   * decided after as many steps back from the ends, or a part of that; the ends are on the last one. What is drawn is beside it. */
  layer: Uint32Array;
  layerCount: number;
  /** Present where moves return; by position: after how many steps back from the ends it is decided, whoever is to move; −1 of a
   * draw. With two players it is the remoteness. */
  stepsBack?: Int32Array;
  /** "down": layers are rows, the start on top. "right": layers are columns, the start at the left. Where there are
   * more than `limits.drawnPositions` positions, a layer may be several of them, and columns may go on in further strips below. */
  direction: "down" | "right";
  /** Centres of the nodes, by position; one unit is one node slot. Of so large a graph each is the middle of a square of
   * one unit that no other is in: x and y are half more than whole numbers, and width and height are whole. */
  x: Float32Array;
  /** The same; y grows downward. */
  y: Float32Array;
  /** In the same units, as are all that follow. */
  nodeWidth: number;
  nodeHeight: number;
  /** The picture goes from 0 to here. */
  width: number;
  height: number;
  /** Present where this is not the whole graph but a part of it around the start; then moves between its positions may be
   * missing as well. */
  part?: PartOfGraph;
  /** Present where this is what is within some moves of a position, as `around` asks for it; then the position with the number
   * 0 need not be the start, all moves between the positions are there, and `number` is that of the whole graph. */
  around?: AroundPosition;
};

/** The legal moves that fit what was touched. */
export type Fit = {
  /** How many there are; rounded above 2⁵³. Absent when there are more than are listed and nobody can count them. */
  count?: number;
  /** The first `limits.listedOptions` of them, those first that change nothing but what was touched. */
  moves: Array<FittingMove>;
  /** Why there is none; present when there is none, and only then. */
  refusal?: Refusal;
};

/** A move and where it leads. */
export type FittingMove = { move: Move; position: Position; tokens: Array<number>; label: string };

/** Formulas to begin with, by what they can say. */
export type FormulaExamples = {
  /** Of outcome class or Grundy value, under normal play. */
  both: Array<string>;
  /** Of outcome class, under misère play. */
  outcome: Array<string>;
  /** Of the game value, with several players. */
  gameValue: Array<string>;
};

/** The genera of the heaps 0, 1, 2, …. */
export type Genera = {
  /** By heap. */
  genera: Array<Genus>;
  /** The first heap that is not tame, where there is one. */
  firstWild?: number;
  /** How many positions the heaps lead to, all of which were looked at. */
  positions: number;
};

/** The genus of a heap: Winning Ways, chapter 13. */
export type Genus = {
  /** The Grundy value, under normal play. */
  grundy: number;
  /** The misère Grundy values of the heap, of the heap beside a Nim heap of two, beside two of them, and so on; the last two are
   * repeated for ever. */
  misere: Array<number>;
  /** As the book writes it: "0^{120}", with commas where a value has two digits. */
  label: string;
  /** Whether every position that it leads to, itself among them, has the genus of a sum of Nim heaps. */
  tame: boolean;
};

/** Values row by row, layer by layer: the cell of layer l, row r and column c is number (l · rows + r) · columns + c. */
export type Grid = {
  rows: number;
  columns: number;
  /** Where a third heap is swept over. */
  layers?: number;
  /** How all of them were found. */
  method: Method;
  /** With two players, by cell: 0 = P, 1 = N. */
  outcome?: Uint8Array;
  /** By cell, under normal play. */
  grundy?: Uint16Array;
  /** In an alliance with the standard matrix, by cell: how many turns after the player to move the winner comes. */
  gameValue?: Uint8Array;
  /** In an alliance of n players with another matrix: who wins when P₀, P₁, … is to move, n entries for each cell. */
  winners?: Uint8Array;
};

/** What the tokens of positions are, where they are sizes of heaps or the like. */
export type HeapTokens = {
  /** Whether each stands at a place of its own, also where it is empty. Else they stand in any order, and an empty one is
   * none. */
  ordered: boolean;
  /** The names of the numbers that come after them and are no heaps. */
  behind: Array<string>;
};

/** A game to which a theorem applies, a position worth looking at, and how far it is worth checking. */
export type Instance = {
  notation: string;
  ruleset: string;
  play: "normal" | "misere" | WinnerCard["word"];
  /** Of all plays but the first two. */
  players?: number;
  bound: number;
  /** Absent where the kind of position leaves no choice. */
  heaps?: number;
};

/** The bounds of every input. */
export type Limits = {
  /** Characters of a typed text, in UTF-16 units. */
  textLength: number;
  /** The same of a text that holds a graph, and of a notation with one. */
  fileLength: number;
  /** Arrows of such a graph, which has as many vertices as `positions`. */
  arrows: number;
  /** Nonempty heaps of a start. */
  heaps: number;
  /** Nonempty heaps of a position that play has reached where moves split heaps. */
  splitHeaps: number;
  /** Stones in a heap. */
  heapSize: number;
  /** Numbers in a set. */
  setSize: number;
  /** Edges of a graph that moves cut. */
  edges: number;
  /** Components of a sum. */
  components: number;
  /** Players. */
  players: number;
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
  /** Moves within which the part of a graph around a position may go. */
  aroundMoves: number;
  /** Rows, columns and layers of a grid, each, and stones in its fixed heaps. */
  gridSide: number;
  /** Cells of a grid. */
  gridCells: number;
  /** Cells of a sieve. */
  sieveCells: number;
  /** Heaps in a sequence. */
  sequence: number;
  /** The largest heap up to which a theorem may be checked. */
  checkedBound: number;
  /** The most heaps with which it may be. */
  checkedHeaps: number;
};

/** How values were found. */
export type Method = "search" | "recursion" | "sprague-grundy" | "period" | "theorem" | "several";

/** What a player does. */
export type Move = {
  /** The board that shows what changes, or "pass". */
  board: string;
  /** In a sum, the component that changes, counted from 0. */
  component?: number;
  /** The place of the first token of what changes: 0, but in a sum. */
  first: number;
  /** By ascending place. */
  changes: Array<Change>;
};

/** What one of several players does when it is to move. */
export type MoverChoice = {
  /** Who wins then. */
  winner: number;
  /** The indices in `options` of those it may move to, all equally good for it; none at the end of the game. */
  options: Array<number>;
};

/** A heap of Nim that a part of a position is as good as. */
export type NimHeap = {
  size: number;
  /** The tokens that it comes from, by their places in the position. */
  places: Array<number>;
};

/** A notation such as `bash[m=3](6,5)`, taken apart. */
export type Notation = {
  ruleset: string;
  params: Record<string, ParameterValue>;
  /** The position as `explain` and the other calls take it. */
  position: Position;
  /** What it is made of inside, as changes of moves count it: sizes of heaps, or 1 for a coin that shows heads and 0 for one that
   * shows tails, or the number of a vertex; then the passes that are left. −1 stands between the components of a sum. */
  tokens: Array<number>;
  /** The position as the field writes it: `(5,6)`. */
  label: string;
  /** The notation in its canonical form: `bash[m=3](5,6)`. */
  notation: string;
  /** What rules of one's own say in plain words, by the parameters that hold them. */
  words?: Record<string, Words>;
  /** The position as a form shows it: without the passes that a start has anyway, and in a sum with the rulesets. */
  written: string;
  /** Of a sum: the notations of its components, in their order. */
  components?: Array<string>;
  /** Of a graph that moves cut: the two vertices that each edge joins, the lower number first, in the order of `tokens`. */
  edges?: Array<[number, number]>;
  /** Of a graph whose arrows moves follow, as is the next, absent of one with more than `limits.movesSent` of them: the names of
   * its vertices, by the numbers that positions are made of. */
  names?: Array<string>;
  /** Of such a graph: from which vertex to which each arrow leads, by the vertex it leaves. */
  arrows?: Array<[number, number]>;
  /** The board that shows its positions. */
  board: string;
  /** What the tokens of its positions are, where they are sizes of heaps or the like; passes come after them besides. */
  heapTokens?: HeapTokens;
  /** How many heaps or steps a start may have, where it is a list of such. */
  mostHeaps?: number;
  /** Whether a single heap, step, row or coin of each size is a position, so that there is a sequence of their values. */
  hasSequence: boolean;
  /** Whether a move may leave two heaps in the place of one; of a sum its components say so. */
  splits: boolean;
  /** The most heaps that a move may leave in the place of one; of a sum its components say so. */
  parts: number;
  /** Whether a heap may become what nobody shows by taking some of its stones or breaking it in two or three: whoever plays chooses
   * among what it may become. */
  reshapes: boolean;
  /** Whether a heap may come to have more stones than any of this position. */
  grows: boolean;
  /** Of a rule of one's own about single heaps: a well-known game, as a notation without heaps, that makes the same of every heap of
   * up to 24 stones. */
  like?: string;
  /** The numbers of which a grid can sweep over two, at least two of them: sizes of heaps, or the like. Absent where there are no
   * grids with this position. */
  swept?: Array<number>;
  /** In a grid of the game's two heaps, the slopes of lines near or between which its P-positions lie; absent where none are
   * known. */
  slopes?: Array<number>;
};

/** How a game is offered to whoever chooses one. */
export type Offer = {
  /** For whom it is: to begin with, to go on with, or to go deep. */
  level: "first" | "next" | "deep";
  /** What a move does, in one plain line. */
  says: Text;
};

/** Who wins: the previous player, the next one, or neither in a draw. */
export type Outcome = "P" | "N" | "D";

/** A part of a picture. */
export type Painting = {
  width: number;
  height: number;
  /** Row by row, four for each pixel: red, green, blue, and 255, or 0 where nothing is painted. */
  pixels: Uint8Array;
};

/** A parameter of a ruleset. */
export type ParameterCard = {
  key: string;
  name: Text;
  /** What it means, in a few words. */
  meaning: Text;
  /** What the rules say besides as soon as it has another value than `initial`. */
  adds?: Text;
  range: ParameterRange;
  /** Whether a request must give it. If not, leaving it out means `initial`. */
  required: boolean;
  /** The value a form starts with; absent where leaving it out means that there is no bound. */
  initial?: ParameterValue;
  /** The parameter in whose place it stands where it is given; without it that one counts. */
  instead?: string;
};

/** The values that a parameter takes. */
export type ParameterRange =
  | { kind: "integer"; least: number; most: number }
  | { kind: "set"; least: number; most: number }
  | { kind: "choice"; choices: Array<Choice> }
  | { kind: "text"; long: boolean }
  | { kind: "rule" };

/** The value of a parameter, as `params` of a game holds it. */
export type ParameterValue = number | Array<number> | string | Array<Component>;

/** How the values of a part of a graph were found. */
export type PartOfGraph = {
  method: Method;
  /** The theorem that gives them, where one does. */
  theorem?: string;
};

/** A heap that has its value by a period. */
export type PeriodHeap = {
  heap: number;
  /** Its remainder by the period. */
  remainder: number;
  /** The heap of the first round that has the same remainder, and so the same value. */
  like: number;
};

/** What a call is at. */
export type Phase = "reading" | "building" | "solving" | "placing" | "refining" | "comparing" | "done";

/** The value of a position, as far as it is defined and known. */
export type PositionValue = {
  /** With two players. */
  outcome?: Outcome;
  /** −1 is an infinite value. */
  grundy?: number;
  /** Of an infinite value, the finite ones of the options, ascending. */
  infinite?: Array<number>;
  /** −1 of a draw. */
  remoteness?: number;
  /** In an alliance with the standard matrix: how many turns after the player to move the winner comes; 255 of a draw. */
  gameValue?: number;
  /** In an alliance with the standard matrix: how many moves a shortest way to a level position has; 0 is level, 255 a draw. */
  distance?: number;
  /** In an alliance: who wins when P₀, P₁, … is to move; 255 is nobody. */
  winners?: Array<number>;
};

/** A predicted value. Formulas may say numbers that are no value of any position, NaN where they are not defined, and they
 * alone say "undefined": a condition that is neither true nor false. */
export type PredictedValue =
  | { kind: "grundy"; grundy: number }
  | { kind: "outcome"; outcome: Outcome }
  | { kind: "game-value"; turns: number }
  | { kind: "remoteness"; moves: number }
  | { kind: "undefined" };

/** What a theorem predicts. */
export type Prediction =
  | { kind: "silent" }
  | { kind: "exactly"; value: PredictedValue }
  | { kind: "one-of"; values: Array<PredictedValue> };

/** A position to solve: the player to move can win, with several players P₀. */
export type Puzzle = {
  position: Position;
  label: string;
  notation: string;
  /** Whether a draw is to be held; else the position is won. */
  holds: boolean;
  /** How many of the options win, or hold the draw. */
  winning: number;
  /** Distinct options. */
  optionCount: number;
  /** With two players. */
  remoteness?: number;
  /** How many positions can be reached, itself among them. */
  positions: number;
  /** How difficult it is, from 1 to 5: the level that was asked for, or the nearest that the game has. */
  level: number;
};

/** A number or numbers that a theorem goes by. The rows of "binary-columns" are to be written in binary under one another,
 * above their nim-sum; those of "column-counts" above how many ones each column has modulo a number, the lowest bit first. A
 * "cycle" has its values in their order, from place 0 on, and a step goes from one of its places to another. */
export type Quantity =
  | { kind: "integer"; value: number }
  | { kind: "list"; values: Array<number> }
  | { kind: "set"; values: Array<number> }
  | { kind: "binary-columns"; rows: Array<number>; sum: number }
  | { kind: "column-counts"; rows: Array<number>; modulus: number; counts: Array<number> }
  | { kind: "cycle"; runs: Array<Run>; from: number; to: number }
  | { kind: "case"; name: string };

/** Why no move fits: one of the catalogue's `refusals` and what fills its holes. */
export type Refusal = {
  /** Whose text it is: a ruleset's id, that of a component in a sum, or "passes". */
  of: string;
  /** Which of its texts; "rules" where there is none, and the ruleset's rules say it. */
  key: string;
  /** By the names of the holes: a number, or a list of numbers, ascending, one of which it is to be. */
  numbers: Record<string, RefusalNumber>;
};

/** What fills a hole. */
export type RefusalNumber = number | Array<number>;

/** A position that answers a move. */
export type Reply = { position: Position; tokens: Array<number>; label: string };

/** Why a request was refused. */
export type RequestError = {
  code: ErrorCode;
  /** A path such as "position", "params.m" or "positions[3][1]". */
  field: string;
  /** Start and end of the fault in the text that was typed, in UTF-16 units. */
  span?: [number, number];
  /** The bound that was overstepped. */
  limit?: number;
  /** What was got instead: a number, or a piece of the text, or the name of a type, "unreadable" where looking at it throws. */
  got?: number | string;
};

/** How play goes round for ever. */
export type Round = {
  /** Drawn positions, each an option of the one before; the first is the one explained. */
  way: Array<Reply>;
  /** The index of the one that comes after the last. */
  back: number;
};

/** A ruleset that can be asked for. The parameters of the one named "sum" are `components`, a list of
 * `{ ruleset, params? }`, besides those named here. */
export type RulesetCard = {
  id: string;
  /** Other names in requests and notations, for its best-known games. */
  aliases: Array<string>;
  /** The board that shows its positions. */
  board: string;
  /** What the tokens of its positions are, where they are sizes of heaps or the like; passes come after them besides. */
  heapTokens?: HeapTokens;
  /** How many heaps or steps a start may have, where it is a list of such. */
  mostHeaps?: number;
  /** Whether a single heap, step, row or coin of each size is a position, so that there is a sequence of their values. */
  hasSequence: boolean;
  name: Text;
  /** The rules in one or two sentences; holes are keys of parameters. */
  rules: Text;
  /** The rules in better words for certain values of the parameters; the first that fits is taken. */
  wordings: Array<Wording>;
  parameters: Array<ParameterCard>;
  /** Positions worth opening; the first is shown to a reader who picks the ruleset. */
  examples: Array<Example>;
  /** Formulas for `verify` to begin with; absent where no formula can be about the positions. */
  formulas?: FormulaExamples;
  /** Who studied it where. Always there in this package. */
  sources?: Array<string>;
};

/** What is written about a ruleset. */
export type RulesetProse = {
  /** What there is to see in its examples, one after the other. */
  says: Array<Text>;
  /** Who studied it where. */
  sources: Array<string>;
  /** How it is offered among all games: itself, then its games with names of their own, as they stand among the wordings. */
  offers: Array<Offer>;
};

/** A value of a cycle, and how many places in a row have it. */
export type Run = { value: number; length: number };

/** The values of the heaps 0, 1, 2, …. */
export type Sequence = {
  /** By heap; as many as were asked for, unless it stopped. */
  values: Uint16Array | Uint32Array;
  /** How many values were asked for. */
  length: number;
  /** Why there are fewer: what was asked for is more than the budget allows or the device has memory for, or was given up. */
  stopped?: RequestError;
  /** What the values are. "winners" are those when P₀, P₁, … is to move, as the digits, from the lowest up, of a number
   * in the base of how many players there are. */
  kind: "grundy" | "outcome" | "game-value" | "winners";
  /** The least period, where the values repeat: value(n + period) = value(n) + saltus for n ≥ preperiod. */
  period?: number;
  /** The first heap from which they do. */
  preperiod?: number;
  /** By how much the values rise in each period; absent when it is 0. */
  saltus?: number;
  /** Where the values repeat: whether it is proved that they go on like this for ever, or only observed as far as `values`
   * go. */
  status?: "proved" | "observed";
  /** How the values were found. */
  method: Method;
};

/** A position that shows something. */
export type Shown = { label: string; notation: string };

/** P-positions in the order in which they are found, and what each strikes. The cell of row r and column c is number
 * r · columns + c. */
export type Sieve = {
  rows: number;
  columns: number;
  /** Whether cells are gone through by stones; else by the longest play to the end. */
  byStones: boolean;
  /** The cells of the P-positions in that order. Of several cells that are one position the first is here. */
  found: Uint16Array;
  /** By cell: the index in `found` of the first P-position that struck it; 65535 at a P-position itself; 65534 where play
   * can be over in so few moves that it is struck before the first step, as a terminal position under misère play is; 65533 where all P-positions that strike it are outside
   * the grid. */
  struck: Uint16Array;
};

/** What the solver plays. */
export type SolverMove = {
  /** Absent at the end of play. */
  move?: FittingMove;
};

/** How far a call has come. */
export type Step = {
  done: boolean;
  phase: Phase;
  positions: number;
  moves: number;
  /** How many positions there will be, when that is known. */
  total?: number;
  /** Of `verify`, where workers that share the positions (see `share` of a scope) are done sooner than one. */
  shareable?: true;
};

/** A text in both languages of the page, with {holes} that the page fills. */
export type Text = { en: string; zh: string };

/** A theorem that values are compared with. */
export type TheoremCard = {
  id: string;
  name: Text;
  /** How far it can be trusted, where a game does not decide it. */
  status: TheoremStatus;
  /** Games to look at and to check it in; the first is the best example. */
  instances: Array<Instance>;
};

/** What is written about a theorem, but for its name. */
export type TheoremProse = {
  /** With its hypotheses. */
  statement: Text;
  /** How to play by it, in a sentence or two; absent where it helps nobody to play. */
  idea?: Text;
  /** Why it is true; of one that is not proved, what speaks for it. */
  argument: Text;
  /** A formula of the statement as a MathML element; empty where the text has no need of one. */
  formula: string;
  /** The texts that say in one line why a position has its value, by the `reason` of a verdict. */
  reasons: Record<string, Text>;
  /** What the quantities are called, by name. */
  quantities: Record<string, Text>;
  /** What it claims about a whole set, by the `key` of a verdict. */
  claims: Record<string, Text>;
  /** Who proved it, or who checked it how far. */
  proof: Text;
  /** Where it is stated and proved. */
  source: string;
  /** Where the source is wrong or leaves something out. */
  errata?: Text;
};

/** How far a theorem can be trusted. */
export type TheoremStatus = "proved" | "needs-hypothesis" | "conjecture" | "observed";

/** What a theorem says of a position. */
export type TheoremVerdict = {
  id: string;
  /** How far it can be trusted in this game. */
  status: TheoremStatus;
  prediction: Prediction;
  /** Whether search found the same; absent when the value was not found by search, or the theorem is silent. */
  agrees?: boolean;
  /** A key of the theorem's `reasons`; absent where it is silent. */
  reason?: string;
  /** What fills the holes of that text, by name. */
  quantities: Record<string, Quantity>;
  winningMoves: Array<Move>;
  /** The Nim that the position is in disguise, heap by heap; absent where the theorem does not say that it is any. */
  nimHeaps?: Array<NimHeap>;
};

/** How a theorem fared against plain search. */
export type Verification = {
  theorem: string;
  status: TheoremStatus;
  /** How the values were found that it was compared with: by "search", or by "recursion" over all positions. */
  method: Method;
  /** The theorem that gave the values that a formula was compared with, where there are too many positions for a search. */
  comparedWith?: string;
  /** The largest heap of the positions, where they are all within a bound. */
  bound?: number;
  /** The most heaps of the positions, likewise. */
  heaps?: number;
  /** Positions looked at. */
  positions: number;
  /** Positions of which the theorem says something that can be compared; of the others it is silent. */
  predicted: number;
  /** Positions of which it says the truth. */
  agreed: number;
  /** The first positions of which it does not: the fewest heaps first, then by the first heap that differs. */
  counterexamples: Array<Counterexample>;
  /** How many of them are kept at most. */
  mostCounterexamples: number;
  /** How its claims about the whole set fared. */
  claims: Array<ClaimVerdict>;
  /** Where it says of every position which of two players wins, the three steps of a proof, checked on what it says alone:
   * "terminals" have the class that the convention gives them, "n-to-p" every other N-position has a move to a
   * P-position, "p-to-n" no P-position has one. Else empty. */
  proof: Array<ClaimVerdict>;
  /** From a start, and where it says of every position which of two players wins: 0 = P, 1 = N, in the order in which
   * `explore` numbers the positions. */
  outcome?: Uint8Array;
};

/** Who wins among several players when the player to move has no option. */
export type WinnerCard = {
  /** The word for it in links. */
  word: "first-stuck" | `after-${number}` | "last-mover";
  says: Text;
  /** With fewer players there is no such winner. */
  fewestPlayers: number;
};

/** The rules in the words that suit certain values of the parameters. */
export type Wording = {
  /** The value that each of them has, as it is written; `∞` where there is no bound. */
  of: Record<string, string>;
  rules: Text;
  /** What the game is called with these values, where it is known by a name of its own. */
  name?: Text;
  /** The example that shows the game of that name, as a notation. */
  example?: string;
  /** By how many stones a heap is longer than the strip of squares that it stands for, where the game is one on strips. */
  longer?: number;
};

/** A text in all languages. */
export type Words = { en: string; zh: string };
