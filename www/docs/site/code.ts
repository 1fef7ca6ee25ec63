// Blocks of code: their colours, the address of the site in them, and what a command printed.
import { inAddress } from "./addresses.ts";
import { escaped } from "../../src/exports/svg/markup.ts";

/** Stands in code for the address of the site; who reads it with a script sees the real one. */
export const SITE = "https://example.org/mexplorer/";

/** What stands out in a language, by the class that it gets there: a comment, a text, or a word of the language. */
const SCRIPT: readonly (readonly [string, RegExp])[] = [
  ["comment", /\/\/[^\n]*|\/\*[^]*?\*\//],
  ["text", /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/],
  [
    "word",
    /\b(?:as|async|await|case|class|const|declare|else|export|extends|for|from|function|if|import|interface|let|new|of|readonly|return|throw|type|typeof)\b/,
  ],
];
const MARKUP: readonly (readonly [string, RegExp])[] = [
  ["comment", /<!--[^]*?-->/],
  ["text", /"[^"]*"/],
  ["word", /<\/?[\w-]+|\/?>/],
];
const SHELL: readonly (readonly [string, RegExp])[] = [
  ["comment", /(?<=^|\n|\s)#[^\n]*/],
  ["text", /"[^"]*"/],
  ["word", /(?<=^|\n)\$ (?=mexplorer)/],
];
const PYTHON: readonly (readonly [string, RegExp])[] = [
  ["comment", /#[^\n]*/],
  ["word", /\b(?:break|def|else|for|if|in|range|return|while)\b/],
];
const CPP: readonly (readonly [string, RegExp])[] = [
  ["comment", /\/\/[^\n]*/],
  ["text", /'[^'\n]*'|<[a-z]+>(?=\n|$)/],
  ["word", /#include|\b(?:const|continue|for|if|int|while)\b/],
];
const LANGUAGES: Readonly<Record<string, readonly (readonly [string, RegExp])[]>> = {
  js: SCRIPT,
  ts: SCRIPT,
  tsx: SCRIPT,
  json: SCRIPT,
  css: [SCRIPT[0] ?? ["", /$^/]],
  html: MARKUP,
  vue: MARKUP,
  mdx: MARKUP,
  astro: MARKUP,
  python: PYTHON,
  cpp: CPP,
  sh: SHELL,
  console: SHELL,
  text: [],
};

/** A text with its parts in classes. */
function coloured(text: string, language: string): string {
  const rules = LANGUAGES[language];
  if (!rules) throw new Error(`nothing is known of the language “${language}” of a block of code`);
  if (rules.length === 0) return escaped(text);
  const parts = new RegExp(rules.map(([, rule]) => `(${rule.source})`).join("|"), "g");
  let [written, end] = ["", 0];
  for (const found of text.matchAll(parts)) {
    // Of the groups one alone is there.
    const rule = rules[found.slice(1).findIndex(Boolean)];
    written += `${escaped(text.slice(end, found.index))}<span class="${rule?.[0] ?? ""}">${escaped(found[0])}</span>`;
    end = found.index + found[0].length;
  }
  return written + escaped(text.slice(end));
}

export interface BlockOptions {
  /** What the code prints. */
  readonly printed?: string;
  /** Puts links into the written code, such as from the names of types. */
  readonly linked?: (code: string) => string;
  /** Where it runs, if not where code in its language does. */
  readonly where?: string | undefined;
}

/** A block of code. */
export function codeBlock(
  text: string,
  language: string,
  { printed, linked = (written) => written, where }: BlockOptions = {},
): string {
  const code = linked(coloured(text.trimEnd(), language)).replaceAll(
    SITE,
    `<span class="site">${SITE}</span>`,
  );
  const output = printed === undefined ? "" : `\n<samp>${escaped(printed.trimEnd())}</samp>`;
  return `<div class="code" data-language="${language}"${where ? ` data-where="${where}"` : ""}><pre><code>${code}</code>${output}</pre></div>`;
}

/** Links of the page, a line each, that lead there; what stands behind one, after some space, says what it is. */
export function linkList(text: string, leads: (address: string) => string): string {
  const lines = text.split("\n").map((line) => {
    const [, link = "", says = ""] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
    return `<dt><a href="${escaped(leads(`#/${inAddress(link)}`))}"><code>${escaped(link)}</code></a></dt><dd>${escaped(says)}</dd>`;
  });
  return `<dl class="links">${lines.join("\n")}</dl>`;
}
