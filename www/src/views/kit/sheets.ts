// Style sheets that are adopted, because a page's Content-Security-Policy may forbid any other.

/** A style sheet belongs to the document that it was made in, and no other one takes it. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** A style sheet of a text, the same for the same text in the same document; none where no window shows the document. */
export function sheetOf(text: string, document: Document): CSSStyleSheet | undefined {
  const own = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  sheets.set(document, own);
  const { CSSStyleSheet } = document.defaultView ?? {};
  const sheet = own.get(text) ?? (CSSStyleSheet && new CSSStyleSheet());
  if (sheet && !own.has(text)) sheet.replaceSync(text);
  if (sheet) own.set(text, sheet);
  return sheet;
}

/** The texts of all style sheets that were made in a document. */
export const textsIn = (document: Document): string[] => [...(sheets.get(document)?.keys() ?? [])];

/** Gives styles to the page or the figure in which something stands. */
export function adopt(within: Node, ...texts: readonly string[]): void {
  const root = within.getRootNode() as Node & Partial<DocumentOrShadowRoot>;
  const adopted = root.adoptedStyleSheets;
  for (const text of texts) {
    const sheet = sheetOf(text, root.ownerDocument ?? (root as Document));
    if (sheet && adopted?.includes(sheet) === false) adopted.push(sheet);
  }
}
