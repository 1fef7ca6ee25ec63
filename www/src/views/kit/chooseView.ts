import type { Store } from "../../model/store.ts";
import { openView } from "../../model/view.ts";
import type { RegistryEntry } from "./view.ts";

/** The reader chooses another of some views. */
export function chooseView(store: Store, views: readonly RegistryEntry[], shown: string, id: string): void {
  views.find((entry) => entry.id === shown)?.leave?.(store);
  openView(store, id);
  views.find((entry) => entry.id === id)?.enter?.(store);
}
