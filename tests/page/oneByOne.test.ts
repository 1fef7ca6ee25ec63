// What is drawn is never begun anew before it has ended.
import { expect, test } from "vitest";
import { oneByOne } from "../../www/src/views/kit/oneByOne.ts";

test("what is asked for meanwhile is done at the end, the newest of it alone", () => {
  const done: string[] = [];
  const draw = oneByOne((what: string) => {
    done.push(`${what} begins`);
    if (what === "a") {
      draw("b");
      draw("c");
    }
    done.push(`${what} ends`);
  });
  draw("a");
  expect(done).toEqual(["a begins", "a ends", "c begins", "c ends"]);
});

test("where it fails, what comes next is begun all the same", () => {
  const done: string[] = [];
  const draw = oneByOne((what: string) => {
    if (what === "wrong") throw new Error("it fails");
    done.push(what);
  });
  expect(() => draw("wrong")).toThrow("it fails");
  draw("right");
  expect(done).toEqual(["right"]);
});
