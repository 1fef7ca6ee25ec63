// What stands out of a picture; all else steps back.
import type { Highlight } from "../model/highlight.ts";
import type { DrawnMove, Scene } from "./shapes.ts";

/** More moves of one position than that are a fan: they are thin, and all that is behind them steps back. */
export const FAN = 15;

export interface Emphasis {
  scene: Scene;
  /** The values whose positions stand out; none: all do. */
  only: readonly string[];
  /** The positions that stand out instead, whatever their values. */
  lit: Highlight | undefined;
}

export function standsOut({ scene, only, lit }: Emphasis, position: number): boolean {
  if (lit) return lit.positions.has(position);
  const { outcome, tint, change } = scene.nodes[position] ?? {};
  if (change) return only.length === 0 ? change === "changed" : only.includes(change);
  return only.length === 0 || (outcome !== "hidden" && only.includes(String(tint)));
}

/** Whether anything steps back. */
export function stepsBack({ scene, only, lit }: Emphasis): boolean {
  return lit ? lit.positions.size < scene.nodes.length : only.length > 0;
}

/** A winning move stands out with its ends. */
export function edgeStandsOut(of: Emphasis, { from, to }: DrawnMove): boolean {
  return standsOut(of, from) || (!of.lit && standsOut(of, to));
}
