// PNG files as bytes. Source: W3C, PNG specification, third edition; 11.2 and 11.3.3.4.
import { colourOf, type Brightness } from "../../scene/paint.ts";
import type { StillCells } from "../../scene/still.ts";

/** What every PNG file begins with. */
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** A chunk is its length, a type of four letters, its data, and a sum over type and data. */
const FRAME = 12;
/** A byte for each pixel, which is a place in the palette. */
const BY_PALETTE = [8, 3];

/** The file with texts in it by their keywords, as uncompressed iTXt chunks before its end. */
export function withTexts(png: Uint8Array, texts: Readonly<Record<string, string>>): Uint8Array {
  if (SIGNATURE.some((byte, place) => png[place] !== byte)) throw new Error("this is no PNG file");
  // IEND, which has no data, is the last chunk.
  const end = png.length - FRAME;
  // No compression, no language, no translated keyword.
  const chunks = Object.entries(texts).map(([keyword, text]) =>
    chunk("iTXt", new TextEncoder().encode(`${keyword}\0\0\0\0\0${text.replaceAll("\0", "")}`)),
  );
  return joined([png.subarray(0, end), ...chunks, png.subarray(end)]);
}

/** A file of cells. */
export function cellsPng({ width, height, paints, packed }: StillCells, shade: Brightness): Uint8Array {
  const size = new Uint8Array(8);
  new DataView(size.buffer).setUint32(0, width);
  new DataView(size.buffer).setUint32(4, height);
  const palette = paints.flatMap((paint) => {
    const colour = paint === undefined ? "#000000" : colourOf(paint, shade);
    return [1, 3, 5].map((place) => parseInt(colour.slice(place, place + 2), 16));
  });
  return joined([
    SIGNATURE,
    chunk("IHDR", Uint8Array.of(...size, ...BY_PALETTE, 0, 0, 0)),
    chunk("PLTE", Uint8Array.from(palette)),
    ...(paints.includes(undefined)
      ? [
          chunk(
            "tRNS",
            Uint8Array.from(paints, (paint) => (paint === undefined ? 0 : 255)),
          ),
        ]
      : []),
    chunk("IDAT", packed),
    chunk("IEND", new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = joined([new Uint8Array(4), new TextEncoder().encode(type), data, new Uint8Array(4)]);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  view.setUint32(bytes.length - 4, checksum(bytes.subarray(4, -4)));
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/** By byte, what eight steps of the sum make of it. */
const SUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  return sum;
});

/** CRC-32. */
export function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (SUMS[(sum ^ byte) & 255] ?? 0);
  return ~sum >>> 0;
}
