import type { Command } from "../../model/commands.ts";
import { openSheet } from "../../model/sheets.ts";

export const sharing: readonly Command[] = [
  {
    id: "share.open",
    words: { en: "Share a link, a figure or a picture", zh: "分享链接、图或图片" },
    when: ({ state }) => state.game !== undefined,
    run: ({ store }) => openSheet(store, "share"),
  },
];
