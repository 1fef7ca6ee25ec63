// What is known of sequences: every line against the computed values, as far as they come in a moment.
import { expect, test } from "vitest";
import { mex, valueOf } from "./built.ts";
import { enough, gameOf, periodOf, table, valuesOf } from "./known.ts";

/** Longer sequences are for knownLong.test.ts. */
const SOON = 20_000;
/** Games without a known period, and pairs of games, are compared so far. */
const FAR = 3000;

const lines = table.all();
const periodic = lines.filter(({ period }) => period !== undefined);
const soon = periodic.filter((line) => enough(line) <= SOON);

test("each line stands once, in the normal form of its game, with its sources", () => {
  expect(lines).toHaveLength(177);
  expect(periodic).toHaveLength(101);
  expect(soon).toHaveLength(89);
  expect(new Set(lines.map(({ rules }) => rules)).size).toBe(lines.length);
  for (const { rules, sources, misere, oeis } of lines) {
    const { notation } = valueOf(mex.parse(`${rules}()`));
    expect(notation).toBe(`${rules}()`);
    expect(sources.length, rules).toBeGreaterThan(0);
    for (const { title, address, read } of [...sources, ...misere.map(({ source }) => source)]) {
      expect(address, title).toMatch(/^https?:\/\/\S+$/);
      expect(Math.min(title.length, read.en.length, read.zh.length)).toBeGreaterThan(1);
    }
    expect(oeis ?? "A000000", rules).toMatch(/^A\d{6}$/);
  }
});

test("every octal code of at most three digits is told of", () => {
  const codes = Array.from({ length: 1024 }, (_, number) => {
    const digits = (number % 512).toString(8).padStart(3, "0").replace(/0+$/, "");
    return `octal[code=${number < 512 ? 0 : 4}.${digits || "0"}]`;
  });
  // In the first nothing can be done.
  expect(codes.filter((rules) => !table.of(rules))).toEqual(["octal[code=0.0]"]);
});

test.each(soon.map((line) => [line.rules, line] as const))("%s has its period", async (rules, line) => {
  const found = await valuesOf(rules, enough(line));
  // Where a move may take any number of stones, the solver has no proof.
  const status = line.saltus === undefined ? "proved" : "observed";
  expect(periodOf(found)).toEqual(periodOf({ ...line, status }));
});

test("games that have the values of another one have these, with their own first heap of the period", async () => {
  const own = new Map<string, Uint16Array | Uint32Array>();
  let proved = 0;
  for (const rules of table.equal()) {
    const line = table.of(rules);
    if (!line?.like) throw new Error(rules);
    const { like } = line;
    const isShort = line.period !== undefined && enough(line) <= FAR;
    const found = await valuesOf(rules, FAR);
    const others = own.get(like.rules) ?? (await valuesOf(like.rules, FAR + 8)).values;
    own.set(like.rules, others);
    const shifted = Array.from({ length: FAR }, (_, heap) => others[heap - like.larger] ?? 0);
    expect([...found.values], rules).toEqual(shifted);
    // Of smaller heaps those before the first one have no value at all.
    expect(others.slice(0, Math.max(0, -like.larger)).every((value) => value === 0)).toBe(true);
    if (!isShort) continue;
    proved += 1;
    expect(periodOf(found), rules).toEqual(periodOf({ ...line, status: "proved" }));
  }
  expect(table.equal()).toHaveLength(906);
  expect(proved).toBeGreaterThan(500);
});

test("of an open game no period is seen", async () => {
  const open = lines.filter(({ period, regularity }) => period === undefined && regularity === undefined);
  expect(open).toHaveLength(75);
  for (const { rules, computed } of open) {
    expect((await valuesOf(rules, FAR)).status, rules).not.toBe("proved");
    if (computed) expect(computed.to).toBeGreaterThan(1_000_000);
  }
});

