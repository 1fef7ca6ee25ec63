import type { Letters } from "./shapes.ts";

/** Of the labels, in pixels; everything else is measured by it. */
export const FONT_SIZE = 13;
/** From one line of a label to the next. */
export const LINE_HEIGHT = 15;

/** How high capitals and digits are, in units of the size of their letters. */
const CAPITALS = 0.72;

/** Letters that are read at a desk. */
export const READ: Letters = { least: 10, opened: 11, comfortable: 12 };

/** Letters between the lines of a text, which are of about their size; in a narrow column small ones must do. */
export function amongText(isNarrow: boolean): Letters {
  return { least: 11, opened: 11, comfortable: isNarrow ? 11 : 13, largest: 15.5 };
}

/** Letters that are read from the back of a room, on a screen so high: capitals are a fortieth of it. */
export function presented(height: number): Letters {
  // Less by rounding would be less.
  const size = (1.005 * height) / 40 / CAPITALS;
  return { least: size, opened: size, comfortable: size };
}

const NARROW: ReadonlySet<string> = new Set(",.() \u00a0");

/** Widths of characters in a sans-serif font with tabular numerals, in units of its size. */
function characterWidth(character: string): number {
  if (character >= "0" && character <= "9") return 0.58;
  if (NARROW.has(character)) return 0.31;
  return character > "\u2e7f" ? 1 : 0.6;
}

/** How wide a text is, in pixels. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width * FONT_SIZE;
}

/** Shorter names are not broken. */
const SHORT = 7;

/** A name in two lines of about the same length, where it can go on in the next one after a comma or a plus. */
export function broken(name: string): readonly string[] {
  if (name.length <= SHORT) return [name];
  const parts = name.split(/(?<=[,+])/);
  let best: readonly string[] = [name];
  for (let first = 1; first < parts.length; first++) {
    const lines = [parts.slice(0, first).join(""), parts.slice(first).join("")];
    if (widest(lines) < widest(best)) best = lines;
  }
  return best;
}

/** The width of the widest of some lines. */
export function widest(lines: readonly string[]): number {
  return lines.reduce((most, line) => Math.max(most, textWidth(line)), 0);
}
