import { Lazy } from "../loading/lazy.ts";
import { parts } from "../loading/texts.lazy.ts";
import { sheetOf } from "../views/kit/sheets.ts";

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
 * The styles of all figures, in this order: their own, and those they share with the page. They are adopted, because a
 * page's Content-Security-Policy may forbid any other.
 */
export const figureStyles = new Lazy<[figure: string, shared: string]>(parts.styles, () =>
  Promise.all([usable(texts?.figure), usable(texts?.shared)]),
);

/** A text of which the browser makes a style sheet. */
async function usable(from: Styles["shared"] | undefined): Promise<string> {
  const text = (await from?.()) ?? "";
  if (!sheetOf(text, document)) throw new Error("no style sheets are made here");
  return text;
}
