// Which of the views is shown, by its id in the registry of views.
import { shown, type Slice } from "./slice.ts";
import type { Store } from "./store.ts";

export interface Shown {
  view: string;
}

/** The view that is shown where a link names none. */
export const PICTURE = "graph";

export const view = viewAmong([]);

/** The same slice where it is known which views there are: a link can ask for these. */
export function viewAmong(ids: readonly string[]): Slice<Shown> {
  return shown<Shown>("view", { view: PICTURE }, [
    {
      name: "view",
      says: `what is shown of the game: ${ids.join(", ")}`,
      words: ids,
      read: (text) => (ids.includes(text) ? { view: text } : undefined),
      write: (asked) => (asked.view === PICTURE ? undefined : asked.view),
    },
  ]);
}

export function openView(store: Store, id: string): void {
  view.put(store, { view: id });
}
