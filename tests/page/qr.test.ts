// A QR code holds its text module by module, with the free room around it that readers want.
import { encode } from "uqr";
import { expect, test } from "vitest";
import { pathOf } from "../../www/src/views/kit/qr.ts";

test("every dark module is painted once, and a free border is left", () => {
  const text = "https://example.org/#nim(1,2,3)?color=outcome";
  const { size, d } = pathOf(text, encode) ?? { size: 0, d: "" };
  const painted = new Set<string>();
  for (const [, x, y, width] of d.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let column = 0; column < Number(width); column++) {
      const at = `${Number(x) + column},${y ?? ""}`;
      expect(painted.has(at)).toBe(false);
      painted.add(at);
    }
  const { data } = encode(text, { ecc: "L", border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
  expect([...painted].sort()).toEqual(dark.sort());
  expect(size).toBe(data.length);
  for (const at of painted)
    for (const place of at.split(",").map(Number)) {
      expect(place).toBeGreaterThanOrEqual(4);
      expect(place).toBeLessThan(size - 4);
    }
});

test("a text that no code holds has none", () => {
  expect(pathOf("x".repeat(2953), encode)).toBeDefined();
  expect(pathOf("x".repeat(2954), encode)).toBeUndefined();
});
