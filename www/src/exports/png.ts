import { captionOf } from "./caption.ts";
import { type Export, type Exported, hasPicture, type Look } from "./export.ts";
import { largestScale, TooLarge } from "./png/size.ts";
import { provenanceOf } from "./provenance.ts";
import { svgOf } from "./svg.ts";
import { sizeOf } from "./svg/file.ts";

/** The picture in pixels, for what shows no vectors. Who reads the file finds in it where it is from. */
export const png = {
  id: "png",
  ending: "png",
  label: "PNG",
  type: "image/png",
  of: "picture",
  applies: (exported) => exported.pixels !== undefined && hasPicture(exported),
  write: pngOf,
} satisfies Export;

async function pngOf(exported: Exported, look: Look): Promise<Blob> {
  const { state, scene, address, pixels } = exported;
  if (!scene || !pixels) throw new Error("there is no picture to be made of pixels");
  const { width, height } = sizeOf(scene);
  const largest = largestScale(width, height);
  if (look.scale > largest) throw new TooLarge(largest);
  const theme = look.theme === "dark" ? "dark" : "light";
  const drawn = await pixels(svgOf(exported, { ...look, theme }), width * look.scale, height * look.scale);
  const { title, description } = captionOf(exported);
  const { program, link, ...game } = provenanceOf(state, address);
  const texts = {
    Title: title,
    Description: description,
    Software: program,
    ...(link !== undefined && { Source: link }),
    Comment: JSON.stringify(game),
  };
  const whole = withTexts(new Uint8Array(await drawn.arrayBuffer()), texts);
  return new Blob([whole as Uint8Array<ArrayBuffer>], { type: "image/png" });
}

// What is said in a PNG file besides its pixels.

/** What every PNG file begins with. */
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** A chunk is its length, a type of four letters, its data, and a sum over type and data. */
const FRAME = 12;

/**
 * The file with texts in it by their keywords, as uncompressed iTXt chunks before its end.
 * Source: W3C, PNG specification, third edition, 11.3.3.4.
 */
export function withTexts(png: Uint8Array, texts: Readonly<Record<string, string>>): Uint8Array {
  if (SIGNATURE.some((byte, place) => png[place] !== byte)) throw new Error("this is no PNG file");
  // IEND, which has no data, is the last chunk.
  const end = png.length - FRAME;
  const chunks = Object.entries(texts).map(([keyword, text]) => textChunk(keyword, text));
  const parts = [png.subarray(0, end), ...chunks, png.subarray(end)];
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

function textChunk(keyword: string, text: string): Uint8Array {
  // No compression, no language, no translated keyword.
  const data = new TextEncoder().encode(`iTXt${keyword}\0\0\0\0\0${text.replaceAll("\0", "")}`);
  const chunk = new Uint8Array(data.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length - 4);
  chunk.set(data, 4);
  view.setUint32(data.length + 4, checksum(data));
  return chunk;
}

/** CRC-32. */
export function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
