import type { Stage } from "../../scene/shapes.ts";
import { amongText } from "../../scene/text.ts";

/** Between the picture and the edges of a figure, in pixels, as its styles have it. */
const ASIDE = 6;
/** A picture is so many times as high as wide at most, on a phone and elsewhere, where the page leaves that to it, and no higher than this in pixels. */
const SLENDER = { narrow: 1.5, wide: 1.2 };
const HIGHEST = 800;
/** To be as wide as its column, a small graph may be so many of its nodes’ widths apart. */
const WIDEST_SLOT = 3;
/** Narrower columns are those of a phone. */
const NARROW = 440;
/** Rows are so close to one another at least, where size is worth more. */
const BETWEEN_ROWS = 20;

/** The place that a figure so wide has for its picture where no height is given: the same when it is written down and when it is live. */
export function freeStage(width: number): Stage {
  const stage = fixedStage(width, 0);
  const slender = width < NARROW ? SLENDER.narrow : SLENDER.wide;
  return { ...stage, height: Math.min(slender * stage.width, HIGHEST), isFree: true };
}

/** The same where the picture has a height. */
export function fixedStage(width: number, height: number): Stage {
  return {
    width: Math.max(1, width - 2 * ASIDE),
    height,
    letters: amongText(width < NARROW),
    betweenRows: BETWEEN_ROWS,
    widestSlot: WIDEST_SLOT,
  };
}
