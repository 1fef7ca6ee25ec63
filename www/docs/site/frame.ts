// What stands around the text of a page: the way to the other pages, to the page itself and to the other language.
import { escaped } from "../../src/exports/svg/markup.ts";
import { languages, nextLanguage, type Language } from "../../src/model/languages.ts";
import { headOf } from "./head.ts";
import type { Heading } from "./markdown.ts";
import { onShelf, type PageCard } from "./pages.ts";
import { SHELVES, shelfOf } from "./shelves.ts";
import { WORDS } from "./words.ts";

export interface Written {
  readonly card: PageCard;
  /** All pages, in the order in which they lead on. */
  readonly pages: readonly PageCard[];
  readonly language: Language;
  readonly html: string;
  readonly headings: readonly Heading[];
  /** The element that says which icon the site has. */
  readonly icon: string;
  /** The address of the whole site, where it is known. */
  readonly site: string | undefined;
}

/** Nothing inline, as on the page itself; figures need the solver and their pictures, which they fetch, and a worker that they have with them. */
function policy(hasFigures: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self'${hasFigures ? " 'wasm-unsafe-eval'" : ""}`,
    "connect-src 'self'",
    ...(hasFigures ? ["worker-src blob:", "frame-src 'self'"] : []),
    "style-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `require-trusted-types-for 'script'`,
    `trusted-types ${hasFigures ? "mexplorer lit-html" : "'none'"}`,
  ].join("; ");
}

/** A whole page, as it stands beside the documents. */
export function framed(written: Written): string {
  const { card, language, html, icon } = written;
  const words = WORDS[language];
  const other = nextLanguage(language);
  const said = {
    page: card.id,
    ...{ copy: words.copy, copied: words.copied },
    ...{ search: words.search, found: words.found, nothing: words.nothingFound, missing: words.notSearched },
  };
  const data = Object.entries(said).map(([key, text]) => ` data-${key}="${escaped(text)}"`);
  return `<!doctype html>
<html lang="${words.tag}">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="${policy(card.hasFigures ?? false)}" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
${headOf(written)}
${icon}
<link rel="stylesheet" href="../docs.css" />
<script src="../docs.js" defer></script>${
    card.hasFigures ? '\n<script src="../../mex-graph.js" defer></script>' : ""
  }
</head>
<body${data.join("")}>
<a class="skip" href="#text">${words.skip}</a>
<header>
<a class="mark" href="../../index.html" title="${words.openPage}">Mexplorer</a>
<a class="home" href="index.html">${words.read}</a>
<a class="twin" lang="${WORDS[other].tag}" hreflang="${WORDS[other].tag}" href="../${other}/${card.id}.html">${languages[other].name}</a>
</header>
<div class="sheet">
<nav aria-label="${words.whole}"><ol>${SHELVES.map(({ id }) => shelfIn(id, written)).join("")}</ol></nav>
<main id="text" class="${shelfOf(card.id)} ${card.id.replace("/", "-")}">
${html}
</main>
</div>
${onward(written)}
</body>
</html>
`;
}

/** The page where it stands deeper than the documents by the folder in its name: what it names is further up. */
export function deeper(html: string, id: string): string {
  if (!id.includes("/")) return html;
  return html.replace(/ (href|src|srcset)="(?!#|[a-z]+:)/g, ' $1="../');
}

/** A shelf in the list: its name, and below that of the page that is read all that stand beside it. */
function shelfIn(id: string, { card, pages, language, headings }: Written): string {
  const name = escaped(SHELVES.find((shelf) => shelf.id === id)?.name[language] ?? "");
  const isHere = card.id !== "index" && shelfOf(card.id) === id;
  const link = `<a href="index.html#${id}"${isHere ? ' class="here"' : ""}>${name}</a>`;
  if (!isHere) return `<li>${link}</li>`;
  const beside = onShelf(pages, id);
  return `<li>${link}<ol>${beside.map((each) => entry(each, card, language, headings)).join("")}</ol></li>`;
}

/** A page in the list; under the one that is read its own parts. */
function entry(each: PageCard, card: PageCard, language: Language, headings: readonly Heading[]): string {
  const name = escaped(each.name[language]);
  if (each !== card) return `<li><a href="${each.id}.html">${name}</a></li>`;
  const parts = headings.filter(({ depth }) => depth === 2);
  const list =
    parts.length < 2
      ? ""
      : `<ol>${parts.map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`).join("")}</ol>`;
  return `<li><a href="${each.id}.html" aria-current="page">${name}</a>${list}</li>`;
}

/** The pages before and after, on the same shelf. */
function onward({ card, pages, language }: Written): string {
  const words = WORDS[language];
  const shelf = onShelf(pages, shelfOf(card.id));
  const place = shelf.indexOf(card);
  const to = (other: PageCard | undefined, rel: string, word: string): string =>
    other
      ? `<a rel="${rel}" href="${other.id}.html"><span>${word}</span> ${escaped(other.name[language])}</a>`
      : "";
  if (place < 0) return "<footer></footer>";
  return `<footer>${to(shelf[place - 1], "prev", words.previous)}${to(shelf[place + 1], "next", words.next)}</footer>`;
}
