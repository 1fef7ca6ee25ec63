// What the solver is asked about: games, positions, and how far to look. A link, a form and a call may all say it, so that it
// stands apart from the calls.
import type { ParameterValue } from "./wire.ts";

/**
 * A ruleset with its parameters, and who wins.
 *
 * `ruleset` is an `id` or an alias of the catalogue, `params` hold integers, lists of integers or text by the
 * catalogue's keys, `convention` is normal play (the player who cannot move loses) unless given. The ruleset "sum"
 * has `params.components`, a list of `{ ruleset, params? }`.
 *
 * @example
 * const game: Game = { ruleset: "bash", params: { m: 3 }, convention: { kind: "misere" } };
 * const sum: Game = { ruleset: "sum", params: { components: [{ ruleset: "nim" }, { ruleset: "kayles" }] } };
 */
export interface Game {
  ruleset: string;
  params?: Params;
  convention?: Convention;
}

/**
 * The parameters of a ruleset, by the catalogue's keys. The arrows of a graph may be text, JSON or DOT, or the structure
 * that the JSON stands for.
 *
 * @example
 * const params: Params = { set: [1, 3, 4], passes: 1 };
 */
export type Params = { [key: string]: ParameterValue | ParamStructure | readonly SumComponent[] };

/** A component of a sum: a game without a convention, which is the sum's. */
export interface SumComponent {
  ruleset: string;
  params?: Params;
}

/** Lists and records of texts: arrows as pairs of names, or as the names that each name leads to. */
export type ParamStructure = ReadonlyArray<readonly string[]> | Record<string, readonly string[]>;

/**
 * Who wins. With n players "first-stuck" (the default) lets the first who cannot move win, "last-mover" who made the last
 * move, and a number from 1 to n − 2 who comes so many turns after the first who cannot move; row i of the preferences is
 * Pᵢ's ranking of all players, itself first. The standard ones follow the turns: Pᵢ, Pᵢ₊₁, …
 *
 * @example
 * const three: Convention = { kind: "alliance", players: 3, preferences: [[0, 2, 1], [1, 0, 2], [2, 1, 0]] };
 */
export type Convention =
  | { kind: "normal" | "misere" }
  | {
      kind: "alliance";
      players: number;
      winner?: "first-stuck" | "last-mover" | number;
      preferences?: "standard" | ReadonlyArray<readonly number[]>;
    };

/**
 * A position: the sizes of its heaps in any order, or the text that a person typed. Edges are pairs of vertices, a sum's
 * position is a list with one of each component. Of a row of coins it is the numbers of those that show heads, of a graph of arrows
 * the name of a vertex. Where passes are spent it is a text, such as "(1,2)+0p". The `position` and the `label` in answers are such. Where
 * moves split heaps, a position may have more heaps than the start of a graph: `limits.splitHeaps` of the catalogue instead of
 * `limits.heaps`.
 *
 * @example
 * const position: PositionInput = [1, 2, 3];
 * const typed: PositionInput = "(1, 2, 3)";
 * const edges: PositionInput = [[0, 1], [1, 2]];
 */
export type PositionInput = string | ReadonlyArray<number | PositionInput>;

/**
 * What a gesture has touched: the token at a place of the position, counted from 0 in its canonical form as in the changes of
 * a move, and what it is to become. `to` holds tokens in any order, and zeros may be left out; null stands for one token of
 * any size, or none. Without it the token may become whatever it can.
 *
 * @example
 * const lowered: Touch = { place: 0, to: [4] };
 * const split: Touch = { place: 1, to: [2, null] };
 * const cut: Touch = { place: 3 };
 */
export interface Touch {
  place: number;
  to?: ReadonlyArray<number | null>;
}

/**
 * How the solver plays. `level` 1, 2 and 3 see 1, 3 and 5 moves ahead and err beyond that, 4 (the default) never does. `seed`,
 * an integer from 0, decides how it errs, and which of several equally good moves it makes; without it, and with 0, it makes
 * the first of these. `mover` is who of several players is to move, 0 (the default) for the first.
 *
 * @example
 * const beginner: Opponent = { level: 1, seed: 7 };
 */
