import { crc32, deflateSync, inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { LOOK } from "../../www/src/exports/export.ts";
import { png } from "../../www/src/exports/png.ts";
import { checksum, withTexts } from "../../www/src/exports/png/file.ts";
import { largestScale, TooLarge } from "../../www/src/exports/png/size.ts";
import { shown } from "./shown.ts";

interface Chunk {
  type: string;
  data: Buffer;
}

/** The chunks of a file, whose sums must be right. */
function chunksOf(bytes: Uint8Array): Chunk[] {
  const file = Buffer.from(bytes);
  expect(file.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  const chunks: Chunk[] = [];
  for (let place = 8; place < file.length;) {
    const length = file.readUInt32BE(place);
    const body = file.subarray(place + 4, place + 8 + length);
    expect(file.readUInt32BE(place + 8 + length)).toBe(crc32(body));
    chunks.push({ type: body.subarray(0, 4).toString("latin1"), data: body.subarray(4) });
    place += 12 + length;
  }
  return chunks;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** One black pixel. */
const PIXEL = Buffer.concat([
  Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
  chunk("IHDR", Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
  chunk("IDAT", deflateSync(Buffer.from([0, 0]))),
  chunk("IEND", Buffer.alloc(0)),
]);

const textOf = ({ data }: Chunk): [string, string] => {
  const [keyword = "", ...rest] = data.toString("utf8").split("\0");
  // Not compressed, in no language, with no translated keyword.
  expect(rest.slice(0, 4)).toEqual(["", "", "", ""]);
  return [keyword, rest.slice(4).join("\0")];
};

test("texts stand in a file before its end, with their sums, and its pixels are what they were", () => {
  const chunks = chunksOf(
    withTexts(PIXEL, { Title: "Nim – 尼姆", Source: "https://mexplorer.example/#a\0b" }),
  );
  expect(chunks.map(({ type }) => type)).toEqual(["IHDR", "IDAT", "iTXt", "iTXt", "IEND"]);
  expect(chunks.slice(2, 4).map(textOf)).toEqual([
    ["Title", "Nim – 尼姆"],
    ["Source", "https://mexplorer.example/#ab"],
  ]);
  expect([...inflateSync(chunks[1]?.data ?? "")]).toEqual([0, 0]);
  expect(checksum(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  expect(() => withTexts(new Uint8Array(40), {})).toThrow("no PNG");
});

test("a picture of pixels is as large as was asked for, in colours that stay, and says where it is from", async () => {
  const asked: Array<[string, number, number]> = [];
  const exported = {
    ...(await shown("nim(1,2)?play=misere")),
    pixels: (svg: string, width: number, height: number) => {
      asked.push([svg, width, height]);
      return Promise.resolve(new Blob([PIXEL]));
    },
  };
  expect(png.applies({ ...exported, pixels: undefined } as never)).toBe(false);
  expect(png.applies(exported)).toBe(true);
  const file = await png.write(exported, { ...LOOK, theme: "auto", scale: 3 });
  expect(file.type).toBe("image/png");
  const [svg = "", width, height] = asked[0] ?? [];
  const [, wide, high] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  expect([width, height]).toEqual([3 * Number(wide), 3 * Number(high)]);
  expect(svg).not.toContain("prefers-color-scheme");
  const texts = Object.fromEntries(
    chunksOf(new Uint8Array(await file.arrayBuffer()))
      .filter(({ type }) => type === "iTXt")
      .map(textOf),
  );
  expect(texts).toEqual({
    Title: "Nim (1,2), misère play",
    Description: expect.stringContaining("5 positions") as string,
    Software: expect.stringMatching(/^Mexplorer \d/) as string,
    Source: "https://mexplorer.example/#nim(1,2)?play=misere",
    Comment: '{"game":"nim(1,2)","play":"misere"}',
  });
});

test("a picture with too many pixels is refused with the scale that works", async () => {
  expect(largestScale(1000, 1000)).toBe(10.95);
  expect(largestScale(16_384, 100)).toBe(1);
  expect(largestScale(100, 40_000)).toBe(0.4);
  const pixels = () => Promise.resolve(new Blob([PIXEL]));
  const write = async (scale: number): Promise<unknown> =>
    png.write({ ...(await shown("nim(1,2)")), pixels }, { ...LOOK, scale });
  await expect(write(4)).resolves.toBeInstanceOf(Blob);
  const refused = await write(1000).catch((cause: unknown) => cause);
  expect(refused).toBeInstanceOf(TooLarge);
  const { scale } = refused as TooLarge;
  await expect(write(scale)).resolves.toBeInstanceOf(Blob);
  await expect(write(scale + 0.01)).rejects.toThrow(`${scale} at most`);
});
