import type { Command } from "../../model/commands.ts";
import { openSheet } from "../../model/sheets.ts";

export const citing: readonly Command[] = [
  {
    id: "cite.open",
    words: { en: "Cite the program and what is shown", zh: "引用本程序和所示内容" },
    aliases: ["BibTeX"],
    isOfPage: true,
    when: ({ state }) => state.game !== undefined,
    run: ({ store }) => openSheet(store, "cite"),
  },
];
