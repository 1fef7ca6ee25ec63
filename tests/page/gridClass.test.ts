// A grid whose values are hidden: what its cells show, what a guess is worth, what follows, and each step back.
import { beforeEach, expect, test } from "vitest";
import { mex, valueOf } from "../boundary/built.ts";
import { NORMAL } from "../../www/src/model/convention.ts";
import { display } from "../../www/src/model/display.ts";
import { lineFrom } from "../../www/src/model/playedLine.ts";
import { canGoBack, goBack, hideAll, question, showLabels } from "../../www/src/model/question/question.ts";
import { reveal } from "../../www/src/model/reveal.ts";
import { hideValues } from "../../www/src/model/revealing.ts";
import type { OpenGame } from "../../www/src/model/state.ts";
import type { Solver } from "../../www/src/model/solver.ts";
import { Store } from "../../www/src/model/store.ts";
import { chooseWords } from "../../www/src/model/vocabulary.ts";
import type { Convention } from "../../www/src/solver/api.ts";
import { Atlas } from "../../www/src/views/grid/atlas.ts";
import { Hidden, MOST_HIDDEN } from "../../www/src/views/grid/class/hidden.ts";
import { Quiz } from "../../www/src/views/grid/class/quiz.ts";
import type { PageColours } from "../../www/src/views/kit/cells/look.ts";
import { planOf } from "../../www/src/views/grid/plan.ts";
import { setGrid } from "../../www/src/views/grid/slice.ts";
import { ToldCells } from "../../www/src/views/grid/toldCells.ts";
import { SLICES } from "../../www/src/views/registry.ts";
import { openGame } from "./fakes.ts";

const COLOURS: PageColours = {
  paper: "#ffffff",
  ink: "#000000",
  muted: "#666666",
  hairline: "#dddddd",
  accent: "#aa3300",
  nCap: "#f2d2c0",
  dCap: "#7b92a6",
  isDark: false,
};
const NONE: ReadonlySet<string> = new Set();

/** The real solver, in this thread. */
const call = (name: string, args: readonly unknown[]): unknown =>
  (mex as unknown as Record<string, (...all: unknown[]) => unknown>)[name]?.(...args);
const solver = {
  ask: (name: string, args: readonly unknown[]) => Promise.resolve(call(name, args)),
  request: (_: string, name: string, args: readonly unknown[]) => Promise.resolve(call(name, args)),
  cancel: () => undefined,
} as unknown as Solver;

let store: Store;
let atlas: Atlas;
let hidden: Hidden;
let quiz: Quiz;

/** Opens Wythoff’s game on a grid of so many rows and columns, with all values hidden. */
async function open(side: number, convention: Convention = NORMAL): Promise<void> {
  const game = openGame("wythoff", "(1,2)", [1, 2], { params: { a: 1 }, convention, swept: [1, 2] });
  store = new Store(solver, SLICES, { game, selected: "(1,2)", line: lineFrom("(1,2)") });
  const catalogue = valueOf(mex.catalogue());
  store.set({ catalogue });
  setGrid(store, { rows: side, columns: side });
  display.put(store, { colourBy: "outcome" });
  hideValues(store, true);
  await follow(game);
}

async function follow(game: OpenGame): Promise<void> {
  const changed = (): void => undefined;
  atlas = new Atlas(solver, changed);
  hidden = new Hidden(store, atlas, changed);
  quiz = new Quiz(store, hidden, changed, changed);
  atlas.open(planOf(store.state, game, undefined, COLOURS));
  await settled(() => atlas.leaf !== undefined);
  hidden.follow(atlas.leaf);
  await settled(() => hidden.cells !== undefined || (atlas.leaf?.chart.rows ?? 0) ** 2 > MOST_HIDDEN);
  quiz.follow(store.state);
  await settled(() => hidden.cells === undefined || quiz.following().length > 0);
}

async function settled(is: () => boolean): Promise<void> {
  await expect.poll(is, { interval: 2 }).toBe(true);
}

