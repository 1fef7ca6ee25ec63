// How words of the page are compiled: texts with holes become functions that TypeScript checks.
import { runInNewContext } from "node:vm";
import ts from "typescript";
import { expect, test } from "vitest";
import { compiled, inAll } from "../../www/scripts/words.mjs";
import { locales } from "../../www/src/messages/locale.ts";
import { en } from "../../www/src/views/table/words.en.ts";
import { zh } from "../../www/src/views/table/words.zh.ts";

const FILE = "www/src/views/x/words.toml";

type Say = (holes: Record<string, unknown>) => unknown;
type Said = Record<string, Say>;

/** What the modules of a file say. */
function made(content: string): { en: Said; zh: Said } {
  const texts = compiled(FILE, content);
  const run = (text: string, locale: unknown): { en: Said; zh: Said } => {
    const exports = {} as { en: Said; zh: Said };
    const script = ts.transpile(text, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS });
    runInNewContext(script, { exports, require: () => locale });
    return exports;
  };
  return { en: run(texts.en, locales.en).en, zh: run(texts.zh, locales.zh).zh };
}

/** What is said of a file with one text, in two languages. */
function fault(english: string, chinese: string): string {
  try {
    compiled(FILE, `a.b.en = '${english}'\na.b.zh = '${chinese}'`);
  } catch (fault) {
    return (fault as Error).message;
  }
  return "";
}

test("several in a row are a list of texts, with holes or in groups", () => {
  const { en, zh } = made(`
    days = [{ en = "Monday", zh = "星期一" }, { en = "{n}th", zh = "第{n}天" }]
    [[rows]]
    key.en = "Wheel"
    key.zh = "滚轮"
    does = { en = "zoom", zh = "缩放" }`);
  const [first, second] = zh["days"] as unknown as [string, Say];
  expect(first).toBe("星期一");
  expect(second({ n: "2" })).toBe("第2天");
  expect(en["rows"]).toEqual([{ key: "Wheel", does: "zoom" }]);
  expect(() => compiled(FILE, 'days = [{ en = "Monday" }]')).toThrow(`${FILE}: days.1.zh is missing`);
});

test("the words of a view are functions of their holes", () => {
  expect(en.filtered({ shown: 1, all: 1 })).toBe("1 of 1 position");
  expect(en.filtered({ shown: 1, all: 1200 })).toBe("1 of 1,200 positions");
  expect(zh.filtered({ shown: 1, all: 1200 })).toBe("1,200 个局面中的 1 个");
  expect(en.columns.layer.name).toBe("Layer");
  // @ts-expect-error A hole is missing.
  en.rows({ first: 1, last: 2 });
  // @ts-expect-error A hole wants a text.
  en.label({ notation: 3 });
});

test("numbers, lists, plural forms and choices are written as each language has it", () => {
  const { en, zh } = made(`
    sum.en = '{n, plural, =0 {No move} one {# move} other {# moves}} of {who, select, you {yours} other {{who}’s}}: {all, list}'
    sum.zh = '{who, select, you {你} other {{who} }}的 {n, number} 步：{all, list}'
    [group]
    quoted.en = "a \\\\ b \`c\` $\{n}"
    quoted.zh = "$\{n}"`);
  const all = ["a", "b"];
  expect(en["sum"]?.({ n: 0, who: "you", all })).toBe("No move of yours: a, b");
  expect(en["sum"]?.({ n: 1, who: "Ada", all })).toBe("1 move of Ada’s: a, b");
  expect(en["sum"]?.({ n: 2000, who: "you", all })).toBe("2,000 moves of yours: a, b");
  expect(zh["sum"]?.({ n: 2000, who: "you", all })).toBe("你的 2,000 步：a、b");
  expect((en["group"] as unknown as Said)["quoted"]?.({ n: "x" })).toBe("a \\ b `c` $x");
});

test("what is no text stands in a list between the texts", () => {
  const { en } = made(`
    value.en = 'The value is {value, part}{n, plural, one {} other {, of # positions}}.'
    value.zh = '{n, plural, other {}}值为 {value, part}。'`);
  const badge = { badge: 3 };
  expect(en["value"]?.({ value: badge, n: 1 })).toEqual(["The value is ", badge, "."]);
  expect(en["value"]?.({ value: badge, n: 2 })).toEqual(["The value is ", badge, ", of 2 positions."]);
  const phrase = compiled(FILE, "a.en = '{v, part}'\na.zh = '{v, part}'").en;
  expect(phrase).toContain("<T,>({ v }: { v: T }): Phrase<T> =>");
  expect(phrase).toContain('import type { Phrase } from "../../messages/phrase.ts";');
});

