// What a grid asks of the solver, in which order, and what it makes of answers that come late or not at all.
import { expect, test, vi } from "vitest";
import { against as compared, compareWith } from "../../www/src/model/against.ts";
import type { Aside, Solver } from "../../www/src/model/solver.ts";
import { NORMAL } from "../../www/src/model/convention.ts";
import { Store } from "../../www/src/model/store.ts";
import type { Game, Progress } from "../../www/src/solver/api.ts";
import type { Answer } from "../../www/src/solver/wire.ts";
import { Against } from "../../www/src/views/grid/against.ts";
import { Atlas, type Plan } from "../../www/src/views/grid/atlas.ts";
import { grid } from "../../www/src/views/grid/slice.ts";
import { FakeSolver, openGame } from "./fakes.ts";

/** A chart that was asked for, and is answered when the test says so. */
interface Asked {
  rows: number;
  columns: number;
  game: string;
  answer: (answer: Answer<unknown>) => Promise<void>;
  tell: (positions: number) => void;
}

class Beside {
  readonly asked: Asked[] = [];
  readonly cancelled: string[] = [];
  isReleased = false;
  /** What small questions are answered with. */
  told: Answer<unknown> = { ok: false, error: { code: "cancelled", field: "" } };
  readonly small: unknown[] = [];

  solver(): Solver {
    const aside = {
      request: (
        _: string,
        name: string,
        args: unknown[],
        options?: { onProgress?: (step: Progress) => void },
      ) =>
        new Promise((resolve) => {
          expect(name).toBe("chart");
          const [game, { rows, columns }] = args as [Game, { rows: number; columns: number }];
          const answer = async (given: Answer<unknown>): Promise<void> => {
            resolve(given);
            for (let turn = 0; turn < 5; turn++) await Promise.resolve();
          };
          const tell = (positions: number): void => {
            options?.onProgress?.({ phase: "solving", positions, moves: 0 });
          };
          this.asked.push({ rows, columns, game: game.ruleset, answer, tell });
        }),
      ask: (...args: unknown[]) => {
        this.small.push(args);
        return Promise.resolve(this.told);
      },
      cancel: (view: string) => void this.cancelled.push(view),
      release: () => void (this.isReleased = true),
    } as unknown as Aside;
    return Object.assign(new FakeSolver(), { aside: () => aside });
  }

  get last(): Asked {
    return this.asked.at(-1) ?? expect.fail("nothing was asked for");
  }
}

const plan = (side: number, ruleset = "token", colours = ["#000000", "#ffffff"]): Plan => ({
  game: { ruleset },
  grid: { rows: side, columns: side },
  shown: { value: "outcome", colours },
});
const chart = (side: number): Answer<unknown> => ({
  ok: true,
  value: { rows: side, columns: side, method: "search", counts: [1] },
});
const refused = (code: string): Answer<never> => ({ ok: false, error: { code, field: "" } as never });

function opened(): { atlas: Atlas; beside: Beside; changes: () => number } {
  const beside = new Beside();
  let changes = 0;
  const atlas = new Atlas(beside.solver(), () => changes++);
  return { atlas, beside, changes: () => changes };
}

test("a grid is asked for once, and shown when it has come", async () => {
  const { atlas, beside, changes } = opened();
  atlas.open(plan(30));
  atlas.open(plan(30));
  expect(beside.asked).toHaveLength(1);
  expect(atlas.leaf).toBeUndefined();
  await beside.last.answer(chart(30));
  expect(atlas.leaf).toMatchObject({ plan: plan(30), chart: { rows: 30 } });
  expect(changes()).toBe(1);
  atlas.open(plan(30));
  expect(beside.asked).toHaveLength(1);
});

test("of a long one the corner comes first; the same in other colours comes at once", async () => {
  const { atlas, beside } = opened();
  atlas.open(plan(5000));
  expect(beside.asked).toMatchObject([{ rows: 700, columns: 700 }]);
  await beside.last.answer(chart(700));
  const corner = atlas.leaf;
  expect(corner?.plan.grid).toMatchObject({ rows: 700, columns: 700 });
  expect(beside.asked).toMatchObject([{ rows: 700 }, { rows: 5000, columns: 5000 }]);
  await beside.last.answer(chart(5000));
  expect(atlas.leaf?.plan.grid.rows).toBe(5000);
  expect(atlas.leaf?.key).not.toBe(corner?.key);
  atlas.open(plan(5000, "token", ["#ffffff", "#000000"]));
  expect(beside.asked.slice(2)).toMatchObject([{ rows: 5000 }]);
  // A long and narrow one has a corner that is no larger than itself.
  atlas.open({ ...plan(5000), grid: { rows: 5000, columns: 400 } });
  expect(beside.last).toMatchObject({ rows: 700, columns: 400 });
});

