// Which of the views is shown, by its id in the registry of views.
import { Slice } from "./slice.ts";
import type { Store } from "./store.ts";

export interface Shown {
  view: string;
}

/** The view that is shown where a link names none. */
export const PICTURE = "graph";
const INITIAL: Shown = { view: PICTURE };

export const view = viewAmong([]);

/** The same slice where it is known which views there are: a link can ask for these. */
export function viewAmong(ids: readonly string[]): Slice<Shown> {
  const slice: Slice<Shown> = new Slice<Shown>({
    id: "view",
    initial: INITIAL,
    fields: [
      {
        name: "view",
        says: `what is shown of the game: ${ids.join(", ")}`,
        read: (text) => (ids.includes(text) ? { view: text } : undefined),
        write: (asked) => (asked.view === PICTURE ? undefined : asked.view),
      },
    ],
    unasked: INITIAL,
    asked: (state) => slice.of(state),
    follow: (store, asked) => {
      slice.put(store, asked);
    },
    isAppearance: true,
  });
  return slice;
}

export function openView(store: Store, id: string): void {
  view.put(store, { view: id });
}
