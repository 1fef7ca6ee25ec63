import { handed } from "../kit/hand.ts";
import { pileStyles } from "../kit/pile/styles.ts";
import type { PlayModule } from "../board.ts";
import { rows } from "./play/rows.ts";
import { stacks } from "./play/stacks.ts";
import rowStyles from "./play/rows.css?inline";

/** Heaps that are taken from, or that may break in two. */
export const playing: PlayModule = {
  board: handed((playing, hand) => (playing.part.parts > 1 ? rows(playing, hand) : stacks(playing, hand))),
  styles: pileStyles + rowStyles,
};
