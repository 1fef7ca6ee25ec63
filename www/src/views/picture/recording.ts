// What is drawn on the page can be taken down for files: the same lines and letters, as shapes.
import { paired, type Paint } from "../../scene/paint.ts";
import { circle, rectangle, type StillPart, type StillText } from "../../scene/still.ts";
import { FONT_SIZE, textWidth } from "../../scene/text.ts";
import { colourOfPixel } from "../kit/cells/tints.ts";

type Style =
  "fillStyle" | "strokeStyle" | "lineWidth" | "globalAlpha" | "font" | "textAlign" | "textBaseline";

/** What is drawn with, on a canvas or for a file. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | Style
  | "save"
  | "restore"
  | "beginPath"
  | "closePath"
  | "moveTo"
  | "lineTo"
  | "rect"
  | "arc"
  | "clip"
  | "fill"
  | "stroke"
  | "fillRect"
  | "strokeRect"
  | "fillText"
  | "setLineDash"
> & { measureText(text: string): { width: number } };

/** Pixels in columns, each as wide as one of the screen, and all together so high. */
export interface PutPixels {
  pixels: Uint32Array;
  columns: number;
  left: number;
  top: number;
  /** Of a column and of all of them, in CSS pixels. */
  width: number;
  height: number;
}

type RecordedPart = { kind: "still"; part: StillPart } | ({ kind: "pixels" } & PutPixels);

/** How far below the line that a text stands at its letters stand, in units of their size. */
const BASELINES: Readonly<Record<string, number>> = { middle: 0.36, top: 0.85 };
const ANCHORS: Readonly<Record<string, StillText["anchor"]>> = { center: "middle", right: "end" };

/** Takes down what is drawn. Nothing is cut off: all of it has to have room. */
export class Recording implements Pen {
  fillStyle: Pen["fillStyle"] = "#000000";
  strokeStyle: Pen["strokeStyle"] = "#000000";
  lineWidth = 1;
  globalAlpha = 1;
  font = "10px";
  textAlign: CanvasTextAlign = "left";
  textBaseline: CanvasTextBaseline = "alphabetic";
  /** Whether what is drawn marks the selected position. */
  isSelection = false;
  readonly parts: RecordedPart[] = [];
  #dash: readonly number[] = [];
  #path = "";
  readonly #saved: Array<() => void> = [];

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, globalAlpha, font, textAlign, textBaseline } = this;
    const dash = this.#dash;
    this.#saved.push(() => {
      Object.assign(this, { fillStyle, strokeStyle, lineWidth, globalAlpha, font, textAlign, textBaseline });
      this.#dash = dash;
    });
  }

  restore(): void {
    this.#saved.pop()?.();
  }

  setLineDash(dash: readonly number[]): void {
    this.#dash = dash;
  }

  beginPath(): void {
    this.#path = "";
  }

  closePath(): void {
    this.#path += "z";
  }

  moveTo(x: number, y: number): void {
    this.#path += `M${x} ${y}`;
  }

  lineTo(x: number, y: number): void {
    this.#path += `L${x} ${y}`;
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path += rectangle(x, y, width, height);
  }

  /** A whole circle. */
  arc(x: number, y: number, radius: number): void {
    this.#path += circle(x, y, radius);
  }

  clip(): void {
    this.#path = "";
  }

  fill(): void {
    this.#filled(this.#path);
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    if (width > 0 && height > 0) this.#filled(rectangle(x, y, width, height));
  }

  stroke(): void {
    this.#stroked(this.#path);
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.#stroked(rectangle(x, y, width, height));
  }

  fillText(text: string, x: number, y: number, most = Infinity): void {
    const { size: wanted, isBold } = this.#letters;
    const size = wanted * Math.min(1, most / this.measureText(text).width);
    this.#take({
      ...{ kind: "text", text, x, y: y + (BASELINES[this.textBaseline] ?? 0) * size },
      ...{ anchor: ANCHORS[this.textAlign] ?? "start", size, isBold, fill: this.fillStyle as Paint },
    });
  }

  measureText(text: string): { width: number } {
    return { width: (textWidth(text) / FONT_SIZE) * this.#letters.size };
  }

  put(put: PutPixels): void {
    this.parts.push({ kind: "pixels", ...put });
  }

  get #letters(): { size: number; isBold: boolean } {
    const [, weight = "400", size = "10"] = /^(?:(\d+) )?([\d.]+)px/.exec(this.font) ?? [];
    return { size: Number(size), isBold: Number(weight) >= 600 };
  }

  #filled(d: string): void {
    if (d !== "") this.#take({ kind: "path", d, fill: this.fillStyle as Paint, ...this.#marks });
  }

  #stroked(d: string): void {
    const { lineWidth: width, globalAlpha: opacity } = this;
    const stroke = {
      paint: this.strokeStyle as Paint,
      width,
      ...(this.#dash.length > 0 && { dash: this.#dash.join(" ") }),
      ...(opacity < 1 && { opacity }),
    };
    if (d !== "") this.#take({ kind: "path", d, stroke, ...this.#marks });
  }

  get #marks(): { isSelection?: true } {
    return this.isSelection ? { isSelection: true } : {};
  }

  #take(part: StillPart): void {
    this.parts.push({ kind: "still", part });
  }
}

