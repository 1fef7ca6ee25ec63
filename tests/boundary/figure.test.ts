// Figures as they are built, without a browser; tests/package tries them as they are installed, and the command line with them.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import type * as Figure from "../../www/figure.d.ts";
import { svg } from "../../www/src/exports/svg.ts";
import { LOOK } from "../../www/src/exports/export.ts";
import { opened } from "../../www/src/views/figure/opened.ts";
import { solver } from "../page/shown.ts";

const lib = path.resolve(import.meta.dirname, "../../dist/lib");
const { figure, write } = (await import(pathToFileURL(path.join(lib, "figure.js")).href)) as typeof Figure;

describe("a figure without a browser", () => {
  test.each([
    "nim(1,2,3)",
    "wythoff(2,3)?color=outcome&hide=values",
    "hackenbush(0-1-2,0-3)?labels=position",
  ])("of %s is the one that a figure in its column shows", async (link) => {
    const page = await opened(solver, link, { width: 640 }, "en", "");
    const answer = await figure(link);
    expect(answer).toEqual({ ok: true, value: svg.write({ ...page, address: "" }, { ...LOOK }) });
  });

  test("is the same twice, dark in a dark one, and says in its language what it shows", async () => {
    const [one, two] = [await figure("nim(1,2)"), await figure("nim(1,2)")];
    expect(one).toEqual(two);
    const dark = await figure("nim(1,2)", { theme: "dark", language: "zh" });
    expect(dark).not.toEqual(one);
    expect(dark.ok && dark.value).toMatch(/正常规则|尼姆游戏/);
  });

  test("is written in every format", async () => {
    const begins = {
      svg: "<svg",
      animated: "<svg",
      tikz: "%",
      dot: "//",
      csv: "#",
      json: "{",
      element: "<script",
    } as const;
    for (const [format, begin] of Object.entries(begins)) {
      const answer = await write(format as Figure.Format, "bash[m=3](5)");
      expect(answer.ok && answer.value.startsWith(begin), format).toBe(true);
    }
  });

  test("of what is wrong is a fault with its place", async () => {
    expect(await figure("nim(1,x)")).toMatchObject({
      ok: false,
      error: { code: "unexpected-character", span: [6, 7] },
    });
    expect(await figure("nim(1,2)?line=(9)")).toMatchObject({
      ok: false,
      error: { code: "unknown-position", got: "(9)" },
    });
    expect(await figure("nim(1,2)?view=table")).toMatchObject({ ok: false, error: { code: "no-picture" } });
    for (const [asked, error] of [
      [
        [undefined],
        {
          ...{ code: "wrong-type", field: "link", got: "undefined" },
          sentence: "link: another kind of value is expected here.",
        },
      ],
      [
        [5],
        {
          ...{ code: "wrong-type", field: "link", got: "number" },
          sentence: "link: another kind of value is expected here.",
        },
      ],
      [
        ["nim(1)", "dark"],
        {
          ...{ code: "wrong-type", field: "options", got: "text" },
          sentence: "options: another kind of value is expected here.",
        },
      ],
      [
        ["nim(1)", { widht: 100 }],
        {
          ...{ code: "unknown-key", field: "options.widht", got: "widht" },
          sentence: "options.widht: “widht” is not known here.",
        },
      ],
      [
        ["nim(1)", { width: -1 }],
        {
          ...{ code: "out-of-range", field: "options.width", got: -1, limit: 1 },
          sentence: "options.width: -1 is too small; at least 1 is allowed.",
        },
      ],
      [
        ["nim(1)", { theme: "pink", language: "zh" }],
        {
          ...{ code: "unknown-choice", field: "options.theme", got: "pink" },
          sentence: "options.theme：“pink”不在可选项之内。",
        },
      ],
      [
        ["nim(1)", { hasPaper: 1 }],
        {
          ...{ code: "wrong-type", field: "options.hasPaper", got: "number" },
          sentence: "options.hasPaper: another kind of value is expected here.",
        },
      ],
    ] as const)
      expect(await figure(...(asked as unknown as [string]))).toEqual({ ok: false, error });
    expect(await figure("nim(1)", null as unknown as undefined)).toMatchObject({ ok: true });
    expect(await write("png" as Figure.Format, "nim(1)")).toMatchObject({
      ok: false,
      error: { code: "unknown-format", sentence: "There is no format “png”." },
    });
  });

  test.each([
    ["nim(1,x)", undefined, "Link: “x” does not belong here."],
    ["nim(1,x)?lang=zh", undefined, "链接：此处不应有“x”。"],
    ["bash[m=0](5)", undefined, "Link: 0 is too small; at least 1 is allowed."],
    ["nim(1,2)?line=(9)", "en", "line: (9) cannot be reached from the start."],
    ["nim(1,2)?view=table", "zh", "链接显示的是“table”，没有这种图；去掉 view= 则显示局面图。"],
  ] as const)("of %s is told why in %s", async (link, language, sentence) => {
    const answer = await figure(link, language && { language });
    expect(answer.ok ? "" : answer.error.sentence).toBe(sentence);
  });
});
