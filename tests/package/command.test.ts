// The command that is installed: what each of its commands writes, what it says besides, and how it ends.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import type * as Figure from "../../www/figure.d.ts";
import catalogue from "../../www/src/solver/prose/catalogue.json" with { type: "json" };
import { ran, root, scratch, type Ran } from "./scratch.ts";

let folder = "";

beforeAll(async () => {
  folder = await scratch({});
});

const mexplorer = (...words: readonly string[]): Promise<Ran> =>
  ran(folder, path.join(folder, "node_modules/.bin/mexplorer"), ...words);

/** What a command writes that has nothing to complain about. */
async function written(...words: readonly string[]): Promise<string> {
  const { out, said, code } = await mexplorer(...words);
  expect({ said, code }, words.join(" ")).toEqual({ said: "", code: 0 });
  return out;
}

/** The words of a line that a shell would take apart. */
function apart(line: string): string[] {
  return [...line.matchAll(/(?:"[^"]*"|[^\s"])+/g)].map(([word]) => word.replaceAll('"', ""));
}

interface Golden {
  ruleset: string;
  params: Record<string, unknown>;
  values: Array<[position: number[], value: number]>;
}

async function golden(name: string): Promise<Golden> {
  return JSON.parse(await readFile(path.join(root, `tests/golden/${name}.json`), "utf8")) as Golden;
}

test.each([
  ["octal-0.137", "octal[code=0.137]"],
  ["octal-0.77", "kayles"],
  ["bash-3", "bash[m=3]"],
  ["subtraction-2-5-7", "subtraction[set={2,5,7}]"],
  ["grundy", "grundy"],
])("values tells those that %s has", async (name, rules) => {
  const known = new Map(
    (await golden(name)).values.flatMap(([position, value]) =>
      position.length === 1 ? [[position[0], value] as const] : [],
    ),
  );
  expect(known.size).toBeGreaterThan(8);
  const { out, code } = await mexplorer("values", rules, "--length", "60");
  expect(code).toBe(0);
  expect(out).toMatch(/^\d+( \d+){59}\n$/);
  const values = out.trim().split(" ").map(Number);
  for (const [heap, value] of known) if (heap !== undefined && heap < 60) expect(values[heap]).toBe(value);
});

test("values says beside them how they repeat, and all that is known as JSON", async () => {
  expect((await mexplorer("values", "bash[m=3]")).said).toBe("period 4 from 0 on, proved\n");
  expect((await mexplorer("values", "nim", "--lang", "zh")).said).toBe(
    "从 0 起周期为 1，每周期增加 1，已证明\n",
  );
  expect((await mexplorer("values", "octal[code=0.07]", "--length", "30")).said).toBe("no period seen\n");
  const all = JSON.parse(
    await written("values", "subtraction[set={1,3,4}]", "--json", "--length", "21"),
  ) as object;
  expect(all).toMatchObject({
    values: [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2],
    period: 7,
  });
});

test("grid tells the values over two heaps, as far as they are defined", async () => {
  const rows = async (...words: readonly string[]): Promise<string[]> =>
    (await written("grid", ...words)).trimEnd().split("\n");
  const { values } = await golden("wythoff-1");
  const cells = (await rows("wythoff", "--rows", "15")).slice(1).map((line) => line.split(",").slice(1));
  expect(cells).toHaveLength(15);
  const [seen, wanted] = [new Array<number>(), new Array<number>()];
  for (const [[one = 0, other = 0], value] of values)
    if (Math.max(one, other) < 15) {
      seen.push(Number(cells[one]?.[other]), Number(cells[other]?.[one]));
      wanted.push(value, value);
    }
  expect(seen.length).toBeGreaterThan(100);
  expect(seen).toEqual(wanted);
  expect(await rows("nim?play=misere", "--rows", "2", "--columns", "3")).toEqual([
    ",0,1,2",
    "0,N,P,N",
    "1,P,N,N",
  ]);
  const several = [
    "grid",
    "nim?play=first-stuck&players=3&prefer=021-102-210",
    "--rows",
    "1",
    "--columns",
    "2",
  ];
  expect(JSON.parse(await written(...several, "--json"))).toEqual({
    game: "nim",
    play: "first-stuck",
    players: "3",
    prefer: "021-102-210",
    program: `Mexplorer ${catalogue.version}`,
    method: "recursion",
    rows: 1,
    columns: 2,
    cells: [["0-1-2", "1-2-0"]],
  });
});

