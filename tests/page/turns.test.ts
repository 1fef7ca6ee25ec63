// Who plays, whose turn it is, and where a game turned.
import { turnOf } from "../../www/src/model/mover.ts";
import { expect, test } from "vitest";
import { links } from "../../www/src/views/registry.ts";
import { play } from "../../www/src/views/play/slice.ts";
import { isOpen, isGameOver, onlyPerson, placeToTakeBack, sittersOf } from "../../www/src/views/play/turn.ts";
import { turnings, type Worth } from "../../www/src/views/play/worth.ts";
import { view } from "../../www/src/model/view.ts";
import { stateOf } from "./shown.ts";

test.each([
  "nim(1,2)?view=graph,board&seats=person,solver&level=2&seed=7",
  "nim(1,2)?view=board&seats=solver,person",
  "nim(1,2)?view=graph,board&puzzle=3&hide=values",
  "nim(1,2)?play=first-stuck&players=3&view=graph,board&seats=person,solver,solver",
])("%s says who plays", async (fragment) => {
  const written = links.written(await stateOf(fragment));
  const sorted = (text: string): string[] => (text.split("?")[1] ?? "").split("&").sort();
  expect(sorted(written)).toEqual(sorted(fragment));
});

test.each(["seats=me,you", "level=9", "seed=-1", "puzzle=6", "view=board,graph", "view=graph,table"])(
  "%s says nothing",
  (field) => {
    const link = links.read(`nim(1,2)?${field}`);
    expect(play.in(link)).toEqual(play.in(links.read("nim(1,2)")));
    expect(view.in(link)).toEqual(view.in(links.read("nim(1,2)")));
  },
);

test("whose turn it is follows from the line", async () => {
  const state = await stateOf("nim(1,2,3)?seats=person,solver&line=(2,3),(2,2),(2)");
  expect(sittersOf(state)).toEqual(["person", "solver"]);
  expect(onlyPerson(state)).toBe(0);
  expect(turnOf(state)).toBe(1);
  expect(isOpen(state)).toBe(false);
  // Back to the last position in which the person was to move.
  expect(placeToTakeBack(state)).toBe(2);
  expect(isGameOver(state)).toBe(false);
  expect(isGameOver(await stateOf("nim(1)?line=()"))).toBe(true);
});

test("among several players the turn goes round", async () => {
  const state = await stateOf("nim(1,2,3)?players=3&seats=person,solver,solver&line=(2,3),(2,2),(2)");
  expect(turnOf(state)).toBe(0);
  expect(isOpen(state)).toBe(true);
  expect(placeToTakeBack(state)).toBe(0);
});

const worth = (winner: number): Worth => ({ winner, remoteness: undefined });

test("a game of two turns where its mover could win and then cannot", () => {
  const worths = [worth(1), worth(0), worth(0), worth(0), worth(1)].map((each, place) =>
    place === 1 ? worth(1) : each,
  );
  // Move 2 is the second player's and loses what was won; move 4 gains.
  expect(turnings(worths, { kind: "normal" }).map(({ move }) => move)).toEqual([2]);
  expect(turnings([worth(0), undefined, worth(1)], { kind: "normal" })).toEqual([]);
});

test("among several players it turns by the mover’s own preferences", () => {
  const preferences = [
    [0, 2, 1],
    [1, 0, 2],
    [2, 1, 0],
  ];
  const convention = { kind: "alliance", players: 3, preferences } as const;
  // P₀ would rather see P₂ win than P₁.
  expect(turnings([worth(2), worth(1)], convention)).toHaveLength(1);
  expect(turnings([worth(1), worth(2)], convention)).toHaveLength(0);
  // By the standard preferences it is the other way round.
  expect(turnings([worth(1), worth(2)], { kind: "alliance", players: 3 })).toHaveLength(1);
});
