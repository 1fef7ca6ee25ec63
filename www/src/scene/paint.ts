// Colours of pictures in files. They are those of the page, read from where these stand.
import tokens from "../styles/tokens.css?raw";

/** A colour by the part it plays, which differs by light and dark; one that is the same in both, #rrggbb; or one for each, #rrggbb/#rrggbb. */
export type Paint =
  | "paper"
  | "ink"
  | "muted"
  | "hairline"
  | "cover"
  | "node-line"
  | "accent"
  | "on-accent"
  | "n-cap"
  | "d-cap"
  | "on-n-cap"
  | "played"
  | "focus"
  | `#${string}`;

/** Which of the two stands in a file: one of them, or the one that its reader has set. */
export type Brightness = "light" | "dark";

export interface Stroke {
  paint: Paint;
  /** In pixels of the picture. */
  width: number;
  dash?: string;
  opacity?: number;
}

const KNOWN = new Map(
  Array.from(
    tokens.matchAll(/(?<![\w-])--([\w-]+): var\(--mex-[\w-]+, light-dark\((#\w{6}), (#\w{6})\)\)/g),
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }] as const,
  ),
);

/** A colour as six hexadecimal digits behind a #. */
export function colourOf(paint: Paint, shade: Brightness): string {
  if (paint.startsWith("#")) {
    const [light = "", dark = light] = paint.split("/");
    return (shade === "dark" ? dark : light).toUpperCase();
  }
  const colour = KNOWN.get(paint)?.[shade];
  if (colour === undefined) throw new Error(`there is no colour for ${paint}`);
  return colour.toUpperCase();
}

/** What is painted with one colour on light paper and with another on dark paper. */
export function paired(light: string, dark: string): Paint {
  return (light.toLowerCase() === dark.toLowerCase() ? light : `${light}/${dark}`) as Paint;
}
