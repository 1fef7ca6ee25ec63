// One graph with the values of several conventions, its positions in the same places.
import { evaluate } from "../calls/positions.ts";
import { NO_POSITIONS, type PositionGraph } from "./positionGraph.ts";
import { solved, SolvedGraph } from "./solvedGraph.ts";
import { turnsAtEnd, type Alliance } from "../convention.ts";
import { requestOf } from "../opening/request.ts";
import { drawnByNodes, type State } from "../state.ts";
import type { Solver } from "../solver.ts";
import type { Evaluation, RequestError } from "../../solver/wire.ts";

/** What differs from one to the next: how many players there are, or who of them wins at the end. */
export type Across = "players" | "endings";

/** So many players are compared, and more where there are. */
const FEW = [2, 3, 4];

/** The conventions that are compared with one another, each of the standard matrix. */
export function conventionsIn(state: State, across: Across): readonly Alliance[] {
  const { convention } = state.game ?? {};
  if (convention?.kind !== "alliance") return [];
  const { players: count } = convention;
  if (across === "endings") return Array.from({ length: count }, (_, turns) => ending(count, turns));
  const isLast = turnsAtEnd(convention) === count - 1;
  const counts = FEW.includes(count) ? FEW : [...FEW, count];
  return counts.map((each) => ending(each, isLast ? each - 1 : 0));
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

  follow(state: State, across: Across): void {
    const { graph } = drawnByNodes(state) ?? {};
    const of = [graph, across, state.game?.convention];
    if (of.every((each, place) => each === this.#of[place])) return;
    this.#of = of;
    this.found = undefined;
    if (graph && state.game) void this.#find(of, state, across, graph);
  }

  async #find(of: readonly unknown[], state: State, across: Across, graph: PositionGraph): Promise<void> {
    const conventions = conventionsIn(state, across);
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
