// The public types of the module, apart from the answers themselves, which are in wire.ts.
import type {
  Answer,
  Catalogue,
  Census,
  Evaluation,
  Explanation,
  Exploration,
  Grid,
  Notation,
  ParameterValue,
  Sequence,
  Step,
  Verification,
} from "./wire.ts";

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
 * Who wins. With several players "first-stuck" (the default) lets the first who cannot move win, "last-mover" who made
 * the last move; row i of the preferences is Pᵢ's ranking of all players, itself first. The standard ones follow the
 * turns: Pᵢ, Pᵢ₊₁, …
 *
 * @example
 * const three: Convention = { kind: "alliance", players: 3, preferences: [[0, 2, 1], [1, 0, 2], [2, 1, 0]] };
 */
export type Convention =
  | { kind: "normal" | "misere" }
  | {
      kind: "alliance";
      players: number;
      winner?: "first-stuck" | "last-mover";
      preferences?: "standard" | ReadonlyArray<readonly number[]>;
    };

/**
 * A position: the sizes of its heaps in any order, or the text that a person typed. Edges are pairs of vertices, a sum's
 * position is a list with one of each component. Where moves split heaps, a position may have more heaps than the start of a
 * graph: `limits.splitHeaps` of the catalogue instead of `limits.heaps`.
 *
 * @example
 * const position: PositionInput = [1, 2, 3];
 * const typed: PositionInput = "(1, 2, 3)";
 * const edges: PositionInput = [[0, 1], [1, 2]];
 */
export type PositionInput = string | ReadonlyArray<number | PositionInput>;

/**
 * What a grid holds: in layer l, row r and column c the position of the heaps l, r, c and the fixed ones, in any order.
 *
 * `rows`, `columns` and `layers` are at most `limits.gridSide` of the catalogue, and so are the fixed heaps; cells are at most
 * `limits.gridCells` in all. Without `layers` only two heaps are swept over.
 *
 * @example
 * const square: GridInput = { rows: 100, columns: 100 };
 * const beside5: GridInput = { rows: 100, columns: 100, fixed: [5] };
 */
export interface GridInput {
  rows: number;
  columns: number;
  layers?: number;
  fixed?: readonly number[];
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
 *
 * @example
 * const small: Scope = { bound: 10, heaps: 4 };
 * const graph: Scope = { from: "(1,2,3)" };
 */
export type Scope = { jiaEnding?: boolean; share?: { index: number; of: number } } & (
  { bound: number; heaps?: number } | { from: PositionInput }
);

/**
 * A formula that says something of every position: a truth value, P where it is true and N where it is false, or a number, the
 * Grundy value or with several players the game value. Formulas are for rulesets whose positions are heaps, steps, or a heap
 * with a quota, and for a scope with a bound.
 *
 * There are numbers; `+ - * / %` (the remainder, never negative for a positive divisor), `⊕` (the nim-sum, which binds weaker
 * than `+` and stronger than comparisons), comparisons, `&&`, `||`, `!` or `and`, `or`, `not`, `… ? … : …`; `n` (stones in
 * all), `N` (heaps), `smallest`, `largest`, `quota`, `passes`, `players`, `phi`; `a(i)` (the i-th smallest heap, from 1; 0
 * beyond the last), `count(k)` (heaps of size k), `copies(i)` (heaps of the i-th largest size); `nimsum`, `xor`, `sum`,
 * `max`, `min` of any numbers and of `heaps`, which is all of them; `mod(x,y)`, `floor`, `ceil`, `abs`, `sqrt`, `log2`,
 * `pow(x,y)`, `bit(x,i)`, `fib(x)` (whether it is a Fibonacci number) and `zeckendorf(x)` (the smallest part of its sum of
 * Fibonacci numbers). Integers are exact to 2⁵³, ⌊kφ⌋ for k up to 3·10⁷.
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

/**
 * How a call is carried out; all of it may be left out.
 *
 * @example
 * const stop = new AbortController();
 * const options: Options = {
 *   budget: { positions: 10_000 },
 *   onProgress: ({ positions }) => console.log(`${positions} positions`),
 *   signal: stop.signal,
 * };
 */
export interface Options {
  /** The most positions and moves to build; more is answered by "too-many-positions" or "too-many-moves". */
  budget?: { positions?: number; moves?: number };
  /** Ask `explore` for every move, where it would leave them out of a large graph. */
  allMoves?: boolean;
  /**
   * Ask `explore` for at most so many positions around the start: the whole graph if it is no larger, else the winning moves,
   * some of the others, and what answers them, where their values can be found in a moment, mostly by a theorem.
   */
  neighbourhood?: number;
  /** Called about every 16 milliseconds of work, and once when it is done. */
  onProgress?: (progress: Progress) => void;
  /** Aborting it makes a call answer "cancelled" at its next turn, about 16 milliseconds later. */
  signal?: AbortSignal;
}

/**
 * How far a call has come: what it is doing, the positions and moves found so far, and how many positions there will be,
 * when that is known.
 *
 * @example
 * const progress: Progress = { phase: "building", positions: 1200, moves: 35_000 };
 */
export type Progress = Omit<Step, "done">;

/**
 * The solver. Every call answers `{ ok: true, value }` or `{ ok: false, error }`; what is wrong with
 * a request is an answer, never an exception, be it an object that throws when it is looked at or one
 * without end. Typed arrays in answers are copies and yours to keep.
 *
 * The error "internal" means a fault of the solver itself, "out-of-memory" that the device has no more
 * memory for what was asked. Neither spoils anything: the call after it starts from a fresh instance,
 * and calls that were under way answer the same.
 *
 * @example
 * const mex = await load();
 * const answer = await mex.explain({ ruleset: "nim" }, "(1,2,3)");
 * if (answer.ok) console.log(answer.value.value.outcome); // "P"
 * else console.error(answer.error.code, answer.error.field);
 */
export interface Mexplorer {
  /**
   * The rulesets, conventions and theorems, with their texts, and the limits of every input.
   *
   * @example
   * const answer = mex.catalogue();
   * if (answer.ok) console.log(answer.value.rulesets.map((ruleset) => ruleset.name.en));
   */
  catalogue(): Answer<Catalogue>;

