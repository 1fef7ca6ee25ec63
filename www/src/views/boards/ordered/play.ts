import { handed } from "../kit/hand.ts";
import { pileStyles } from "../kit/pile/styles.ts";
import type { PlayModule } from "../board.ts";
import { heapsInOrder } from "./play/heapsInOrder.ts";

/** Heaps each of which has a place of its own. */
export const playing: PlayModule = { board: handed(heapsInOrder), styles: pileStyles };
