// What the solver is asked about grids, and about pictures made of cells.
import type {
  CellsInput,
  ChartInput,
  Game,
  GridInput,
  MosaicInput,
  Options,
  WindowInput,
} from "../../solver/api.ts";
import type { Answer, Cells, Chart, Painting, Sieve } from "../../solver/wire.ts";
import type { Answerer, Aside } from "../solver.ts";

/** A grid of a game, and how its cells look. */
type ChartRequest = [game: Game, grid: GridInput, shown: ChartInput];

/** Computes a grid; of several the last counts. */
export function chartOf(aside: Aside, grid: ChartRequest, options: Options): Promise<Answer<Chart>> {
  return aside.request("grid", "chart", grid, options);
}

export function cancelChart(aside: Aside): void {
  aside.cancel("grid");
}

/** Some cells of a grid. */
export function readCells(aside: Aside, grid: ChartRequest, cells: CellsInput): Promise<Answer<Cells>> {
  return aside.ask("cells", [...grid, cells]);
}

/** The pixels of a window of a grid. */
export function paintCells(aside: Aside, grid: ChartRequest, window: WindowInput): Promise<Answer<Painting>> {
  return aside.ask("paint", [...grid, window]);
}

/** The pixels of a window of a large graph. */
export function paintMosaic(
  solver: Pick<Aside, "ask">,
  picture: MosaicInput,
  window: WindowInput,
): Promise<Answer<Painting>> {
  return solver.ask("mosaic", [picture, window]);
}

/** How the P-positions of a grid are found by hand; of several grids the last counts. */
export function strikingSteps(solver: Answerer, game: Game, grid: GridInput): Promise<Answer<Sieve>> {
  return solver.request("sieve", "sieve", [game, grid]);
}
