// Sequences of single heaps: what is read of values, where heaps are, and what is written down.
import { expect, test } from "vitest";
import { Axis } from "../../www/src/views/sequence/axis.ts";
import { classesOf, largestOf, Peaks } from "../../www/src/views/sequence/classes.ts";
import { nextHidden } from "../../www/src/views/sequence/classHeaps.ts";
import { frequenciesOf } from "../../www/src/views/sequence/frequencies.ts";
import { en } from "../../www/src/views/sequence/words.en.ts";
import { generaFault, baseAndExponent, generaVerdict } from "../../www/src/views/sequence/genera.ts";
import { csvOf } from "../../www/src/exports/csv.ts";
import { bFileOf, jsonOf, tableOf, termsFile, termsOf } from "../../www/src/exports/sequence.ts";
import { oeisAddress } from "../../www/src/views/sequence/output.ts";
import { ReadValues } from "../../www/src/views/sequence/reading.ts";
import { stoppedSaid } from "../../www/src/views/sequence/words.ts";
import type { Sequence } from "../../www/src/solver/wire.ts";
import { sequence, splitRules } from "../../www/src/views/sequence/slice.ts";
import { leastHeight, stacked } from "../../www/src/views/sequence/stacking.ts";
import { Tints } from "../../www/src/views/kit/cells/tints.ts";
import { zh } from "../../www/src/views/sequence/words.zh.ts";

const KAYLES = Uint16Array.of(0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6);

test("a link says which heaps there are, how they lie, and which rules stand below", () => {
  const fields = {
    length: "62",
    layout: "rows",
    width: "12",
    from: "2",
    stack: "subtraction[set={1,3}]; octal[code=0.07]",
  };
  const asked = sequence.read(fields);
  expect(asked).toEqual({
    length: 62,
    layout: "rows",
    width: 12,
    from: 2,
    stack: ["subtraction[set={1,3}]", "octal[code=0.07]"],
  });
  for (const wrong of [
    { length: "0" },
    { length: "21000001" },
    { width: "1000001" },
    { layout: "circle" },
    { from: "-1" },
  ])
    expect(sequence.read(wrong)).toEqual(sequence.read({}));
});

test("semicolons within brackets belong to a rule, and there are eleven rules at most", () => {
  expect(splitRules("take[where={k;n}];nim; ;half")).toEqual(["take[where={k;n}]", "nim", "half"]);
  expect(splitRules("a]]];b")).toEqual(["a]]]", "b"]);
  expect(splitRules(Array.from({ length: 40 }, (_, place) => `r${place}`).join(";"))).toHaveLength(11);
});

test("what is shown of a heap follows from its value and from what the colours mean", () => {
  const grundy = { values: KAYLES, kind: "grundy" as const };
  expect(classesOf(grundy, { value: "grundy" }, 2)).toBe(KAYLES);
  expect([...classesOf(grundy, { value: "outcome" }, 2)]).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  // Of three players 5 = 2 + 1·3 says that P₂ wins when P₀ moves, and P₁ when P₁ does.
  const winners = { values: Uint16Array.of(5, 21), kind: "winners" as const };
  expect([...classesOf(winners, { value: "winner", mover: 0 }, 3)]).toEqual([2, 0]);
  expect([...classesOf(winners, { value: "winner", mover: 1 }, 3)]).toEqual([1, 1]);
  expect([...classesOf(winners, { value: "winner", mover: 2 }, 3)]).toEqual([0, 2]);
  const turns = { values: Uint16Array.of(0, 2), kind: "game-value" as const };
  expect([...classesOf(turns, { value: "winner", mover: 2 }, 3)]).toEqual([2, 1]);
});

test("the highest of many heaps is never missed, and never beyond a few heaps beside them", () => {
  const classes = Uint32Array.from({ length: 5000 }, (_, heap) => (heap * 7919) % 4999);
  const peaks = new Peaks(classes);
  for (let from = 0; from < 4900; from += 97)
    for (const count of [1, 50, 128, 129, 1000, 5000]) {
      const to = Math.min(classes.length, from + count);
      const found = peaks.between(from, to);
      expect(found).toBeGreaterThanOrEqual(largestOf(classes.subarray(from, to)));
      expect(found).toBeLessThanOrEqual(largestOf(classes.subarray(Math.max(0, from - 64), to + 64)));
    }
});

const LOOK = { colours: ["#000000", "#ff0000", "#00ff00", "#0000ff"] };

