import type { TileCamera } from "./camera.ts";

type TileKeyEvent = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** So much larger or smaller a key makes the picture. */
const ZOOM = 1.4;
/** How far an arrow key with Shift moves it, in CSS pixels: what lies that way comes into sight. */
const ARROW = 80;
/** How much of a page up or down was in sight before. */
const KEPT = 0.125;

/**
 * Zooms by + and −, fits by 0, moves by Page Up and Page Down and by arrows with Shift; whether it was one of those. Plain
 * arrows are the view's, keys with Alt, Ctrl or Meta the browser's.
 */
export function pressed(event: TileKeyEvent, camera: TileCamera): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const page = (camera.room?.height ?? 0) * (1 - KEPT);
  const pans: Record<string, readonly [x: number, y: number]> = {
    PageUp: [0, page],
    PageDown: [0, -page],
    ...(event.shiftKey && {
      ArrowLeft: [ARROW, 0],
      ArrowRight: [-ARROW, 0],
      ArrowUp: [0, ARROW],
      ArrowDown: [0, -ARROW],
    }),
  };
  switch (event.key) {
    case "+":
    case "=":
      camera.step(ZOOM);
      return true;
    case "-":
      camera.step(1 / ZOOM);
      return true;
    case "0":
      camera.fit();
      return true;
  }
  const pan = pans[event.key];
  if (!pan) return false;
  camera.panBy(...pan);
  camera.rest();
  return true;
}
