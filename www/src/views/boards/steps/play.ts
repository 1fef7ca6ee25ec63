import { handed } from "../kit/hand.ts";
import { pileStyles } from "../stones/styles.ts";
import type { PlayModule } from "../board.ts";
import { stairs } from "./play/stairs.ts";
import styles from "./play/stairs.css?inline";

/** A staircase down which stones go. */
export const playing: PlayModule = { board: handed(stairs), styles: [...pileStyles, styles] };