  /**
   * Reads the notation `ruleset[key=value,…](position)`. The `span` of an error counts UTF-16 units.
   *
   * @example
   * const answer = mex.parse("bash[m=3](5,6)");
   * if (answer.ok) console.log(answer.value.params); // { m: 3, passes: 0 }
   */
  parse(text: string): Answer<Notation>;

  /**
   * Reads a position of a game, such as a person typed it, and gives both in their canonical form.
   *
   * @example
   * const answer = mex.read({ ruleset: "nim" }, "3 2 1");
   * if (answer.ok) console.log(answer.value.label); // "(1,2,3)"
   */
  read(game: Game, position: PositionInput): Answer<Notation>;

  /**
   * The values of many positions in one call, as arrays by the positions' index, as far as they are defined: with two
   * players the outcome (0 = P, 1 = N), Grundy value and remoteness (in moves); with several the game value, and
   * the winner for every mover. They are found in the cheapest sound way, which `method` names.
   *
   * @example
   * const answer = await mex.evaluate({ ruleset: "nim" }, [[1, 2, 3], [1, 2, 4]]);
   * if (answer.ok) console.log([...(answer.value.outcome ?? [])]); // [0, 1]
   */
  evaluate(game: Game, positions: readonly PositionInput[], options?: Options): Promise<Answer<Evaluation>>;

  /**
   * The position graph: every position that can be reached, solved and laid out. It works in short
   * slices and lets other events in between them, so it may be called on a page's main thread.
   *
   * @example
   * const answer = await mex.explore({ ruleset: "nim" }, [1, 2, 3]);
   * if (answer.ok) console.log(answer.value.positionCount); // 14
   */
  explore(game: Game, position: PositionInput, options?: Options): Promise<Answer<Exploration>>;

  /**
   * Why a position has its value: its options with their values, the winning moves, the options
   * that witness the mex, and what each theorem says of it.
   *
   * @example
   * const answer = await mex.explain({ ruleset: "nim" }, [1, 2, 4]);
   * if (answer.ok) console.log(answer.value.options.filter((option) => option.winning));
   */
  explain(game: Game, position: PositionInput, options?: Options): Promise<Answer<Explanation>>;

  /**
   * The values of all positions over two or three heaps, row by row, for rulesets whose positions are heaps (else the answer
   * is "no-heaps"). `method` says how they were found: "recursion" over the table, "sprague-grundy" from single heaps, or
   * "search", which takes far fewer cells than the others.
   *
   * @example
   * const answer = await mex.grid({ ruleset: "wythoff" }, { rows: 100, columns: 100 });
   * if (answer.ok) console.log(answer.value.grundy?.[3 * 100 + 5]); // the value of (3,5): 0
   */
  grid(game: Game, grid: GridInput, options?: Options): Promise<Answer<Grid>>;

  /**
   * The values of single heaps: Grundy values under normal play, else what the convention has (see `kind`), and how they
   * repeat. Where moves split no heap and take a bounded number of stones, a period is "proved" when a window of the
   * ruleset's reach repeats, under every convention and with passes; where octal games split heaps, by Guy and Smith's criterion
   * (1956), under normal play without passes. Else it is "observed" as far as the values go.
   *
   * @example
   * const game = { ruleset: "subtraction", params: { set: [1, 3, 4] } };
   * const answer = await mex.sequence(game, { length: 1_000_000 });
   * if (answer.ok) console.log(answer.value.period, answer.value.status); // 7 "proved"
   */
  sequence(game: Game, sequence: SequenceInput, options?: Options): Promise<Answer<Sequence>>;

  /**
   * A theorem against plain search or recursion over all positions of a scope: on how many it agrees, the first
   * counterexamples, how its claims about the whole set fare, and the steps of a proof. A theorem whose hypotheses the game
   * does not meet is answered by "does-not-apply". In the place of a theorem's id there may be a formula of one's own; its
   * check is a "conjecture" with the id "formula", without claims and steps.
   *
   * @example
   * const game: Game = { ruleset: "octal", params: { code: "0.77" }, convention: { kind: "misere" } };
   * const answer = await mex.verify("sj", game, { bound: 12, heaps: 2 });
   * if (answer.ok) console.log(answer.value.counterexamples[0]?.label); // "(8)"
   * const own = await mex.verify({ formula: "n % 4 == 0" }, { ruleset: "bash", params: { m: 3 } }, { bound: 50, heaps: 1 });
   */
  verify(
    theorem: string | FormulaInput,
    game: Game,
    scope: Scope,
    options?: Options,
  ): Promise<Answer<Verification>>;

  /**
   * The values of all positions within a bound, in canonical order: the fewest tokens first, then by the first that differs;
   * the −1 between the components of a sum comes after every number.
   *
   * @example
   * const answer = await mex.census({ ruleset: "nim" }, { bound: 7, heaps: 3 });
   * if (answer.ok) console.log(answer.value.positionCount); // 120
   */
  census(game: Game, scope: { bound: number; heaps?: number }, options?: Options): Promise<Answer<Census>>;
}
