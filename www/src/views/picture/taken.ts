// What is shown, taken along as a picture.
import { html, type TemplateResult } from "lit/html.js";
import type { Command } from "../../model/commands.ts";
import { openSheet, sheetIn } from "../../model/sheets.ts";
import { button } from "../kit/button.ts";
import type { FigureContext } from "../kit/context.ts";
import { wordsBy } from "./words.all.ts";
import * as texts from "./texts.taken.ts";

/** The key by which browsers print prints what is shown, and not the page around it. */
export const printing: Command = {
  id: "picture.print",
  words: texts.print,
  keys: ["Control+p"],
  isOfPage: true,
  isInTexts: true,
  // Pages that are put together print themselves.
  when: ({ state }) => state.game !== undefined && !["worksheet", "booklet"].includes(sheetIn(state) ?? ""),
  run: ({ store }) => openSheet(store, "print"),
};

/** Opens the files that there are of it, wherever there is a picture in the same place. */
export function pictureButton({ store, messages }: FigureContext): TemplateResult {
  const { save } = wordsBy[messages.code];
  return button(
    html`<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M8,2V10M5,7.5L8,10.5L11,7.5M2.5,11V14H13.5V11"></path>
    </svg>`,
    () => openSheet(store, "picture"),
    { look: "quiet", opens: "dialog", named: save, title: save },
  );
}
