// Texts in Markdown as HTML. A line such as {{attributes}} or {{values nim 12}} stands for what is generated there.
import { Marked, type Token, type Tokens } from "marked";
import type { Given } from "./given.ts";
import { codeBlock, linkList } from "./code.ts";

export interface Heading {
  readonly id: string;
  readonly depth: number;
  readonly text: string;
}

export interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
}

export interface Way {
  readonly run: Given["run"];
  /** What stands for {{name}}, or for {{name of what}}. */
  readonly part: (name: string, of: string) => Promise<string>;
  /** Where an address in the text leads. */
  readonly leads: (address: string) => string;
  /** The ids of the headings in the other language, one after the other: they are the same in both. */
  readonly ids?: readonly string[] | undefined;
}

const PART = /^\{\{([\w-]+)(?: (.*))?\}\}$/;

/** A text in Markdown. */
export async function rendered(text: string, way: Way): Promise<Rendered> {
  const { part, leads, ids } = way;
  const marked = new Marked();
  const tokens = marked.lexer(text);
  const headings = headingsOf(tokens, ids);
  const made = new Map<Token, string>();
  for (const token of tokens) {
    const [, name, of = ""] = (token.type === "paragraph" && PART.exec(token.raw.trim())) || [];
    if (name !== undefined) made.set(token, await part(name, of));
    else if (token.type === "code") made.set(token, await block(token as Tokens.Code, way));
  }
  let place = 0;
  marked.use({
    renderer: {
      heading({ tokens: inside, depth }) {
        const { id = "" } = headings[place++] ?? {};
        const content = this.parser.parseInline(inside);
        return depth === 1
          ? `<h1>${content}</h1>\n`
          : `<h${depth} id="${id}"><a class="anchor" href="#${id}">${content}</a></h${depth}>\n`;
      },
      paragraph(token) {
        return made.get(token) ?? false;
      },
      code(token) {
        return made.get(token) ?? false;
      },
      link({ href, tokens: inside }) {
        return `<a href="${leads(href)}">${this.parser.parseInline(inside)}</a>`;
      },
    },
  });
  const html = marked.parser(tokens).replace(/<table>[^]*?<\/table>/g, wide);
  return { html, headings };
}

/** A table that scrolls in itself where there is not enough room for it. A corner in which nothing stands heads nothing. */
export function wide(table: string): string {
  return `<div class="wide">${table.replace("<th></th>", "<td></td>")}</div>`;
}

/** A text in one line, such as one that stands in a comment of the code. */
export function inline(text: string): string {
  return new Marked().parseInline(text, { async: false });
}

function headingsOf(tokens: readonly Token[], ids: readonly string[] | undefined): Heading[] {
  const found = tokens.filter((token): token is Tokens.Heading => token.type === "heading");
  if (ids && ids.length !== found.length)
    throw new Error(
      `${ids.length} headings in English and ${found.length} in Chinese: ${found[0]?.text ?? ""}`,
    );
  return found.map(({ depth, text }, index) => ({
    depth,
    text: inline(text),
    id: ids?.[index] ?? idOf(text),
  }));
}

/** A heading's name in links. */
function idOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/<[^>]*>|[^a-z\d\s-]/g, "")
    .trim()
    .replace(/\s+/g, "-");
}

/** A block of code; after each command of a console stands what it prints. */
async function block({ text, lang }: Tokens.Code, { run, leads }: Way): Promise<string> {
  const [language = "", where] = (lang || "text").split(" ");
  if (language === "link") return linkList(text, leads);
  if (language !== "console") return codeBlock(text, language, { where });
  const blocks: string[] = [];
  for (const line of text.split("\n"))
    blocks.push(codeBlock(line, language, { printed: await run(wordsOf(line)) }));
  return blocks.join("\n");
}

/** The words of a command that begins with "$ mexplorer". */
export function wordsOf(line: string): string[] {
  const [, command] = /^\$ mexplorer (.*)$/.exec(line) ?? [];
  if (command === undefined) throw new Error(`this is no command of mexplorer: ${line}`);
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = ""]) => quoted ?? plain);
}