const faces = () => hidden.faces(store.state, COLOURS, quiz.asked?.label, quiz.lit);
const shown = (): string[] => [...reveal.of(store.state).shown];
const tally = () => question.of(store.state);
const ask = (row: number, column: number): void => {
  quiz.ask({ row, column });
};

beforeEach(async () => {
  await open(8);
});

test("hidden cells are the same under every convention, whatever the colours mean", async () => {
  for (const colourBy of ["outcome", "grundy"] as const) {
    const all: unknown[] = [];
    for (const convention of [NORMAL, { kind: "misere" }] as const) {
      await open(8, convention);
      display.put(store, { colourBy, only: ["P"] });
      ask(1, 2);
      all.push([faces(), hidden.labels, quiz.rest(), quiz.following(), tally()]);
    }
    expect(all[0]).toEqual(all[1]);
    expect(new Set(faces().faces.map(({ fill }) => fill)).size).toBe(1);
  }
});

test("what has not come, is of another game, or is too much shows nothing", async () => {
  const { game } = store.state;
  expect(hidden.faces(store.state, COLOURS, undefined, NONE).faces).toHaveLength(64);
  if (game) store.set({ game: { ...game, convention: { kind: "misere" } } });
  expect(hidden.faces(store.state, COLOURS, undefined, NONE).faces).toEqual([]);
  await open(101);
  expect(hidden.faces(store.state, COLOURS, undefined, NONE).faces).toEqual([]);
  expect(hidden.label({ row: 0, column: 0 })).toBeUndefined();
});

test("a cell tells its value when its position does, and all of them none while one is hidden", async () => {
  await open(4);
  const cells = new ToldCells(store, atlas, hidden);
  const read = await cells.read({ row: 1, column: 2 });
  expect(read?.()).toEqual({ row: 1, column: 2, label: "(1,2)" });
  const place = { rows: { from: 0, to: 2 }, columns: { from: 1, to: 3 } } as Parameters<
    ToldCells["within"]
  >[0];
  expect([cells.leaf, await cells.within(place)]).toEqual([undefined, undefined]);
  showLabels(store, ["(1,2)"]);
  expect(read?.().told).toEqual({ value: 0, isCompared: false });
  hideAll(store);
  expect(read?.().told).toBeUndefined();
  hideValues(store, false);
  expect(cells.leaf).toBe(atlas.leaf);
  expect(Array.from((await cells.within(place))?.classes ?? [])).toEqual([1, 1, 1, 0]);
});

test("a right guess fills both cells of its position, and only those", async () => {
  ask(2, 1);
  await quiz.guess("P");
  expect(quiz.asked?.label).toBe("(1,2)");
  expect(tally().last).toMatchObject({ label: "(1,2)", said: "P", isRight: true });
  const written = faces().faces.flatMap(({ text }, index) => (text ? [[index, text]] : []));
  expect(written).toEqual([
    [10, "P"],
    [17, "P"],
  ]);
  expect(tally()).toMatchObject({ tries: 1, first: 1 });
  // What is shown already is no guess.
  await quiz.guess("N");
  expect(tally().tries).toBe(1);
});

test("a wrong guess is refuted by an option that is shown then, by all of them, or by there being none", async () => {
  ask(3, 3);
  await quiz.guess("P");
  expect(tally().last).toMatchObject({ how: "reached" });
  const [witness] = tally().last?.witnesses ?? [];
  expect(["()", "(1,2)"]).toContain(witness);
  expect(shown()).toEqual([witness]);
  expect([...quiz.lit]).toEqual([witness]);
  hideAll(store);
  ask(0, 0);
  await quiz.guess("N");
  expect(tally().last).toMatchObject({ how: "no-move" });
  expect(shown()).toEqual([]);
  ask(1, 2);
  await quiz.guess("N");
  expect(tally().last).toMatchObject({ how: "all-others" });
  expect(shown().sort()).toEqual(["(1)", "(1,1)", "(2)"]);
  await quiz.guess("P");
  expect(tally()).toMatchObject({ tries: 4, first: 0 });
});