test("a choice that names all its cases takes no other", () => {
  const text = "{kind, select, one {1} same {2}}";
  expect(compiled(FILE, `a.en = '${text}'\na.zh = '${text}'`).en).toContain('kind: "one" | "same"');
});

test("a choice of true and false takes whether it is so", () => {
  const text = "on{isHinted, select, true { (hint)} false {}}";
  const content = `a.en = '${text}'\na.zh = '${text}'`;
  expect(compiled(FILE, content).en).toContain("isHinted: boolean");
  const { en } = made(content);
  expect(en["a"]?.({ isHinted: true })).toBe("on (hint)");
  expect(en["a"]?.({ isHinted: false })).toBe("on");
});

test("a case none is said where the hole is undefined", () => {
  const { en, zh } = made(`
    moves.en = '{who, select, none {Someone} other {{who}}}{n, plural, none {} one {: # move} other {: # moves}}'
    moves.zh = '{who, select, none {有人} other {{who}}}{n, plural, none {} other {：{n, number} 步}}'`);
  expect(en["moves"]?.({ who: undefined, n: undefined })).toBe("Someone");
  expect(en["moves"]?.({ who: "Ada", n: 1 })).toBe("Ada: 1 move");
  expect(zh["moves"]?.({ who: "Ada", n: 0 })).toBe("Ada：0 步");
  expect(
    compiled(FILE, "a.en = '{n, plural, none {} other {#}}'\na.zh = '{n, plural, none {} other {#}}'").en,
  ).toContain("n: number | undefined");
  expect(fault("{n, plural, none {} other {#}} {n, number}", "{n, number}")).toBe(
    `${FILE}: a.b.en: {n} is of type number | undefined and of type number`,
  );
});

test("a table of texts is a module with each text in all languages", () => {
  const file = "www/src/views/x/texts.toml";
  const { slice, says } = inAll(
    file,
    `
    [slice]
    rows.label = { en = "Rows", zh = "行数" }
    named = { en = "the story {title}", zh = "故事{title}" }
    [says]
    rows = { en = "how many", zh = "几行" }`,
  );
  expect(slice).toBe(`// Generated from texts.toml.
export const rows = {
label: { en: "Rows", zh: "行数" },
};
export const named = { en: ({ title }: { title: string }) => \`the story \${title}\`, zh: ({ title }: { title: string }) => \`故事\${title}\` };
`);
  expect(says).toContain('export const rows = { en: "how many", zh: "几行" };');
  expect(() => inAll(file, 'a = { en = "x", zh = "y" }')).toThrow(`${file}: a is no table`);
  expect(() => inAll(file, 'a.b = { en = "{n, number}", zh = "{n, number}" }')).toThrow(
    `${file}: a has holes that are no texts`,
  );
  expect(() => inAll(file, 'a.b = { en = "x" }')).toThrow(`${file}: a.b.zh is missing`);
});

test("a hole may have the name of what writes it", () => {
  const { en } = made("a.en = '{number, number} {listed, list}'\na.zh = '{number, number} {listed, list}'");
  expect(en["a"]?.({ number: 1000, listed: ["a", "b"] })).toBe("1,000 a, b");
});

test("blanks at the ends of a text in one line stay", () => {
  const { en } = made(`a.en = " ({name})"\na.zh = "{name}："`);
  expect(en["a"]?.({ name: "x" })).toBe(" (x)");
});

test("what is wrong in a text is told with its file, its key and its language", () => {
  const at = `${FILE}: a.b`;
  expect(fault("{x}", "{y}")).toBe(`${at} has other holes in zh than in English`);
  expect(fault("{x}", "{x, number}")).toBe(`${at} has other holes in zh than in English`);
  expect(fault("{x", "x")).toMatch(`${at}.en: Unexpected message end`);
  expect(fault("{x, date}", "{x}")).toBe(`${at}.en: {x, date} is no number, no list, no part`);
  expect(fault("{x}", "{x, plural, one {1} other {2}}")).toMatch(
    `${at}.zh: The plural case one is not valid`,
  );
  expect(fault("{x, plural, one {1}}", "{x}")).toBe(`${at}.en: {x, plural} has no "other"`);
  expect(fault("{x} {x, number}", "{x}")).toBe(`${at}.en: {x} is of type string and of type number`);
  expect(() => compiled(FILE, "a.en = 'x'")).toThrow(`${FILE}: a.zh is missing`);
});
