// One graph with the values of several conventions, its positions in the same places.
import { evaluate } from "../calls/positions.ts";
import { NO_POSITIONS, type PositionGraph } from "./positionGraph.ts";
import { solved, SolvedGraph } from "./solvedGraph.ts";
import { turnsAtEnd, type Alliance } from "../convention.ts";
import { requestOf } from "../opening/request.ts";
import { drawnByNodes, type State } from "../state.ts";
import type { Solver } from "../solver.ts";
import type { Evaluation, RequestError } from "../../solver/wire.ts";

/** What is compared. */
export interface Compared {
  /** What differs from one to the next: how many players there are, or who of them wins at the end. */
  across: "players" | "endings";
  /** How many players there are at least and at most, where that is asked for. */
  fewest?: number | undefined;
  most?: number | undefined;
}

/** Where nothing else is asked for, so many players are compared, and as many more as there are. */
const FEW = [2, 4] as const;

/** How many players there are, at least and at most, where they are compared. */
export function playersIn(
  { game }: Pick<State, "game">,
  { fewest = FEW[0], most }: Compared,
): [fewest: number, most: number] {
  const count = game?.convention.kind === "alliance" ? game.convention.players : 0;
  const last = most ?? Math.max(FEW[1], count, fewest);
  return [Math.min(fewest, last), Math.max(fewest, last)];
}

/** The conventions that are compared with one another, each of the standard matrix. */
function conventionsIn(state: State, compared: Compared): readonly Alliance[] {
  const { convention } = state.game ?? {};
  if (convention?.kind !== "alliance") return [];
  const { players: count } = convention;
  if (compared.across === "endings") return Array.from({ length: count }, (_, turns) => ending(count, turns));
  const isLast = turnsAtEnd(convention) === count - 1;
  const [fewest, most] = playersIn(state, compared);
  return Array.from({ length: most - fewest + 1 }, (_, place) =>
    ending(fewest + place, isLast ? fewest + place - 1 : 0),
  );
}

function ending(players: number, turns: number): Alliance {
  const winner = turns === 0 ? "first-stuck" : turns === players - 1 ? "last-mover" : turns;
  return { kind: "alliance", players, winner };
}

/** What is known of the conventions: their graphs, or why there are none. */
export interface Several {
  conventions: readonly Alliance[];
  graphs: readonly SolvedGraph[];
  error?: RequestError;
}

/** Finds the values again whenever the graph is another one, or other conventions are compared. */
export class SeveralGraphs {
  readonly #solver: Solver;
  readonly #changed: () => void;
  #of: readonly unknown[] = [];
  found: Several | undefined;

  constructor(solver: Solver, changed: () => void) {
    this.#solver = solver;
    this.#changed = changed;
  }

  follow(state: State, compared: Compared): void {
    const { graph } = drawnByNodes(state) ?? {};
    const { across, fewest, most } = compared;
    const of = [graph, across, fewest, most, state.game?.convention];
    if (of.every((each, place) => each === this.#of[place])) return;
    this.#of = of;
    this.found = undefined;
    if (graph && state.game) void this.#find(of, state, compared, graph);
  }

  async #find(of: readonly unknown[], state: State, compared: Compared, graph: PositionGraph): Promise<void> {
    const conventions = conventionsIn(state, compared);
    const graphs: SolvedGraph[] = [];
    for (const convention of conventions) {
      if (!state.game) return;
      const game = requestOf({ ...state.game, convention });
      const answer = await evaluate(this.#solver, game, graph.labels);
      if (of !== this.#of) return;
      if (!answer.ok) {
        this.#put({ conventions, graphs, error: answer.error });
        return;
      }
      graphs.push(revalued(graph, convention.players, answer.value));
    }
    this.#put({ conventions, graphs });
  }

  #put(found: Several): void {
    this.found = found;
    this.#changed();
  }
}

/**
 * The same positions, moves and places with the values that so many players have, evaluated in the order of its labels. Which moves
 * win it does not list.
 */
function revalued(graph: PositionGraph, players: number, found: Evaluation): SolvedGraph {
  const { gameValue, distance, winners } = found;
  const { outcome, grundy, remoteness, winningFor, ...rest } = solved(graph).exploration;
  return new SolvedGraph({
    ...rest,
    ...{ players, winningOffsets: new Uint32Array(graph.count + 1), winning: NO_POSITIONS },
    ...(gameValue && { gameValue }),
    ...(distance && { distance }),
    ...(winners && { winners }),
  });
}
