import type { Plugin } from "vite";

/** Where lit makes a template of markup. */
const MADE = /(\w+)(\.createElement\("template"\))/;

/**
 * The markup of templates is HTML. A page that is XML would read it as that, so a document of its own reads it there: what
 * comes of it fits into any page.
 */
export const htmlTemplates: Plugin = {
  name: "html-templates",
  transform(code, id) {
    if (!id.endsWith("/lit-html.js")) return undefined;
    if (code.split(MADE).length !== 4) throw new Error("lit makes templates in another way");
    return { code: code.replace(MADE, "readerOf($1)$2") + READER, map: null };
  },
};

const READER = `
let reader;
function readerOf(page) {
  if (page.contentType === "text/html") return page;
  return (reader ??= page.implementation.createHTMLDocument(""));
}
`;
