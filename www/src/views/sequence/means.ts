// What many heaps look like from afar, as the solver's painter has it (crate/painter/mean.rs).
import type { Classes } from "./classes.ts";
import type { Tints } from "../kit/cells/tints.ts";

// Colours as eyes tell them apart, as the solver's painter has them (crate/painter/colour.rs): Björn Ottosson, A perceptual
// color space for image processing (2020), bottosson.github.io/posts/oklab.

/** Lightness, green to red, and blue to yellow of a pixel: red, green, blue and opacity, from the lowest byte up. */
function oklabOf(pixel: number): [lightness: number, a: number, b: number] {
  const [red, green, blue] = [toLinear(pixel), toLinear(pixel >> 8), toLinear(pixel >> 16)];
  const l = Math.cbrt(0.41222146 * red + 0.53633255 * green + 0.051445995 * blue);
  const m = Math.cbrt(0.2119035 * red + 0.6806995 * green + 0.10739696 * blue);
  const s = Math.cbrt(0.08830246 * red + 0.28171885 * green + 0.6299787 * blue);
  return [
    0.21045426 * l + 0.7936178 * m - 0.004072047 * s,
    1.9779985 * l - 2.4285922 * m + 0.4505937 * s,
    0.025904037 * l + 0.78277177 * m - 0.80867577 * s,
  ];
}

/** The opaque pixel of a colour. */
function pixelOfLab(lightness: number, a: number, b: number): number {
  const l = cubed(lightness + 0.39633778 * a + 0.21580376 * b);
  const m = cubed(lightness - 0.105561346 * a - 0.06385417 * b);
  const s = cubed(lightness - 0.08948418 * a - 1.2914855 * b);
  const red = channel(4.0767417 * l - 3.3077116 * m + 0.23096994 * s);
  const green = channel(-1.268438 * l + 2.6097574 * m - 0.34131938 * s);
  const blue = channel(-0.0041960863 * l - 0.7034186 * m + 1.7076147 * s);
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** Many times faster than a power. */
const cubed = (root: number): number => root * root * root;

function toLinear(byte: number): number {
  const share = (byte & 255) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** So many that a channel is never off by more than one. */
const STEPS = 1 << 13;

/** A pixel takes three of these, and a power takes longer than all else that is done for it. */
const CHANNELS = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS;
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
});

function channel(light: number): number {
  return CHANNELS[light <= 0 ? 0 : light >= 1 ? STEPS : (light * STEPS + 0.5) | 0] ?? 0;
}

/** A pixel with a P-position has this share of ink at least. */
const LEAST_INK = 0.6;
/** Heaps that are added up once and for all. */
const BLOCK = 32;

/**
 * Means of the colours of heaps in Oklab. Where class 0 is that of P-positions, a pixel has as much ink as it holds of these,
 * but never so little that one of them is lost, over the mean of the others.
 */
export class Means {
  #classes: Classes;
  readonly #tints: Tints;
  /** Of each place in the tints, three parts of its colour and whether it is ink. */
  readonly #parts: Float64Array;
  readonly #inkLab: readonly [lightness: number, a: number, b: number];
  /** For each block, the sums of the parts of all heaps before it. */
  #before = new Float64Array(4);
  #added = 0;
  /** The same of what has been added, and how many heaps that were. */
  #lightness = 0;
  #a = 0;
  #b = 0;
  #ink = 0;
  #count = 0;

  constructor(classes: Classes, tints: Tints) {
    this.#classes = classes;
    this.#tints = tints;
    this.#inkLab = oklabOf(tints.pixel(0));
    this.#parts = Float64Array.from(
      [...tints.pixels].flatMap((pixel, place) =>
        place === 0 && tints.hasInk ? [0, 0, 0, 1] : [...oklabOf(pixel), 0],
      ),
    );
  }

  /** Takes up classes of more heaps, which begin as those before. */
  grow(classes: Classes): void {
    this.#classes = classes;
  }

  /** Adds the heaps from one up to another, without it, as far as there are values. */
  add(from: number, end: number): void {
    const to = Math.min(end, this.#classes.length);
    this.#count += Math.max(0, to - from);
    const [first, last] = [Math.ceil(from / BLOCK), Math.floor(to / BLOCK)];
    if (last <= first) {
      this.#addEach(from, to);
      return;
    }
    this.#addUp();
    const before = this.#before;
    this.#addEach(from, first * BLOCK);
    this.#addEach(last * BLOCK, to);
    const more = (part: number): number => (before[4 * last + part] ?? 0) - (before[4 * first + part] ?? 0);
    this.#lightness += more(0);
    this.#a += more(1);
    this.#b += more(2);
    this.#ink += more(3);
  }

  /** The pixel of what has been added, which is forgotten; 0 where nothing has been. */
  take(): number {
    const [ink, count] = [this.#ink, this.#count];
    const pixel = count === 0 ? 0 : ink === count ? this.#tints.pixel(0) : this.#mixed(ink, count);
    this.#clear();
    return pixel;
  }

  #mixed(ink: number, count: number): number {
    const share = ink === 0 ? 0 : Math.max(LEAST_INK, ink / count);
    const rest = (1 - share) / (count - ink);
    const [lightness, a, b] = this.#inkLab;
    return pixelOfLab(
      this.#lightness * rest + lightness * share,
      this.#a * rest + a * share,
      this.#b * rest + b * share,
    );
  }

  #clear(): void {
    this.#lightness = this.#a = this.#b = this.#ink = this.#count = 0;
  }

  #addEach(from: number, to: number): void {
    const [classes, tints, parts] = [this.#classes, this.#tints, this.#parts];
    let [lightness, a, b, ink] = [0, 0, 0, 0];
    for (let heap = from; heap < to; heap++) {
      const at = 4 * tints.place(classes[heap] ?? 0);
      lightness += parts[at] ?? 0;
      a += parts[at + 1] ?? 0;
      b += parts[at + 2] ?? 0;
      ink += parts[at + 3] ?? 0;
    }
    this.#lightness += lightness;
    this.#a += a;
    this.#b += b;
    this.#ink += ink;
  }

  /** Adds up the blocks that are whole. */
  #addUp(): void {
    const blocks = Math.floor(this.#classes.length / BLOCK);
    const added = this.#added;
    if (blocks === added) return;
    if (this.#before.length < 4 * (blocks + 1)) {
      const more = new Float64Array(Math.max(4 * (blocks + 1), 2 * this.#before.length));
      more.set(this.#before);
      this.#before = more;
    }
    const before = this.#before;
    const all = new Means(this.#classes, this.#tints);
    [all.#lightness = 0, all.#a = 0, all.#b = 0, all.#ink = 0] = before.subarray(4 * added);
    for (let block = added; block < blocks; block++) {
      all.#addEach(block * BLOCK, (block + 1) * BLOCK);
      before.set([all.#lightness, all.#a, all.#b, all.#ink], 4 * (block + 1));
    }
    this.#added = blocks;
  }
}