test("svg, tikz and dot draw every position, dark or light, in the language that is asked for", async () => {
  const link = "nim(1,2,3)?hide=values";
  const svg = await written("svg", link);
  const installed = path.join(folder, "node_modules/mexplorer/dist/lib/figure.js");
  const { figure } = (await import(pathToFileURL(installed).href)) as typeof Figure;
  expect(await figure(link)).toEqual({ ok: true, value: svg });
  expect(svg.match(/\(1,1,2\)/g)?.length).toBeGreaterThan(0);
  expect(await written("svg", link, "--theme", "dark")).not.toBe(svg);
  expect(await written("svg", `${link}&lang=zh`)).toBe(await written("svg", link, "--lang", "zh"));
  expect(await written("svg", link, "--lang=zh")).toContain("正常规则");
  expect(await written("svg", link, "--no-paper")).not.toMatch(/^<rect/m);
  expect(
    await written(
      "svg",
      `https://example.org/mexplorer/#${link}`,
      "--page",
      "https://example.org/mexplorer/",
    ),
  ).toContain("https://example.org/mexplorer/#nim(1,2,3)?hide=values");
  const animated = await written("animated", "nim(1,2)");
  expect(animated).toContain("@keyframes");
  expect((await written("animated", "nim(1,2)", "--from", "0", "--to", "1")).length).toBeLessThan(
    animated.length,
  );
  expect(await written("tikz", "wythoff(1,2)")).toMatch(/\\begin\{tikzpicture\}[^]*\\end\{document\}\n$/);
  expect(await written("tikz", "wythoff(1,2)", "--fragment")).not.toContain("documentclass");
  expect(await written("dot", "grundy(6)")).toMatch(/digraph "[^"]*\(6\)[^]*\}\n$/);
});

test("csv and json have a row for each position, with the values that it has", async () => {
  const rows = (await written("csv", "fibonacci(8)")).split("\n").filter((line) => /^\d/.test(line));
  const { positions } = JSON.parse(await written("json", "fibonacci(8)")) as {
    positions: Array<{ position: string }>;
  };
  expect(positions).toHaveLength(rows.length);
  expect(rows.length).toBeGreaterThan(10);
  const known = (await golden("nim-normal")).values.filter(
    ([[first = 0, second = 0, ...more]]) => more.length === 0 && first <= 2 && second <= 3,
  );
  const ofNim = JSON.parse(await written("json", "nim(2,3)")) as {
    positions: Array<{ tokens: number[]; grundy: number }>;
  };
  const found = new Map(ofNim.positions.map(({ tokens, grundy }) => [String(tokens), grundy]));
  expect(known.length).toBeGreaterThan(5);
  for (const [position, value] of known)
    if (found.has(String(position))) expect(found.get(String(position))).toBe(value);
});

test("explain says what a position is, what its options are, and which theorems agree", async () => {
  expect(await written("explain", "wythoff(1,2)")).toBe(
    [
      "wythoff(1,2): P-position, Grundy value 0, 2 moves to the end",
      "winning moves: none",
      "options: (1) 1; (1,1) 2; (2) 2",
      "no option has 0, so the mex is 0",
      "theorems that say so: wythoff, remoteness",
      "",
    ].join("\n"),
  );
  const json = JSON.parse(await written("explain", "nim(1,2,4)?play=misere", "--json")) as object;
  expect(json).toMatchObject({ label: "(1,2,4)", value: { outcome: "N" } });
  expect(await written("explain", "grundy(10)?play=misere", "--lang", "zh")).toContain(
    "必胜走法：(1,9); (3,7); (4,6)",
  );
});

