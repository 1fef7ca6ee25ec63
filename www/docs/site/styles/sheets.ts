/** The style sheets of the documents, in their order: first those of the page itself. */
export const STYLES: readonly string[] = [
  "www/src/styles/tokens.css",
  "www/src/styles/base.css",
  "www/src/styles/miniature.css",
  "www/docs/site/styles/page.css",
  "www/docs/site/styles/text.css",
  "www/docs/site/styles/code.css",
  "www/docs/site/styles/sortable.css",
  "www/docs/site/styles/figures.css",
  "www/docs/site/styles/reading.css",
];
