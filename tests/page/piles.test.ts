// What a pile shows of a move before it is made.
import { expect, test } from "vitest";
import { Hand } from "../../www/src/views/boards/kit/hand.ts";
import { leaving } from "../../www/src/views/boards/stones/gestures.ts";
import { shownOf } from "../../www/src/views/boards/stones/shown.ts";
import type { Playing } from "../../www/src/views/boards/playing.ts";

const change = (place: number, from: number, ...to: number[]) => ({ place, from, to });
const still: Playing = {
  part: { board: "heaps", component: undefined },
  code: "en",
  course: [{ tokens: [3, 5] }],
  isMoving: false,
  isOpen: true,
  touched: [],
  offers: [],
  moves: () => [],
  preview: undefined,
  isRefused: false,
  isWarned: false,
  hinted: [],
  lit: [],
  show: () => undefined,
  touch: () => undefined,
  forget: () => undefined,
};

function shown(playing: Partial<Playing>, place: number, aim = new Hand(() => undefined).aim) {
  const hand = new Hand(() => undefined);
  const all = { ...still, ...playing };
  hand.over(all);
  hand.point(aim);
  return shownOf(all, hand, place);
}

test("what is pointed at goes, whatever an earlier answer says of it", () => {
  expect(shown({}, 1, leaving(1, 2)).left).toBe(2);
  expect(shown({ preview: [change(0, 3, 1), change(1, 5, 3)] }, 1, leaving(1, 2)).left).toBe(2);
  expect(shown({ preview: [change(0, 3, 1), change(1, 5, 3)] }, 0, leaving(1, 2)).left).toBe(1);
  expect(shown({ preview: [change(1, 5)] }, 1).left).toBe(0);
  expect(shown({}, 0, leaving(1, 2)).left).toBeUndefined();
});

test("only the pile that is pointed at is refused", () => {
  const refused = (place: number) => shown({ isRefused: true }, place, leaving(1, 2)).isRefused;
  expect([refused(0), refused(1)]).toEqual([false, true]);
});

test("what may go with what is touched is marked, and the touched stones alone may go by another press", () => {
  const playing = {
    touched: [leaving(1, 3)],
    offers: [[change(1, 5, 3)], [change(0, 3, 1), change(1, 5, 3)]],
  };
  expect(shown(playing, 0).marks).toEqual([{ left: 1, text: "also 2" }]);
  expect(shown(playing, 1)).toMatchObject({ left: 3, isAlone: true, marks: [] });
  expect(shown(playing, 1, leaving(1, 2)).isAlone).toBe(false);
});

test("where nearly everything may go along there are no marks", () => {
  const offers = [0, 1, 2, 3].map((left) => [change(0, 4, left), change(1, 5, 3)]);
  expect(shown({ touched: [leaving(1, 3)], offers }, 0).marks).toEqual([]);
  expect(shown({ touched: [leaving(1, 3)], offers: offers.slice(1) }, 0).marks.length).toBe(3);
});
