// What is heard: a sequence one heap after another, and positions as they are gone to. The sound is not there; what was arranged is.
import type { Page } from "@playwright/test";
import { expect as kept } from "vitest";
import { expect, test } from "../browser/fixture.ts";
import { listening } from "../browser/utterances.ts";
import { FakeAudio, type HeardNote } from "./fakeAudio.ts";
import { stores } from "./page.ts";
import { turn } from "./waiting.ts";
import { sound } from "../../www/src/model/sound.ts";

Object.assign(globalThis, { AudioContext: FakeAudio });

// A program has one for all of its pages, as it is here.
test.beforeEach(() => FakeAudio.made?.forget());

/** The sound that a page has made, once something is heard. */
async function audio(): Promise<FakeAudio> {
  for (let turns = 0; turns < 200 && heard().length === 0; turns++) await turn();
  kept(FakeAudio.made).toBeDefined();
  return FakeAudio.made as FakeAudio;
}

const heard = (): HeardNote[] => FakeAudio.made?.heard() ?? [];
const pitches = (): number[] => heard().map(({ pitch }) => pitch);

/** Lets a time pass in small steps, in which the page hears of it, and keeps what is seen meanwhile. */
async function listen(page: Page, of: FakeAudio, seconds: number): Promise<string[]> {
  const seen = new Set<string>();
  for (let passed = 0; passed < seconds; passed += 0.125) {
    of.pass(0.125);
    await turn();
    await turn();
    seen.add(await page.locator(".sequence .told").innerText());
  }
  return [...seen];
}

const isPlaying = (): boolean => [...stores].some(({ state }) => sound.of(state).isPlaying);
const KNOCK = 98;
const TICK = 1760;

test("the values of Kayles are listened to, and the heap that sounds is marked", async ({
  mexplorer,
  page,
}) => {
  const said = await listening(page);
  await mexplorer.open("kayles(12)?view=sequence");
  const button = page.getByRole("button", { name: "Listen" });
  await expect(button).toHaveAttribute("aria-pressed", "false");
  kept(FakeAudio.made).toBeUndefined();
  await button.click();
  const own = await audio();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await said();
  const seen = await listen(page, own, 2);
  // 0 1 2 3 1 4 3 2
  kept(pitches().slice(0, 8)).toEqual([KNOCK, 220, 247, 277, 220, 330, 277, 247]);
  kept(seen).toEqual(kept.arrayContaining(["Heap 3: value 3", "Heap 5: value 4"]));
  // A screen reader is silent meanwhile.
  kept(await said()).toEqual([]);
  // From heap 71 on the values repeat every 12.
  await listen(page, own, 20);
  const ticks = own.heard().filter(({ pitch }) => pitch === TICK);
  kept(ticks.map(({ at }) => Math.round((at - 0.03) * 4))).toEqual([71, 83]);
  // What nobody sees is silent, and goes on where it was.
  for (const [hidden, state] of [
    [true, "suspended"],
    [false, "running"],
  ] as const) {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    document.dispatchEvent(new Event("visibilitychange"));
    kept(own.state).toBe(state);
  }
  await page.keyboard.press("Escape");
  await expect(button).toHaveAttribute("aria-pressed", "false");
  kept(own.heard()).toEqual([]);
  await expect(page.locator(".sequence .told")).toHaveText(/^Heap 8\d: value \d$/);
});

test("it ends by itself, and may be faster; arrow keys then let each heap sound", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("kayles(5)?view=sequence&length=8");
  await page.getByRole("combobox", { name: "Speed" }).selectOption("16");
  await page.getByRole("button", { name: "Listen" }).click();
  const own = await audio();
  await listen(page, own, 1);
  kept(own.heard().map(({ at }) => Math.round((at - 0.03) * 16))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  kept(isPlaying()).toBe(false);
  await expect(page.getByRole("button", { name: "Listen" })).toHaveAttribute("aria-pressed", "false");
  own.forget();
  await page.locator(".sequence .sheet").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Home");
  kept(pitches()).toEqual([KNOCK]);
  await page.keyboard.press("ArrowRight");
  kept(pitches()).toEqual([220]);
  await page.keyboard.press("ArrowRight");
  kept(pitches()).toEqual([247]);
});

test("it begins at the heap that was chosen, and an arrow key takes over", async ({ mexplorer, page }) => {
  await mexplorer.open("kayles(20)?view=sequence&at=(9)");
  await page.getByRole("button", { name: "Listen" }).click();
  const own = await audio();
  await listen(page, own, 0.25);
  // 9 has the value 4.
  kept(pitches()[0]).toBe(330);
  await page.locator(".sequence .sheet").focus();
  await page.keyboard.press("ArrowRight");
  kept(isPlaying()).toBe(false);
  // 10 has 2.
  kept(pitches()).toEqual([247]);
});

