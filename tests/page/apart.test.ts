// Lines of text are taken apart where no bracket and no quoted name holds them together.
import { expect, test } from "vitest";
import { Apart } from "../../www/src/model/apart.ts";
import { links } from "../../www/src/views/registry.ts";

test.each([
  ["a?b", ["a", "b"]],
  ["{a?b}?c", ["{a?b}", "c"]],
  ["{a{b?c}d?e}?f", ["{a{b?c}d?e}", "f"]],
  ['"?"?x', ['"?"', "x"]],
  ['"\\"?"?x', ['"\\"?"', "x"]],
  // What is never closed holds nothing together.
  ["{a?b", ["{a", "b"]],
  ["}a?b{", ["}a", "b{"]],
  ["({a)?b}?c", ["({a)?b}", "c"]],
  ['"a?b', ['"a', "b"]],
  ['{"{"}?x', ['{"{"}', "x"]],
  ['{"}?x', ['{"}', "x"]],
  ["?", ["", ""]],
  ["", [""]],
])("%s", (text, parts) => {
  expect(new Apart(text, "(){}").split(/\?/y)).toEqual(parts);
  const [first = ""] = parts;
  expect(new Apart(text, "(){}").indexOf("?")).toBe(parts.length > 1 ? first.length : -1);
});

test("each sign of a long text is looked at a fixed number of times", () => {
  for (const sign of ["{", "}", "(", '"', '\\"', '"\\', "{}", "{(", ")}"]) {
    const looks = (repeated: number): number => {
      let count = 0;
      const text = sign.repeat(repeated);
      const counted = {
        length: text.length,
        charAt: (place: number) => (count++, text.charAt(place)),
        indexOf: (other: string, from = 0) => {
          const found = text.indexOf(other, from);
          count += (found < 0 ? text.length : found) - from;
          return found;
        },
      };
      new Apart(counted as unknown as string, "(){}").indexOf("?");
      return count;
    };
    expect(looks(20_000), sign).toBeLessThan(20.1 * looks(1_000) + 100);
  }
});

test("a link that the page writes is read back, whatever signs are in names and in fields", () => {
  const notation = 'graph[arrows={"{">b}]("{")';
  const link = links.read(`${notation}?hide=values&kernel={}`);
  expect(link.notation).toBe(notation);
  expect(links.write(link)).toContain("hide=values");
});