/** The shapes of what was drawn twice, in colours for light and for dark. */
export function stillParts(light: Recording, dark: Recording): StillPart[] {
  const parts = light.parts.flatMap((part, place): StillPart[] => {
    const other = dark.parts[place];
    if (part.kind === "pixels") return other?.kind === "pixels" ? pixelParts(part, other) : [];
    return other?.kind === "still" ? [inBothColours(part.part, other.part)] : [];
  });
  return together(parts);
}

function inBothColours(one: StillPart, other: StillPart): StillPart {
  if (one.kind === "text" && other.kind === "text") return { ...one, fill: paired(one.fill, other.fill) };
  if (one.kind !== "path" || other.kind !== "path") return one;
  return {
    ...one,
    ...(one.fill && other.fill && { fill: paired(one.fill, other.fill) }),
    ...(one.stroke &&
      other.stroke && { stroke: { ...one.stroke, paint: paired(one.stroke.paint, other.stroke.paint) } }),
  };
}

/** Pixels as rectangles, along each row as long as they are alike. Where there is no pixel, nothing is drawn. */
function pixelParts({ pixels, columns, left, top, width, height }: PutPixels, dark: PutPixels): StillPart[] {
  const parts: StillPart[] = [];
  const tall = height / (pixels.length / columns);
  let start = 0;
  while (start < pixels.length) {
    const row = Math.floor(start / columns);
    const [pixel = 0, other = 0] = [pixels[start], dark.pixels[start]];
    let end = start + 1;
    while (end < (row + 1) * columns && pixels[end] === pixel && dark.pixels[end] === other) end++;
    const d = rectangle(left + (start % columns) * width, top + row * tall, (end - start) * width, tall);
    if (pixel !== 0)
      parts.push({ kind: "path", d, fill: paired(colourOfPixel(pixel), colourOfPixel(other)) });
    start = end;
  }
  return parts;
}

/** What is filled one after another with the same paint is one shape. */
function together(parts: readonly StillPart[]): StillPart[] {
  const whole: StillPart[] = [];
  let fills = new Map<Paint, string[]>();
  const close = (): void => {
    for (const [fill, paths] of fills) whole.push({ kind: "path", d: paths.join(""), fill });
    fills = new Map();
  };
  for (const part of parts) {
    if (part.kind === "path" && part.fill && !part.stroke && !part.isSelection) {
      const paths = fills.get(part.fill);
      if (paths) paths.push(part.d);
      else fills.set(part.fill, [part.d]);
    } else {
      close();
      whole.push(part);
    }
  }
  close();
  return whole;
}
