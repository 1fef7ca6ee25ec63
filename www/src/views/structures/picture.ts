// What the drawing of a structure consists of: the same shapes on the screen and in files. Touches no document.
import { capColours } from "../../scene/palette.ts";
import type { Paint } from "../../scene/paint.ts";
import type { Size } from "../../scene/shapes.ts";
import type { StillShape, StillText } from "../../scene/still.ts";
import type { Triple } from "./system.ts";
import type { Lens } from "./venn.ts";

/** What a shape stands for, so that it can be pressed on the screen. */
export type Meaning =
  { point: number; isPressed: boolean } | { triple: Triple } | { lens: Lens | undefined; outline: string };

/** Shapes that belong together. */
export interface PicturePiece {
  /** Back to front. */
  parts: readonly StillShape[];
  /** Its names in style sheets. */
  look?: string;
  /** The value in whose colour it is. */
  hue?: number | undefined;
  of?: Meaning;
}

/** A drawing in a frame that begins at 0, 0. */
export interface StructurePicture extends Size {
  /** Its name in style sheets. */
  look: string;
  /** What it shows, for who cannot see it. */
  label: string;
  /** Back to front. */
  pieces: readonly PicturePiece[];
}

/** The colour of a value, and that of what is written on it. */
export function hueOf(value: number): { fill: Paint; text: Paint } {
  const { fill = "", text = "" } = capColours(value, 0) ?? {};
  return { fill: fill as Paint, text: text as Paint };
}

/** A text with its middle in a place. */
export function middled(
  text: string,
  { x, y }: { x: number; y: number },
  size: number,
  fill: Paint = "ink",
  isBold = false,
): StillText {
  return { kind: "text", text, x, y: y + 0.36 * size, anchor: "middle", size, fill, isBold };
}
