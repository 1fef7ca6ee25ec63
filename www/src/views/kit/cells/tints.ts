import { paired, type Paint } from "../../../scene/paint.ts";
import { mixed } from "../../../scene/palette.ts";
import { isByP, type ClassColour } from "./classColour.ts";

/** The colours of classes as pixels have them, looked up by the class. */
export class Tints {
  /** Of each place. */
  readonly pixels: Uint32Array;
  /** Whether class 0 is that of P-positions, which are not lost from afar. */
  readonly hasInk: boolean;
  /** Whether all classes but the first have their colours on a scale. */
  readonly isScaled: boolean;
  /** How many steps of the scale a class is from the one before it; 0 where there is no scale. */
  readonly #step: number;
  readonly #stepTo: (largest: number) => number;

  /** `colours` are those of single classes; where there are larger ones a scale stands for all but the first. */
  constructor(
    told: ClassColour,
    { colours = [], scale }: { colours?: readonly string[]; scale?: readonly string[] },
    largest: number,
  ) {
    this.hasInk = isByP(told);
    // The scale goes to one less than a power of two.
    const lastOf = (most: number): number => 2 ** Math.ceil(Math.log2(most + 1)) - 1;
    this.#stepTo = (most) =>
      this.hasInk && scale !== undefined && most >= colours.length
        ? (STEPS - 1) / Math.max(1, lastOf(most) - 1)
        : 0;
    this.#step = this.#stepTo(largest);
    this.isScaled = this.#step > 0;
    this.pixels =
      this.isScaled && scale
        ? Uint32Array.from({ length: STEPS + 1 }, (_, step) =>
            pixelOf(step === 0 ? (colours[0] ?? "#000000") : along(scale, (step - 1) / (STEPS - 1))),
          )
        : Uint32Array.from(colours, pixelOf);
  }

  /** Whether they are the same where this is the largest class. */
  fit(largest: number): boolean {
    return this.#stepTo(largest) === this.#step;
  }

  /** Which of its pixels a class has. */
  place(class_: number): number {
    return this.#step === 0 || class_ === 0
      ? Math.min(class_, this.pixels.length - 1)
      : 1 + Math.min(STEPS - 1, ((class_ - 1) * this.#step + 0.5) | 0);
  }

  /** Red, green, blue and opacity, from the lowest byte up. */
  pixel(class_: number): number {
    return this.pixels[this.place(class_)] ?? 0;
  }

  /** As six hexadecimal digits behind a #. */
  colour(class_: number): string {
    return colourOfPixel(this.pixel(class_));
  }
}

/** So many steps of a scale can be told apart at most. */
const STEPS = 1024;

function along(scale: readonly string[], share: number): string {
  const place = share * (scale.length - 1);
  const low = Math.min(scale.length - 2, Math.floor(place));
  return mixed(scale[low] ?? "#000000", scale[low + 1] ?? "#000000", place - low);
}

/** The paints of the same classes on light paper and on dark paper, and which of them a class has. */
export function paintsOf(
  light: Tints,
  dark: Tints,
): { paints: readonly Paint[]; place: (class_: number) => number } {
  const all = Array.from(light.pixels, (pixel, place) =>
    paired(colourOfPixel(pixel), colourOfPixel(dark.pixels[place] ?? 0)),
  );
  const [first = "ink", ...others] = all;
  const last = others.length - 1;
  if (last < SHARED) return { paints: all, place: (class_) => light.place(class_) };
  // Of a scale with more steps those next to one another cannot be told apart; the first is none of them.
  const steps = Array.from(
    { length: SHARED + 1 },
    (_, step) => others[Math.round((step * last) / SHARED)] ?? first,
  );
  return {
    paints: [first, ...steps],
    place: (class_) => {
      const place = light.place(class_);
      return place === 0 ? 0 : 1 + Math.round(((place - 1) * SHARED) / last);
    },
  };
}

/** With the first, two paints less than an image has at most: that of what is not told, and none. */
const SHARED = 252;

/** What colour a pixel has. */
export function colourOfPixel(pixel: number): string {
  return `#${[0, 8, 16].map((shift) => ((pixel >> shift) & 255).toString(16).padStart(2, "0")).join("")}`;
}

/** A colour as a pixel has it. */
export function pixelOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) =>
    parseInt(colour.slice(place, place + 2), 16),
  );
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}
