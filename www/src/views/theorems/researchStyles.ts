import text from "./research.css?inline";

let isUsed = false;

/** Adds the styles of what the reader asks of a game to the page, once. */
export function useResearchStyles(): void {
  if (isUsed) return;
  isUsed = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
