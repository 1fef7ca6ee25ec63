import { isFullScreen } from "./fullScreen.ts";

/** Whether nothing around an element scrolls: it fills the screen, or its page, which is not somebody else's, does. */
export function isFreeToMove(element: Element, isEmbedded: boolean): boolean {
  if (isFullScreen(element)) return true;
  return !isEmbedded && document.documentElement.scrollHeight <= innerHeight;
}
