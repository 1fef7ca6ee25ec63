// Pieces of SVG as text.
import type { Stroke } from "../strokes.ts";
import { colourOf, type Paint, type Brightness } from "../paint.ts";
import { short } from "../path.ts";

/** Text between tags or in an attribute. What XML has no place for at all is left out. */
export function escaped(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- these are what XML forbids
      .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
  );
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element; numbers are written to hundredths. */
export function element(name: string, attributes: Attributes, content = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? short(value) : escaped(value ?? "")}"`)
    .join("");
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** How colours are written: in a file whose reader decides on light or dark, classes tell which colour is meant. */
export class SvgColours {
  readonly #shade: Brightness;
  readonly #hasClasses: boolean;
  readonly #used = new Set<`${"fill" | "line"}-${Paint}`>();

  constructor(theme: Brightness | "auto") {
    this.#shade = theme === "dark" ? "dark" : "light";
    this.#hasClasses = theme === "auto";
  }

  fill(paint: Paint): Attributes {
    return { class: this.#class("fill", paint), fill: colourOf(paint, this.#shade) };
  }

  line({ paint, width, dash, opacity }: Stroke): Attributes {
    return {
      class: this.#class("line", paint),
      stroke: colourOf(paint, this.#shade),
      "stroke-width": width,
      "stroke-dasharray": dash,
      opacity,
    };
  }

  #class(kind: "fill" | "line", paint: Paint): string | undefined {
    if (!this.#hasClasses || paint.startsWith("#")) return undefined;
    this.#used.add(`${kind}-${paint}`);
    return `mex-${kind}-${paint}`;
  }

  /** What makes the colours dark for readers who have set that; the rules are alike in every file. */
  get style(): string {
    const rules = [...this.#used].sort().map((used) => {
      const kind = used.slice(0, 4) === "fill" ? "fill" : "stroke";
      return `.mex-${used}{${kind}:${colourOf(used.slice(5) as Paint, "dark")}}`;
    });
    return rules.length > 0 ? `@media(prefers-color-scheme:dark){${rules.join("")}}` : "";
  }
}
