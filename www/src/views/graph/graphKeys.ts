import { stepOf } from "../kit/steps.ts";
import { movedByKey, type MovedByKeys } from "../picture/zoom.ts";
import { positionByKey } from "./arrowKeys.ts";
import type { ShownGraph } from "./shown.ts";

/** What keys can do in the picture. */
export interface GraphKeyActions extends MovedByKeys {
  activate: (position: number) => void;
  /** The keyboard goes on at another position. */
  goTo: (position: number) => void;
  labelUpTo: (done: number) => void;
}

/** Does what a key does at a position; whether that is anything. Keys with Alt, Ctrl or Meta are the browser's. */
export function pressed(
  event: KeyboardEvent,
  from: number,
  shown: ShownGraph,
  hands: GraphKeyActions,
): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  if (event.key === "Enter" || event.key === " ") {
    hands.activate(from);
    return true;
  }
  const { graph, scene, labelling } = shown;
  const step = labelling && stepOf(event);
  if (step) {
    hands.labelUpTo(labelling.done + step);
    return true;
  }
  if (movedByKey(event, hands)) return true;
  const to = positionByKey(event.key, from, graph, scene.frame);
  if (to !== undefined) hands.goTo(to);
  return to !== undefined;
}
