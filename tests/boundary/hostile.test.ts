// Requests that nobody means well: without end, beyond measure, or made of what throws when it is looked at. Each is an answer,
// at once, and spoils nothing.
import { expect, test } from "vitest";
import type { Answer, RequestError } from "../../www/src/solver/wire.ts";
import { broken, errorOf, everySliceIsATurn, mex, valueOf } from "./built.ts";

const nim = { ruleset: "nim" };
const PLAYERS = { ...nim, convention: { kind: "alliance", players: 3 } } as const;
const SQUARE = { rows: 2, columns: 2 };
const LIT = { value: "outcome", colours: ["#000000", "#ffffff"] } as const;
const PART = { row: 0, column: 0, rows: 1, columns: 1 };
const MOSAIC = { columns: 1, classes: Uint16Array.of(0), colours: LIT.colours };
const WINDOW = { cells: 1, pixels: 1, left: 0, top: 0, width: 1, height: 1 };
/** What an argument may hold: `ARGUMENT_SIZE` in limits.rs. */
const SIZE = 130_000;

/** Every call with anything for one of its arguments. */
const CALLS: Record<string, (value: unknown) => Answer<unknown> | Promise<Answer<unknown>>> = {
  "a notation": (value) => mex.parse(value as never),
  "a game to read": (value) => mex.read(value as never, [1]),
  "a position to read": (value) => mex.read(nim, value as never),
  "a game to explore": (value) => mex.explore(value as never, [1]),
  "a ruleset": (value) => mex.explore({ ruleset: value } as never, [1]),
  parameters: (value) => mex.explore({ ruleset: "bash", params: value } as never, [1]),
  "a parameter": (value) => mex.explore({ ruleset: "subtraction", params: { set: value } } as never, [1]),
  arrows: (value) => mex.explore({ ruleset: "graph", params: { arrows: value } } as never, "a"),
  components: (value) => mex.explore({ ruleset: "sum", params: { components: value } } as never, [[1]]),
  "a convention": (value) => mex.explore({ ...nim, convention: value } as never, [1]),
  preferences: (value) => {
    const convention = { kind: "alliance", players: 3, preferences: value };
    return mex.explore({ ...nim, convention } as never, [1]);
  },
  "a position to explore": (value) => mex.explore(nim, value as never),
  "a heap": (value) => mex.explore(nim, [1, value] as never),
  "edges to explain": (value) => mex.explain({ ruleset: "hackenbush" }, [[0, 1], value] as never),
  positions: (value) => mex.evaluate(nim, value as never),
  "one of the positions": (value) => mex.evaluate(nim, [[1], value] as never),
  "what is around a position": (value) => mex.explore(nim, [1, 2], { around: value as never }),
  "the position in the middle": (value) =>
    mex.explore(nim, [1, 2], { around: { position: value as never, moves: 1 } }),
  "the moves around it": (value) =>
    mex.explore(nim, [1, 2], { around: { position: [1], moves: value as never } }),
  "what was touched": (value) => mex.fit(nim, [1, 2], value as never),
  "a touch": (value) => mex.fit(nim, [1, 2], [{ place: 0 }, value] as never),
  "a place": (value) => mex.fit(nim, [1, 2], [{ place: value }] as never),
  "what a token is to become": (value) => mex.fit(nim, [1, 2], [{ place: 0, to: value }] as never),
  "a part of it": (value) => mex.fit(nim, [1, 2], [{ place: 0, to: [value] }] as never),
  "an opponent": (value) => mex.reply(nim, [1, 2], value as never),
  "a level": (value) => mex.reply(nim, [1, 2], { level: value } as never),
  "a seed": (value) => mex.reply(nim, [1, 2], { seed: value } as never),
  "a puzzle": (value) => mex.puzzle(nim, value as never),
  "the level of a puzzle": (value) => mex.puzzle(nim, { level: value as never, seed: 0 }),
  "a grid": (value) => mex.grid(nim, value as never),
  "fixed heaps": (value) => mex.grid(nim, { rows: 2, columns: 2, fixed: value } as never),
  "a grid to sieve": (value) => mex.sieve(nim, value as never),
  "the game of a chart": (value) => mex.chart(value as never, SQUARE, { value: "outcome" }),
  "the grid of a chart": (value) => mex.chart(nim, value as never, { value: "outcome" }),
  "what a chart shows": (value) => mex.chart(nim, SQUARE, value as never),
  "the value of a chart": (value) => mex.chart(nim, SQUARE, { value: value as never }),
  "a mover": (value) => mex.chart(PLAYERS, SQUARE, { value: "winner", mover: value as never }),
  "a game to compare with": (value) => mex.chart(nim, SQUARE, { value: "outcome", against: value as never }),
  "its parameters": (value) => {
    const against = { ruleset: "bash", params: value };
    return mex.chart(nim, SQUARE, { value: "outcome", against: against as never });
  },
  colours: (value) => mex.chart(nim, SQUARE, { value: "outcome", colours: value as never }),
  "a colour": (value) => mex.chart(nim, SQUARE, { value: "outcome", colours: ["#000000", value as never] }),
  "a scale": (value) => mex.chart(nim, SQUARE, { ...LIT, scale: value as never }),
  "cells of a chart": (value) => mex.cells(nim, SQUARE, LIT, value as never),
  "a row of cells": (value) => mex.cells(nim, SQUARE, LIT, { ...PART, row: value as never }),
  "labels of cells": (value) => mex.cells(nim, SQUARE, LIT, { ...PART, labels: value as never }),
  "a window": (value) => mex.paint(nim, SQUARE, LIT, value as never),
  "the scale of a window": (value) => mex.paint(nim, SQUARE, LIT, { ...WINDOW, cells: value as never }),
  "a picture": (value) => mex.mosaic(value as never, WINDOW),
  "columns of a picture": (value) => mex.mosaic({ ...MOSAIC, columns: value as never }, WINDOW),
  "classes of a picture": (value) => mex.mosaic({ ...MOSAIC, classes: value as never }, WINDOW),
  "colours of a picture": (value) => mex.mosaic({ ...MOSAIC, colours: value as never }, WINDOW),
  "a window onto a picture": (value) => mex.mosaic(MOSAIC, value as never),
  "a sequence": (value) => mex.sequence(nim, value as never),
  "heaps of genera": (value) => mex.genus(nim, value as never),
  "a theorem": (value) => mex.verify(value as never, nim, { bound: 2 }),
  "a formula": (value) => mex.verify({ formula: value as never }, nim, { bound: 2 }),
  "the game of a formula": (value) => mex.verify({ formula: "n" }, value as never, { bound: 2 }),
  "the ruleset of a formula": (value) =>
    mex.verify({ formula: "n" }, { ruleset: value as never }, { bound: 2 }),
  "the scope of a formula": (value) => mex.verify({ formula: "n" }, nim, value as never),
  "the options of a formula": (value) => mex.verify({ formula: "n" }, nim, { bound: 2 }, value as never),
  "a scope": (value) => mex.verify("bouton", nim, value as never),
  "a bound": (value) => mex.verify("bouton", nim, { bound: value as never }),
  "a start to verify from": (value) => mex.verify("bouton", nim, { from: value as never }),
  "a share": (value) => mex.verify("bouton", nim, { bound: 2, share: value as never }),
  "the scope of a census": (value) => mex.census(nim, value as never),
  options: (value) => mex.explore(nim, [1], value as never),
  "a budget": (value) => mex.explore(nim, [1], { budget: value as never }),
  "an option": (value) => mex.explore(nim, [1], { allMoves: value as never }),
  onProgress: (value) => mex.explore(nim, [1], { onProgress: value as never }),
  "a signal": (value) => mex.explore(nim, [1], { signal: value as never }),
};