test("what was overtaken is dropped, in whatever order answers come", async () => {
  const { atlas, beside, changes } = opened();
  atlas.open(plan(10));
  atlas.open(plan(5000));
  atlas.open(plan(20, "other"));
  const [first, long, last] = beside.asked;
  await last?.answer(chart(20));
  await first?.answer(chart(10));
  await long?.answer(chart(700));
  expect(atlas.leaf?.plan).toEqual(plan(20, "other"));
  // Nor is the rest of what was overtaken asked for.
  expect(beside.asked).toHaveLength(3);
  expect(changes()).toBe(1);
});

test("what is given up is not gone on with, and is tried once more", async () => {
  const { atlas, beside } = opened();
  atlas.open(plan(30));
  await beside.last.answer(chart(30));
  atlas.open(plan(5000));
  atlas.cancel();
  expect(beside.cancelled).toEqual(["grid"]);
  await beside.last.answer(refused("cancelled"));
  expect(atlas.error?.code).toBe("cancelled");
  // The whole of it is not asked for behind the reader’s back; what was shown stays.
  expect(beside.asked).toHaveLength(2);
  expect(atlas.leaf?.plan).toEqual(plan(30));
  atlas.open(plan(5000));
  expect(beside.asked).toHaveLength(2);
  atlas.again();
  expect(atlas.error).toBeUndefined();
  expect(beside.last).toMatchObject({ rows: 700 });
  await beside.last.answer(chart(700));
  await beside.last.answer(refused("too-many-positions"));
  expect(atlas.error?.code).toBe("too-many-positions");
  // A corner of what cannot be had would pass for all of it.
  expect(atlas.leaf).toBeUndefined();
  atlas.open(plan(8));
  expect(atlas.error).toBeUndefined();
});

test("progress is told of long work alone, and of what is wanted", async () => {
  const { atlas, beside, changes } = opened();
  const now = vi.spyOn(performance, "now").mockReturnValue(1000);
  atlas.open(plan(900));
  const { tell } = beside.last;
  tell(5);
  expect(atlas.progress).toBeUndefined();
  now.mockReturnValue(1300);
  tell(7);
  expect(atlas.progress?.positions).toBe(7);
  expect(changes()).toBe(1);
  atlas.open(plan(901));
  tell(9);
  expect(atlas.progress?.positions).toBe(7);
  await beside.last.answer(chart(901));
  expect(atlas.progress).toBeUndefined();
  now.mockRestore();
});

test("cells and pixels that are not to be had are none, and a solver that is left is released", async () => {
  const { atlas, beside } = opened();
  atlas.open(plan(30));
  await beside.last.answer(chart(30));
  const leaf = atlas.leaf ?? expect.fail("there is no grid");
  const window = { scale: 1 / 8, left: 0, top: 0, width: 2, height: 1 };
  expect(await atlas.cells(leaf, 1, 2, 3, 4, true)).toBeUndefined();
  expect(await atlas.pixels(leaf, window)).toBeUndefined();
  const { game, grid: cells, shown } = leaf.plan;
  expect(beside.small).toEqual([
    ["cells", [game, cells, shown, { row: 1, column: 2, rows: 3, columns: 4, labels: true }]],
    ["paint", [game, cells, shown, { cells: 1, pixels: 8, left: 0, top: 0, width: 2, height: 1 }]],
  ]);
  atlas.open(plan(40));
  atlas.dispose();
  await beside.last.answer(chart(40));
  expect([beside.isReleased, atlas.leaf]).toEqual([true, leaf]);
});

const token = openGame("token", "(4)", [4], { params: { m: 2 }, swept: [4, 0] });

test("a comparison with another convention is there at once, one with a rule when it has been read", async () => {
  const store = new Store(new FakeSolver(), [grid, compared]);
  let drawn = 0;
  const against = new Against(store, () => drawn++);
  const of = (text: string | undefined): unknown => {
    compareWith(store, text);
    return against.of(store.state);
  };
  const read = async (): Promise<void> => {
    for (let turn = 0; turn < 9; turn++) await Promise.resolve();
  };
  expect(of("misere")).toBeUndefined();
  store.set({ game: token });
  expect(of(undefined)).toBeUndefined();
  expect(of("misere")).toEqual({ ruleset: "token", params: { m: 2 }, convention: { kind: "misere" } });
  expect(of("other(2)")).toBe("coming");
  expect(of("other(2)")).toBe("coming");
  await read();
  expect(drawn).toBe(1);
  expect(of("other(2)")).toEqual({ ruleset: "other", params: { m: 2 }, convention: NORMAL });
  // A rule that there is not is said to be wrong, each time that it stands there.
  for (const before of ["misere", undefined]) {
    expect(of("chess")).toBe("coming");
    await read();
    expect([of("chess"), against.error?.code]).toEqual([undefined, "unknown-ruleset"]);
    of(before);
    expect(against.error).toBeUndefined();
  }
  // What was overtaken is dropped.
  of("chess");
  of("other(1)");
  await read();
  expect([of("other(1)"), against.error]).toEqual([
    { ruleset: "other", params: { m: 2 }, convention: NORMAL },
    undefined,
  ]);
});
