import type { Store } from "../../model/store.ts";
import { presentIn } from "../kit/class/presenting.ts";
import { classroom } from "./slice.ts";

/** Presents the class; the arrow keys step then, and do not go from node to node. */
export function present(store: Store, place: HTMLElement, isPresenting: boolean): void {
  presentIn(store, place, isPresenting, () => classroom.put(store, { isBlank: false, areKeysShown: false }));
}
