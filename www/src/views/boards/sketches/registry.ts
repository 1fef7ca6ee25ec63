// How positions are drawn in files alone, of the kinds whose labels stand in the graph; all come with what draws the board there.
import type { Sketcher } from "../board.ts";
import { miniatures as heaps } from "../heaps/miniatures.ts";
import { miniatures as ordered } from "../ordered/miniatures.ts";
import { miniatures as pass } from "../pass/miniatures.ts";
import { miniatures as quota } from "../quota/miniatures.ts";
import { miniatures as steps } from "../steps/miniatures.ts";
import { miniatures as vertex } from "../vertex/miniatures.ts";

export const SKETCHES: Readonly<Record<string, Sketcher>> = { heaps, ordered, pass, quota, steps, vertex };
