import { mixed } from "../../scene/palette.ts";
import { isByP, type Told } from "../kit/cells/told.ts";

/** The colours of classes as pixels have them, looked up by the class. */
export class Tints {
  readonly #pixels: Uint32Array;
  /** The class at the end of the scale; 0 where there is none. */
  readonly #last: number;

  /** `colours` are those of single classes; where there are larger ones a scale stands for all but the first. */
  constructor(
    told: Told,
    { colours = [], scale }: { colours?: readonly string[]; scale?: readonly string[] },
    largest: number,
  ) {
    const isScaled = isByP(told) && scale !== undefined && largest >= colours.length;
    this.#pixels = isScaled
      ? Uint32Array.from({ length: STEPS + 1 }, (_, step) =>
          pixelOf(step === 0 ? (colours[0] ?? "#000000") : along(scale, (step - 1) / (STEPS - 1))),
        )
      : Uint32Array.from(colours, pixelOf);
    this.#last = isScaled ? 2 ** Math.ceil(Math.log2(largest + 1)) - 1 : 0;
  }

  /** Red, green, blue and opacity, from the lowest byte up. */
  pixel(class_: number): number {
    const pixels = this.#pixels;
    const place =
      this.#last === 0 || class_ === 0
        ? Math.min(class_, pixels.length - 1)
        : 1 + Math.min(STEPS - 1, Math.round(((class_ - 1) / Math.max(1, this.#last - 1)) * (STEPS - 1)));
    return pixels[place] ?? 0;
  }

  /** As six hexadecimal digits behind a #. */
  colour(class_: number): string {
    const pixel = this.pixel(class_);
    return `#${[0, 8, 16].map((shift) => ((pixel >> shift) & 255).toString(16).padStart(2, "0")).join("")}`;
  }
}

/** So many steps of a scale can be told apart at most. */
const STEPS = 1024;

function along(scale: readonly string[], share: number): string {
  const place = share * (scale.length - 1);
  const low = Math.min(scale.length - 2, Math.floor(place));
  return mixed(scale[low] ?? "#000000", scale[low + 1] ?? "#000000", place - low);
}

/** A colour as a pixel has it. */
export function pixelOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) =>
    parseInt(colour.slice(place, place + 2), 16),
  );
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** The mean of some pixels. */
export class Mean {
  #red = 0;
  #green = 0;
  #blue = 0;
  #count = 0;

  add(pixel: number): void {
    this.#red += pixel & 255;
    this.#green += (pixel >> 8) & 255;
    this.#blue += (pixel >> 16) & 255;
    this.#count++;
  }

  /** What has been added, which is forgotten. */
  take(): number {
    const share = this.#count === 0 ? 0 : 1 / this.#count;
    const pixel =
      ((255 << 24) |
        (Math.round(this.#blue * share) << 16) |
        (Math.round(this.#green * share) << 8) |
        Math.round(this.#red * share)) >>>
      0;
    this.#red = this.#green = this.#blue = this.#count = 0;
    return pixel;
  }
}
