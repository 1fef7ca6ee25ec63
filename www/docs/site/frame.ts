// What stands around the text of a page: the way to the other pages, to the page itself and to the other language.
import { escaped } from "../../src/exports/svg/markup.ts";
import type { Language } from "../../src/model/values.ts";
import type { Heading } from "./markdown.ts";
import { PAGES, type PageCard } from "./pages.ts";
import { WORDS } from "./words.ts";

export interface Written {
  readonly card: PageCard;
  readonly language: Language;
  readonly html: string;
  readonly headings: readonly Heading[];
  /** The element that says which icon the site has. */
  readonly icon: string;
}

/** Nothing inline, as on the page itself; figures need the solver and their pictures, which they fetch, and a worker that they have with them. */
function policy(hasFigures: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self'${hasFigures ? " 'wasm-unsafe-eval'" : ""}`,
    ...(hasFigures ? ["connect-src 'self'", "worker-src blob:", "frame-src 'self'"] : []),
    "style-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `require-trusted-types-for 'script'`,
    `trusted-types ${hasFigures ? "mexplorer lit-html" : "'none'"}`,
  ].join("; ");
}

/** A whole page. */
export function framed({ card, language, html, headings, icon }: Written): string {
  const words = WORDS[language];
  const other = language === "en" ? "zh" : "en";
  const name = escaped(card.name[language]);
  const title = card.id === "index" ? `Mexplorer: ${name}` : `${name} · Mexplorer`;
  const alternate = (code: Language): string =>
    `<link rel="alternate" hreflang="${WORDS[code].lang}" href="../${code}/${card.id}.html" />`;
  return `<!doctype html>
<html lang="${words.lang}">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="${policy(card.hasFigures ?? false)}" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="description" content="${escaped(card.says[language])}" />
<title>${title}</title>
${icon}
${alternate("en")}
${alternate("zh")}
<link rel="stylesheet" href="../docs.css" />
<script src="../docs.js" defer></script>${
    card.hasFigures ? '\n<script src="../../mex-graph.js" defer></script>' : ""
  }
</head>
<body data-page="${card.id}" data-copy="${words.copy}" data-copied="${words.copied}">
<a class="skip" href="#text">${words.skip}</a>
<header>
<a class="mark" href="../../index.html" title="${words.openPage}">Mexplorer</a>
<a class="home" href="index.html">${words.documents}</a>
<a class="twin" lang="${WORDS[other].lang}" hreflang="${WORDS[other].lang}" href="../${other}/${card.id}.html">${words.otherLanguage}</a>
</header>
<div class="sheet">
<nav aria-label="${words.documents}"><ol>${PAGES.slice(1)
    .map((each) => entry(each, card, language, headings))
    .join("")}</ol></nav>
<main id="text" class="${card.id}">
${html}
</main>
</div>
${onward(card, language)}
</body>
</html>
`;
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

/** The pages before and after. */
function onward(card: PageCard, language: Language): string {
  const words = WORDS[language];
  const place = PAGES.indexOf(card);
  const to = (other: PageCard | undefined, rel: string, word: string): string =>
    other
      ? `<a rel="${rel}" href="${other.id}.html"><span>${word}</span> ${escaped(other.name[language])}</a>`
      : "";
  return `<footer>${to(PAGES[place - 1], "prev", words.previous)}${to(PAGES[place + 1], "next", words.next)}</footer>`;
}