/** A list of so many references to itself. */
function endlessList(width: number): unknown[] {
  const list: unknown[] = [];
  for (let index = 0; index < width; index++) list.push(list);
  return list;
}

/** A record whose fields are the record itself. */
function endlessRecord(keys: readonly string[]): object {
  const record: Record<string, unknown> = {};
  for (const key of keys) record[key] = record;
  return record;
}

/** So many equal heaps. */
const heaps = (count: number): number[] => Array<number>(count).fill(1);

/** The engine itself takes long to list the keys of more. */
const manyKeys = Object.fromEntries(Array.from({ length: 140_000 }, (_, index) => [`key${index}`, index]));
const LETTERS = Array.from("abcdefghij");

const TOO_MUCH: Record<string, unknown> = {
  "a list in itself": endlessList(1),
  "a list that is in itself twelve times": endlessList(12),
  "a list that is in itself ten thousand times": endlessList(10_000),
  "a record in itself": endlessRecord(LETTERS),
  "records that look right in one another": endlessRecord([
    ..."ruleset params components convention kind preferences bound heaps budget formula".split(" "),
  ]),
  "many keys": manyKeys,
  "a million heaps": heaps(1_000_000),
  "an array with a million holes": Array(1_000_000),
  "a list with a length of 2^32 - 1": Object.assign([], { length: 2 ** 32 - 1 }),
  "bytes without number": new Uint8Array(100_000_000),
  "lists of lists of heaps": Array(1000).fill(heaps(200_000)),
  "a text of a hundred million characters": "1,".repeat(50_000_000),
  "a hundred thousand long texts": Array(100_000).fill("1,".repeat(5000)),
  "a key of a million characters": { ["k".repeat(1_000_000)]: 1 },
};

