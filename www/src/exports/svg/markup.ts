// Pieces of SVG as text.
import { colourOf, type Brightness, type Paint, type Stroke } from "../../scene/paint.ts";
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
  readonly #used = new Map<string, { property: "fill" | "stroke"; paint: Paint }>();

  #isTwofold = false;

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

  /** Attributes of something twofold, of which this is what is seen by such light alone. */
  by(shade: Brightness): Attributes {
    this.#isTwofold = true;
    return { class: `mex-${shade}`, display: shade === "dark" ? "none" : undefined };
  }

  /** The shades in which something is seen that has colours of its own. */
  get shades(): readonly Brightness[] {
    return this.#hasClasses ? ["light", "dark"] : [this.#shade];
  }

  #class(kind: "fill" | "line", paint: Paint): string | undefined {
    if (!this.#hasClasses || /^#[^/]*$/.test(paint)) return undefined;
    const name = `mex-${kind}-${paint.replaceAll("#", "").replace("/", "-")}`;
    this.#used.set(name, { property: kind === "fill" ? "fill" : "stroke", paint });
    return name;
  }

  /** What makes the colours dark for readers who have set that; the rules are alike in every file. */
  get style(): string {
    const rules = [...this.#used.keys()].sort().flatMap((name) => {
      const { property, paint } = this.#used.get(name) ?? {};
      return paint ? [`.${name}{${property}:${colourOf(paint, "dark")}}`] : [];
    });
    if (this.#isTwofold) rules.push(".mex-light{display:none}", ".mex-dark{display:inline}");
    return rules.length > 0 ? `@media(prefers-color-scheme:dark){${rules.join("")}}` : "";
  }
}