test("of 26 heaps of 0.2048 in a row all but one have values that rise by 8 with every 26 heaps", async () => {
  const [line] = lines.filter(({ regularity }) => regularity === "ruler-regular");
  if (!line) throw new Error("there is no such line");
  const { values, status } = await valuesOf(line.rules, FAR);
  expect(status).not.toBe("proved");
  const others = Array.from({ length: FAR - 26 - 40 }, (_, number) => number + 40).filter(
    (heap) => values[heap + 26] !== (values[heap] ?? 0) + 8,
  );
  expect(others.length).toBeGreaterThan(100);
  expect(new Set(others.map((heap) => heap % 26))).toEqual(new Set([15]));
});

test("where every heap is worth a Nim heap under misère play, every genus is that of one", async () => {
  const nim = valueOf(await mex.genus({ ruleset: "nim" }, { length: 12 })).genera.map(({ label }) => label);
  const known = ["nim-heaps", "not-nim-heaps"];
  const told = [...lines.map(({ rules }) => rules), ...table.equal()].flatMap((rules) => {
    const kind = table.of(rules)?.misere.find((each) => known.includes(each.kind))?.kind;
    return kind === undefined ? [] : [{ rules, kind }];
  });
  expect(told.filter(({ kind }) => kind === "nim-heaps")).toHaveLength(55);
  expect(told.filter(({ kind }) => kind === "not-nim-heaps")).toHaveLength(8);
  let seen = 0;
  for (const { rules, kind } of told) {
    const { genera } = valueOf(await mex.genus(gameOf(rules), { length: 24 }));
    const others = genera.filter(({ label }) => !nim.includes(label));
    if (kind === "nim-heaps") expect(others, rules).toEqual([]);
    else seen += others.length;
  }
  expect(seen).toBeGreaterThan(0);
});

test("what has been printed and is false is false", async () => {
  let seen = 0;
  for (const { same, rules = "", heap = 0, value, printed } of table.errors) {
    const [one, other] = await Promise.all(same.map((each) => valuesOf(each, heap + 1)));
    if (one && other) {
      expect(one.values.slice(0, heap)).toEqual(other.values.slice(0, heap));
      expect(one.values[heap]).not.toBe(other.values[heap]);
      seen += 1;
    } else if (value !== undefined) {
      expect((await valuesOf(rules, heap + 1)).values[heap]).toBe(value);
      expect(printed).not.toBe(value);
      seen += 1;
    }
  }
  expect(seen).toBe(table.errors.length - 1);
});

test("a script is told of a game, whatever it is called and however it is written", async () => {
  const kayles = valueOf(await mex.known({ ruleset: "kayles" }));
  expect(kayles).toMatchObject([{ rules: "octal[code=0.77]", period: 12, preperiod: 71, year: 1949 }]);
  expect(valueOf(await mex.known({ ruleset: "octal", params: { code: "0.7700" } }))).toEqual(kayles);
  expect(valueOf(await mex.known({ ruleset: "dawson" }))).toMatchObject([
    {
      like: { rules: "octal[code=0.07]", larger: -1 },
      period: 34,
      preperiod: 52,
      called: { en: "Dawson’s chess" },
    },
  ]);
  expect(valueOf(await mex.known())).toEqual(lines);
});

test("a script is told nothing of games of which nothing is known, and what is wrong with others", async () => {
  for (const game of [
    { ruleset: "octal", params: { code: "0.8" } },
    { ruleset: "octal", params: { code: "0.77", passes: 1 } },
    { ruleset: "nim" },
    { ruleset: "wythoff" },
    { ruleset: "chomp" },
    { ruleset: "hackenbush" },
    { ruleset: "graph", params: { arrows: "a>b" } },
  ])
    expect(await mex.known(game), JSON.stringify(game)).toEqual({ ok: true, value: [] });
  expect(await mex.known({ ruleset: "octal", params: { code: "0.9x" } })).toMatchObject({ ok: false });
  expect(await mex.known({ ruleset: "no-such" })).toMatchObject({ ok: false, error: { field: "ruleset" } });
});
