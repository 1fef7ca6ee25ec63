// Who sits where, and whose move it is.
import { moverAt, playersOf, turnOf } from "../../model/mover.ts";
import { currentOf } from "../../model/playedLine.ts";
import { graphOf, type State } from "../../model/state.ts";
import { play, type Sitter } from "./slice.ts";

export function sitterOf(state: Pick<State, "shares">, player: number): Sitter {
  return play.of(state).seats[player] ?? "person";
}

/** Who sits in each seat, one word a player. */
export function sittersOf(state: State): Sitter[] {
  return Array.from({ length: playersOf(state) }, (_, player) => sitterOf(state, player));
}

/** The one person among solvers; nobody where several people play, or none. */
export function onlyPerson(state: State): number | undefined {
  const sitters = sittersOf(state);
  const first = sitters.indexOf("person");
  return sitters.lastIndexOf("person") === first && first >= 0 ? first : undefined;
}

/** Whether the position that is shown is where play stands. */
export function isAtPlay({ selected, line }: State): boolean {
  return selected === currentOf(line);
}

/** Whether no move is left where play stands; undefined until that is known. */
export function isGameOver(state: State): boolean | undefined {
  const { explanation, line } = state;
  const graph = graphOf(state);
  const position = graph?.indexOf(currentOf(line));
  // The graph is there before the answer about the position.
  if (graph && position !== undefined) return graph.isTerminal(position);
  return explanation?.label === currentOf(line) ? explanation.optionCount === 0 : undefined;
}

/** Whether a person can move now. */
export function isOpen(state: State): boolean {
  return isAtPlay(state) && isGameOver(state) === false && sitterOf(state, turnOf(state)) === "person";
}

/** The last place before where play stands at which a person was to move. */
export function placeToTakeBack(state: State): number | undefined {
  for (let place = state.line.cursor - 1; place >= 0; place--)
    if (sitterOf(state, moverAt(state, place)) === "person") return place;
  return undefined;
}
