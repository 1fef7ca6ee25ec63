// What is fetched when it is needed, and what is heard of it where it does not come.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetMissing, Lazy, loadAgain, missing, onLoading } from "../../www/src/loading/lazy.ts";
import { parts } from "../../www/src/loading/texts.lazy.ts";
import { Dictionary } from "../../www/src/messages/dictionary.ts";
import { noticeOfMissing } from "../../www/src/model/store.ts";

let heard: boolean[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  stop = onLoading((isMissed) => heard.push(isMissed));
});

afterEach(() => {
  stop();
  forgetMissing();
  vi.useRealTimers();
});

/** A part that comes, fails or hangs as the test has it, and how often it was fetched. */
function part(): {
  lazy: Lazy<string>;
  fetches: number;
  isOffline: boolean;
  come: (text: string) => void;
} {
  const made = {
    fetches: 0,
    isOffline: false,
    come: (_: string): void => undefined,
    lazy: new Lazy(parts.table, () => {
      made.fetches++;
      if (made.isOffline) return Promise.reject(new Error("offline"));
      return new Promise<string>((resolve) => {
        made.come = resolve;
      });
    }),
  };
  return made;
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

test("a part is fetched once, when it is first asked for", async () => {
  const one = part();
  expect(one.lazy.peek()).toBeUndefined();
  expect([one.fetches, one.lazy.state]).toEqual([0, "absent"]);
  expect(one.lazy.get()).toBeUndefined();
  one.lazy.ask();
  expect([one.fetches, one.lazy.state]).toEqual([1, "coming"]);
  one.come("here it is");
  await settle();
  expect([one.lazy.get(), one.lazy.state, one.fetches]).toEqual(["here it is", "here", 1]);
  expect(heard).toEqual([false]);
});

test("what does not come is missed, and not asked for again until somebody says so", async () => {
  const one = part();
  one.isOffline = true;
  one.lazy.get();
  await settle();
  expect(heard).toEqual([true]);
  expect(missing()).toEqual([{ name: parts.table, isLate: false, isRepeated: false }]);
  one.lazy.get();
  expect([one.fetches, one.lazy.state]).toEqual([1, "failed"]);

  loadAgain();
  await settle();
  expect(one.fetches).toBe(2);
  expect(missing()).toEqual([{ name: parts.table, isLate: false, isRepeated: true }]);

  one.isOffline = false;
  loadAgain();
  one.come("at last");
  await settle();
  expect(missing()).toEqual([]);
  expect(one.lazy.get()).toBe("at last");
});

test("what takes long is said to be late, and may still come", async () => {
  const one = part();
  one.lazy.get();
  await vi.advanceTimersByTimeAsync(9_900);
  expect(missing()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(missing()).toEqual([{ name: parts.table, isLate: true, isRepeated: false }]);
  one.come("slowly");
  await settle();
  expect(missing()).toEqual([]);
  expect(one.lazy.peek()).toBe("slowly");
});

test("who waits is answered by a later try, and at once where no try can help", async () => {
  const one = part();
  one.isOffline = true;
  const arrival = one.lazy.arrival();
  await settle();
  // Who waits goes on waiting, whatever else is shown.
  forgetMissing();
  expect(missing()).toHaveLength(1);
  one.isOffline = false;
  loadAgain();
  one.come("later");
  expect(await arrival).toBe("later");
  expect(await one.lazy.arrival()).toBe("later");

  const forbidden = new Lazy(parts.solver, () => Promise.reject(new Error("forbidden")), {
    isFinal: () => true,
  });
  await expect(forbidden.arrival()).rejects.toThrow("forbidden");
  expect(missing()).toEqual([]);
});

test("what is only likely to be needed is not missed, and asked for when it is", async () => {
  const one = part();
  one.isOffline = true;
  one.lazy.prepare();
  await settle();
  expect([missing().length, one.lazy.state]).toEqual([0, "absent"]);
  one.lazy.get();
  await settle();
  expect([missing().length, one.fetches]).toEqual([1, 2]);
});

test("when something else is shown, what nobody waits for is forgotten and asked for anew", async () => {
  const one = part();
  one.isOffline = true;
  one.lazy.get();
  await settle();
  forgetMissing();
  expect([missing().length, one.lazy.state]).toEqual([0, "absent"]);
  one.lazy.get();
  expect(one.fetches).toBe(2);
  await settle();
});

test("where a language does not come, the other one stands in for it", async () => {
  const words = new Dictionary((language) =>
    language === "zh" ? Promise.reject(new Error("offline")) : Promise.resolve("words"),
  );
  expect(words.in("zh")).toBeUndefined();
  await settle();
  expect(missing()).toEqual([{ name: parts.zh, isLate: false, isRepeated: false }]);
  expect(words.in("zh")).toBeUndefined();
  await settle();
  expect(words.in("zh")).toBe("words");
});

test("the notice says what is missed, and afterwards what it said before", async () => {
  const before = { kind: "no-worker" } as const;
  const one = part();
  one.isOffline = true;
  one.lazy.get();
  await settle();
  const said = noticeOfMissing(before, true);
  expect(said).toEqual({ kind: "not-loaded", what: missing(), before });
  // A notice that was closed stays closed when something else comes.
  expect(noticeOfMissing(undefined, false)).toBeUndefined();
  const none = { kind: "no-solver", detail: "" } as const;
  expect(noticeOfMissing(none, true)).toBe(none);
  forgetMissing();
  expect(noticeOfMissing(said, false)).toBe(before);
});