test.each<[string, "grundy" | "outcome", boolean]>([
  ["values as they are", "grundy", true],
  ["classes of their own", "outcome", true],
  ["bars as high as classes", "outcome", false],
])("%s that come in parts are read as at once", (_, value, areWhole) => {
  const values = Uint16Array.from({ length: 3000 }, (_, heap) => (heap * heap) % (1 + heap / 20));
  const sequenceOf = (count: number): Sequence => ({
    ...{ kind: "grundy", method: "recursion", length: 3000 },
    values: values.slice(0, count),
  });
  const whole = new ReadValues({ value }, 2, areWhole);
  expect(whole.read(sequenceOf(3000), Infinity)).toBe(true);
  const parts = new ReadValues({ value }, 2, areWhole);
  const pixelsOf = (read: ReadValues): number[] => {
    const { means } = read.paintedIn(LOOK);
    return [0, 31, 640, 1999].map((from) => {
      means.add(from, from + 1000);
      return means.take();
    });
  };
  for (const count of [1, 100, 101, 1777, 2222]) {
    expect(parts.read(sequenceOf(count), Infinity)).toBe(true);
    // Blocks that are not whole yet are not kept.
    parts.bars.peaks.between(0, count);
    pixelsOf(parts);
  }
  expect(parts.read(sequenceOf(3000), 500)).toBe(false);
  expect(parts.classes).toHaveLength(2722);
  expect(parts.read(sequenceOf(3000), 500)).toBe(true);
  expect([...parts.classes]).toEqual([...whole.classes]);
  expect([...parts.bars.heights]).toEqual([...whole.bars.heights]);
  expect([parts.largest, parts.bars.largest]).toEqual([whole.largest, whole.bars.largest]);
  for (const from of [0, 63, 1000, 2500])
    expect(parts.bars.peaks.between(from, 3000)).toBe(whole.bars.peaks.between(from, 3000));
  expect(pixelsOf(parts)).toEqual(pixelsOf(whole));
});

test("why there are fewer values is said, and how far they go", () => {
  const values = KAYLES;
  const said = (stopped: Sequence["stopped"]): string | undefined =>
    stoppedSaid({ kind: "grundy", method: "recursion", length: 99, values, ...(stopped && { stopped }) }, en);
  expect(said(undefined)).toBeUndefined();
  expect(said({ code: "cancelled", field: "signal" })).toBe("stopped at heap 11");
  expect(said({ code: "out-of-memory", field: "" })).toMatch(/^up to heap 11: .*memory/);
  expect(said({ code: "too-many-moves", field: "length", limit: 5000 })).toMatch(/heap 11: .* 5,000 moves/);
  expect(said({ code: "too-many-positions", field: "length", limit: 7 })).toMatch(/heap 11: .* 7 positions/);
});

test("few values have colours of their own, and many a scale whose end is as in grids", () => {
  const look = { colours: ["#000000", "#ff0000", "#00ff00"], scale: ["#ffffff", "#0000ff"] };
  const few = new Tints({ value: "grundy" }, look, 2);
  expect([0, 1, 2].map((class_) => few.colour(class_))).toEqual(look.colours);
  const many = new Tints({ value: "grundy" }, look, 5);
  expect([0, 1, 7].map((class_) => many.colour(class_))).toEqual(["#000000", "#ffffff", "#0000ff"]);
  expect(many.pixel(1)).toBe(0xffffffff);
  // Players are no scale.
  expect(new Tints({ value: "winner" }, look, 2).colour(2)).toBe("#00ff00");
});

test("heaps grow and move within their ends, and what is pointed at stays there", () => {
  const axis = new Axis(() => undefined);
  axis.place(1000, 500, 30);
  expect([axis.size, axis.from, axis.isWhole]).toEqual([0.5, 0, true]);
  axis.zoomBy(4, { x: 130, y: 0 });
  expect(axis.columnAt(100)).toBe(200);
  axis.panBy(-1e9);
  expect(axis.from).toBe(750);
  expect(axis.columnAt(499)).toBe(999);
  axis.reveal(10);
  expect(axis.x(10)).toBeGreaterThanOrEqual(0);
  axis.zoomBy(1e-9);
  expect([axis.from, axis.isWhole]).toEqual([0, true]);
  axis.place(20, 500);
  expect(axis.size).toBe(25);
  expect([-1, 501].map((x) => axis.columnAt(x))).toEqual([undefined, undefined]);
});

test("twelve lines find room one below the other, without touching", () => {
  for (const areBars of [true, false]) {
    const boxes = stacked(
      { count: 12, hasTitles: true, areBars, left: 30 },
      { width: 600, height: leastHeight(12) },
    );
    for (const [place, { top, height }] of boxes.entries()) {
      expect(height).toBeGreaterThan(10);
      expect(top).toBeGreaterThan((boxes[place - 1]?.top ?? -40) + (boxes[place - 1]?.height ?? 0) + 20);
      expect(top + height).toBeLessThan(leastHeight(12) - 20);
    }
  }
});

test("after the selected heap the next is shown of those whose values are hidden, and after the last the first", () => {
  const shown = (...heaps: number[]): Map<number, number> => new Map(heaps.map((heap) => [heap, 0]));
  const sizes = { from: 2, length: 6 };
  expect(nextHidden(sizes, [4], shown())).toBe(4);
  expect(nextHidden(sizes, [4], shown(4))).toBe(5);
  expect(nextHidden(sizes, [4], shown(4, 5))).toBe(2);
  expect(nextHidden(sizes, [9], shown(2))).toBe(3);
  expect(nextHidden(sizes, [], shown(2, 3, 4, 5))).toBe(undefined);
});

