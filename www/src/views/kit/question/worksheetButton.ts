import type { TemplateResult } from "lit/html.js";
import { openSheet } from "../../../model/sheets.ts";
import { button } from "../button.ts";
import type { FigureContext } from "../context.ts";
import { guessingWords } from "./words.ts";

/** What is hidden, on paper to be filled in. */
export function worksheetButton({ store, messages }: FigureContext): TemplateResult {
  return button(guessingWords(messages).worksheet, () => openSheet(store, "worksheet"), { opens: "dialog" });
}
