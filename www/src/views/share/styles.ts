import { sheetOf } from "../kit/dialog.ts";
import text from "./share.css?inline";

let sheet: CSSStyleSheet | undefined;

/** The styles of the sheet. */
export function shareStyles(): CSSStyleSheet {
  sheet ??= sheetOf(text);
  return sheet;
}
