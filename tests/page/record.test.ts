// Games as text, out and in.
import { expect, test } from "vitest";
import { linkOfRecord, recordOf } from "../../www/src/model/record.ts";
import { path } from "../../www/src/model/path.ts";
import { rules } from "../../www/src/model/rules.ts";
import { links } from "../../www/src/views/registry.ts";
import type { State } from "../../www/src/model/state.ts";
import { shown } from "./shown.ts";

const stateOf = async (link: string): Promise<State> => (await shown(link)).state;

test.each([
  "nim(1,2,3)?line=(2,3),(2,2)",
  "nim(1,2)?play=misere&line=(1,1),(1)",
  "nim(1,2,3)+wythoff(1,2)?line=(2,3)+(1,2)",
  "graph[arrows={a>b,a>c,b>c}](a)?line=b,c",
  "nim(1,2)?play=first-stuck&players=3&prefer=021-102-210&line=(1,1)",
  "bash[m=3,passes=2](5)?line=(5)+1p,(4)+1p",
  "nim(3)",
  'graph[arrows={"(">"a:b","a:b">"x;y"}]("(")?line="a:b","x;y"',
])("what is written of %s is read again", async (fragment) => {
  const state = await stateOf(fragment);
  const record = recordOf(state);
  const link = linkOfRecord(record);
  expect(link?.notation).toBe(state.game?.notation);
  expect(link && path.in(link).line).toEqual(path.asked(state).line);
  expect(link && rules.in(link)).toEqual(rules.asked(state));
  expect(link && decodeURIComponent(links.write(link))).toBe(fragment);
});

test("a record reads as one would write it", async () => {
  expect(recordOf(await stateOf("nim(1,2,3)?line=(2,3),(2,2)"))).toBe("nim(1,2,3): (2,3) → (2,2)");
  expect(recordOf(await stateOf("nim(1,2)?play=misere&line=(1,1)"))).toBe("nim(1,2)?play=misere: (1,1)");
});

test.each([
  ["nim(1,2,3): 2,3 -> 2,2", "nim(1,2,3)?line=(2,3),(2,2)"],
  ["  nim(1,2,3)：\n(2,3)\n(2,2)\n", "nim(1,2,3)?line=(2,3),(2,2)"],
  ["nim(1,2):", "nim(1,2)"],
  ['graph[arrows={"a":["b"],"b":["c"]}](a): b → c', 'graph[arrows={"a":["b"],"b":["c"]}](a)?line=b,c'],
  [
    "take[where={n < 5 ? k == 1 : k < 3}](9)?play=misere: (8) → (6)",
    "take[where={n < 5 ? k == 1 : k < 3}](9)?play=misere&line=(8),(6)",
  ],
])("%j is read as it was meant", (text, fragment) => {
  const link = linkOfRecord(text);
  expect(link && decodeURIComponent(links.write(link))).toBe(fragment);
});

test.each(["", "nim(1,2,3)", ": (1)", "(a: b)"])("%j is no record", (text) => {
  expect(linkOfRecord(text)).toBeUndefined();
});
