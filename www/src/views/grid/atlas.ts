import type { ChartInput, Game, GridInput, Progress } from "../../solver/api.ts";
import { evaluate } from "../../model/calls/positions.ts";
import { asideOf } from "../../model/calls/aside.ts";
import { cancelChart, chartOf, readCells, paintCells } from "../../model/calls/cells.ts";
import type { Aside, Solver } from "../../model/solver.ts";
import { ratioOf } from "../picture/tiles/ratio.ts";
import type { Cells, Chart, Evaluation, RequestError } from "../../solver/wire.ts";

/** What is shown: the cells of a game, and how they look. */
export interface Plan {
  game: Game;
  grid: GridInput;
  shown: ChartInput;
}

/** What of a plan has come. */
export interface Leaf {
  plan: Plan;
  /** Another plan has another. */
  key: string;
  chart: Chart;
}

/** More cells than these take so long that a corner of them is shown first, with so many rows and columns. */
const LONG = 1_500_000;
const CORNER = 700;

/** Asks the solver for one grid after another: the last that has come is kept until the next one has. */
export class Atlas {
  readonly #solver: Aside;
  readonly #changed: () => void;
  #wanted: string | undefined;
  /** What is known of grids that were shown before; the solver keeps the last of these, too. */
  readonly #known = new Map<string, Leaf>();
  /** What is shown. */
  leaf: Leaf | undefined;
  /** Present while something is computed. */
  progress: Progress | undefined;
  error: RequestError | undefined;

  get hasCells(): boolean {
    return this.leaf !== undefined;
  }

  constructor(solver: Solver, changed: () => void) {
    this.#solver = asideOf(solver);
    this.#changed = changed;
  }

  /** Shows a plan, unless it is shown or on its way. */
  open(plan: Plan): void {
    const key = JSON.stringify(plan);
    if (key === this.#wanted) return;
    this.#wanted = key;
    this.error = undefined;
    const known = this.#known.get(key);
    if (known) {
      this.progress = undefined;
      this.leaf = known;
      return;
    }
    void this.#open(plan, key);
  }

  /** Gives up what is being computed; what is shown stays. */
  cancel(): void {
    cancelChart(this.#solver);
  }

  /** Some cells of what is shown; nothing where they are not to be had. */
  async cells(
    leaf: Leaf,
    row: number,
    column: number,
    rows: number,
    columns: number,
    labels = false,
  ): Promise<Cells | undefined> {
    const { game, grid, shown } = leaf.plan;
    const asked = { row, column, rows, columns, labels };
    const answer = await readCells(this.#solver, [game, grid, shown], asked);
    return answer.ok ? answer.value : undefined;
  }

  /** The values of a position in some game; nothing where they are not to be had. */
  async evaluate(game: Game, label: string): Promise<Evaluation | undefined> {
    const answer = await evaluate(this.#solver, game, [label]);
    return answer.ok ? answer.value : undefined;
  }

  /** The pixels of a window at so many cells a pixel, in device pixels from the corner of the picture. */
  async pixels(
    leaf: Leaf,
    {
      scale,
      left,
      top,
      width,
      height,
    }: { scale: number; left: number; top: number; width: number; height: number },
  ): Promise<ImageData | undefined> {
    const { game, grid, shown } = leaf.plan;
    const { cells, pixels } = ratioOf(scale);
    const answer = await paintCells(this.#solver, [game, grid, shown], {
      cells,
      pixels,
      left,
      top,
      width,
      height,
    });
    if (!answer.ok) return undefined;
    const bytes = new Uint8ClampedArray(answer.value.pixels.buffer as ArrayBuffer);
    return new ImageData(bytes, width, height);
  }

  dispose(): void {
    this.#wanted = undefined;
    this.#solver.release();
  }

  async #open(plan: Plan, key: string): Promise<void> {
    const { rows, columns } = plan.grid;
    if (rows * columns > LONG && !this.#isShown(plan)) {
      const grid = { ...plan.grid, rows: Math.min(rows, CORNER), columns: Math.min(columns, CORNER) };
      // Where the corner was given up, or cannot be had, all of it is not wanted either.
      if (!(await this.#ask({ ...plan, grid }, key, false))) return;
    }
    await this.#ask(plan, key, true);
  }

  /** Whether it is the same grid in other colours, which has been computed. */
  #isShown({ game, grid }: Plan): boolean {
    const shown = this.leaf?.plan;
    return shown !== undefined && JSON.stringify([game, grid]) === JSON.stringify([shown.game, shown.grid]);
  }

  /** Whether it has come, and is wanted still. */
  async #ask(plan: Plan, key: string, isWhole: boolean): Promise<boolean> {
    const since = performance.now();
    const isCurrent = (): boolean => this.#wanted === key;
    const answer = await chartOf(this.#solver, [plan.game, plan.grid, plan.shown], {
      onProgress: (progress) => {
        if (!isCurrent() || performance.now() - since < QUIET_MS) return;
        this.progress = progress;
        this.#changed();
      },
    });
    if (!isCurrent()) return false;
    if (!answer.ok) {
      this.progress = undefined;
      this.error = answer.error;
      // A corner of what cannot be had would pass for all of it.
      if (isWhole && answer.error.code !== "cancelled" && this.leaf?.key === cornerOf(key))
        this.leaf = undefined;
    } else {
      this.leaf = { plan, key: isWhole ? key : cornerOf(key), chart: answer.value };
      if (isWhole) {
        this.progress = undefined;
        // A large one that the solver has given up meanwhile is not to be computed by each of its tiles.
        if (plan.grid.rows * plan.grid.columns <= LONG) this.#keep(key, this.leaf);
      }
    }
    this.#changed();
    return answer.ok;
  }

  #keep(key: string, leaf: Leaf): void {
    this.#known.set(key, leaf);
    const [oldest] = this.#known.keys();
    if (this.#known.size > KNOWN && oldest !== undefined) this.#known.delete(oldest);
  }

  /** What was given up, or failed, is tried once more. */
  again(): void {
    const plan = this.#wanted;
    this.#wanted = undefined;
    if (plan !== undefined) this.open(JSON.parse(plan) as Plan);
  }
}

const cornerOf = (key: string): string => `${key} corner`;

/** So many grids are known, of those that were shown last: a slider goes through many. */
const KNOWN = 64;

/** Shorter work than this, in milliseconds, passes without a word about progress. */
const QUIET_MS = 250;
