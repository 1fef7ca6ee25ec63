// Live figures with the code that makes them. The code is written once: what is live is that very text, with the address of
// the site as it is from here, and with classes for its styles, which the policy of these pages allows in files alone.
import { escaped } from "../../../src/exports/svg/markup.ts";
import { opened } from "../../../src/views/figure/opened.ts";
import { solverHere } from "../../../src/headless/solverHere.ts";
import type { Language } from "../../../src/model/values.ts";
import { links } from "../../../src/views/registry.ts";
import { kitFigureWords } from "../../../src/views/kit/figure/words.ts";
import { rulesOf } from "../../../src/views/kit/rules.ts";
import { inLanguage } from "../addresses.ts";
import { codeBlock, SITE } from "../code.ts";
import type { Given } from "../given.ts";
import type { Picture, Pictures } from "../pictures.ts";
import { WORDS } from "../words.ts";
import { MORE, shownOf, type Shown } from "./galleryList.ts";
import { onPage } from "./onPage.ts";
import { wholeCatalogue } from "./rulesets.ts";

/** The place that pictures are laid out for, in pixels: the widest that a figure has on these pages. */
const STAGE = { width: 820, height: 480 };
/** What stands around the picture of a figure is about so high, in pixels. */
const AROUND = 170;

/** A picture in a file of its own. */
interface FiledPicture extends Picture {
  readonly file: string;
}

export class Gallery {
  readonly #drawn: Pictures;
  readonly #solver;
  /** The classes that stand for styles, by the styles. */
  readonly #classes = new Map<string, string>();

  constructor(given: Given, drawn: Pictures) {
    this.#drawn = drawn;
    this.#solver = solverHere(given.load);
  }

  /** The style sheet of the figures. */
  get styles(): string {
    return [...this.#classes].map(([style, name]) => `.${name} { ${style} }\n`).join("");
  }

  /** A figure of every ruleset, in the order of the catalogue. */
  async rulesets(language: Language): Promise<string> {
    const sections: string[] = [];
    for (const { id, name, examples } of wholeCatalogue().rulesets) {
      const [example] = examples;
      if (!example) throw new Error(`the ruleset “${id}” has no example`);
      const shown = shownOf(id, name, example);
      sections.push(await this.#section(shown, await this.#rules(shown, language), language));
    }
    return sections.join("\n");
  }

  /** Figures of other things than rules. */
  async more(language: Language): Promise<string> {
    const sections: string[] = [];
    for (const shown of MORE) sections.push(await this.#section(shown, "", language));
    return sections.join("\n");
  }

  /** The first figure with its code, and nothing else. */
  async plain(language: Language): Promise<string> {
    const [first] = wholeCatalogue().rulesets;
    const [example] = first?.examples ?? [];
    if (!first || !example) throw new Error("there is no first ruleset");
    return this.#figure(shownOf("first", first.name, example), language);
  }

  /** Some figures side by side and live at once, each with its name and without its code. */
  async beside(all: readonly Shown[], language: Language): Promise<string> {
    const figures: string[] = [];
    for (const shown of all) {
      const code = await this.#code(shown, language);
      const live = this.#live(code).replace("<mex-graph", '$& loading="lazy"');
      figures.push(
        `<figure><div class="live">${live}</div><figcaption>${escaped(shown.name[language])}</figcaption></figure>`,
      );
    }
    return `<div class="beside">${figures.join("\n")}</div>`;
  }

  async #section(shown: Shown, rules: string, language: Language): Promise<string> {
    const { id, name, says, link } = shown;
    return `<section class="shown"><h3 id="${id}"><a class="anchor" href="#${id}">${escaped(name[language])}</a></h3>
<p>${escaped(says[language])}${rules ? ` <span class="rules">${escaped(rules)}</span>` : ""}</p>
${await this.#figure(shown, language)}
<p><a class="go" href="${onPage(link, language)}">${WORDS[language].open}</a></p></section>`;
  }

  /** A figure, and below it its code. */
  async #figure(shown: Shown, language: Language): Promise<string> {
    const code = await this.#code(shown, language);
    return `<div class="live">${this.#live(code)}</div>\n${codeBlock(code, "html")}`;
  }

  async #code(shown: Shown, language: Language): Promise<string> {
    const picture = await this.#picture(shown, language);
    const high = shown.height ?? heightAround(picture);
    return elementOf(
      inLanguage(shown.link, language),
      `style="display: block; height: ${high}px"`,
      picture ? imageOf(picture) : escaped(shown.name[language]),
    );
  }

  /** The code as it may stand in these pages. */
  #live(code: string): string {
    return code
      .replaceAll(`${SITE}docs/`, "../")
      .replaceAll(SITE, "../../index.html")
      .replace(/ style="([^"]*)"/g, (_, style: string) => {
        const name = this.#classes.get(style) ?? `figure-${this.#classes.size}`;
        this.#classes.set(style, name);
        return ` class="${name}"`;
      });
  }

  /** The picture that stands where no figure can; nothing where the link shows something else than the graph. */
  async #picture({ id, link, stage = STAGE }: Shown, language: Language): Promise<FiledPicture | undefined> {
    const picture = await this.#drawn.of(link, language, stage);
    if (!picture) return undefined;
    const file = `pictures/${id}-${language}.svg`;
    this.#drawn.files.set(file, picture.svg);
    return { file, ...picture };
  }

  /** The rule of a game and who wins, as the page says them. */
  async #rules({ link }: Shown, language: Language): Promise<string> {
    const { state, store, fault } = await opened(this.#solver, link, STAGE, language, "");
    if (fault) throw new Error(`${link}: ${fault.code}`);
    const messages = await kitFigureWords(language);
    const told = rulesOf({ state, store, messages } as never);
    store.dispose();
    return told ?? "";
  }
}

/** The element that shows a link, with attributes of its own, and what stands between its tags until it begins. */
export function elementOf(link: string, own: string, inside: string): string {
  const { notation } = links.read(link);
  const [, fields = ""] = link.split("?");
  const attributes = [...new URLSearchParams(fields.replaceAll("+", "%2B"))].map(
    ([name, value]) => ` ${name}="${escaped(value)}"`,
  );
  const game = notation ? ` game="${escaped(notation)}"` : "";
  return `<mex-graph${game}${attributes.join("")} ${own}>
  <a href="${SITE}#${escaped(link)}">
    ${inside}
  </a>
</mex-graph>`;
}

/** How high a figure is with all that stands around its picture. */
function heightAround(picture: FiledPicture | undefined): number {
  if (!picture) throw new Error("a view other than the graph needs a height");
  return Math.ceil((Math.min(1, STAGE.width / picture.width) * picture.height + AROUND) / 20) * 20;
}

function imageOf({ file, alt, width, height }: FiledPicture): string {
  return `<img src="${SITE}docs/${file}" alt="${escaped(alt)}" width="${width}" height="${height}" loading="lazy" style="max-width: 100%; height: auto" />`;
}
