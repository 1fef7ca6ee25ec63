import cells from "../cells/cells.css?inline";
import { handed } from "../kit/hand.ts";
import type { PlayBoard, Playing } from "../playing.ts";
import { strip } from "./play/strip.ts";
import own from "./play/strip.css?inline";

export const styles = [cells, own];

const drawn = handed(strip);

/** Coins on squares: one at a time is picked up and put down. */
export const board: PlayBoard = (playing) => drawn({ ...playing, ...oneAtATime(playing) });

/** Whoever picks up another coin puts down the one before, and pressing a coin again puts it down. */
function oneAtATime(playing: Playing): Pick<Playing, "show" | "touch"> {
  const held = playing.touched[0]?.place;
  return {
    show: (touch) => playing.show(touch?.to || held === undefined ? touch : undefined),
    touch: (touch) => {
      if (held !== undefined && (held !== touch.place || !touch.to)) playing.forget();
      if (held !== touch.place || touch.to) playing.touch(touch);
    },
  };
}
