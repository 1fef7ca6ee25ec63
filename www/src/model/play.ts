// What the reader does with the game that is open: moves, steps back, looks around.
import { fail, lasting } from "./notices.ts";
import { lookAround } from "./opening/cutting.ts";
import { requestOf } from "./opening/request.ts";
import { canRedo, canUndo, currentOf, jumped, lineFrom, played, type PlayedLine } from "./playedLine.ts";
import { graphOf, type State } from "./state.ts";
import type { Store } from "./store.ts";

/**
 * A position was chosen. An option of where play stands, while that is shown, is a move; a place on the line is gone back
 * to; any other position is looked at, and the moves made stay.
 */
export function activate(store: Store, label: string): void {
  const { state } = store;
  const { selected, line } = state;
  if (label === selected) return;
  if (!isAside(state) && isOption(state, selected, label)) {
    select(store, label, played(line, label));
    return;
  }
  const place = line.positions.indexOf(label);
  select(store, label, place < 0 ? line : jumped(line, place));
}

/** Makes the move that leads back to where play stands, where there is one. */
export function stay(store: Store): void {
  const { state } = store;
  if (!isAside(state) && isOption(state, state.selected, state.selected)) move(store, state.selected);
}

/** Makes a move that is known to be legal, from where play stands. */
export function move(store: Store, label: string): void {
  select(store, label, played(store.state.line, label));
}

/** Begins anew at the first position of the line; the moves made are forgotten. */
export function beginAnew(store: Store): void {
  const [first = ""] = store.state.line.positions;
  select(store, first, lineFrom(first));
}

/** Whether the selected position is only looked at: it is not where play stands. */
export function isAside({ selected, line }: Pick<State, "selected" | "line">): boolean {
  return selected !== currentOf(line);
}

/** Goes to a place on the line. */
export function goTo(store: Store, place: number): void {
  const line = jumped(store.state.line, place);
  select(store, currentOf(line), line);
}

/** From a position that was only looked at back to where play stands. */
export function lookBack(store: Store): void {
  goTo(store, store.state.line.cursor);
}

/** Takes the last move back. */
export function undo(store: Store): void {
  const { line } = store.state;
  if (canUndo(line)) goTo(store, line.cursor - 1);
}

/** Makes the move again that was taken back last. */
export function redo(store: Store): void {
  const { line } = store.state;
  if (canRedo(line)) goTo(store, line.cursor + 1);
}

/** A position is to be found in the picture; none: no longer. */
export function pointAt(store: Store, label: string | undefined): void {
  store.set({ pointedAt: label });
}

/** Shows a position and asks why it has its value. */
export function select(store: Store, selected: string, line: PlayedLine): void {
  store.set({ selected, line, pointedAt: undefined, notice: lasting(store) });
  void explain(store);
}

/** Asks why the position that is shown has its value. */
export async function explain(store: Store): Promise<void> {
  const { game, selected } = store.state;
  if (!game) return;
  const answer = await store.solver.request("panel", "explain", [requestOf(game), selected]);
  if (store.state.game !== game || store.state.selected !== selected) return;
  if (!answer.ok) {
    fail(store, answer.error);
    return;
  }
  store.set({ explanation: answer.value });
  await goAlong(store);
}

/** Where a graph is too large to draw, the part that is drawn goes with the selection. */
async function goAlong(store: Store): Promise<void> {
  const { game, selected, picture } = store.state;
  if (!game || picture.kind !== "refused" || !picture.around) return;
  const { graph } = picture.around;
  const position = graph.indexOf(selected);
  // In the middle of the picture, or where it shows ways on, there is enough to see.
  if (position === 0 || (position !== undefined && (graph.optionsOf(position)?.length ?? 0) > 2)) return;
  const around = await lookAround(store.solver, game, selected, picture.around.isBlind);
  if (around && store.state.picture === picture && store.state.selected === selected)
    store.set({ picture: { ...picture, around } });
}

function isOption(state: State, from: string, to: string): boolean {
  const { explanation } = state;
  const known = graphOf(state)?.isOption(from, to);
  return known ?? (explanation?.label === from && explanation.options.some(({ label }) => label === to));
}
