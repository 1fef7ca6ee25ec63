// Colours as eyes tell them apart, as the solver's painter has them (crate/painter/colour.rs): Björn Ottosson, A perceptual
// color space for image processing (2020), bottosson.github.io/posts/oklab.

/** Lightness, green to red, and blue to yellow of a pixel: red, green, blue and opacity, from the lowest byte up. */
export function oklabOf(pixel: number): [lightness: number, a: number, b: number] {
  const [red, green, blue] = [toLinear(pixel), toLinear(pixel >> 8), toLinear(pixel >> 16)];
  const l = Math.cbrt(0.41222146 * red + 0.53633255 * green + 0.051445995 * blue);
  const m = Math.cbrt(0.2119035 * red + 0.6806995 * green + 0.10739696 * blue);
  const s = Math.cbrt(0.08830246 * red + 0.28171885 * green + 0.6299787 * blue);
  return [
    0.21045426 * l + 0.7936178 * m - 0.004072047 * s,
    1.9779985 * l - 2.4285922 * m + 0.4505937 * s,
    0.025904037 * l + 0.78277177 * m - 0.80867577 * s,
  ];
}

/** The opaque pixel of a colour. */
export function pixelOfLab(lightness: number, a: number, b: number): number {
  const l = cubed(lightness + 0.39633778 * a + 0.21580376 * b);
  const m = cubed(lightness - 0.105561346 * a - 0.06385417 * b);
  const s = cubed(lightness - 0.08948418 * a - 1.2914855 * b);
  const red = channel(4.0767417 * l - 3.3077116 * m + 0.23096994 * s);
  const green = channel(-1.268438 * l + 2.6097574 * m - 0.34131938 * s);
  const blue = channel(-0.0041960863 * l - 0.7034186 * m + 1.7076147 * s);
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** Many times faster than a power. */
const cubed = (root: number): number => root * root * root;

function toLinear(byte: number): number {
  const share = (byte & 255) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** So many that a channel is never off by more than one. */
const STEPS = 1 << 13;

/** A pixel takes three of these, and a power takes longer than all else that is done for it. */
const CHANNELS = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS;
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
});

function channel(light: number): number {
  return CHANNELS[light <= 0 ? 0 : light >= 1 ? STEPS : (light * STEPS + 0.5) | 0] ?? 0;
}
