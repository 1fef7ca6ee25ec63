import { stepOf } from "../kit/steps.ts";
import { positionByKey } from "./arrowKeys.ts";
import type { ShownGraph } from "./shown.ts";

/** What keys can do in the picture. */
export interface GraphKeyActions {
  activate: (position: number) => void;
  /** The keyboard goes on at another position. */
  goTo: (position: number) => void;
  labelUpTo: (done: number) => void;
  zoomBy: (factor: number) => void;
  panBy: (x: number, y: number) => void;
  fit: () => void;
}

/** So much larger or smaller a key makes the picture. */
const ZOOM = 1.4;

/** How far an arrow key with Shift moves the picture, in pixels: what lies that way comes into sight. */
const PANS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
};

/** Does what a key does at a position; whether that is anything. Keys with Alt, Ctrl or Meta are the browser's. */
export function pressed(
  event: KeyboardEvent,
  from: number,
  shown: ShownGraph,
  hands: GraphKeyActions,
): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const { key, shiftKey } = event;
  switch (key) {
    case "Enter":
    case " ":
      hands.activate(from);
      return true;
    case "+":
    case "=":
      hands.zoomBy(ZOOM);
      return true;
    case "-":
      hands.zoomBy(1 / ZOOM);
      return true;
    case "0":
      hands.fit();
      return true;
  }
  const { graph, scene, labelling } = shown;
  const step = labelling && stepOf(event);
  if (step) {
    hands.labelUpTo(labelling.done + step);
    return true;
  }
  const pan = shiftKey ? PANS[key] : undefined;
  if (pan) {
    hands.panBy(...pan);
    return true;
  }
  const to = positionByKey(key, from, graph, scene.frame);
  if (to !== undefined) hands.goTo(to);
  return to !== undefined;
}
