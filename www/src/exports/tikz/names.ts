// What colours and styles are called, and what they are.
import { STROKES, type LinePart, type NodeDrawing } from "../drawing.ts";
import { colourOf, type Brightness, type Paint, type Stroke } from "../../scene/paint.ts";
import { short } from "../path.ts";

/** Of a pixel in big points, of which CSS has 72 to 96 pixels. */
const PIXEL = 0.75;

/** A length in pixels. */
export function length(pixels: number): string {
  return `${short(pixels * PIXEL)}bp`;
}

/** Collects what a picture uses, so that what it does not use is not defined. */
export class TikzNames {
  readonly #shade: Brightness;
  readonly #colours = new Map<string, string>();
  readonly #styles = new Map<string, string>();

  constructor(shade: Brightness) {
    this.#shade = shade;
  }

  /** A colour by its part; one that stands for a value by that value. */
  colour(paint: Paint, value = ""): string {
    const digits = colourOf(paint, this.#shade).slice(1);
    const name = `mex${paint.startsWith("#") ? value || digits : paint.replaceAll("-", "")}`;
    this.#colours.set(name, digits);
    return name;
  }

  /** The style of a line, and what differs from it in this one. */
  line(part: LinePart, stroke: Stroke): string {
    const own: Stroke = STROKES[part];
    this.#styles.set(`mex ${part}`, this.pen(own));
    return [
      `mex ${part}`,
      ...(stroke.width === own.width ? [] : [`line width=${length(stroke.width)}`]),
      ...(stroke.opacity === undefined ? [] : [`opacity=${stroke.opacity}`]),
    ].join(",");
  }

  /** The style of what stands for a position. */
  position({ node, parts, body }: NodeDrawing, height: number): string {
    const name = `mex ${node.outcome}`;
    this.#styles.set(
      "mex position",
      `rectangle,inner sep=0pt,outer sep=0pt,minimum height=${length(height)}`,
    );
    this.#styles.set(
      name,
      `mex position,${this.pen({ paint: body.stroke, width: 1.2 })},fill=${this.colour(body.fill)},rounded corners=${length(parts.corner)}`,
    );
    return name;
  }

  /** A style of this picture's own. */
  style(name: string, options: string): string {
    this.#styles.set(`mex ${name}`, options);
    return `mex ${name}`;
  }

  /** How a line is drawn. */
  pen({ paint, width, dash }: Stroke): string {
    const dashed = dash
      ?.split(" ")
      .map((part, index) => `${index % 2 === 0 ? "on" : "off"} ${length(Number(part))}`);
    return [
      `draw=${this.colour(paint)}`,
      `line width=${length(width)}`,
      ...(dashed ? [`dash pattern=${dashed.join(" ")}`] : []),
    ].join(",");
  }

  /** Definitions of all that was named. */
  get definitions(): string[] {
    return [
      ...Array.from(this.#colours, ([name, digits]) => `\\definecolor{${name}}{HTML}{${digits}}`),
      "\\tikzset{",
      `  mex/.style={x=${PIXEL}bp,y=-${PIXEL}bp,line cap=round,font=\\sffamily\\fontsize{10}{12}\\selectfont},`,
      "  mex text/.style={anchor=base,inner sep=0pt,outer sep=0pt},",
      "  mex value/.style={mex text,font=\\sffamily\\bfseries\\fontsize{10}{12}\\selectfont},",
      "  mex number/.style={mex text,font=\\sffamily\\fontsize{7}{8}\\selectfont},",
      "  mex dimmed/.style={transparency group,opacity=0.22},",
      ...Array.from(this.#styles, ([name, options]) => `  ${name}/.style={${options}},`),
      "}",
    ];
  }
}
