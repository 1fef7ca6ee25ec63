// What is printed: the pages and nothing else of the document.
import { html, render, type TemplateResult } from "lit/html.js";
import type { Language } from "../../model/values.ts";
import { languages } from "../../model/languages.ts";
import type { Paper } from "./paper.ts";
import { adopt } from "../kit/sheets.ts";
import { paperStyles } from "./styles.ts";

const PLACE = "mexplorer-print";
const PAPER_NAMES: Readonly<Record<Paper, string>> = { a4: "A4", letter: "letter" };

/** The document as it is on paper, with no margins in which a browser would write. */
function documentStyles(paper: Paper, isWide: boolean): string {
  return `
    @page { size: ${PAPER_NAMES[paper]} ${isWide ? "landscape" : "portrait"}; margin: 0; }
    @media screen { .${PLACE} { display: none; } }
    @media print {
      html, body { display: block !important; height: auto !important; margin: 0 !important; padding: 0 !important;
        overflow: visible !important; background: #fff !important; }
      body > :not(.${PLACE}) { display: none !important; }
    }`;
}

let placed: (() => void) | undefined;

/** Takes back what is there to be printed. */
export function clearPrint(): void {
  placed?.();
  placed = undefined;
}

/** Puts the pages into the document, to be printed alone, until they are taken back. */
function place(pages: TemplateResult, paper: Paper, isWide: boolean): ShadowRoot {
  const host = document.createElement("div");
  host.className = PLACE;
  const root = host.attachShadow({ mode: "open" });
  adopt(root, paperStyles);
  render(pages, root);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(documentStyles(paper, isWide));
  document.body.append(host);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  placed = () => {
    host.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
  return root;
}

/** Opens the browser’s own dialog for printing with some pages in it. */
export async function print(
  pages: readonly TemplateResult[],
  paper: Paper,
  isWide: boolean,
  code: Language,
): Promise<void> {
  clearPrint();
  const all = html`<div class="pages" lang=${languages[code].tag}>${pages}</div>`;
  const root = place(all, paper, isWide);
  addEventListener("afterprint", clearPrint, { once: true });
  await Promise.all(Array.from(root.querySelectorAll("img"), (image) => image.decode()));
  globalThis.print();
}
