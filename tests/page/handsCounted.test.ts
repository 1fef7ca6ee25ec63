// What a file of counted hands tells: nothing that is hidden.
import { expect, test } from "vitest";
import { handRows, setHands } from "../../www/src/model/question/counted.ts";
import { showLabels } from "../../www/src/model/question/question.ts";
import { shown } from "./shown.ts";

test("a file of hands says which answer is right once that has been seen", async () => {
  const { store } = await shown("nim(1,2)?color=outcome&hide=values&at=(1)");
  setHands(store, "P", 3);
  expect(handRows(store.state).slice(1)).toEqual([
    ["(1)", "P", 3, ""],
    ["(1)", "N", 0, ""],
  ]);
  showLabels(store, ["(1)"]);
  expect(handRows(store.state).slice(1)).toEqual([
    ["(1)", "P", 3, "no"],
    ["(1)", "N", 0, "yes"],
  ]);
});
