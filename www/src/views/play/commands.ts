// What is done with the moves made.
import type { Command } from "../../model/commands.ts";
import { redo, undo } from "../../model/play.ts";
import { canRedo, canUndo } from "../../model/playedLine.ts";
import * as texts from "./texts.commands.ts";

/** A figure has buttons for them, and leaves the keys to the page around it. */
export const undoing: Command = {
  id: "play.undo",
  words: texts.undo,
  keys: ["Control+z"],
  isOfPage: true,
  isIdle: ({ state }) => !canUndo(state.line),
  run: ({ store }) => undo(store),
};

export const redoing: Command = {
  id: "play.redo",
  words: texts.redo,
  keys: ["Control+y", "Control+Shift+z"],
  isOfPage: true,
  isIdle: ({ state }) => !canRedo(state.line),
  run: ({ store }) => redo(store),
};

export const playing: readonly Command[] = [undoing, redoing];
