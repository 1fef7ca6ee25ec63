// The colours of values and players as readers see them who lack one kind of cones: they keep apart, and text is read.
import { expect, test } from "vitest";
import { capColours, largeColours } from "../../www/src/scene/palette.ts";
import { pages } from "./pageColours.ts";

type Triple = readonly [number, number, number];

/**
 * Linear RGB of whoever sees without one of the three kinds of cones.
 * Source: G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, A Physiologically-based Model for Simulation of Color Vision
 * Deficiency, IEEE TVCG 15(6), 2009, severity 1.0.
 */
const VISION: Record<string, readonly [Triple, Triple, Triple]> = {
  trichromacy: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (hex: string): Triple => {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};

const times = ([a, b, c]: readonly [Triple, Triple, Triple], [x, y, z]: Triple): Triple => {
  const row = (of: Triple): number => Math.min(1, Math.max(0, of[0] * x + of[1] * y + of[2] * z));
  return [row(a), row(b), row(c)];
};

/** Oklab, in which equal distances look about equal; black and white are 1 apart. Source: B. Ottosson, 2020. */
const oklab = ([r, g, b]: Triple): Triple => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const seen = (hex: string, vision: string): Triple => {
  const matrix = VISION[vision];
  if (!matrix) throw new Error(vision);
  return times(matrix, linear(hex));
};

const distance = (one: string, other: string, vision: string): number => {
  const [a, b] = [oklab(seen(one, vision)), oklab(seen(other, vision))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

const luminance = ([r, g, b]: Triple): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (one: string, other: string, vision: string): number => {
  const [low = 0, high = 0] = [one, other].map((hex) => luminance(seen(hex, vision))).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const caps = (from: number, to: number, scale: number | "players"): Array<{ fill: string; text: string }> =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const found = capColours(from + index, scale);
    if (!found) throw new Error(`${from + index} has no colour`);
    return found;
  });

const fills = (caps: ReadonlyArray<{ fill: string }>): string[] => caps.map(({ fill }) => fill);

const nearest = (fills: readonly string[], vision: string): number =>
  Math.min(...fills.flatMap((one, at) => fills.slice(at + 1).map((other) => distance(one, other, vision))));

test.each(Object.keys(VISION))("colours keep apart for %s, and what is written on them is read", (vision) => {
  const values = caps(1, 9, 9);
  const players = caps(0, 8, "players");
  // A difference of 0.02 is just seen. Numbers stand on the colours as well: these are not all that tells values apart.
  expect(nearest(fills(values), vision)).toBeGreaterThan(0.05);
  expect(nearest(fills(players), vision)).toBeGreaterThan(0.05);
  expect(nearest(fills(players.slice(0, 3)), vision)).toBeGreaterThan(0.15);
  for (const { fill, text } of [...values, ...players, ...caps(10, 40, 40)])
    expect(contrast(fill, text, vision), fill).toBeGreaterThan(3);
  for (const { paper, ink, accent, muted } of pages) {
    expect(contrast(paper, ink, vision)).toBeGreaterThan(7);
    expect(contrast(paper, accent, vision)).toBeGreaterThan(3);
    expect(contrast(paper, muted, vision)).toBeGreaterThan(4.5);
    // P is ink and N is paper with a line or a colour: never by hue alone.
    expect(distance(ink, paper, vision)).toBeGreaterThan(0.5);
  }
});

test.each(Object.keys(VISION))(
  "the scale of very many values is wide on either paper for %s, and is neither paper nor ink",
  (vision) => {
    for (const { isDark, paper, ink } of pages) {
      const scale = largeColours(isDark);
      const far = distance(scale[0] ?? "", scale.at(-1) ?? "", vision);
      expect(far, paper).toBeGreaterThan(0.35);
      for (const colour of scale) {
        expect(distance(colour, ink, vision), colour).toBeGreaterThan(0.2);
        expect(distance(colour, paper, vision), colour).toBeGreaterThan(0.09);
      }
    }
  },
);

test("in grey, as on paper, P is dark, N is light, and the first values differ in lightness from those beside them", () => {
  const grey = (hex: string): number => oklab(linear(hex))[0];
  for (const { paper, ink } of pages) expect(Math.abs(grey(paper) - grey(ink))).toBeGreaterThan(0.6);
  const values = fills(caps(1, 9, 9)).map(grey);
  // Letters and numbers stand on all of them; whoever is next in turn differs in lightness as well.
  const players = fills(caps(0, 3, "players")).map(grey);
  for (const [place, one] of players.entries())
    for (const other of players.slice(place + 1, place + 2))
      expect(Math.abs(one - other)).toBeGreaterThan(0.05);
  expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.35);
});
