import { sheetOf } from "../../kit/dialog.ts";
import pages from "./pages.css?inline";
import chosen from "./worksheet.css?inline";

let sheet: CSSStyleSheet | undefined;

/** The styles of pages on the screen and on paper, and of the sheet in which they are chosen. */
export function worksheetStyles(): CSSStyleSheet {
  sheet ??= sheetOf(pages + chosen);
  return sheet;
}
