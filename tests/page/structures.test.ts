// Triples, days, regions and growth against their definitions, and against what the solver finds by search.
import { beforeAll, expect, test } from "vitest";
import { mex, valueOf } from "../boundary/built.ts";
import { question } from "../../www/src/model/question/question.ts";
import { reveal } from "../../www/src/model/reveal.ts";
import { links } from "../../www/src/views/registry.ts";
import { guessPair } from "../../www/src/views/structures/guessing.ts";
import { Outcomes } from "../../www/src/views/structures/outcomes.ts";
import { pointsPictureOf } from "../../www/src/views/structures/places.ts";
import { heapsOf, heapsLabel } from "../../www/src/views/structures/positions.ts";
import { hasStructures, POINTS, structures } from "../../www/src/views/structures/slice.ts";
import { everyTriple, System, type Triple } from "../../www/src/views/structures/system.ts";
import {
  grow,
  growthOf,
  inRegion,
  isOdd,
  powersOf,
  readGrowth,
  REGIONS,
  regionOf,
  writeGrowth,
  writtenPower,
  type Sets,
} from "../../www/src/views/structures/venn.ts";
import { check, rowOf, walkOf, WEEK } from "../../www/src/views/structures/week.ts";
import { opened } from "../../www/src/views/figure/opened.ts";
import { STAGE } from "../../www/src/views/kit/still.ts";
import { shown, solver } from "./shown.ts";

/** The P-positions among all positions of three heaps up to 15, by search of their graph. */
const searched = new Set<string>();
const systems = new Map<number, System>();

beforeAll(async () => {
  const graph = valueOf(await mex.explore({ ruleset: "nim" }, [15, 15, 15]));
  graph.labels.forEach((label, position) => {
    if (graph.outcome?.[position] === 0) searched.add(label);
  });
  const every = everyTriple(31);
  const { outcome = [] } = valueOf(await mex.evaluate({ ruleset: "nim" }, every));
  const won = new Set(every.filter((_, place) => outcome[place] === 0).map((triple) => triple.join()));
  for (const points of POINTS) systems.set(points, new System(points, (heaps) => won.has(heaps.join())));
});

function systemOf(points: number): System {
  const system = systems.get(points);
  if (!system) throw new Error(`there is no system of ${points} points`);
  return system;
}

test.each(POINTS)(
  "every pair of 1 to %i lies in exactly one triple, and v(v − 1)/6 triples there are",
  (points) => {
    const system = systemOf(points);
    const { triples } = system;
    expect(triples).toHaveLength((points * (points - 1)) / 6);
    expect(system.isSteiner).toBe(true);
    for (let one = 1; one <= points; one++)
      for (let two = one + 1; two <= points; two++) {
        const both = triples.filter((triple) => triple.includes(one) && triple.includes(two));
        expect(both).toHaveLength(1);
        expect(both[0]).toContain(system.third(two, one));
      }
  },
);

test("search finds the same triples, and a set with one triple changed is no Steiner system", () => {
  for (const points of [3, 7, 15]) {
    const found = everyTriple(points).filter((triple) => searched.has(heapsLabel(triple)));
    expect(systemOf(points).triples).toEqual(found);
  }
  const wrong = systemOf(7).triples.map((triple): Triple => (triple.join() === "2,5,7" ? [2, 5, 6] : triple));
  const keys = new Set(wrong.map((triple) => triple.join()));
  expect(new System(7, (heaps) => keys.has(heaps.join())).isSteiner).toBe(false);
});

test("from any other three numbers one or three can be lowered into a triple, by a legal move to a P-position", () => {
  const system = systemOf(15);
  let cases = 0;
  for (const numbers of everyTriple(15).filter((triple) => !system.has(triple))) {
    const lowerings = system.lowerings(numbers);
    expect([1, 3]).toContain(lowerings.length);
    const wanted = numbers.flatMap((from) =>
      Array.from({ length: from }, (_, to) => numbers.map((each) => (each === from ? to : each)))
        .filter((heaps) => searched.has(heapsLabel(heaps)))
        .map(heapsLabel),
    );
    expect(lowerings.map(({ triple }) => heapsLabel(triple)).sort()).toEqual(wanted.sort());
    cases++;
  }
  expect(cases).toBe(455 - 35);
});