test("explain says what the literature knows of the game as it is played", async () => {
  const known = async (...words: string[]): Promise<string | undefined> =>
    (await written("explain", ...words)).split("\n").find((line) => line.includes("Plambeck 2003"));
  expect(await known("kayles(5)")).toBe((await written("known", "kayles")).trimEnd());
  expect(await known("kayles(5)?play=misere")).toBe(
    "octal[code=0.77] (Kayles): Misère play: solved by W. L. Sibert, 1973. Sources: Plambeck 2003",
  );
  expect(await known("kayles(5)?play=first-stuck&players=3")).toBeUndefined();
  const record = (name: string): Promise<Record<string, unknown>> =>
    written(name, "kayles(5)", "--json").then((text) => JSON.parse(text) as Record<string, unknown>);
  expect((await record("explain"))["known"]).toEqual((await record("known"))["known"]);
});

test("known tells what the literature knows of a game, of all games, or of none", async () => {
  expect(await written("known", "kayles")).toBe(
    "octal[code=0.77] (Kayles): Period 12 from heap 71 on; proved by R. K. Guy, 1949. " +
      "Misère play: solved by W. L. Sibert, 1973. Sources: Czajka, OEIS A002186, Plambeck 2003\n",
  );
  const own = "rule[moves={n -> n - k where k >= 1; n -> a, b where a + b == n and a > 0 and b > 0}]";
  expect(await written("known", own)).toBe(await written("known", "octal[code=4.(3)]"));
  const all = await written("known");
  expect(all.trim().split("\n").length).toBeGreaterThan(170);
  expect(JSON.parse(await written("known", "--json", "octal[code=0.16]"))).toMatchObject({
    known: [{ period: 149_459 }],
  });
  const { out, said, code } = await mexplorer("known", "nim", "--lang", "zh");
  expect({ out, said, code }).toEqual({ out: "", said: "已知数列表中没有这个游戏。\n", code: 0 });
});

test("rules stand without a position, one's own and sums of them, too", async () => {
  const own = await mexplorer("values", "take[where={divides(k, n) and k < n}]", "--length", "9");
  expect(own.out).toBe("0 0 1 0 2 0 1 0 3\n");
  expect((await mexplorer("grid", "nim+kayles", "--rows", "2", "--columns", "4")).out).toBe(
    ",0,1,2,3\n0,0,1,2,3\n1,1,0,3,2\n",
  );
  // At a source of the graph.
  expect(await written("explain", "graph[arrows={x>y,y>z}]")).toContain("(x)");
  const { rulesets } = catalogue;
  const rules = rulesets.flatMap(({ examples }) =>
    examples.map(({ notation }) => notation.slice(0, notation.lastIndexOf("("))),
  );
  const all = rules.filter((each) => !each.includes("+"));
  expect(all.length).toBeGreaterThan(40);
  for (const each of all) expect((await mexplorer("explain", each)).code, each).toBe(0);
});

test("verify takes a formula of one's own, and says where a theorem stands for a search", async () => {
  expect(await written("verify", "nimsum(heaps) == 0", "nim", "--bound", "5", "--heaps", "3")).toMatch(
    /agrees on all 56 positions\n$/,
  );
  const { out, code } = await mexplorer("verify", "n % 2 == 0", "nim", "--counterexamples", "3");
  expect({ lines: out.match(/counterexample/g), code }).toEqual({
    lines: Array(3).fill("counterexample"),
    code: 1,
  });
  const cold = "a(1) == floor((a(2) - a(1)) * phi)";
  expect((await mexplorer("verify", cold, "wythoff", "--bound", "600", "--heaps", "2")).out).toContain(
    "compared with the theorem wythoff",
  );
});

