// What the reader does over a pile or a row of stones, and what the boards say of it.
import { expect, test } from "vitest";
import {
  touchAt,
  shownBreak,
  offeredRights,
  toldBreak,
} from "../../www/src/views/boards/heaps/play/breaking.ts";
import { en as rowEn } from "../../www/src/views/boards/heaps/play/words.en.ts";
import { zh as rowZh } from "../../www/src/views/boards/heaps/play/words.zh.ts";
import { typedBreak } from "../../www/src/views/boards/heaps/play/splitForm.ts";
import { Hand } from "../../www/src/views/boards/kit/hand.ts";
import { blocksOf } from "../../www/src/views/boards/stones/blocks.ts";
import { en } from "../../www/src/views/boards/stones/words.en.ts";
import { leaving, pressKey } from "../../www/src/views/boards/stones/gestures.ts";
import { numberIn } from "../../www/src/views/boards/stones/takeField.ts";
import { zh } from "../../www/src/views/boards/stones/words.zh.ts";
import type { Touch } from "../../www/src/solver/requests.ts";

/** A hand over a board, and what it says, in short: how many stones are left at which place. */
function handOver(isOpen = true) {
  const said: string[] = [];
  const say = (how: string) => (touch?: Touch) => {
    said.push(touch ? `${how} ${touch.place}:${touch.to?.join("+")}` : how);
  };
  const hand = new Hand(() => undefined);
  const over = (tokens: readonly number[]): void => {
    hand.over({ course: [{ tokens }], isOpen, show: say("show"), touch: say("touch") });
  };
  over([3, 5, 70]);
  return { hand, said, over };
}

function press(hand: Hand, place: number, size: number, keys: string, first?: number): string[] {
  return keys.split(" ").filter((name) => {
    const taken: string[] = [];
    const key = { key: name === "Space" ? " " : name, altKey: false, ctrlKey: false, metaKey: false };
    pressKey(hand, { place, size, first }, { ...key, preventDefault: () => void taken.push(name) });
    return taken.length === 0;
  });
}

test("arrows change how many go, and Enter takes them", () => {
  const { hand, said } = handOver();
  press(hand, 1, 5, "ArrowUp ArrowLeft ArrowRight ArrowUp Enter");
  expect(said).toEqual(["show 1:4", "show 1:3", "show 1:4", "show 1:3", "touch 1:3"]);
});

test("no more go than there are, and none that are fewer than one", () => {
  const { hand, said } = handOver();
  press(hand, 2, 70, "PageUp PageUp End PageUp Home ArrowDown ArrowDown Space");
  expect(said).toEqual(["show 2:60", "show 2:50", "show 2:", "show 2:69", "show"]);
});

test("digits say how many go", () => {
  const { hand, said } = handOver();
  press(hand, 2, 70, "2 7 Enter");
  expect(said).toEqual(["show 2:68", "show 2:43", "touch 2:43"]);
});

test("a digit that would make it more than there is begins a new number, and an arrow ends it", () => {
  const { hand, said } = handOver();
  press(hand, 2, 70, "0 9 9 3 ArrowUp 1");
  expect(said).toEqual(["show 2:61", "show 2:67", "show 2:66", "show 2:69"]);
  expect(hand.typed).toBe("1");
});

test("Escape forgets what was begun, and is for others where nothing was", () => {
  const { hand, said } = handOver();
  expect(press(hand, 1, 5, "ArrowUp Escape")).toEqual([]);
  expect(said).toEqual(["show 1:4", "show"]);
  expect(press(hand, 1, 5, "Escape a Tab")).toEqual(["Escape", "a", "Tab"]);
});

test("the first arrow takes what is marked", () => {
  const { hand, said } = handOver();
  press(hand, 0, 3, "ArrowUp", 2);
  expect(said).toEqual(["show 0:1"]);
});

test("a board that is not open says nothing", () => {
  const { hand, said } = handOver(false);
  press(hand, 1, 5, "ArrowUp Enter");
  hand.play(leaving(1, 2));
  expect(said).toEqual([]);
});