for (const [kind, value] of Object.entries(TOO_MUCH)) {
  test(`${kind} is refused wherever it stands`, async () => {
    for (const [place, call] of Object.entries(CALLS)) {
      const { code, field } = errorOf(await call(value));
      expect(code, `${kind} for ${place}`).not.toBe("internal");
      expect(field, `${kind} for ${place}`).not.toBe("");
    }
  });
}

test.each<[asked: string, ask: () => Answer<unknown> | Promise<Answer<unknown>>, error: RequestError]>([
  [
    "a list that is in itself, for a ruleset",
    () => mex.read({ ruleset: endlessList(12) } as never, [1]),
    { code: "too-many", field: "ruleset[0][0]", limit: SIZE },
  ],
  [
    "a wide list for a ruleset",
    () => mex.read({ ruleset: heaps(SIZE) } as never, [1]),
    { code: "wrong-type", field: "ruleset", got: "list" },
  ],
  [
    "many parameters",
    () => mex.read({ ...nim, params: manyKeys }, [1]),
    { code: "too-many", field: "params", limit: SIZE, got: 140_000 },
  ],
  [
    "many fields of a game",
    () => mex.read(manyKeys as never, [1]),
    { code: "too-many", field: "game", limit: SIZE, got: 140_000 },
  ],
  [
    "a million numbers in a set",
    () => mex.read({ ruleset: "subtraction", params: { set: heaps(1_000_000) } }, [1]),
    { code: "too-many", field: "params.set", limit: 64, got: 1_000_000 },
  ],
  [
    "arrows with more in them than any text",
    () => mex.read({ ruleset: "graph", params: { arrows: Array(15_000).fill(["a", "abcdefghij"]) } }, "a"),
    { code: "too-many", field: "params.arrows", limit: SIZE },
  ],
  [
    "options in themselves",
    () => mex.explore(nim, [1], { budget: endlessList(300) } as never),
    { code: "wrong-type", field: "options.budget", got: "list" },
  ],
  [
    "a middle in itself",
    () => mex.explore(nim, [1], { around: { position: endlessList(300), moves: 1 } } as never),
    { code: "too-many", field: "options.around.position", limit: SIZE },
  ],
  [
    "a long list of long lists of positions",
    () => mex.evaluate(nim, Array(1000).fill(heaps(200_000)) as never),
    { code: "too-many", field: "positions[0]", limit: 10_000, got: 200_000 },
  ],
  [
    "positions in themselves",
    () => mex.evaluate(nim, endlessList(200_000) as never),
    { code: "too-many", field: "positions[0]", limit: 10_000, got: 200_000 },
  ],
  [
    "200,001 positions",
    () => mex.evaluate(nim, Array(200_001) as never),
    { code: "too-many", field: "positions", limit: 200_000, got: 200_001 },
  ],
  [
    "a text of a million characters",
    () => mex.read(nim, "1".repeat(1_000_000)),
    { code: "text-too-long", field: "position", limit: 10_000, got: 1_000_000 },
  ],
])("%s", async (_, ask, error) => {
  expect(errorOf(await ask())).toEqual(error);
});

