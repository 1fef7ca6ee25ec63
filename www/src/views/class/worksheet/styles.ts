import pages from "./pages.css?inline";
import chosen from "./worksheet.css?inline";

let sheet: CSSStyleSheet | undefined;

/** The styles of pages on the screen and on paper, and of the sheet in which they are chosen. */
export function worksheetStyles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(pages + chosen);
  }
  return sheet;
}
