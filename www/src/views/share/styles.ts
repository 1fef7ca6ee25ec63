import text from "./share.css?inline";

let sheet: CSSStyleSheet | undefined;

/** Brings the styles of the sheet to where it stands. */
export function adopt(root: Document | ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
