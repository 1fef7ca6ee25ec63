let text: Promise<string> | undefined;
let sheet: CSSStyleSheet | undefined;

/** Where this page has the figures' styles from; said once, before the first figure. */
export function styleBy(css: Promise<string>): void {
  text = css;
}

/** One style sheet for all figures; adopted, because a page's Content-Security-Policy may forbid any other. */
export async function figureStyles(): Promise<CSSStyleSheet> {
  const css = await (text ?? "");
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}
