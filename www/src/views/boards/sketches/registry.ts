// How positions of each kind are drawn in files of the board; all come with what draws that.
import type { Sketcher } from "../board.ts";
import { miniatures as bar } from "../bar/miniatures.ts";
import { miniatures as coins } from "../coins/miniatures.ts";
import { miniatures as edges } from "../edges/miniatures.ts";
import { sketch as heaps } from "../heaps/sketch.ts";
import { sketch as ordered } from "../ordered/sketch.ts";
import { sketch as pass } from "../pass/sketch.ts";
import { sketch as quota } from "../quota/sketch.ts";
import { miniatures as squares } from "../squares/miniatures.ts";
import { sketch as steps } from "../steps/sketch.ts";
import { sketch as vertex } from "../vertex/sketch.ts";
import { miniatures as vertices } from "../vertices/miniatures.ts";

export const SKETCHES: Readonly<Record<string, Sketcher>> = {
  bar,
  coins,
  edges,
  heaps,
  ordered,
  pass,
  quota,
  squares,
  steps,
  vertex,
  vertices,
};