test("a wrong Grundy value tells what refutes it, and never the value", async () => {
  display.put(store, { colourBy: "grundy" });
  const game = store.state.game;
  if (game) await follow(game);
  const { rows, columns, classes } = valueOf(
    await mex.cells(
      { ruleset: "wythoff" },
      { rows: 8, columns: 8 },
      { value: "grundy" },
      { row: 0, column: 0, rows: 8, columns: 8 },
    ),
  );
  let refuted = 0;
  for (let index = 0; index < rows * columns; index += 5) {
    const value = classes[index] ?? 0;
    for (const said of [value + 1, value + 9, ...(value > 0 ? [value - 1] : [])]) {
      hideAll(store);
      ask(Math.floor(index / columns), index % columns);
      await quiz.guess(said);
      refuted++;
      expect(tally().last?.isRight).toBe(false);
      expect(quiz.isOpen).toBe(true);
      // Everything below its value is the value of an option.
      if (said < value) expect(tally().last?.how).toBe("reached");
      for (const label of shown()) expect(hidden.valueOf(label)).toBe(said);
    }
  }
  expect(refuted).toBeGreaterThan(30);
});

test("what follows is what one step of thought finds, from the end of play to the last cell", () => {
  expect(quiz.following()).toEqual(["()"]);
  showLabels(store, quiz.following());
  const won = quiz.following();
  // One move away from the end: along the edges and the diagonal.
  expect(won).toHaveLength(14);
  expect(won.slice(0, 3)).toEqual(["(1)", "(2)", "(1,1)"]);
  let rounds = 0;
  for (; quiz.rest().length > 0 && rounds < 40; rounds++) showLabels(store, quiz.following());
  expect(quiz.rest()).toEqual([]);
  expect(rounds).toBeGreaterThan(3);
  expect(quiz.following()).toEqual([]);
});

test("a presentation asks about each cell and then shows it, to the end and back", () => {
  for (let count = 0; count < 36; count++) {
    quiz.stepOn();
    expect(quiz.isOpen).toBe(true);
    expect(shown()).toHaveLength(count);
    quiz.stepOn();
    expect(shown()).toHaveLength(count + 1);
  }
  quiz.stepOn();
  expect(quiz.rest()).toEqual([]);
  const last = shown().at(-1);
  quiz.stepBack();
  expect(quiz.asked?.label).toBe(last);
  expect(quiz.isOpen).toBe(true);
});

test("a row, what follows and all are steps, and each is taken back as a whole", () => {
  const counts = (): number => shown().length;
  ask(3, 5);
  quiz.showRow();
  expect(counts()).toBe(8);
  showLabels(store, quiz.following());
  const more = counts();
  expect(more).toBeGreaterThan(8);
  showLabels(store, quiz.rest());
  expect(counts()).toBe(36);
  hideAll(store);
  expect(counts()).toBe(0);
  const back = [36, more, 8, 0].map(() => {
    goBack(store);
    return counts();
  });
  expect(back).toEqual([36, more, 8, 0]);
  expect(canGoBack(store.state)).toBe(false);
});

test("what was shown elsewhere is hidden again one by one", () => {
  showLabels(store, ["()", "(1)"]);
  reveal.put(store, { shown: new Set(["()", "(1)", "(2)"]) });
  expect(goBack(store)).toBe("(2)");
  expect(goBack(store)).toBe("(1)");
  expect(shown()).toEqual(["()"]);
});

test("with other words, and with several players, cells are asked about by what is told of them", async () => {
  chooseWords(store, "shapes");
  expect(faces().faces.every(({ text }) => text === undefined)).toBe(true);
  await open(6, { kind: "alliance", players: 3, winner: "last-mover" });
  ask(0, 0);
  const value = hidden.valueOf("()");
  expect(typeof value).toBe("number");
  await quiz.guess(Number(value) === 0 ? 1 : 0);
  expect(tally().last?.isRight).toBe(false);
  await quiz.guess(value ?? 0);
  expect(tally().last?.isRight).toBe(true);
});
