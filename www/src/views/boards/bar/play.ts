import cells from "../cells/cells.css?inline";
import signs from "../kit/signs.css?inline";
import type { PlayBoard } from "../playing.ts";
import { drawnBar } from "./play/drawnBar.ts";
import own from "./play/bar.css?inline";
import { MOST_SQUARES } from "./play/squares.ts";
import { squareForm } from "./play/squareForm.ts";

export const styles = [signs, cells, own];

/** A bar of chocolate; of one that is too large to be drawn the square is told by its row and column. */
export const board: PlayBoard = (playing) => {
  const rows = playing.course[0]?.tokens ?? [];
  const longest = Math.max(0, ...playing.course.map(({ tokens }) => tokens[0] ?? 0));
  return longest * rows.length > MOST_SQUARES ? squareForm(playing) : drawnBar(playing);
};
