// The scale on which cells or heaps in sight have their values, where these are too many for a colour each.
import { Slice } from "./slice.ts";
import type { OpenGame, State } from "./state.ts";
import type { Store } from "./store.ts";
import { tells } from "./telling.ts";
import { view } from "./view.ts";

interface CellScale {
  largest?: number | undefined;
  /** It is that of this view, and of this game. */
  of?: { view: string; game: OpenGame | undefined } | undefined;
}

/** Nothing of it is in a link: it follows from what is shown. */
export const cellScale: Slice<CellScale, object> = new Slice<CellScale, object>({
  id: "scale",
  initial: {},
  unasked: {},
  asked: () => ({}),
});

/** The view that is shown says how far its scale goes: to the largest value, or that there is none. */
export function tellCellScale(store: Store, id: string, largest: number | undefined): void {
  const { game } = store.state;
  const { largest: before, of } = cellScale.of(store.state);
  if (before === largest && of?.view === id && of.game === game) return;
  cellScale.put(store, { largest, of: { view: id, game } });
}

/**
 * The largest value on the scale of what is shown, or 0 where each value has a colour of its own; nothing where no cells are
 * shown, and while values are hidden.
 */
export function cellLargest(state: State): number | undefined {
  const { largest = 0, of } = cellScale.of(state);
  // It would tell how large the hidden ones are, until the view is drawn that says that it has no scale any more.
  if (!tells(state, "everything")) return undefined;
  return of?.view === view.of(state).view && of.game === state.game ? largest : undefined;
}