test("no picture is of another view than its link shows", async () => {
  expect(await written("svg", "wythoff(3,5)?view=grid")).toContain("A grid of 16 rows and 16 columns");
  expect(await written("tikz", "kayles(5)?view=sequence")).toContain("\\begin{tikzpicture}");
  for (const format of ["animated", "dot"])
    for (const view of ["grid", "sequence"])
      expect(await mexplorer(format, `wythoff(3,5)?view=${view}`)).toMatchObject({
        out: "",
        said: expect.stringContaining(`“${view}”`) as string,
        code: 2,
      });
  expect((await mexplorer("svg", "nim(1,2)?view=graph,board")).code).toBe(0);
});

test("verify ends with 1 where there is a counterexample, and with 0 where there is none", async () => {
  expect(await written("verify", "bouton", "nim", "--bound", "5", "--heaps", "3")).toMatch(
    /^bouton: agrees on all 56 positions\n/,
  );
  expect(await written("verify", "periods", "kayles", "--bound", "200")).toMatch(
    /^periods period: holds in 118 cases\n/,
  );
  const differs = await mexplorer("verify", "sj", "kayles?play=misere", "--bound", "12", "--heaps", "2");
  expect(differs).toMatchObject({ said: "", code: 1 });
  expect(differs.out).toContain("counterexample: octal[code=0.77](8)\n");
  const { agreed, predicted } = JSON.parse(await written("verify", "wythoff", "wythoff", "--json")) as {
    agreed: number;
    predicted: number;
  };
  expect(agreed).toBe(predicted);
});

test.each([
  [["svg", "nim(1,x)"], "nim(1,x)\n      ^\nLINK: “x” does not belong here.\n"],
  [["svg", "nim(1,2"], "nim(1,2\n   ^^^^\nLINK: this bracket is never closed.\n"],
  [["csv", "nym(1,2)"], "nym(1,2)\n^^^\nThere is no ruleset “nym”.\n"],
  [["explain", "bash[m=0](3)", "--lang", "zh"], /^bash\[m=0\]\(3\)\n {7}\^\nLINK：.*1/],
  [["values", "octal[code=0.7g]"], "octal[code=0.7g]\n              ^\nLINK: “g” does not belong here.\n"],
  [
    ["svg", "nim(1)?color=pink"],
    "nim(1)?color=pink\n             ^^^^\ncolor: “pink” is none of grundy, outcome, level, remoteness, difference.\n",
  ],
  [
    ["svg", "nim(1)?play=misere&hides=values"],
    /^nim\(1\)\?play=misere&hides=values\n {19}\^{5}\nA link has no field “hides”; it has play, /,
  ],
  [
    ["svg", "nim(1)?hide=valeus", "--lang", "zh"],
    "nim(1)?hide=valeus\n            ^^^^^^\nhide：“valeus”不在 values 之中。\n",
  ],
  [
    ["svg", "nim(1)?most=12"],
    "nim(1)?most=12\n            ^^\nmost: “12” is not a whole number from 2 to 9.\n",
  ],
  [["svg", "nim(1,2)?line=(9)"], "(9) cannot be reached in this game.\n"],
  [["verify", "nope", "nim"], "There is no theorem called “nope”.\n"],
  [["verify", "bouton", "wythoff"], /^The theorem “bouton” says nothing about this ruleset/],
  [["verify", "bouton"], "RULES is missing.\nmexplorer --help tells what there is.\n"],
  [["svg", ""], "LINK is missing.\nmexplorer --help tells what there is.\n"],
  [["draw", "nim(1)"], "There is no command “draw”.\nmexplorer --help tells what there is.\n"],
  [["svg", "nim(1)", "nim(2)"], "“nim(2)” is one word too many; a link with brackets stands in quotes.\n"],
  [["values", "nim", "--length", "1e3"], "--length: “1e3” is not a whole number from 1 to 999,999,999.\n"],
  [["svg", "nim(1)", "--theme", "pink"], "--theme: “pink” is none of light, dark, auto.\n"],
  [["svg", "nim(1)", "--nope"], /--nope[^]*mexplorer --help/],
  [["svg", "?lesson=nope"], "lesson: “nope” means nothing there.\n"],
  [["svg", "nim(1)", "--length", "3"], /^--length has no use with svg\.\n/],
  [["animated", "nim(1)", "--json"], /^--json has no use with animated\.\n/],
] as const)("%j is refused, with the fault underlined where it is in a text", async (words, sentence) => {
  const { out, said, code } = await mexplorer(...words);
  expect({ out, code }).toEqual({ out: "", code: 2 });
  if (typeof sentence === "string") expect(said).toBe(sentence);
  else expect(said).toMatch(sentence);
});

