// What researchers ask of the command line: files that say where they come from, lists on standard input, P-positions, and
// what a shell knows of it.
import { execFile, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test, beforeAll } from "vitest";
import catalogue from "../../www/src/solver/prose/catalogue.json" with { type: "json" };
import { ran, root, scratch, type Ran } from "./scratch.ts";

let folder = "";
let command = "";

beforeAll(async () => {
  folder = await scratch({});
  command = path.join(folder, "node_modules/.bin/mexplorer");
});

/** What a command writes of a text on its standard input. */
function answered(input: string, ...words: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const options = { cwd: folder, maxBuffer: 2 ** 28 };
    const child = execFile(command, words, options, (fault, out, said) => {
      resolve({ out, said, code: Number(fault?.code ?? 0) });
    });
    child.stdin?.end(input);
  });
}

const mexplorer = (...words: readonly string[]): Promise<Ran> => answered("", ...words);

const records = (text: string): Array<Record<string, unknown>> =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const PROGRAM = `Mexplorer ${catalogue.version}`;

test("a file says where it comes from, in every format, and is the same to the byte the next time", async () => {
  const asked = ["values", "bash[m=3]", "--length", "8", "--page", "https://example.org/", "--format"];
  const comment = [
    "# game: bash[m=3]",
    "# play: normal",
    `# program: ${PROGRAM}`,
    "# link: https://example.org/#bash[m=3](21)",
    "# length: 8",
    "# kind: grundy",
    "# period: 4",
    "# preperiod: 0",
    "# status: proved",
    "# method: recursion",
  ];
  const file = async (format: string): Promise<string> => {
    const { out, said, code } = await mexplorer(...asked, format);
    expect({ said, code }).toEqual({ said: "", code: 0 });
    expect((await mexplorer(...asked, format)).out).toBe(out);
    return out;
  };
  expect(await file("terms")).toBe([...comment, "0, 1, 2, 3, 0, 1, 2, 3", ""].join("\n"));
  expect(await file("b-file")).toBe(
    [...comment, "0 0", "1 1", "2 2", "3 3", "4 0", "5 1", "6 2", "7 3", ""].join("\n"),
  );
  expect(await file("csv")).toBe(
    [...comment, "heap,bash[m=3]", "0,0", "1,1", "2,2", "3,3", "4,0", "5,1", "6,2", "7,3", ""].join("\r\n"),
  );
  const told = Object.fromEntries(
    comment.map((line) => [line.slice(2, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
  );
  const record = { ...told, length: 8, period: 4, preperiod: 0, values: [0, 1, 2, 3, 0, 1, 2, 3] };
  for (const format of ["json", "ndjson"]) expect(records(await file(format))).toEqual([record]);
});

test("each command writes what it finds in each of its formats, with its provenance", async () => {
  const asked: ReadonlyArray<[words: string[], formats: string[]]> = [
    [
      ["genus", "kayles", "--length", "8"],
      ["csv", "json", "ndjson"],
    ],
    [
      ["grid", "wythoff", "--rows", "4"],
      ["csv", "json", "ndjson"],
    ],
    [
      ["sieve", "wythoff", "--rows", "6"],
      ["csv", "json", "ndjson"],
    ],
    [
      ["census", "nim", "--bound", "3", "--heaps", "2"],
      ["csv", "json", "ndjson"],
    ],
    [
      ["evaluate", "nim", "(1,2)", "3,3"],
      ["csv", "json", "ndjson"],
    ],
    [
      ["explain", "nim(1,2)"],
      ["json", "ndjson"],
    ],
    [
      ["verify", "bouton", "nim", "--bound", "4"],
      ["json", "ndjson"],
    ],
    [
      ["puzzle", "nim"],
      ["json", "ndjson"],
    ],
  ];
  for (const [words, formats] of asked) {
    const name = words.join(" ");
    const plain = await mexplorer(...words);
    expect(plain.code, name).toBe(0);
    expect(plain.out, name).not.toContain(PROGRAM);
    for (const format of formats) {
      const { out, code } = await mexplorer(...words, "--format", format);
      expect({ name, format, code }).toEqual({ name, format, code: 0 });
      if (format === "csv")
        expect(out).toMatch(new RegExp(`^(# .*\r\n)*# program: ${PROGRAM}\r\n(# .*\r\n)*[^#]`));
      else
        for (const record of records(out))
          expect(record, name).toMatchObject({ program: PROGRAM, play: "normal" });
    }
  }
  const evaluated = await mexplorer("evaluate", "nim", "(1,2)", "3,3", "--format", "ndjson");
  expect(records(evaluated.out).map(({ position, outcome, grundy }) => [position, outcome, grundy])).toEqual([
    ["(1,2)", "N", 3],
    ["(3,3)", "P", 0],
  ]);
  const { out: genera } = await mexplorer("genus", "kayles", "--length", "8");
  expect(genera).toBe("0^{120} 1^{031} 2^{20} 3^{31} 1^{031} 4^{146} 3^{31} 2^{20}\n");
  const [sieve] = records((await mexplorer("sieve", "wythoff", "--rows", "6", "--format", "json")).out);
  const steps = sieve?.["steps"] as Array<{ row: number; column: number }>;
  expect(steps.map(({ row, column }) => [row, column])).toEqual([
    [0, 0],
    [1, 2],
    [3, 5],
  ]);
});

test("P-positions are listed as they are written, as pairs, and as a sequence", async () => {
  const written = async (...words: string[]): Promise<string> => (await mexplorer(...words)).out;
  const golden = (1 + Math.sqrt(5)) / 2;
  const pairs = Array.from({ length: 8 }, (_, k) => [Math.floor(k * golden), Math.floor(k * golden) + k]);
  const asked = ["grid", "wythoff", "--rows", "19", "--p-positions"];
  expect(await written(...asked, "pairs")).toBe(pairs.map((pair) => `${pair.join(" ")}\n`).join(""));
  expect(await written(...asked, "list")).toBe(pairs.map((pair) => `(${pair.join(",")})\n`).join(""));
  expect(await written("values", "bash[m=3]", "--length", "13", "--p-positions", "list")).toBe("0 4 8 12\n");
  expect(
    await written("values", "bash[m=3]", "--length", "9", "--p-positions", "list", "--format", "b-file"),
  ).toMatch(/# list: P-positions\n(# .*\n)*0 0\n1 4\n2 8\n$/);
  expect(await written("census", "nim", "--bound", "3", "--heaps", "3", "--p-positions", "list")).toBe(
    "()\n(1,1)\n(2,2)\n(3,3)\n(1,2,3)\n",
  );
  const several = await mexplorer("grid", "nim?players=3", "--p-positions", "pairs");
  expect(several).toEqual({ out: "", said: "P-positions are of games for two players.\n", code: 2 });
});

test("a list on standard input is answered line by line, its faults too", async () => {
  const list = [
    "kayles",
    "# a comment, and an empty line",
    "",
    "octal[code=0.7g]",
    "nim?plai=misere",
    "nim?play=misere",
    "take[where={prime(k)}]",
  ].join("\n");
  const { out, said, code } = await answered(list, "values", "-", "--length", "4");
  expect({ said, code }).toEqual({ said: "", code: 1 });
  expect(records(out)).toMatchObject([
    { line: 1, game: "octal[code=0.77]", play: "normal", program: PROGRAM, values: [0, 1, 2, 3] },
    { line: 4, input: "octal[code=0.7g]", error: { code: "unexpected-character", span: [14, 15], got: "g" } },
    { line: 5, input: "nim?plai=misere", error: { code: "unknown-key", got: "plai", span: [4, 8] } },
    { line: 6, game: "nim", play: "misere", kind: "outcome", values: [1, 0, 1, 1] },
    { line: 7, game: "take[where={prime(k)}]", values: [0, 0, 1, 1] },
  ]);
  const table = await answered("kayles\nnope\n", "values", "-", "--length", "4", "--format", "csv");
  expect({ ...table, out: table.out.split("\r\n") }).toEqual({
    out: [
      `# program: ${PROGRAM}`,
      "line,game,play,players,prefer,kind,method,status,period,preperiod,saltus,values,error",
      "1,octal[code=0.77],normal,,,grundy,recursion,,,,,0 1 2 3,",
      "2,,,,,,,,,,,,There is no ruleset “nope”.",
      "",
    ],
    said: "",
    code: 1,
  });
  expect(await answered("bash[m=3]\nnim\n", "verify", "n % 4 == 0", "-", "--heaps", "1")).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^\{"line":1,.*"counterexamples":\[\].*\n\{"line":2,.*\n$/) as string,
  });
  for (const empty of ["", "\n\n", "# nothing\n"])
    expect(await answered(empty, "explain", "-")).toEqual({ out: "", said: "", code: 0 });
});

test("very many games, and very many positions, are answered in their order", async () => {
  const codes = Array.from({ length: 10_000 }, (_, index) => `0.${(index + 8).toString(8)}`);
  const { out, code } = await answered(
    codes.map((each) => `octal[code=${each}]\n`).join(""),
    "values",
    "-",
    "--length",
    "20",
  );
  const all = records(out);
  expect({ code, lines: all.map(({ line }) => line) }).toEqual({
    code: 0,
    lines: codes.map((_, index) => index + 1),
  });
  expect(all[0o77 - 8]).toMatchObject({
    game: "octal[code=0.77]",
    values: expect.arrayContaining([6]) as object,
  });
  const positions = Array.from({ length: 10_000 }, (_, index) => [index % 40, index % 23, index % 17]);
  const asked = await answered(positions.map((each) => `${each.join()}\n`).join(""), "evaluate", "nim", "-");
  expect(asked.code).toBe(0);
  expect(records(asked.out).map(({ grundy }) => grundy)).toEqual(
    positions.map(([a = 0, b = 0, c = 0]) => a ^ b ^ c),
  );
});

test("positions of several games are evaluated each by itself, also where one is beyond reach", async () => {
  const list = [
    "nim(1,2,3)",
    "kayles(50,50,50)?play=misere",
    "kayles(3)?play=misere",
    "nim(4,x)",
    "nim(4,5)",
  ];
  const { out, code } = await answered(list.join("\n"), "evaluate", "-");
  expect(code).toBe(1);
  expect(records(out)).toMatchObject([
    { line: 1, game: "nim", position: "(1,2,3)", outcome: "P", grundy: 0 },
    { line: 2, input: list[1], error: { code: "too-many-positions" } },
    { line: 3, game: "octal[code=0.77]", play: "misere", outcome: "N" },
    { line: 4, error: { code: "unexpected-character" } },
    { line: 5, position: "(4,5)", grundy: 1 },
  ]);
});

test("a program may talk with it: every line is answered before the next is sent", async () => {
  const child = spawn(command, ["evaluate", "nim", "-"], { cwd: folder });
  child.stdout.setEncoding("utf8");
  const answers: AsyncIterator<string> = child.stdout[Symbol.asyncIterator]();
  for (const [line, grundy] of [
    ["1,2", 3],
    ["5,5", 0],
    ["1,2,4", 7],
  ] as const) {
    child.stdin.write(`${line}\n`);
    const { value } = (await answers.next()) as { value: string };
    expect(JSON.parse(value)).toMatchObject({ grundy });
  }
  child.stdin.end();
  expect(await new Promise((resolve) => child.on("close", resolve))).toBe(0);
});

test("whoever reads the answers to a list may stop in the middle, and is told of a full disk", async () => {
  const shell = (line: string): Promise<Ran> => ran(folder, "bash", "-o", "pipefail", "-c", line);
  const games = "yes kayles | head --lines=100000";
  expect(
    await shell(`(${games}) 2>/dev/null | "${command}" values - --length 5 | head --lines=1`),
  ).toMatchObject({
    out: expect.stringMatching(/^\{"line":1,.*\n$/) as string,
    said: "",
  });
  expect((await shell(`"${command}" values nim --length 100000 >/dev/full`)).code).toBe(4);
});

test("progress is told to a terminal, and to nothing else", async () => {
  const long = ["values", "octal[code=0.007]", "--length", "200000"];
  const { out: whole, said, code } = await mexplorer(...long);
  expect({ heaps: whole.split(" ").length, said, code }).toEqual({
    heaps: 200_000,
    said: "no period seen\n",
    code: 0,
  });
  const terminal = `stty columns 80; exec "${command}" ${long.map((word) => `'${word}'`).join(" ")} >/dev/null`;
  const { out } = await ran(folder, "script", "--quiet", "--return", "--command", terminal, "/dev/null");
  // eslint-disable-next-line no-control-regex -- the terminal is told by one to begin its line anew
  expect(out).toMatch(/\r\x1b\[K[\d,]+ positions so far\r\x1b\[Kno period seen\r\n$/);
});

test("what is asked for and cannot be is refused in a line", async () => {
  const refused: ReadonlyArray<[words: string[], said: string]> = [
    [
      ["grid", "nim", "--format", "terms"],
      "--format terms has no use with grid; it has csv, json, ndjson.\n",
    ],
    [
      ["explain", "-", "--format", "csv"],
      "--format csv has no use with explain for a list; it has ndjson.\n",
    ],
    [["svg", "-"], "svg reads no list from standard input.\n"],
    [["verify", "-", "nim"], "“nim” is one word too many; a link with brackets stands in quotes.\n"],
    [["evaluate", "nim", "(1)", "-"], "“(1)” is one word too many; a link with brackets stands in quotes.\n"],
    [["values", "nim", "--p-positions", "pairs"], "--p-positions: “pairs” is none of list.\n"],
    [["completions", "tcsh"], "SHELL: “tcsh” is none of bash, zsh, fish.\n"],
    [["puzzle", "nim", "--seed", "x"], "--seed: “x” is not a whole number from 0 to 999,999,999.\n"],
  ];
  for (const [words, said] of refused) expect(await mexplorer(...words)).toEqual({ out: "", said, code: 2 });
});

test("a shell completes what the table of commands has", async () => {
  const { out } = await mexplorer("completions", "bash");
  const complete = async (...words: string[]): Promise<string[]> => {
    const line = words.map((word) => `'${word}'`).join(" ");
    const script = `${out}\nCOMP_WORDS=(mexplorer ${line}); COMP_CWORD=${words.length}; _mexplorer; echo "\${COMPREPLY[@]}"`;
    return (await ran(folder, "bash", "-c", script)).out.trim().split(" ");
  };
  expect(await complete("v")).toEqual(["values", "verify"]);
  expect(await complete("values", "kay")).toEqual(["kayles"]);
  expect(await complete("grid", "nim", "--format", "")).toEqual(["csv", "json", "ndjson"]);
  expect(await complete("verify", "bout")).toEqual(["bouton"]);
  expect(await complete("census", "nim", "--p-positions", "")).toEqual(["list"]);
  const help = (await mexplorer("--help")).out;
  const commands = [...help.matchAll(/^ {2}mexplorer (\S+)(?= .* {2}| {2})/gm)].map(([, id = ""]) => id);
  expect(commands.length).toBeGreaterThan(15);
  for (const shell of ["zsh", "fish"]) {
    const script = (await mexplorer("completions", shell)).out;
    for (const id of commands) expect(script, shell).toMatch(new RegExp(`\\b${id}\\b`));
  }
});

test("the manual page has every command and option, in both languages, and man finds no fault in it", async () => {
  const manual = path.join(folder, "node_modules/mexplorer/dist/lib/mexplorer.1");
  expect((await mexplorer("man")).out).toBe(await readFile(manual, "utf8"));
  for (const language of ["en", "zh"]) {
    const { out } = await mexplorer("man", "--lang", language);
    const help = (await mexplorer("--help", "--lang", language)).out;
    const page = out.replaceAll("\\-", "-");
    for (const [word] of help.matchAll(/--[a-z-]+(?= )|(?<=^ {2}mexplorer )[a-z]+/gm))
      expect(page).toContain(word);
    // Each request at the beginning of a line is one of man(7).
    expect(
      out.match(/^['.].*/gm)?.filter((line) => !/^(\.(TH|SH|TP|PP|B|I|br|nf|fi|nh|ad)\b|'\\")/.test(line)),
    ).toEqual([]);
  }
  const set = await ran(root, "groff", "-Kutf8", "-man", "-Tutf8", "-ww", manual);
  expect(set).toMatchObject({ said: "", code: 0, out: expect.stringContaining("It ends with 0") as string });
});
