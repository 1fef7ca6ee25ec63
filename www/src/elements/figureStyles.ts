import { Lazy } from "../loading/lazy.ts";
import { parts } from "../loading/parts.ts";

/** Where the texts of the style sheets come from: what figures share with the site's page, and what is theirs alone. */
export interface Styles {
  shared: () => Promise<string>;
  figure: () => Promise<string>;
}

let texts: Styles | undefined;

/** Where this page has the figures' styles from; said once, before the first figure. */
export function styleBy(styles: Styles): void {
  texts = styles;
  figureStyles.prepare();
}

/**
 * The style sheets of all figures, in this order: their own, and the one they share with the page. They are adopted,
 * because a page's Content-Security-Policy may forbid any other.
 */
export const figureStyles = new Lazy<[figure: CSSStyleSheet, shared: CSSStyleSheet]>(parts.styles, () =>
  Promise.all([sheetOf(texts?.figure), sheetOf(texts?.shared)]),
);

async function sheetOf(text: Styles["shared"] | undefined): Promise<CSSStyleSheet> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync((await text?.()) ?? "");
  return sheet;
}
