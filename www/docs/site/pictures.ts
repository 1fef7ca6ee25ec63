// Pictures for the pages, drawn by the program's own code: of links, and of single positions.
import { createHash } from "node:crypto";
import type * as Figure from "../../figure.d.ts";
import type { Language } from "../../src/model/values.ts";
import type { Mexplorer } from "../../src/solver/api.ts";
import type { Notation } from "../../src/solver/wire.ts";
import type { Miniatures, Size } from "../../src/scene/shapes.ts";
import { MINIATURE } from "../../src/exports/drawing.ts";
import { BOARDS } from "../../src/views/boards/boards.ts";
import { inLanguage } from "./addresses.ts";
import type { Given } from "./given.ts";
import { taken } from "./taken.ts";
import { unescaped } from "./unescaped.ts";
import { WORDS } from "./words.ts";

/** A picture, and how large it is in pixels. */
export interface Picture extends Size {
  readonly svg: string;
  /** What it shows, in words; as text, in which signs are not escaped. */
  readonly alt: string;
}

/** What a page is made with, in its language. */
export interface Making {
  readonly language: Language;
  readonly given: Given;
  readonly drawn: Pictures;
}

/** So many times as large as in a graph are positions that stand by themselves. */
const ENLARGED = 2;

export class Pictures {
  /** Those that are files of their own, by the names of these. */
  readonly files = new Map<string, string>();
  readonly #given: Given;
  /** Rules of the pictures that stand in pages, which may have no style sheets of their own. */
  readonly #rules = new Set<string>();

  constructor(given: Given) {
    this.#given = given;
  }

  /** The style sheet of the pictures that stand in pages. */
  get styles(): string {
    const rules = [...this.#rules].sort().join("\n");
    return `@media (prefers-color-scheme: dark) {\n${rules}\n}\n`;
  }

  /** What a link shows; nothing where that has no picture. */
  async of(link: string, language: Language, stage: Partial<Size>): Promise<Picture | undefined> {
    const { figure } = (await import(/* @vite-ignore */ this.#given.writer)) as typeof Figure;
    const options = { ...stage, theme: "auto", language, hasPaper: false } as const;
    const answer = await figure(inLanguage(link, language), options);
    if (!answer.ok && answer.error.field === "view") return undefined;
    if (!answer.ok) throw new Error(`${link} cannot be drawn: ${JSON.stringify(answer.error)}`);
    const svg = answer.value;
    const part = (pattern: RegExp): string => pattern.exec(svg)?.[1] ?? "";
    const [title, description] = [part(/<title>([^<]*)/), part(/<desc>([^<]*)/)];
    return {
      svg,
      width: Number(part(/ width="(\d+)"/)),
      height: Number(part(/ height="(\d+)"/)),
      alt: unescaped(`${title}${WORDS[language].stop}${description}`),
    };
  }

  /** The file of a picture, named by what is in it: the same is fetched once. */
  file({ svg }: Picture): string {
    const name = `pictures/${createHash("sha256").update(svg).digest("hex").slice(0, 12)}.svg`;
    this.files.set(name, svg);
    return name;
  }

  /** A picture as it stands in a page, with the letters of the page: its style rules go to the sheet. */
  inPage({ svg }: Picture): string {
    return (
      svg
        .replace(/<style>(.*?)<\/style>\n?/s, (_, style: string) => {
          for (const [rule] of style.matchAll(/\.[\w-]+\{[^}]*\}/g)) this.#rules.add(rule);
          return "";
        })
        .replace(/<metadata>.*?<\/metadata>\n?/s, "")
        .replace(/ xmlns="[^"]*"| font-family="[^"]*"/g, "")
        // Where it stands in a link it is one thing.
        .replace('role="graphics-document document"', 'role="img"')
        .trim()
    );
  }

  /** Positions of one game drawn by themselves, all in the frame of the first; nothing where there is no drawing of such a game. */
  async positions(
    mex: Mexplorer,
    notation: string,
    others: readonly string[],
  ): Promise<string[] | undefined> {
    const start = parsed(mex, notation);
    const miniatures = await drawnSmall(start);
    if (!miniatures) return undefined;
    const rules = notation.slice(0, notation.length - start.label.length);
    return [start, ...others.map((label) => parsed(mex, rules + label))].map(({ tokens }) =>
      standing(tokens, miniatures),
    );
  }
}

function parsed(mex: Mexplorer, notation: string): Notation {
  return taken(mex.parse(notation), notation);
}

/** How positions of the game are drawn that begins here. */
async function drawnSmall(start: Notation): Promise<Miniatures | undefined> {
  const { miniatures, stones } = BOARDS[start.board] ?? {};
  const miniaturist = await (miniatures ?? stones)?.();
  return miniaturist?.({ ...start, passes: 0 });
}

function standing(tokens: readonly number[], drawn: Miniatures): string {
  const { left, top, width, height } = drawn;
  const parts = drawn.of(tokens);
  const shapes = MINIATURE.map(({ part }) =>
    parts[part] ? `<path class="${part}" d="${parts[part]}"/>` : "",
  );
  const number = (value: number): string => String(Math.round(value * 100) / 100);
  return (
    `<svg class="miniature" viewBox="${[left, top, width, height].map(number).join(" ")}" ` +
    `width="${number(width * ENLARGED)}" height="${number(height * ENLARGED)}" aria-hidden="true">${shapes.join("")}</svg>`
  );
}
