import type { Value } from "../model/values.ts";
import type { Scale } from "./shapes.ts";

/** A cap's own colour and that of the text on it. */
export interface CapColours {
  fill: string;
  text: string;
}

/**
 * Grundy values 1 to 9: the nine hues of Paul Tol's "muted" scheme, which keep apart for every kind of colour
 * vision, ordered so that low values, the frequent ones, differ most in hue and lightness.
 * Source: P. Tol, Colour Schemes, SRON/EPS/TN/09-002, issue 3.2 (2021), figure 4.
 */
const VALUES = [
  "#88CCEE",
  "#DDCC77",
  "#CC6677",
  "#44AA99",
  "#AA4499",
  "#999933",
  "#882255",
  "#117733",
  "#332288",
] as const;

/**
 * Values from 10 on: places in viridis, each the golden ratio of it further than the one before, so that those near one
 * another differ, and no two are the same.
 * Source: ten steps of the colour map that N. Smith, S. van der Walt and E. Firing made for matplotlib (2015, CC0).
 */
const LARGE_VALUES = [
  "#440154",
  "#482878",
  "#3E4A89",
  "#31688E",
  "#26828E",
  "#1F9E89",
  "#35B779",
  "#6DCD59",
  "#B4DE2C",
  "#FDE725",
] as const;

const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** The place of 10: light, since 9 is dark. */
const TEN = 0.73;

/**
 * The colours of P₀ to P₈, and of as many turns, as places in the same scheme: whoever follows one another in turn differs in
 * lightness as well.
 */
const PLAYERS = [0, 2, 8, 1, 7, 6, 3, 5, 4];

/**
 * The same colours as a browser paints them: those of 1 to 9, and of players and their turns, can be given by custom
 * properties.
 */
export function paintedCap(value: Value, scale: Scale): CapColours | undefined {
  const colours = capColours(value, scale);
  const kind = scale === "players" ? "player" : "value";
  if (typeof scale === "object" && "largest" in scale && colours) {
    const dark = scaledColours(Number(value), scale.largest, true);
    return {
      fill: `light-dark(${colours.fill}, ${dark.fill})`,
      text: `light-dark(${colours.text}, ${dark.text})`,
    };
  }
  if (!colours || typeof scale === "object" || Number(value) > VALUES.length) return colours;
  const { fill, text } = colours;
  return { fill: `var(--mex-${kind}-${value}, ${fill})`, text: `var(--mex-on-${kind}-${value}, ${text})` };
}

/**
 * The colours of a cap; undefined where it is painted in ink or accent, which depend on light and dark. Those of a scale of very
 * many values are the ones on light paper.
 */
export function capColours(value: Value, scale: Scale): CapColours | undefined {
  if (typeof value !== "number") return undefined;
  if (typeof scale === "object" && "longest" in scale) return remoteColours(value, scale.longest);
  if (value === 0 && scale !== "players") return undefined;
  if (typeof scale === "object") return scaledColours(value, scale.largest, false);
  const fill =
    scale === "players"
      ? (VALUES[PLAYERS[value] ?? 0] ?? "")
      : (VALUES[value - 1] ?? between((TEN + (value - 10) * GOLDEN) % 1));
  return { fill, text: textOnFill(fill) };
}

/**
 * So many moves to the end: the fewer the lighter, without what is taken for paper or ink. It depends on no light or dark, for
 * the caps of P stand on ink and those of N on paper.
 */
function remoteColours(moves: number, longest: number): CapColours {
  const fill = between(0.9 - 0.78 * Math.min(1, moves / Math.max(1, longest)));
  return { fill, text: textOnFill(fill) };
}

/** Black or white, whichever stands out on a colour of these channels, 0 to 255. */
export function textOn(rgb: readonly number[]): string {
  // At this luminance both stand out equally, each by a contrast of 4.58.
  return luminance(rgb) > 0.179 ? "#000000" : "#ffffff";
}

/** The same for a colour as six hexadecimal digits behind a #. */
export function textOnFill(fill: string): string {
  return textOn(channels(fill));
}

/**
 * The same colours as a scale for values that are too many to be told apart, from the smallest to the largest, without those
 * that could be taken for ink: it is dark on light paper, and light on dark paper.
 */
export function largeColours(isDark: boolean): readonly string[] {
  return isDark ? LARGE_VALUES.slice(1, 7) : LARGE_VALUES.slice(4).reverse();
}

/** The colours of a value from 1 on beside a largest one, on that scale: it goes as far as one less than a power of two. */
export function scaledColours(value: number, largest: number, isDark: boolean): CapColours {
  const last = 2 ** Math.ceil(Math.log2(largest + 1)) - 1;
  const fill = along(largeColours(isDark), Math.min(1, (value - 1) / Math.max(1, last - 1)));
  return { fill, text: textOnFill(fill) };
}

/** The colour at a share, 0 to 1, of the way along the large values. */
function between(share: number): string {
  return along(LARGE_VALUES, share);
}

function along(colours: readonly string[], share: number): string {
  const place = share * (colours.length - 1);
  const [low, high] = [colours[Math.floor(place)], colours[Math.ceil(place)]];
  return mixed(low ?? "#FDE725", high ?? "#FDE725", place % 1);
}

/** The colour at a share, 0 to 1, of the way from one colour to another, each as six hexadecimal digits behind a #. */
export function mixed(from: string, to: string, share: number): string {
  const [one, other] = [channels(from), channels(to)];
  const between = one.map((channel, index) => Math.round(channel + ((other[index] ?? 0) - channel) * share));
  return `#${between.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((place) => parseInt(hex.slice(place, place + 2), 16));
}

/** Relative luminance as WCAG defines it. */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
