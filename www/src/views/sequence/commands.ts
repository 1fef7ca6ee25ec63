import type { Command } from "../../model/commands.ts";
import { playOn, sound } from "../../model/sound.ts";
import { tells } from "../../model/telling.ts";
import { canSound, wake } from "../kit/sound/ear.ts";
import * as texts from "./texts.commands.ts";

/** Values that are hidden are not heard either. */
export const listening: Command = {
  id: "sequence.listen",
  words: texts.listen,
  when: ({ state, view }) =>
    view === "sequence" && canSound() && tells(state, "everything") && !sound.of(state).isPlaying,
  run: ({ store }) => {
    wake();
    playOn(store, true);
  },
};
