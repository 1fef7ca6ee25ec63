// The public calls of the module. What they are asked with is had from here; the answers are in wire.ts, which Rust writes.
import type { KnownSequence } from "./literature.ts";
import type { Options } from "./options.ts";
import type {
  CellsInput,
  ChartInput,
  FormulaInput,
  Game,
  GridInput,
  MosaicInput,
  Opponent,
  PositionInput,
  PuzzleInput,
  Scope,
  SequenceInput,
  Touch,
  WindowInput,
} from "./requests.ts";
import type {
  Answer,
  Catalogue,
  Cells,
  Census,
  Chart,
  Evaluation,
  Explanation,
  Exploration,
  Fit,
  Genera,
  Grid,
  Notation,
  Painting,
  Puzzle,
  Sequence,
  Sieve,
  SolverMove,
  Verification,
} from "./wire.ts";

export type * from "./literature.ts";
export type * from "./options.ts";
export type * from "./requests.ts";

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
   * Reads the notation `ruleset[key=value,…](position)`. The `span` of an error counts UTF-16 units. It answers at once,
   * and a graph of many megabytes holds its thread until it is read: the calls that promise an answer take turns.
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
   * the winner for every mover. They are found in the cheapest sound way, which `method` names. Positions that no method
   * reaches beside others that one does are listed in `missing`.
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
   * that witness the mex, and what each theorem says of it. Of heaps beyond search, `periods` says by which proved period
   * they have their values.
   *
   * @example
   * const answer = await mex.explain({ ruleset: "nim" }, [1, 2, 4]);
   * if (answer.ok) console.log(answer.value.options.filter((option) => option.winning));
   */
  explain(game: Game, position: PositionInput, options?: Options): Promise<Answer<Explanation>>;

  /**
   * The legal moves that fit a gesture on a board: those that change every token that is touched as is said, and maybe
   * others besides. It is quick however huge the heaps are. Where no move fits, `refusal` says why: it names one of
   * the catalogue's `refusals`, and what fills the holes of that text.
   *
   * @example
   * const answer = await mex.fit({ ruleset: "bash", params: { m: 3 } }, [9], [{ place: 0, to: [4] }]);
   * if (answer.ok) console.log(answer.value.refusal); // { of: "bash", key: "most", numbers: { m: 3 } }
   */
  fit(
    game: Game,
    position: PositionInput,
    touched: readonly Touch[],
    options?: Options,
  ): Promise<Answer<Fit>>;

  /**
   * What the solver plays; nothing at the end of play. Unless it is told to be fallible, it plays perfectly: a player who
   * wins hurries, one who loses delays as long as can be, and one of several lets the winner win whom it likes best of all
   * that it can have. The same request is always answered alike.
   *
   * @example
   * const answer = await mex.reply({ ruleset: "nim" }, [1, 2, 4], {});
   * if (answer.ok) console.log(answer.value.move?.label); // "(1,2,3)"
   */
  reply(
    game: Game,
    position: PositionInput,
    opponent: Opponent,
    options?: Options,
  ): Promise<Answer<SolverMove>>;

  /**
   * A position to solve, in which the player to move can win, with several players P₀, by few of the moves and not by all.
   * Those of a game are ordered by how many positions can be reached, how well the winning move hides, how far off the end is,
   * and how long the losing moves take to be refuted; less where copying the other player wins. Where a game has none, the answer is "no-puzzle".
   *
   * @example
   * const answer = await mex.puzzle({ ruleset: "nim" }, { level: 2, seed: 1 });
   * if (answer.ok) console.log(answer.value.label, answer.value.winning);
   */
  puzzle(game: Game, asked: PuzzleInput, options?: Options): Promise<Answer<Puzzle>>;

  /**
   * The values of all positions over two or three heaps, row by row, or over two steps, a heap and its quota, or the heaps of
   * two components of a sum (where positions are nothing of the kind, the answer is "no-heaps"). `method` says how they were
   * found: "recursion" over the table, "sprague-grundy" from single heaps or components, or "search", which takes far fewer
   * cells than the others.
   *
   * @example
   * const answer = await mex.grid({ ruleset: "wythoff" }, { rows: 100, columns: 100 });
   * if (answer.ok) console.log(answer.value.grundy?.[3 * 100 + 5]); // the value of (3,5): 0
   */
  grid(game: Game, grid: GridInput, options?: Options): Promise<Answer<Grid>>;

  /**
   * What a grid of two heaps looks like as a whole: how many cells have which class, see `ChartInput`. The values are kept for a
   * while on the solver's side, where `cells` and `paint` find them; grids of 33 million cells together are kept at most.
   *
   * @example
   * const square = { rows: 1000, columns: 1000 };
   * const answer = await mex.chart({ ruleset: "wythoff" }, square, { value: "outcome" });
   * if (answer.ok) console.log([...answer.value.counts]); // the cells of P and of N: [763, 999237]
   */
  chart(game: Game, grid: GridInput, shown: ChartInput, options?: Options): Promise<Answer<Chart>>;

  /**
   * The classes of some cells of such a grid.
   *
   * @example
   * const part = { row: 40, column: 60, rows: 10, columns: 10 };
   * const answer = await mex.cells({ ruleset: "nim" }, { rows: 256, columns: 256 }, { value: "grundy" }, part);
   * if (answer.ok) console.log(answer.value.classes[0]); // the nim-sum 40 ⊕ 60: 20
   */
  cells(
    game: Game,
    grid: GridInput,
    shown: ChartInput,
    cells: CellsInput,
    options?: Options,
  ): Promise<Answer<Cells>>;

  /**
   * A part of the picture of such a grid, in pixels. Parts that lie side by side at one scale have no seam between them.
   *
   * @example
   * const shown: ChartInput = { value: "outcome", colours: ["#1b1b1f", "#d8d4ca"] };
   * const window = { cells: 2000, pixels: 500, left: 0, top: 0, width: 500, height: 500 };
   * const answer = await mex.paint({ ruleset: "wythoff" }, { rows: 2000, columns: 2000 }, shown, window);
   * if (answer.ok) console.log(answer.value.pixels.length); // the pixels, four numbers each: 1000000
   */
  paint(
    game: Game,
    grid: GridInput,
    shown: ChartInput,
    window: WindowInput,
    options?: Options,
  ): Promise<Answer<Painting>>;

  /**
   * A part of a picture of one's own, in pixels: of classes that are sent with every call, for nothing is kept of them. Seen
   * from afar a pixel is of those of its cells that are there, and opaque where it has any; else it is transparent. Parts that
   * lie side by side at one scale have no seam between them.
   *
   * @example
   * const picture: MosaicInput = { columns: 2, classes: Uint16Array.of(0, 65535, 1, 1), colours: ["#000000", "#ffffff"] };
   * const window = { cells: 1, pixels: 1, left: 0, top: 0, width: 2, height: 2 };
   * const answer = await mex.mosaic(picture, window);
   * if (answer.ok) console.log(answer.value.pixels[7]); // the second pixel, transparent: 0
   */
  mosaic(picture: MosaicInput, window: WindowInput, options?: Options): Promise<Answer<Painting>>;

  /**
   * How the P-positions of a grid are found by hand, or with n players and the standard preferences the level ones: one goes through its cells from the end of play, by
   * stones where every move lowers them and by the longest play to the end elsewhere, then by rows. The next cell that is not
   * struck is P, and strikes every cell from which a move leads to it; a level one strikes those from which 1 to n − 1 moves do.
   * Under misère play the terminal positions are struck before. A position outside the grid may strike a cell, too. Cells are at most `limits.sieveCells` of the catalogue, without
   * layers, and are all searched.
   *
   * @example
   * const answer = await mex.sieve({ ruleset: "wythoff" }, { rows: 10, columns: 10 });
   * if (answer.ok) console.log([...answer.value.found]); // the cells (0,0), (1,2), (3,5), (4,7): [0, 12, 35, 47]
   */
  sieve(game: Game, grid: GridInput, options?: Options): Promise<Answer<Sieve>>;

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
   * What the literature knows of the values of single heaps of a game, whatever the convention: their period and who proved it, or
   * that no period is known and how far they were computed; with sources. An empty list says that nothing is known here, and
   * without a game all lines of the table are answered.
   *
   * @example
   * const answer = await mex.known({ ruleset: "octal", params: { code: "0.16" } });
   * if (answer.ok) console.log(answer.value[0]?.period, answer.value[0]?.by); // 149459 "A. Gangolli, T. Plambeck"
   */
  known(game?: Game): Promise<Answer<KnownSequence[]>>;

  /**
   * The genera of single heaps, whatever the convention: Grundy values, and misère Grundy values of the heap G, of G+∗2, G+∗2+∗2, …
   * G is tame where all positions it leads to have genera of sums of Nim heaps. Where moves split heaps, about forty is the most.
   *
   * @example
   * const answer = await mex.genus({ ruleset: "kayles" }, { length: 31 });
   * if (answer.ok) console.log(answer.value.genera[2]?.label, answer.value.firstWild); // "2^{20}" 5
   */
  genus(game: Game, heaps: SequenceInput, options?: Options): Promise<Answer<Genera>>;

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