export interface Opponent {
  level?: number;
  seed?: number;
  mover?: number;
}

/**
 * Which puzzle is asked for: one of `level` 1, the easiest, to 5, and of these one by `seed`, an integer from 0. Seeds that
 * follow one another go through all puzzles of a level before one comes again.
 *
 * @example
 * const easy: PuzzleInput = { level: 1, seed: 12 };
 */
export interface PuzzleInput {
  level: number;
  seed: number;
}

/**
 * What a grid holds: in row r and column c the position of the numbers r, c and the fixed ones. They are heaps in any order, of
 * which a third, l, may be swept over in `layers`; or steps from the lowest up, a heap and its quota, or a heap of each
 * component of a sum (a component of steps has one of them, one with a quota is at its start). Those have an order, and there are
 * as many as the position has, in a sum exactly.
 *
 * `places` says at which of them row and column stand, counted from 0 as the position is written; the fixed ones stand at the
 * others, in their order. Without it row and column come first. For heaps in any order it makes no difference, though it must
 * be right.
 *
 * `rows`, `columns` and `layers` are at most `limits.gridSide` of the catalogue, and so are the fixed numbers; cells are at most
 * `limits.gridCells` in all. Without `layers` only two numbers are swept over.
 *
 * @example
 * const square: GridInput = { rows: 100, columns: 100 };
 * const beside5: GridInput = { rows: 100, columns: 100, fixed: [5] };
 * const steps1And3: GridInput = { rows: 20, columns: 20, fixed: [2], places: [0, 2] };
 */
export interface GridInput {
  rows: number;
  columns: number;
  layers?: number;
  fixed?: readonly number[];
  places?: readonly [row: number, column: number];
}

/**
 * What is told of each cell of a grid, and how it is painted.
 *
 * `value` is "outcome" (0 = P, 1 = N), "grundy", with several players "gameValue" (how many turns after the player to move the
 * winner comes; with the standard preferences), "distance" (the moves of a shortest way to a level position; likewise) or
 * "winner" (who wins when `mover` is to move, 0 by default). With `against`
 * another game, the class of a cell is 0 where the two differ, and else one more than the value that both have.
 *
 * `colours`, such as "#88ccee", two at least, are those of the classes 0, 1, 2, …; a class beyond the last has its colour.
 * Nothing is painted without them. Where classes go beyond them and there is a `scale`, all classes from 1 are spread over
 * its colours instead. Seen from afar, class 0 of outcomes, Grundy values, distances and comparisons is never lost among the others.
 *
 * @example
 * const outcomes: ChartInput = { value: "outcome", colours: ["#1b1b1f", "#d8d4ca"] };
 */
export interface ChartInput {
  value: "outcome" | "grundy" | "gameValue" | "distance" | "winner";
  mover?: number;
  against?: Game;
  colours?: readonly string[];
  scale?: readonly string[];
}

/**
 * Some cells of a grid, at most a million, from a row and a column on; those beyond its edge are left out. With `labels` their
 * positions are told as well, of at most 10,000 cells.
 *
 * @example
 * const corner: CellsInput = { row: 0, column: 0, rows: 10, columns: 10 };
 */
export interface CellsInput {
  row: number;
  column: number;
  rows: number;
  columns: number;
  labels?: boolean;
}

/**
 * A picture of one's own: the classes 0, 1, 2, … of its cells, row by row, of which each row has so many `columns`, at most
 * `limits.gridSide` of the catalogue; cells are at most `limits.gridCells`. 65535 stands for a cell that is not there, of which
 * nothing is painted.
 *
 * `colours` and `scale` are as in `ChartInput`, and the scale is for pictures with `ink`. With it class 0 is never lost among the
 * others when it is seen from afar; without it, as where it is not given, colours are mixed alike.
 *
 * @example
 * const colours = ["#1b1b1f", "#e69f00", "#56b4e9"];
 * const steps: MosaicInput = { columns: 2, classes: Uint16Array.of(0, 65535, 1, 2), colours, ink: true };
 */
