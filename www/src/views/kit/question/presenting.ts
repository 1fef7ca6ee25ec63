import { isPresented, setPresented } from "../../../model/presentation.ts";
import { question } from "../../../model/question/question.ts";
import type { Store } from "../../../model/store.ts";
import { fillScreen, isFullScreen, leaveScreen } from "../fullScreen.ts";

/**
 * Shows picture and sentence alone, on the whole screen of the figure that an element stands in, or goes back to the page. The element
 * has the keyboard then.
 */
export function present(store: Store, place: HTMLElement, isPresenting: boolean): void {
  const over = (): void => question.put(store, { isBlank: false, areKeysShown: false });
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
