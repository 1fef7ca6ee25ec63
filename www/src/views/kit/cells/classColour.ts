// What is told of each cell, as far as it follows from what is shown of the game.
import { display, moverOf } from "../../../model/display.ts";
import { graphOf, type State } from "../../../model/state.ts";
import { wordsOf } from "../../../model/vocabulary.ts";
import { OUTCOMES, type Colouring, type Value } from "../../../model/values.ts";
import type { ChartInput } from "../../../solver/api.ts";
import type { PositionValue } from "../../../solver/wire.ts";

export type ClassColour = Pick<ChartInput, "value" | "mover">;

/** The value that the colours mean; where there is no graph to say which there are, it follows from the convention. */
export function classColourOf(state: State): ClassColour {
  const { game } = state;
  const convention = game?.convention;
  if (convention?.kind === "alliance") {
    const graph = graphOf(state);
    const isStandard = graph ? graph.hasGameValues : convention.preferences === undefined;
    const { colourBy } = display.of(state);
    if (isStandard && colourBy === "level") return { value: "distance" };
    if (isStandard && colourBy !== "outcome") return { value: "gameValue" };
    return { value: "winner", mover: graph ? moverOf(state) : 0 };
  }
  const isByOutcome =
    wordsOf(state) !== "grundy" || convention?.kind === "misere" || display.of(state).colourBy === "outcome";
  // Where the graph is too large to be searched, the cells have values all the same.
  return { value: isByOutcome ? "outcome" : "grundy" };
}

/** What is told of a position, of all that the solver knows of it. */
export function valueIn(value: PositionValue, { value: kind, mover = 0 }: ClassColour): Value | undefined {
  return kind === "winner" ? value.winners?.[mover] : value[kind];
}

/** What a class stands for, and what kind of value that is. */
export function valueOf(
  class_: number | undefined,
  { value, mover = 0 }: ClassColour,
): readonly [Value | undefined, Colouring] {
  if (value === "outcome") return [class_ === undefined ? undefined : OUTCOMES[class_], "outcome"];
  return [class_, value === "winner" ? mover : value];
}

/** The scale of the numbers: players and their turns, or values of which 0 is that of level positions. */
export function classScale(told: ClassColour, players: number): 0 | "players" {
  return isByP(told) || players === 2 ? 0 : "players";
}

/** Whether class 0 is that of P-positions, or of level ones. */
export function isByP({ value }: ClassColour): boolean {
  return value === "outcome" || value === "grundy" || value === "distance";
}
