import type { Command } from "../../model/commands.ts";
import { openSheet } from "../../model/sheets.ts";
import * as texts from "./texts.commands.ts";

export const citing: readonly Command[] = [
  {
    id: "cite.open",
    words: texts.open,
    aliases: ["BibTeX"],
    isOfPage: true,
    when: ({ state }) => state.game !== undefined,
    run: ({ store }) => openSheet(store, "cite"),
  },
];
