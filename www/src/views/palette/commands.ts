import type { Command } from "../../model/commands.ts";
import { find } from "./slice.ts";
import * as texts from "./texts.commands.ts";

/** It is pressed in texts, too, which have no use for that key. */
export const finding = {
  id: "palette.open",
  words: texts.open,
  keys: ["Control+k"],
  isOfPage: true,
  isInTexts: true,
  run: ({ store }) => find(store, true),
} satisfies Command;