test("the Fano plane has each triple on a straight line or on the circle, and no others are there", () => {
  const { places } = pointsPictureOf(7, false);
  const at = (point: number): { x: number; y: number } => places[point - 1] ?? { x: NaN, y: NaN };
  const isStraight = ([one, two, three]: Triple): boolean => {
    const [a, b, c] = [at(one), at(two), at(three)];
    return Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) < 1e-6;
  };
  const off = (point: number): number => Math.hypot(at(point).x - at(7).x, at(point).y - at(7).y);
  const isRound = (triple: Triple): boolean => {
    const far = triple.map(off);
    return Math.max(...far) - Math.min(...far) < 1e-6 && Math.max(...far) < off(1) - 1;
  };
  const drawn = everyTriple(7).filter((triple) => isStraight(triple) || isRound(triple));
  expect(drawn).toEqual(systemOf(7).triples);
  expect(drawn.filter(isStraight)).toHaveLength(6);
  // Hidden, the points tell nothing: each stands beside the next, as far from it as all others are.
  const round = pointsPictureOf(7, true).places;
  const gaps = round.map((place, index) => {
    const next = round[(index + 1) % 7] ?? place;
    return Math.hypot(place.x - next.x, place.y - next.y);
  });
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1e-6);
});

test("Kirkman’s week has each girl once a day, each pair once, and each P-position once", () => {
  expect(check(WEEK)).toEqual({ days: true, pairs: 105, isOnce: true });
  expect(WEEK).toHaveLength(7);
  const rows = WEEK.flat().map((row) => row.join());
  expect(new Set(rows)).toEqual(new Set(systemOf(15).triples.map((triple) => triple.join())));
  for (const [place, day] of WEEK.entries())
    for (const [row, girls] of day.entries()) {
      expect(walkOf([...girls].reverse())).toEqual({ day: place + 1, row });
      for (const girl of girls) expect(rowOf(girl, place + 1)).toEqual(girls);
    }
  expect(walkOf([1, 2, 4])).toBeUndefined();
  // Two rows that change places between days leave girls who walk twice on a day.
  const [monday = [], tuesday = [], ...others] = WEEK;
  const mixed = [
    [...monday.slice(1), ...tuesday.slice(1, 2)],
    [...monday.slice(0, 1), ...tuesday.slice(0, 1), ...tuesday.slice(2)],
    ...others,
  ];
  expect(check(mixed)).toEqual({ days: false, pairs: 105, isOnce: true });
  expect(check([monday, monday, ...others]).isOnce).toBe(false);
});

test("what lies in an odd number of the sets is what the solver calls D", async () => {
  const cases: Sets[] = [
    [2, 5, 14],
    [5, 9, 12],
    [0, 3, 3],
    [7, 7, 7],
    [0, 0, 0],
    [1, 2 ** 40, 2 ** 52 + 3],
  ];
  for (const sets of cases) {
    const { theorems } = valueOf(
      await mex.explain(
        { ruleset: "nim" },
        sets.filter((heap) => heap > 0),
      ),
    );
    const verdict = theorems.find(({ id }) => id === "symmetric-difference");
    const named = ["A", "B", "C", "D"].map((name) => verdict?.quantities[name]);
    const odd = REGIONS.filter(isOdd).flatMap((region) => inRegion(region, sets));
    const wanted = [...sets.map(powersOf), odd.sort((one, two) => one - two)];
    expect(named).toEqual(wanted.map((values) => ({ kind: "set", values })));
    // Each power stands in one region, and all of a heap in its own circle.
    for (const [place, heap] of sets.entries())
      for (const power of powersOf(heap)) expect(Math.floor(regionOf(power, sets) / 2 ** place) % 2).toBe(1);
  }
  expect([1, 512, 1024, 2 ** 40].map(writtenPower)).toEqual(["1", "512", "2¹⁰", "2⁴⁰"]);
});

