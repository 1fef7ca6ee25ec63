// Figures and the command line, as they are built: no browser, one file each.
import { execFile } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import type * as Figure from "../../www/figure.d.ts";
import { svg } from "../../www/src/exports/svg.ts";
import { LOOK } from "../../www/src/exports/export.ts";
import { shown } from "../page/shown.ts";

const lib = path.resolve(import.meta.dirname, "../../dist/lib");
const { figure, write } = (await import(pathToFileURL(path.join(lib, "figure.js")).href)) as typeof Figure;

const run = promisify(execFile);
/** What a command writes, and how it ends. */
async function command(...words: string[]): Promise<{ out: string; said: string; code: number }> {
  try {
    const { stdout, stderr } = await run(process.execPath, [path.join(lib, "cli.js"), ...words]);
    return { out: stdout, said: stderr, code: 0 };
  } catch (cause) {
    const { stdout, stderr, code } = cause as { stdout: string; stderr: string; code: number };
    return { out: stdout, said: stderr, code };
  }
}

describe("a figure without a browser", () => {
  test.each([
    "nim(1,2,3)",
    "wythoff(2,3)?color=outcome&hide=values",
    "hackenbush(0-1-2,0-3)?labels=position",
  ])("of %s is the one that the page exports", async (link) => {
    const page = await shown(link, { width: 640, height: 480 });
    const answer = await figure(link);
    expect(answer).toEqual({ ok: true, value: svg.write({ ...page, address: "" }, { ...LOOK }) });
  });

  test("is the same twice, dark in a dark one, and says in its language what it shows", async () => {
    const [one, two] = [await figure("nim(1,2)"), await figure("nim(1,2)")];
    expect(one).toEqual(two);
    const dark = await figure("nim(1,2)", { theme: "dark", language: "zh" });
    expect(dark).not.toEqual(one);
    expect(dark.ok && dark.value).toMatch(/正常规则|Nim 游戏/);
  });

  test("is written in every format", async () => {
    const begins = { svg: "<svg", animated: "<svg", tikz: "%", dot: "//", csv: "#", json: "{" } as const;
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
    expect(await figure("nim(60,60,60)")).toMatchObject({ ok: false, error: { code: "no-picture" } });
    expect(await write("png" as Figure.Format, "nim(1)")).toMatchObject({
      ok: false,
      error: { code: "unknown-format" },
    });
  });
});

describe("the command line", () => {
  test("writes the file and nothing else", async () => {
    const { out, said, code } = await command("svg", "nim(1,2,3)");
    const answer = await figure("nim(1,2,3)");
    expect({ out, said, code }).toEqual({
      out: `${answer.ok ? answer.value.trimEnd() : ""}\n`,
      said: "",
      code: 0,
    });
    expect((await command("tikz", "nim(1)", "--fragment")).out).not.toContain("\\documentclass");
  });

  test("tells values, what is the matter with a position, and what a theorem is worth", async () => {
    const values = await command("values", "octal[code=0.77]", "--length", "20");
    expect(values.out).toBe("0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2\n");
    const { out } = await command("explain", "nim(1,2,4)");
    expect(out).toContain("N-position, Grundy value 7");
    expect(out).toContain("winning moves: (1,2,3)\n");
    const json = JSON.parse((await command("explain", "nim(1,2,4)?play=misere", "--json")).out) as {
      label: string;
    };
    expect(json.label).toBe("(1,2,4)");
    const agrees = await command("verify", "bouton", "nim", "--bound", "5", "--heaps", "3");
    expect(agrees).toMatchObject({ code: 0, said: "" });
    const differs = await command(
      "verify",
      "sj",
      "octal[code=0.77]?play=misere",
      "--bound",
      "8",
      "--heaps",
      "1",
    );
    expect(differs.code).toBe(1);
    expect(differs.out).toContain("counterexample: octal[code=0.77](8)");
  });

  test("says what it does not understand, where, in the reader's language, and ends so", async () => {
    const wrong = await command("svg", "nim(1,x)");
    expect(wrong).toEqual({ out: "", said: "nim(1,x)\n      ^\nLINK: “x” does not belong here.\n", code: 2 });
    expect((await command("svg", "nim(1,x)", "--lang", "zh")).said).toContain("此处不应有“x”");
    expect(await command("svg", "nim(60,60,60)")).toMatchObject({ out: "", code: 3 });
    for (const words of [
      ["svg"],
      ["draw", "nim(1)"],
      ["svg", "nim(1)", "nim(2)"],
      ["svg", "nim(1)", "--width", "0"],
      ["svg", "nim(1)", "--lang", "fr"],
      ["svg", "--nope"],
      [],
    ]) {
      const { out, said, code } = await command(...words);
      expect({ out, code }, words.join(" ")).toEqual({ out: "", code: 2 });
      expect(said, words.join(" ")).not.toBe("");
    }
  });

  test("has help worth reading, in both languages, and a version", async () => {
    const help = await command("--help");
    expect(help).toMatchObject({ said: "", code: 0 });
    for (const word of [
      "svg",
      "animated",
      "tikz",
      "dot",
      "csv",
      "json",
      "values",
      "explain",
      "verify",
      "--lang",
    ])
      expect(help.out).toContain(word);
    expect((await command("--help", "--lang", "zh")).out).toMatch(/逐步标值/);
    expect((await command("--version")).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