export interface MosaicInput {
  columns: number;
  classes: Uint16Array;
  colours: readonly string[];
  scale?: readonly string[];
  ink?: boolean;
}

/**
 * A part of a picture, in pixels from its corner, at a scale: so many `cells` are as wide as so many `pixels`. Cells of eight
 * pixels or more have a line left free between them. `width` and `height` are at most 4,096.
 *
 * @example
 * const near: WindowInput = { cells: 1, pixels: 12, left: 0, top: 0, width: 256, height: 256 };
 * const far: WindowInput = { cells: 5000, pixels: 800, left: 256, top: 0, width: 256, height: 256 };
 */
export interface WindowInput {
  cells: number;
  pixels: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * How many heaps a sequence has: those of 0, 1, …, length − 1 stones, at most `limits.sequence` of the catalogue.
 *
 * @example
 * const million: SequenceInput = { length: 1_000_000 };
 */
export interface SequenceInput {
  length: number;
}

/**
 * The positions on which a theorem is compared with search: all within a bound, or all that a start leads to.
 *
 * `bound` is the largest heap (or step, or how many edges; vertices need none), `heaps` the most heaps, by default as many
 * as are checked in a moment. `jiaEnding`, for misère sums: play also stops, and the mover wins, when all components have
 * Grundy value 0. `share` is for several workers that check one theorem together: this one compares its share alone.
 * `counterexamples` is how many are told of at most: 1 to 1000, by default 10.
 *
 * @example
 * const small: Scope = { bound: 10, heaps: 4 };
 * const graph: Scope = { from: "(1,2,3)" };
 */
export type Scope = {
  jiaEnding?: boolean;
  share?: { index: number; of: number };
  counterexamples?: number;
} & ({ bound: number; heaps?: number } | { from: PositionInput });

/**
 * A formula that says something of every position: a truth value, P where it is true and N where it is false, or a number, the
 * Grundy value or with several players the game value. Formulas are for rulesets whose positions are heaps, steps, or a heap
 * with a quota, and for a scope with a bound. It is compared with values that a search or a recursion finds; where there are too
 * many positions for that, with those of a theorem, which `comparedWith` names.
 *
 * There are numbers; `+ - * / %` (the remainder, never negative for a positive divisor), `⊕` (the nim-sum, which binds weaker
 * than `+` and stronger than comparisons), comparisons, `&&`, `||`, `!` or `and`, `or`, `not`, `… ? … : …`; `n` (stones in
 * all), `N` (heaps), `smallest`, `largest`, `quota`, `passes`, `players`, `phi`; `a(i)` (the i-th smallest heap, from 1, or
 * the i-th where their order counts, and of Silver Dollar the square of the i-th coin; 0 beyond the last), `count(k)` (heaps of size k), `copies(i)` (heaps of the i-th largest size); `nimsum`, `xor`, `sum`,
 * `max`, `min` of any numbers and of `heaps`, which is all of them; `mod(x,y)`, `floor`, `ceil`, `abs`, `sqrt`, `log2`,
 * `pow(x,y)`, `gcd(x,y)`, `bit(x,i)`; `prime(x)`, `square(x)`, `fib(x)` (whether it is one of 1, 2, 3, 5, 8, …) and `divides(x,y)`
 * (x ≥ 1, y ≥ 0; otherwise not defined); and `zeckendorf(x)` (the smallest part of its sum of Fibonacci numbers). Integers are exact to 2⁵³, ⌊kφ⌋ for k up to 3·10⁷.
 *
 * What is not defined, such as `n / 0`, agrees with no value. A comparison with it is neither true nor false; conditions go by
 * Kleene's logic, so that `and` with a false side is false all the same, and `or` with a true side true.
 *
 * A text has at most 500 characters. Faults have the field "formula" and a `span` in UTF-16 units.
 *
 * @example
 * const pairs: FormulaInput = { formula: "a(1) == floor((a(2) - a(1)) * phi)" };
 */
export interface FormulaInput {
  formula: string;
}
