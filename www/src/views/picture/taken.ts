import type { Command } from "../../model/commands.ts";
import { openSheet } from "../../model/sheets.ts";

/** The key by which browsers print prints what is shown, and not the page around it. */
export const printing: Command = {
  id: "picture.print",
  words: { en: "Print the picture", zh: "打印图片" },
  keys: ["Control+p"],
  isOfPage: true,
  isInTexts: true,
  when: ({ state }) => state.game !== undefined,
  run: ({ store }) => openSheet(store, "print"),
};
