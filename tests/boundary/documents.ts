// The documents as they are built, taken apart: what a reader finds on each page.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Window, type Element, type Document } from "happy-dom";

export const site = path.resolve(import.meta.dirname, "../../dist/site");
export const LANGUAGES = ["en", "zh"] as const;

export interface Page {
  /** Its file, from the site's folder. */
  readonly file: string;
  readonly document: Document;
}

function pageOf(file: string): Page {
  const { document } = new Window({
    settings: { disableJavaScriptFileLoading: true },
  });
  document.write(readFileSync(path.join(site, file), "utf8"));
  return { file, document };
}

/** Every page in a language. */
export const pagesIn = (language: (typeof LANGUAGES)[number]): Page[] =>
  readdirSync(path.join(site, "docs", language), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => pageOf(path.join("docs", language, file)));

export const pages: readonly Page[] = [...LANGUAGES.flatMap(pagesIn), pageOf("docs/index.html")];

/** The page of this name in a language. */
export function pageIn(language: (typeof LANGUAGES)[number], name: string): Page {
  const page = pages.find(({ file }) => file === path.join("docs", language, `${name}.html`));
  if (!page) throw new Error(`there is no page ${name}`);
  return page;
}

/** What is found by a selector. */
export function all({ document }: Page, selector: string): Element[] {
  return [...document.querySelectorAll(selector)];
}

/** The texts of the blocks of code in a language, but for those that the sources of the library have as examples. */
export function blocks(page: Page, language: string): string[] {
  return all(page, `.code[data-language="${language}"]:not([data-where])`)
    .filter((block) => !block.closest(".call, .type"))
    .map((block) => block.querySelector("code")?.textContent ?? "");
}
