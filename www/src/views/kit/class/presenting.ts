import { isPresented, setPresented } from "../../../model/presentation.ts";
import type { Store } from "../../../model/store.ts";
import { fillScreen, isFullScreen, leaveScreen } from "../fullScreen.ts";

/**
 * Shows picture and sentence alone, on the whole screen of the figure that an element stands in, or goes back to the page. The element
 * has the keyboard then; `over` is called when the presentation ends, however the screen was left.
 */
export function presentIn(store: Store, place: HTMLElement, isPresenting: boolean, over: () => void): void {
  over();
  if (!isPresenting) {
    setPresented(store, false);
    void leaveScreen(place);
    return;
  }
  void fillScreen(place, () => {
    setPresented(store, isFullScreen(place));
    if (!isFullScreen(place)) over();
    if (isPresented(store.state)) place.focus();
  });
}
