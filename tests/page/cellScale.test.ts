// How long a scale counts that cells have told: as long as they are what is shown, of that game, and nothing is hidden.
import { expect, test } from "vitest";
import { cellLargest, tellCellScale } from "../../www/src/model/cellScale.ts";
import { reveal } from "../../www/src/model/reveal.ts";
import { defaults, type OpenGame, type State } from "../../www/src/model/state.ts";
import type { Store } from "../../www/src/model/store.ts";
import { openView } from "../../www/src/model/view.ts";

test("the scale of cells counts for their view and game, and while nothing is hidden", () => {
  const game = { notation: "wythoff(5,8)" } as OpenGame;
  let state: State = { ...defaults(), game };
  const store = {
    get state() {
      return state;
    },
    set: (change: Partial<State>) => {
      state = { ...state, ...change };
    },
  } as unknown as Store;
  tellCellScale(store, "grid", 23);
  expect(cellLargest(state)).toBeUndefined();
  openView(store, "grid");
  expect(cellLargest(state)).toBe(23);
  const before = state;
  tellCellScale(store, "grid", 23);
  expect(state).toBe(before);
  expect(cellLargest({ ...state, game: { ...game } })).toBeUndefined();
  reveal.put(store, { hides: true });
  expect(cellLargest(state)).toBeUndefined();
  reveal.put(store, { hides: false });
  tellCellScale(store, "grid", undefined);
  expect(cellLargest(state)).toBe(0);
  expect(cellLargest({ ...state, game: { ...game } })).toBeUndefined();
});