test("the most common values are listed, with the first and the last heap that has each, and the others counted", () => {
  expect(frequenciesOf(KAYLES, 6)).toEqual({
    listed: [
      { class: 1, count: 3, first: 1, last: 8 },
      { class: 2, count: 3, first: 2, last: 10 },
      { class: 3, count: 2, first: 3, last: 6 },
      { class: 4, count: 2, first: 5, last: 9 },
      { class: 0, count: 1, first: 0, last: 0 },
      { class: 6, count: 1, first: 11, last: 11 },
    ],
    others: 0,
    heaps: 0,
  });
  // As many values as heaps, but for two that come later and oftener: nothing is kept of the others.
  const values = Uint32Array.from({ length: 100_000 }, (_, heap) =>
    heap > 99_990 ? 500 + (heap % 2) : heap,
  );
  const { listed, others, heaps } = frequenciesOf(values, 99_990);
  expect(listed.slice(0, 3)).toEqual([
    { class: 501, count: 6, first: 501, last: 99_999 },
    { class: 500, count: 5, first: 500, last: 99_998 },
    { class: 0, count: 1, first: 0, last: 0 },
  ]);
  expect([listed.length, listed.at(-1)?.class, others, heaps]).toEqual([24, 21, 99_967, 99_967]);
});

test("terms, a b-file and a table are written as programs read them", () => {
  const values = KAYLES.subarray(0, 4);
  expect(termsOf(values)).toBe("0, 1, 2, 3");
  expect(termsFile(values, ["# game: kayles"])).toBe("# game: kayles\n0, 1, 2, 3\n");
  expect(bFileOf(values, ["# game: kayles"])).toBe("# game: kayles\n0 0\n1 1\n2 2\n3 3\n");
  const columns = [
    { text: "octal[code=0.77]", values },
    { text: 'a "b",{1,2}', values: values.subarray(0, 4).map((value) => value + 1) },
  ];
  expect(csvOf(["# x"], tableOf(columns))).toBe(
    '# x\r\nheap,octal[code=0.77],"a ""b"",{1,2}"\r\n0,0,1\r\n1,1,2\r\n2,2,3\r\n3,3,4\r\n',
  );
  // Entries begin with more zeros or with fewer: Dawson's Kayles has two, and its entry one.
  expect(oeisAddress(values)).toBe("https://oeis.org/search?q=1,2,3");
  expect(oeisAddress(Uint16Array.of(0, 0, 1, 1, 2, 0, 3))).toBe("https://oeis.org/search?q=1,1,2,0,3");
  expect(oeisAddress(new Uint16Array(30))).toBe(`https://oeis.org/search?q=${Array(24).fill(0).join()}`);
  const proved = { kind: "grundy" as const, method: "recursion" as const, status: "proved" as const };
  const sequence = { ...proved, values, length: 4, period: 12, preperiod: 71 };
  const source = { game: "octal[code=0.77](4)", play: "normal", program: "Mexplorer 1.0" };
  expect(JSON.parse(jsonOf([{ text: "octal[code=0.77]", sequence }], source))).toEqual({
    ...source,
    sequences: [
      { rule: "octal[code=0.77]", ...proved, length: 4, period: 12, preperiod: 71, values: [0, 1, 2, 3] },
    ],
  });
});

test("genera are typeset by their parts, and it is said which heaps are tame and how far that goes", () => {
  expect([baseAndExponent("0^{120}"), baseAndExponent("3^{10,8}")]).toEqual([
    ["0", "120"],
    ["3", "10,8"],
  ]);
  const genera = (count: number): { grundy: number; misere: number[]; label: string; tame: boolean }[] =>
    Array.from({ length: count }, () => ({ grundy: 0, misere: [1, 2, 0], label: "0^{120}", tame: true }));
  expect(generaVerdict({ genera: genera(64), positions: 64 }, 64, en)).toEqual([
    "All heaps up to 63 are tame.",
  ]);
  const short = generaVerdict({ genera: genera(16), firstWild: 5, positions: 684 }, 32, en);
  expect(short).toEqual([
    "Heap 5 is the first that is not tame.",
    "This goes up to heap 15, for larger heaps lead to too many positions.",
  ]);
  expect(generaVerdict({ genera: genera(64), positions: 64 }, 64, zh)).toEqual([
    "直到堆 63，所有的堆都是驯服的（tame）。",
  ]);
  const passes = { code: "out-of-range" as const, field: "params.passes" };
  expect(generaFault(passes, en)).toBe("Genera are of games without passes.");
  expect(generaFault({ code: "too-many-moves", field: "length" }, en)).toBe(
    "Even small heaps of this game lead to too many positions.",
  );
  expect(generaFault({ code: "cancelled", field: "" }, en)).toBe("The computation was stopped.");
});
