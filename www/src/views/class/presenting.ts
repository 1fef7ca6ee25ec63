import { isPresented, setPresented } from "../../model/presentation.ts";
import type { Store } from "../../model/store.ts";
import { fillScreen, isFullScreen, leaveScreen } from "../kit/fullScreen.ts";
import { classroom } from "./slice.ts";

/** Shows picture and sentence alone, on the whole screen of the figure that an element stands in; or goes back to the page. */
export function present(store: Store, place: HTMLElement, isPresenting: boolean): void {
  classroom.put(store, { isBlank: false, areKeysShown: false });
  if (!isPresenting) {
    setPresented(store, false);
    void leaveScreen(place);
    return;
  }
  void fillScreen(place, () => {
    // However the screen was left, the presentation is over.
    setPresented(store, isFullScreen(place));
    if (!isFullScreen(place)) classroom.put(store, { isBlank: false, areKeysShown: false });
    // The arrow keys step, and do not go from node to node.
    if (isPresented(store.state)) place.focus();
  });
}
