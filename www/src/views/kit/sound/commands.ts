import type { Command } from "../../../model/commands.ts";
import { playOn, sound } from "../../../model/sound.ts";
import * as texts from "./texts.commands.ts";

/** Whatever sounds one after another can be stopped from anywhere, before its key means anything else. */
export const silencing: Command = {
  id: "sound.stop",
  words: texts.stop,
  keys: ["Escape"],
  when: ({ state }) => sound.of(state).isPlaying,
  run: ({ store }) => playOn(store, false),
};