test.each([
  ["tikz", "nim(60,60,60)"],
  ["csv", "nim(200,200,200,200)"],
  ["values", "nim", "--length", "21000001"],
  ["grid", "nim", "--rows", "5002"],
  ["verify", "bouton", "nim", "--bound", "120", "--heaps", "4"],
])("%s of what is too large ends with 3", async (...words) => {
  const { out, said, code } = await mexplorer(...words);
  expect({ out, code }).toEqual({ out: "", code: 3 });
  expect(said).toMatch(/too large|at most 200,000/);
});

test("how a command ends is told where nobody hears why", async () => {
  const command = path.join(folder, "node_modules/.bin/mexplorer");
  const { code } = await ran(folder, "sh", "-c", `"${command}" svg "nim(1,x)" 2>/dev/full`);
  expect(code).toBe(2);
});

test("without WebAssembly it says so in a line", async () => {
  const { said, code } = await ran(
    folder,
    "node",
    "--jitless",
    path.join(folder, "node_modules/mexplorer/dist/lib/cli.js"),
    "--help",
  );
  expect({ said, code }).toEqual({ said: expect.stringContaining("WebAssembly") as string, code: 2 });
  expect(said.length).toBeLessThan(200);
});

test("whoever reads the result may stop in the middle of it", async () => {
  const { out, said, code } = await ran(
    folder,
    "bash",
    "-o",
    "pipefail",
    "-c",
    `"${path.join(folder, "node_modules/.bin/mexplorer")}" values nim --length 1000000 | head --bytes=3`,
  );
  expect({ out, said, code }).toEqual({
    out: "0 1",
    said: "period 1 with saltus 1 from 0 on, proved\n",
    code: 0,
  });
});

test("help tells of every command, ruleset and theorem, and its own examples work", async () => {
  const help = await written("--help");
  for (const { id } of [...catalogue.rulesets, ...catalogue.theorems])
    expect(help).toMatch(new RegExp(`\\b${id}\\b`));
  expect(help.split("\n").filter((line) => line.length > 90)).toEqual([]);
  const [, examples = ""] = help.split("Examples:\n");
  const lines = [...examples.matchAll(/^ {2}mexplorer ([^|>\n]*)/gm)].map(([, words = ""]) => words);
  expect(lines).toHaveLength(8);
  for (const line of lines) {
    const { out, code } = await mexplorer(...apart(line));
    expect(code, line).toBe(0);
    expect(out.length, line).toBeGreaterThan(20);
  }
  expect(await written("-h", "--lang", "zh")).toContain("标准输出");
  expect(await written("--version")).toBe(`${catalogue.version}\n`);
  expect(await mexplorer()).toMatchObject({ out: "", code: 2, said: help });
});

test("the README's commands work", async () => {
  const readme = await readFile(path.join(root, "README.md"), "utf8");
  const lines = [...readme.matchAll(/^npx mexplorer ([^>\n]*)/gm)].map(([, words = ""]) => words);
  expect(lines).toHaveLength(4);
  for (const line of lines) expect((await mexplorer(...apart(line))).code, line).toBe(0);
});
