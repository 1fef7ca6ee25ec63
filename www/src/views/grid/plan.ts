// What the solver is asked for, from what is shown of the game.
import { display } from "../../model/display.ts";
import { requestOf } from "../../model/opening/request.ts";
import type { OpenGame, State } from "../../model/state.ts";
import type { Game, GridInput } from "../../solver/api.ts";
import type { Plan } from "./atlas.ts";
import { isAnyOrder } from "./cells.ts";
import { lookOf, type PageColours } from "../kit/cells/look.ts";
import { gridOf } from "./sizes.ts";
import { classColourOf, type ClassColour } from "../kit/cells/classColour.ts";
import { FEW_CELLS } from "../../scene/scale.ts";

export function planOf(state: State, game: OpenGame, against: Game | undefined, colours: PageColours): Plan {
  const told = comparable(classColourOf(state), game, against);
  const cells = cellsIn(state);
  const look = lookOf(
    told,
    against !== undefined,
    display.of(state).only,
    colours,
    cells.rows * cells.columns > FEW_CELLS,
  );
  return {
    game: requestOf(game),
    grid: cells,
    shown: { ...told, ...look, ...(against && { against }) },
  };
}

/** Positions of two conventions have no number in common but who wins. */
function comparable(told: ClassColour, game: OpenGame, against: Game | undefined): ClassColour {
  const isOther = against?.convention !== undefined && against.convention.kind !== game.convention.kind;
  return isOther ? { value: "outcome" } : told;
}

/** The cells as the solver is asked for them: heaps in any order have no places. */
export function cellsIn(state: State): GridInput & { rows: number; columns: number } {
  const { rows, columns, fixed, places } = gridOf(state);
  return { rows, columns, fixed, ...(!isAnyOrder(state) && { places }) };
}
