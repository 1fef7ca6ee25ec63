import { bar } from "./bar/board.ts";
import { coins } from "./coins/board.ts";
import { edges } from "./edges/board.ts";
import { heaps } from "./heaps/board.ts";
import { ordered } from "./ordered/board.ts";
import { pass } from "./pass/board.ts";
import { quota } from "./quota/board.ts";
import { register } from "./register/board.ts";
import { squares } from "./squares/board.ts";
import { steps } from "./steps/board.ts";
import { sum } from "./sum/board.ts";
import { vertex } from "./vertex/board.ts";
import { vertices } from "./vertices/board.ts";
import type { Board } from "./board.ts";

/**
 * The kinds of position, each by the name that the solver has for its board; and what stands beside any of them: passes, and the number
 * that goes with a position.
 */
export const BOARDS: Readonly<Record<string, Board>> = {
  bar,
  coins,
  edges,
  heaps,
  ordered,
  pass,
  quota,
  register,
  squares,
  steps,
  sum,
  vertex,
  vertices,
};