test("each of several rules is a voice at a place of its own", async ({ mexplorer, page }) => {
  await mexplorer.open("kayles(5)?view=sequence&length=8&stack=octal[code=0.07]");
  await page.getByRole("button", { name: "Listen" }).click();
  const own = await audio();
  await listen(page, own, 3);
  const two = own.heard().filter(({ at }) => Math.round((at - 0.03) * 4) === 2);
  kept(two.map(({ place, pitch }) => [place, pitch])).toEqual([
    [-0.8, 247],
    [0.8, 220],
  ]);
  kept(new Set(two.map(({ wave }) => wave)).size).toBe(2);
});

test("nothing is heard of hidden values", async ({ mexplorer, page }) => {
  await mexplorer.open("kayles(12)?view=sequence&hide=values&sound=on");
  await expect(page.getByRole("button", { name: "Listen" })).toHaveCount(0);
  await page.locator(".sequence .sheet").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  kept(heard()).toEqual([]);
  // What plays ends as soon as it is hidden.
  await mexplorer.open("kayles(12)?view=sequence");
  await page.getByRole("button", { name: "Listen" }).click();
  const own = await audio();
  await page.getByRole("button", { name: "Hide values" }).click();
  kept(own.heard()).toEqual([]);
  kept(isPlaying()).toBe(false);
});

test("of a heap that is shown its value is heard where others are hidden, and not that a period begins there", async ({
  mexplorer,
  page,
}) => {
  const go = async (fields: string): Promise<number[]> => {
    await mexplorer.open(`bash[m=3](4)?view=sequence&sound=on${fields}`);
    FakeAudio.made?.forget();
    await page.locator(".sequence .sheet").focus();
    await page.keyboard.press("Enter");
    await audio();
    return pitches();
  };
  kept(await go("")).toEqual([KNOCK, TICK]);
  kept(await go("&hide=values&shown=(4)")).toEqual([KNOCK]);
});

test("a walk through Nim is heard once sound is on, and no more when it is off", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(1,2,3)?color=outcome");
  const node = (name: string) => page.locator(".nodes .node").and(page.getByRole("button", { name }));
  await node("(1,2)").first().click();
  kept(heard()).toEqual([]);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: /^A game, a view/ });
  await field.fill("Sound: On");
  const found = page.getByRole("option").filter({ has: page.locator(".name") });
  await expect(found.first()).toContainText("Sound: On");
  await field.press("Enter");
  await expect(page.getByRole("button", { name: "Sound" })).toHaveAttribute("aria-pressed", "true");
  await node("(1,1)").first().click();
  await audio();
  // P is low and full, and N high.
  kept(pitches()).toEqual([147, 294]);
  await page.keyboard.press("ArrowDown");
  kept(pitches()).toEqual([880]);
  await page.getByRole("button", { name: "Sound" }).click();
  await node("(2,3)").first().click();
  kept(pitches()).toEqual([880]);
});

test("with Grundy values a position sounds as a heap of that value, and nothing of what is hidden", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(1,2,3)?color=grundy&sound=on");
  await page
    .locator(".nodes .node")
    .and(page.getByRole("button", { name: /^\(1,2\)/ }))
    .click();
  await audio();
  kept(pitches()).toEqual([277]);
  await page
    .locator(".nodes .node")
    .and(page.getByRole("button", { name: /^\(1,1\)/ }))
    .click();
  kept(pitches()).toEqual([KNOCK]);
  await mexplorer.open("nim(1,2,3)?color=grundy&sound=on&hide=values");
  FakeAudio.made?.forget();
  await page.locator(".nodes .node").first().click();
  kept(heard()).toEqual([]);
});

test("cells of a grid are heard as they are gone to, and hidden ones are not", async ({
  mexplorer,
  page,
}) => {
  const go = async (...keys: string[]): Promise<void> => {
    await page.getByRole("application").focus();
    for (const key of keys) await page.keyboard.press(key);
  };
  await mexplorer.open("nim(1,2)?view=grid&rows=4&columns=4&color=grundy&sound=on");
  await go("Home", "ArrowRight");
  await audio();
  await expect(page.locator(".grid .told")).toContainText("(1,1)");
  await expect.poll(() => pitches().at(-1)).toBe(KNOCK);
  await go("ArrowRight");
  await expect.poll(() => pitches().at(-1)).toBe(277);
  await mexplorer.open("nim(1,2)?view=grid&rows=4&columns=4&color=grundy&sound=on&hide=values");
  FakeAudio.made?.forget();
  await go("ArrowRight", "ArrowUp");
  kept(heard()).toEqual([]);
});

test("what is shared is silent", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(1,2,3)?color=outcome&sound=on");
  await page.getByRole("button", { name: "Share" }).click();
  const link = page.locator("dialog.share input[readonly], dialog.share textarea").first();
  kept(await link.inputValue()).toMatch(/#nim\(1,2,3\)\?color=outcome$/);
});
