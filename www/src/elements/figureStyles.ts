import css from "../styles/figure.css?inline";

let sheet: CSSStyleSheet | undefined;

/** One style sheet for all figures; adopted, because a page's Content-Security-Policy may forbid any other. */
export function figureStyles(): CSSStyleSheet[] {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return [sheet];
}
