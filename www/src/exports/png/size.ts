// How large a picture of pixels can be.

/** Pixels on a side, and in all; beyond that browsers answer with an empty picture, or none. */
const LONGEST = 16_384;
const MOST = 120_000_000;

/** A picture is too large for a file of pixels at the scale that was asked for. */
export class TooLarge extends Error {
  override readonly name = "TooLarge";
  /** The largest scale at which there is one, to hundredths. */
  readonly scale: number;

  constructor(scale: number) {
    super(`the picture has too many pixels; its scale may be ${scale} at most`);
    this.scale = scale;
  }
}

/** The largest scale of a picture so large, in pixels of its own, to hundredths. */
export function largestScale(width: number, height: number): number {
  const most = Math.min(LONGEST / Math.max(width, height), Math.sqrt(MOST / (width * height)));
  return Math.floor(most * 100) / 100;
}
