import { openedAt, enlargementOf } from "./measure.ts";
import type { Scene, Size, Stage } from "./shapes.ts";

/** A free stage is so high at least, in pixels, and has so much room above and below a picture, or a part of one. */
const LEAST_HEIGHT = 140;
const AROUND_WHOLE = 12;
const AROUND_PART = 48;

/** Whether only a part of a picture is seen on its stage when it is opened, so that it can be read. */
export function isPart({ width, height, policy: { stage } }: Scene): boolean {
  const whole = enlargementOf({ width, height }, stage);
  return openedAt(whole, stage.letters) > whole;
}

/** How high a free stage is on which a picture of this size is opened, in pixels of the screen. */
export function heightOn(stage: Stage, { width, height }: Size): number {
  const whole = enlargementOf({ width, height }, stage);
  const opened = openedAt(whole, stage.letters);
  const room = opened > whole ? AROUND_PART : AROUND_WHOLE;
  return Math.ceil(Math.min(stage.height, Math.max(LEAST_HEIGHT, height * opened + room)));
}