test("what is begun ends with the position, and not with a drawing of the same", () => {
  const { hand, said, over } = handOver();
  hand.point(leaving(1, 2));
  over([3, 5, 70]);
  hand.play();
  expect(said).toEqual(["show 1:2", "touch 1:2"]);
  over([2, 3, 70]);
  hand.play();
  expect(said.length).toBe(2);
});

test("a hand that rests says nothing twice", () => {
  const { hand, said } = handOver();
  hand.point(leaving(1, 2));
  hand.point(leaving(1, 2));
  hand.point(undefined);
  hand.point(undefined);
  expect(said).toEqual(["show 1:2", "show"]);
});

const row = { place: 0, size: 7 };
const part = { parts: 2 };
const idle = { part, touched: [], offers: [], preview: undefined };

test("the first press on a row says where it breaks, the second how far", () => {
  expect(touchAt({ ...row, stone: 4 }, idle, { pressed: undefined })).toEqual({ place: 0, to: [3, null] });
  const touched = { part, touched: [{ place: 0, to: [3, null] }] };
  expect(touchAt({ ...row, stone: 4 }, touched, { pressed: undefined })).toEqual({ place: 0, to: [3, 3] });
  expect(touchAt({ ...row, stone: 5 }, touched, { pressed: undefined })).toEqual({ place: 0, to: [3, 2] });
  // Before it something else begins, and so it does in another row.
  expect(touchAt({ ...row, stone: 2 }, touched, { pressed: undefined })).toEqual({ place: 0, to: [1, null] });
  expect(touchAt({ ...row, place: 1, stone: 5 }, touched, { pressed: undefined })).toEqual({
    place: 1,
    to: [4, null],
  });
});

test("dragging over a row touches what is between, in both directions", () => {
  const from = (stone: number) => ({ pressed: { place: 0, to: [stone - 1, null] } });
  expect(touchAt({ ...row, stone: 5 }, idle, from(3))).toEqual({ place: 0, to: [2, 2] });
  expect(touchAt({ ...row, stone: 3 }, idle, from(5))).toEqual({ place: 0, to: [2, 2] });
  expect(touchAt({ ...row, stone: 3 }, idle, from(3))).toEqual({ place: 0, to: [2, null] });
  expect(touchAt({ ...row, place: 1, stone: 3 }, idle, from(3))).toBeUndefined();
});

test("what is offered on the right of a row is what stands beside its left", () => {
  const offer = (...to: number[]) => [{ place: 0, from: 7, to }];
  const playing = { touched: [{ place: 0, to: [3, null] }], offers: [offer(3, 3), offer(2, 3), offer(3, 4)] };
  expect([...offeredRights(playing, 0)]).toEqual([3, 2, 4]);
  expect([...offeredRights(playing, 1)]).toEqual([]);
  const ends = { touched: [{ place: 0, to: [0, null] }], offers: [offer(6), offer()] };
  expect([...offeredRights(ends, 0)]).toEqual([6, 0]);
});

test("a break is shown as it is pointed at, and else as it is said", () => {
  const preview = [{ place: 0, from: 7, to: [2, 4] }];
  const shown = (aim: Touch | undefined) => shownBreak({ preview, touched: [] }, { aim }, 0);
  expect(shown(undefined)).toEqual({ left: 2, right: 4, between: 0 });
  expect(shown({ place: 0, to: [4, null] })).toEqual({ left: 4, right: 2, between: 0 });
  expect(shown({ place: 0, to: [5, null] })).toEqual({ left: 5, right: undefined, between: 0 });
  expect(shownBreak({ preview, touched: [] }, { aim: undefined }, 1)).toBeUndefined();
});