test("what a request may hold at most is read", () => {
  const row = Array.from({ length: 480 }, (_, index) => `vertex${index}`);
  const arrows = row.slice(1).map((to, index) => `${row[index] ?? ""}>${to}`);
  expect(arrows.join().length).toBeGreaterThan(8_000);
  const components = Array<object>(12).fill({ ruleset: "graph", params: { arrows: arrows.join() } });
  const sum = { ruleset: "sum", params: { components } } as never;
  expect(valueOf(mex.read(sum, Array<string>(12).fill("vertex0"))).components).toHaveLength(12);
  const zeros = [...Array<number>(9_000).fill(0), 5];
  expect(valueOf(mex.read(nim, zeros)).label).toBe("(5)");
});

test("200,000 positions of 64 heaps are read", async () => {
  const position = heaps(64);
  const found = valueOf(await mex.evaluate(nim, Array<number[]>(200_000).fill(position)));
  expect(found.grundy).toHaveLength(200_000);
  expect(found.grundy?.[199_999]).toBe(0);
}, 60_000);

test("what looks like a mark of the boundary is the caller's own", () => {
  for (const key of ["$", "$number", "$much", "$$other"]) {
    const error = { code: "unknown-key", field: key, got: key };
    expect(errorOf(mex.read({ ...nim, [key]: "3" }, [1]))).toEqual(error);
    expect(errorOf(mex.read(nim, { [key]: "3" } as never))).toEqual({
      code: "wrong-type",
      field: "position",
      got: "record",
    });
  }
});

test("numbers and texts that JSON has no word for are named as they are", () => {
  const bash = (m: number): unknown => errorOf(mex.read({ ruleset: "bash", params: { m } }, [1])).got;
  for (const m of [-0, 0.1 + 0.2, NaN, -Infinity, 2 ** 53, -1e21]) expect(bash(m)).toBe(m);
  const half = errorOf(mex.read({ ruleset: "half \ud83d" }, [1]));
  expect(half.got).toBe("half \ufffd");
});

const fail = (): never => {
  throw new Error("broken on purpose");
};

/** A proxy whose traps throw. */
function throwing(target: object, ...traps: Array<keyof ProxyHandler<object>>): unknown {
  return new Proxy(target, Object.fromEntries(traps.map((trap) => [trap, fail])));
}

function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

function withGetter(target: object, key: string): unknown {
  return Object.defineProperty(target, key, { get: fail, enumerable: true });
}

function detached(): Uint8Array {
  const bytes = Uint8Array.of(1, 2);
  structuredClone(bytes, { transfer: [bytes.buffer] });
  return bytes;
}

const UNREADABLE: Record<string, () => unknown> = {
  "a revoked proxy of a record": () => revoked({}),
  "a revoked proxy of a list": () => revoked([]),
  "a proxy that does not tell its keys": () => throwing({ ruleset: "nim" }, "ownKeys"),
  "a proxy that does not tell what its keys are": () => throwing({ a: 1 }, "getOwnPropertyDescriptor"),
  "a proxy that does not tell its values": () => throwing({ a: 1 }, "get"),
  "a list that does not tell its length": () => throwing([1], "get"),
  "a proxy without anything": () =>
    throwing([1], "get", "has", "ownKeys", "getPrototypeOf", "getOwnPropertyDescriptor", "apply"),
  "a list with a getter": () => withGetter([], "0"),
  "a list within a list with a getter": () => [withGetter([], "0")],
  "a typed array that was given away": detached,
  "a typed array whose length throws": () => withGetter(Uint8Array.of(1), "length"),
  "an object that does not become a text": () => ({ toString: fail, valueOf: fail, toJSON: fail }),
  "what only looks like a signal": () => Object.create(AbortSignal.prototype) as unknown,
};
for (const key of "ruleset params convention kind rows fixed value mover against colours scale classes columns ink cells labels length bound heaps from share formula budget onProgress signal".split(
  " ",
))
  UNREADABLE[`a record whose ${key} throws`] = () => withGetter({ ruleset: "nim", bound: 1 }, key);

for (const [kind, make] of Object.entries(UNREADABLE)) {
  test(`${kind} is refused, and nothing is lost`, async () => {
    // What is under way stays under way.
    const undisturbed = mex.explore(nim, [30, 31, 32]);
    let refused = 0;
    for (const [place, call] of Object.entries(CALLS)) {
      const answer = await call(make());
      // An option or a callback that nobody asks for may be anything.
      if (answer.ok) continue;
      expect(
        ["wrong-type", "unknown-key", "missing-value", "unknown-ruleset"],
        `${kind} for ${place}`,
      ).toContain(answer.error.code);
      expect(answer.error.field, `${kind} for ${place}`).not.toBe("");
      refused++;
    }
    expect(refused).toBeGreaterThan(10);
    expect(valueOf(await undisturbed).positionCount).toBeGreaterThan(1000);
  });
}

