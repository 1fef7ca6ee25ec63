import type { Command } from "../../model/commands.ts";
import { find } from "./slice.ts";

/** It is pressed in texts, too, which have no use for that key. */
export const finding = {
  id: "palette.open",
  words: { en: "Find a game, a view or a command", zh: "查找游戏、视图或命令" },
  keys: ["Control+k"],
  isOfPage: true,
  isInTexts: true,
  run: ({ store }) => find(store, true),
} satisfies Command;