test("where three heaps may be left, the third is whatever fits", () => {
  const three = { parts: 3 };
  const touched = [{ place: 0, to: [1, null, null] }];
  const none = { pressed: undefined };
  expect(touchAt({ ...row, stone: 2 }, { part: three, touched: [] }, none)).toEqual(touched[0]);
  expect(touchAt({ ...row, stone: 3 }, { part: three, touched }, none)).toEqual({
    place: 0,
    to: [1, 4, null],
  });
  const offer = (...to: number[]) => [{ place: 0, from: 7, to }];
  const offers = [offer(1, 1, 4), offer(1, 2, 3), offer(1)];
  expect([...offeredRights({ touched, offers }, 0)]).toEqual([1, 4, 2, 3, 0]);
  const shown = (to: Array<number | null>, ...left: number[]) =>
    shownBreak(
      { preview: left.length > 0 ? offer(...left) : undefined, touched: [] },
      { aim: { place: 0, to } },
      0,
    );
  expect(shown([1, 4, null])).toEqual({ left: 1, right: 4, between: undefined });
  expect(shown([1, 4, null], 1, 1, 4)).toEqual({ left: 1, right: 4, between: 1 });
  expect(shown([0, null, null], 2, 4)).toEqual({ left: 0, right: 4, between: 2 });
  expect(typedBreak(0, 90, ["1", "40", "48"])).toEqual({ place: 0, to: [1, 48, 40] });
  expect(typedBreak(0, 90, ["", "40", ""])).toEqual({ place: 0, to: [0, 0, 40] });
  expect(typedBreak(0, 90, ["2", "40", "49"])).toBeUndefined();
});

test("what a break leaves is told, and what goes with it", () => {
  const told = (left: number, between: number, right: number) =>
    [rowEn, rowZh].map((words) => toldBreak({ left, between, right }, 9, words));
  expect(told(1, 2, 4)).toEqual(["take 2, leaves 1, 2 and 4", "取走 2 枚，剩下 1 枚、2 枚和 4 枚"]);
  expect(told(5, 0, 4)).toEqual(["split into 5 and 4", "分成 5 枚和 4 枚"]);
  expect(told(0, 0, 0)).toEqual(["take 9, leaves 0", "取走 9 枚，剩下 0"]);
  expect(toldBreak({ left: 1, right: undefined, between: 0 }, 9, rowEn)).toBeUndefined();
});

test("sides of a long row are typed", () => {
  expect(typedBreak(1, 137, ["66", "70"])).toEqual({ place: 1, to: [66, 70] });
  expect(typedBreak(1, 137, ["66", " "])).toEqual({ place: 1, to: [66, 0] });
  expect(typedBreak(1, 137, ["0", ""])).toEqual({ place: 1, to: [0, 0] });
  for (const texts of [
    ["", ""],
    ["66", "72"],
    ["x", "1"],
    ["138", ""],
  ])
    expect(typedBreak(1, 137, texts), texts.join()).toBeUndefined();
});

test.each([
  [
    ["27", " 1,000 ", "２７"],
    [27, 1000, 27],
  ],
  [["0", "1001", "", "1.5", "-3", "12345678901234567"], []],
])("numbers within bounds are read: %j", (texts, numbers) => {
  expect(texts.flatMap((text) => numberIn(text, 1, 1000) ?? [])).toEqual(numbers);
});

test("blocks are a number's digits, and each knows what is left of it", () => {
  expect(blocksOf(137).map(({ before }) => before)).toEqual([
    0, 100, 110, 120, 130, 131, 132, 133, 134, 135, 136,
  ]);
  expect(blocksOf(10 ** 12)).toEqual([{ power: 12, size: 10 ** 12, before: 0 }]);
  for (const size of [61, 100, 9007199254740991]) {
    const blocks = blocksOf(size);
    expect(blocks.reduce((sum, block) => sum + block.size, 0)).toBe(size);
    const last = blocks.at(-1);
    expect((last?.before ?? 0) + (last?.size ?? 0)).toBe(size);
  }
});

test("blocks are called as the language counts", () => {
  expect([1, 2, 3, 6, 12, 15].map((power) => en.blocks[power])).toEqual([
    "10",
    "100",
    "10³",
    "10⁶",
    "10¹²",
    "10¹⁵",
  ]);
  expect([1, 2, 3, 4, 5, 7, 8, 11, 12, 15].map((power) => zh.blocks[power])).toEqual([
    "十",
    "百",
    "千",
    "万",
    "十万",
    "千万",
    "亿",
    "千亿",
    "万亿",
    "千万亿",
  ]);
});