test.each<[asked: string, ask: () => Answer<unknown> | Promise<Answer<unknown>>, field: string]>([
  ["a game", () => mex.read(revoked({}) as never, [1]), "game"],
  ["a ruleset", () => mex.read(withGetter({}, "ruleset") as never, [1]), "ruleset"],
  ["params", () => mex.read(withGetter({ ruleset: "bash" }, "params") as never, [1]), "params"],
  ["a parameter", () => mex.read({ ruleset: "bash", params: withGetter({}, "m") } as never, [1]), "params.m"],
  ["a heap", () => mex.read(nim, withGetter([1, 2], "1") as never), "position[1]"],
  ["a typed array that was given away", () => mex.read(nim, detached() as never), "position"],
  ["a position", () => mex.evaluate(nim, [[1], revoked([]) as never]), "positions[1]"],
  ["positions", () => mex.evaluate(nim, revoked([]) as never), "positions"],
  ["a scope", () => mex.census(nim, revoked({}) as never), "scope"],
  ["a bound", () => mex.verify("bouton", nim, withGetter({}, "bound") as never), "bound"],
  ["a theorem", () => mex.verify(revoked({}) as never, nim, { bound: 1 }), "theorem"],
  ["a formula", () => mex.verify(withGetter({}, "formula") as never, nim, { bound: 1 }), "formula"],
  ["options", () => mex.explore(nim, [1], revoked({}) as never), "options.onProgress"],
  ["a part", () => mex.explore(nim, [1], withGetter({}, "around") as never), "options.around"],
  [
    "the middle of a part",
    () => mex.explore(nim, [1], { around: withGetter({ moves: 1 }, "position") } as never),
    "options.around.position",
  ],
  ["a budget", () => mex.explore(nim, [1], withGetter({}, "budget") as never), "options.budget"],
  ["onProgress", () => mex.explore(nim, [1], withGetter({}, "onProgress") as never), "options.onProgress"],
  ["a signal", () => mex.explore(nim, [1], withGetter({}, "signal") as never), "options.signal"],
])("of what cannot be read the field is named: %s", async (_, ask, field) => {
  expect(errorOf(await ask())).toEqual({ code: "wrong-type", field, got: "unreadable" });
});

test("an iterator of the caller's own is not asked", () => {
  const list = Object.assign([1, 2], {
    *[Symbol.iterator]() {
      for (;;) yield 1;
    },
  });
  expect(valueOf(mex.read(nim, list)).label).toBe("(1,2)");
});

test("a signal whose properties were tampered with cancels all the same", async () => {
  const stop = new AbortController();
  Object.defineProperty(stop.signal, "aborted", { get: fail });
  everySliceIsATurn();
  const answer = mex.explore(nim, [55, 56, 57], { signal: stop.signal });
  stop.abort();
  expect(errorOf(await answer).code).toBe("cancelled");
});

test("a getter may ask the solver itself, and be asked in turn", async () => {
  const inner: Array<Promise<Answer<unknown>>> = [];
  const game = {
    get ruleset() {
      expect(valueOf(mex.parse("nim(3,2,1)")).label).toBe("(1,2,3)");
      inner.push(mex.explore(nim, [2, 3]));
      return "nim";
    },
  };
  const undisturbed = mex.explore(nim, [30, 31, 32]);
  expect(valueOf(await mex.explore(game, [1, 2, 3])).positionCount).toBe(14);
  for (const answer of inner) expect((await answer).ok).toBe(true);
  expect((await undisturbed).ok).toBe(true);
});

test("a call that breaks within another one ends that too, and nothing else", async () => {
  const game = {
    get ruleset() {
      void broken(() => mex.evaluate(nim, [[1]]));
      expect(errorOf(mex.parse("nim(1)")).code).toBe("internal");
      return "nim";
    },
  };
  expect(errorOf(await mex.explore(game, [1, 2, 3])).code).toBe("internal");
  expect(valueOf(await mex.explore(nim, [1, 2, 3])).positionCount).toBe(14);
});
