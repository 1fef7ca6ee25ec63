// A picture's host by itself: which spot is meant, by pointer and by keyboard, and what is told of it.
import { expect, test, vi } from "vitest";
import type { Store } from "../../www/src/model/store.ts";
import { PictureHost } from "../../www/src/views/picture/host.ts";

/** Ten spots in a row, of which one may be selected. */
function hosted(selected?: number) {
  const state: { pointedAt?: string | undefined } = {};
  const store = { state, set: (change: object) => Object.assign(state, change) } as unknown as Store;
  const did: string[] = [];
  const host = new PictureHost<number>(store, {
    isSame: (one, other) => one === other,
    pick: (spot) => did.push(`pick ${spot}`),
    mark: vi.fn(),
    labelAt: (spot) => (spot === 7 ? Promise.resolve("(7)") : `(${spot})`),
    selected: () => selected,
    first: () => 0,
    step: ({ key }, from) =>
      key === "ArrowRight" ? Math.min(9, from + 1) : key === "ArrowLeft" ? Math.max(0, from - 1) : undefined,
    reveal: (spot) => did.push(`reveal ${spot}`),
    press: ({ key }) => key === "+",
    isOthers: ({ ctrlKey }) => ctrlKey,
    hasCompany: () => true,
  });
  const press = (key: string, init: KeyboardEventInit = {}): boolean =>
    !host.element.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true, ...init }));
  return { host, state, did, press };
}

test("the keyboard begins at the first spot or at the selected one, and goes on from there", () => {
  const { host, did, press } = hosted();
  expect(press("ArrowRight")).toBe(true);
  expect([host.at, did]).toEqual([0, ["reveal 0"]]);
  press("ArrowRight");
  expect(host.at).toBe(1);
  const other = hosted(4);
  other.press("ArrowLeft");
  expect(other.host.at).toBe(3);
  other.press("Enter");
  expect(other.did).toEqual(["reveal 3", "pick 3"]);
});

test("what is under the pointer is meant before the keyboard’s, until a key is pressed or the pointer leaves", () => {
  const { host, state, press } = hosted();
  press("ArrowRight");
  host.hover(0);
  host.hover(5);
  expect([host.at, host.cursor, host.isHovered, state.pointedAt]).toEqual([5, 0, true, "(5)"]);
  host.hover(undefined);
  expect([host.at, state.pointedAt]).toEqual([0, "(0)"]);
  host.hover(5);
  press("ArrowRight");
  expect([host.at, host.isHovered]).toEqual([1, false]);
  host.element.dispatchEvent(new FocusEvent("focusout", { relatedTarget: document.body }));
  expect([host.at, state.pointedAt]).toEqual([undefined, undefined]);
});

test("a label that comes late is told only while its spot is meant", async () => {
  const { host, state } = hosted();
  host.hover(7);
  await Promise.resolve();
  expect(state.pointedAt).toBe("(7)");
  host.hover(undefined);
  host.hover(7);
  host.hover(2);
  await Promise.resolve();
  expect(state.pointedAt).toBe("(2)");
});

test("keys with Shift, of whoever leads, and of the browser are no steps", () => {
  const { host, press } = hosted();
  expect([press("+"), press("x"), press("ArrowRight", { ctrlKey: true })]).toEqual([true, false, false]);
  expect([press("ArrowRight", { altKey: true }), press("ArrowRight", { shiftKey: true })]).toEqual([
    false,
    false,
  ]);
  expect(host.at).toBeUndefined();
});
