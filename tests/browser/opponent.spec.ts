// Games against the computer, to their ends: one on each board, in every browser. All rulesets are played in tests/flows.
import { mex, valueOf } from "../boundary/built.ts";
import { BoardTable, type Means } from "./boardTable.ts";
import { expect, test } from "./fixture.ts";
import { lost } from "./lost.ts";

const { rulesets } = valueOf(mex.catalogue());
const WAYS: readonly Means[] = ["mouse", "touch", "keyboard"];

for (const [index, card] of rulesets.entries()) {
  const isFirst = rulesets.findIndex(({ board }) => board === card.board) === index;
  const by = WAYS[index % WAYS.length] ?? "mouse";
  if (isFirst)
    test.describe(() => {
      test.use({ hasTouch: true });

      test(`${card.id} is lost to the computer by ${by}`, async ({ mexplorer }) => {
        const table = new BoardTable(mexplorer);
        const [game = "", fields] = await lost(card, "normal");
        await table.open(game, fields);
        expect(await table.playOut(by)).toContain("No move is left: the computer wins.");
      });
    });
}