test("all P-positions grow from (0,0,0), each step is one, and nothing else grows", () => {
  let grown = 0;
  for (let a = 0; a < 16; a++)
    for (let b = a; b < 16; b++)
      for (let c = b; c < 16; c++) {
        const steps = growthOf([a, b, c]);
        expect(steps !== undefined).toBe(searched.has(heapsLabel([a, b, c])));
        if (!steps) continue;
        grown++;
        let sets: Sets | undefined = [0, 0, 0];
        for (const step of steps) {
          sets = sets && grow(sets, step);
          expect(searched.has(heapsLabel(sets ?? [1]))).toBe(true);
        }
        expect(sets).toEqual([a, b, c]);
        expect(readGrowth(writeGrowth(steps))).toEqual(steps);
      }
  expect(grown).toBe(searched.size);
  expect(grow([4, 4, 0], { power: 4, lens: "bc" })).toBeUndefined();
  // What cannot be added is passed over.
  expect(writeGrowth(readGrowth("1ab,3ac,1bc,4bc"))).toBe("1ab,4bc");
});

test("there are structures of up to three heaps of Nim under normal play alone", async () => {
  const has = async (link: string): Promise<boolean> => hasStructures((await shown(link)).store.state);
  for (const link of ["nim(1,2,3)", "nim(4)", "nim(3,5)", "nim(1,2,3)?words=outcome"])
    expect(await has(link), link).toBe(true);
  for (const link of [
    "nim(1,2,3)?play=misere",
    "nim(1,2,3,4)",
    "nim[passes=1](1,2,3)",
    "bash[m=9](1,2,3)",
    "nim(1,2)+nim(3)",
    "nim(1,2,3)?words=win",
  ])
    expect(await has(link), link).toBe(false);
});

test("a link says what is shown, and what means nothing is passed over", () => {
  const asked = (fields: string): unknown =>
    structures.in(links.read(`nim(1,2,3)?view=structures&${fields}`));
  const rest = {
    structure: "triples",
    points: 7,
    pair: [],
    day: 0,
    property: 0,
    grown: undefined,
    stage: undefined,
  };
  expect(asked("")).toEqual(rest);
  const all = "structure=growth&points=15&pair=5,9&day=3&property=2&grown=1ab,4bc&stage=1";
  expect(asked(all)).toEqual({
    structure: "growth",
    points: 15,
    pair: [5, 9],
    day: 3,
    property: 2,
    grown: "1ab,4bc",
    stage: 1,
  });
  expect(asked("structure=magic&points=8&pair=5,5&day=8&property=4&grown=ab&stage=x")).toEqual(rest);
});

test("the solver is asked once for all positions that are wanted, and a right guess alone shows a value", async () => {
  const { store } = await opened(solver, "nim(1,2,3)?hide=values&view=structures", STAGE, "en", "");
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const outcomes = new Outcomes(store, () => {
    arrive();
  });
  outcomes.follow(store.state);
  expect(outcomes.system(7)).toBeUndefined();
  await arrived;
  expect(outcomes.system(7)?.triples).toHaveLength(7);
  guessPair(store, [2, 5, 6], "no-triple", "2,5");
  expect(reveal.of(store.state).shown).toEqual(new Set());
  guessPair(store, [7, 5, 2], undefined, "2,5");
  guessPair(store, [1, 2, 3], undefined, "1,2");
  expect([...reveal.of(store.state).shown]).toEqual(["(2,5,7)", "(1,2,3)"]);
  expect(question.of(store.state)).toMatchObject({ tries: 3, first: 1 });
  expect(
    [
      [5, 2, 7],
      [1, 4, 5],
    ].map((heaps) => outcomes.tells(heaps)),
  ).toEqual([true, false]);
  expect(
    [
      [5, 2, 7],
      [1, 4, 5],
    ].map((heaps) => outcomes.of(heaps)),
  ).toEqual(["P", undefined]);
  expect(outcomes.judged([1, 4, 5])).toBe("P");
  expect(heapsOf("(2,5)")).toEqual([0, 2, 5]);
});
