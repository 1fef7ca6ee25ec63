import type { Command } from "../../model/commands.ts";
import { openSheet } from "../../model/sheets.ts";
import * as texts from "./texts.commands.ts";

export const sharing: readonly Command[] = [
  {
    id: "share.open",
    words: texts.open,
    when: ({ state }) => state.game !== undefined,
    run: ({ store }) => openSheet(store, "share"),
  },
];
