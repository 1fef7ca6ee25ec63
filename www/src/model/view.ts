// Which of the views is shown, by its id in the registry of views, and whether the picture is beside it.
import { shown, type Slice } from "./slice.ts";
import type { Store } from "./store.ts";

interface ViewChoice {
  view: string;
  /** Whether the picture is beside a view that leaves room for it. */
  isBeside: boolean;
}

/** The view that is shown where a link names none. */
export const PICTURE = "graph";

/** The slice for whoever reads or sets the view, without its link field: views are known to the registry alone. */
export const view = viewAmong([], []);

/** The slice with its link field: a link may name one of the views `ids`, and show the picture beside one of the `companions`. */
export function viewAmong(ids: readonly string[], companions: readonly string[]): Slice<ViewChoice> {
  const pairs = companions.map((id) => `${PICTURE},${id}`);
  const words = [...ids, ...pairs];
  return shown<ViewChoice>("view", { view: PICTURE, isBeside: true }, [
    {
      name: "view",
      words,
      initial: PICTURE,
      read: (text) => {
        const place = pairs.indexOf(text);
        const id = companions[place] ?? text;
        return ids.includes(id) ? { view: id, isBeside: place >= 0 || !companions.includes(id) } : undefined;
      },
      write: ({ view: id, isBeside }) => {
        if (id === PICTURE) return undefined;
        return isBeside && companions.includes(id) ? `${PICTURE},${id}` : id;
      },
    },
  ]);
}

export function openView(store: Store, id: string): void {
  view.put(store, { view: id });
}
