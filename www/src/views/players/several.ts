// One graph with the values of several conventions, its positions in the same places.
import { evaluate } from "../../model/calls/positions.ts";
import { solved, SolvedGraph } from "../../model/graph/solvedGraph.ts";
import { turnsAtEnd } from "../../model/convention.ts";
import { requestOf } from "../../model/opening/request.ts";
import { drawnByNodes, type State } from "../../model/state.ts";
import type { Solver } from "../../model/solver.ts";
import type { Convention } from "../../solver/api.ts";
import type { Evaluation, Exploration, RequestError } from "../../solver/wire.ts";
import { players } from "./slice.ts";

export type Alliance = Extract<Convention, { kind: "alliance" }>;

/** So many players are compared, and more where there are. */
const FEW = [2, 3, 4];
const NO_MOVES = new Uint32Array(0);

/** The conventions that are compared with one another, each of the standard matrix. */
export function conventionsIn(state: State): readonly Alliance[] {
  const { convention } = state.game ?? {};
  if (convention?.kind !== "alliance") return [];
  const { players: count } = convention;
  if (players.of(state).across === "endings")
    return Array.from({ length: count }, (_, turns) => ending(count, turns));
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

  follow(state: State): void {
    const { graph } = drawnByNodes(state) ?? {};
    const of = [graph, players.of(state).across, state.game?.convention];
    if (of.every((each, place) => each === this.#of[place])) return;
    this.#of = of;
    this.found = undefined;
    if (graph && state.game) void this.#find(of, state, solved(graph).exploration);
  }

  async #find(of: readonly unknown[], state: State, exploration: Exploration): Promise<void> {
    const conventions = conventionsIn(state);
    const graphs: SolvedGraph[] = [];
    for (const convention of conventions) {
      if (!state.game) return;
      const game = requestOf({ ...state.game, convention });
      const answer = await evaluate(this.#solver, game, exploration.labels);
      if (of !== this.#of) return;
      if (!answer.ok) {
        this.#put({ conventions, graphs, error: answer.error });
        return;
      }
      graphs.push(new SolvedGraph(under(exploration, convention, answer.value)));
    }
    this.#put({ conventions, graphs });
  }

  #put(found: Several): void {
    this.found = found;
    this.#changed();
  }
}

/** The same positions, places and moves with the values of another convention. */
function under(exploration: Exploration, { players }: Alliance, found: Evaluation): Exploration {
  const { gameValue, distance, winners } = found;
  const { outcome, grundy, remoteness, winningFor, ...rest } = exploration;
  return {
    ...rest,
    ...{ players, winningOffsets: new Uint32Array(rest.positionCount + 1), winning: NO_MOVES },
    ...(gameValue && { gameValue }),
    ...(distance && { distance }),
    ...(winners && { winners }),
  };
}
