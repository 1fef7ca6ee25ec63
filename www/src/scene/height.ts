import { openedAt, scaleOf } from "./measure.ts";
import type { Size, Stage } from "./shapes.ts";

/** A free stage is so high at least, in pixels, and has so much room above and below a picture, or a part of one. */
const LEAST_HEIGHT = 140;
const AROUND_WHOLE = 12;
const AROUND_PART = 32;

/** How high a free stage is on which a picture of this size is opened, in pixels of the screen. */
export function heightOn(stage: Stage, { width, height }: Size): number {
  const whole = scaleOf({ width, height }, stage);
  const opened = openedAt(whole, stage.letters);
  const room = opened > whole ? AROUND_PART : AROUND_WHOLE;
  return Math.ceil(Math.min(stage.height, Math.max(LEAST_HEIGHT, height * opened + room)));
}
