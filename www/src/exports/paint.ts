// Colours of files. They are those of the page, read from where these stand.
import tokens from "../styles/tokens.css?raw";

/** A colour by the part it plays, which differs by light and dark, or one that is the same in both. */
export type Paint =
  | "paper"
  | "ink"
  | "muted"
  | "cover"
  | "node-line"
  | "accent"
  | "n-cap"
  | "on-n-cap"
  | "played"
  | "focus"
  | `#${string}`;

/** Which of the two stands in a file: one of them, or the one that its reader has set. */
export type Brightness = "light" | "dark";

const KNOWN = new Map(
  Array.from(
    tokens.matchAll(/(?<![\w-])--([\w-]+): var\(--mex-[\w-]+, light-dark\((#\w{6}), (#\w{6})\)\)/g),
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }] as const,
  ),
);

/** A colour as six hexadecimal digits behind a #. */
export function colourOf(paint: Paint, shade: Brightness): string {
  if (paint.startsWith("#")) return paint.toUpperCase();
  const colour = KNOWN.get(paint)?.[shade];
  if (colour === undefined) throw new Error(`there is no colour for ${paint}`);
  return colour.toUpperCase();
}
