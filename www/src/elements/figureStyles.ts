/** The texts of the style sheets: what figures share with the site's page, and what is theirs alone. */
export interface Styles {
  shared: Promise<string>;
  figure: Promise<string>;
}

let texts: Styles | undefined;
let sheets: Promise<[CSSStyleSheet, CSSStyleSheet]> | undefined;

/** Where this page has the figures' styles from; said once, before the first figure. */
export function styleBy(styles: Styles): void {
  texts = styles;
}

/**
 * The style sheets of all figures, in this order: their own, and the one they share with the page. They are adopted,
 * because a page's Content-Security-Policy may forbid any other.
 */
export function figureStyles(): Promise<[figure: CSSStyleSheet, shared: CSSStyleSheet]> {
  sheets ??= Promise.all([sheetOf(texts?.figure), sheetOf(texts?.shared)]);
  return sheets;
}

async function sheetOf(text: Promise<string> | undefined): Promise<CSSStyleSheet> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await (text ?? ""));
  return sheet;
}
