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

test("how soon a move is seen, and answered, is told @once", async ({ mexplorer, page }) => {
  const table = new BoardTable(mexplorer);
  for (const game of ["nim(3,5,7)", "octal[code=0.77](7)", "nim(5,1000000000000)"]) {
    await table.open(game);
    const times = page.evaluate(async () => {
      const play = document.querySelector("mex-graph")?.shadowRoot?.querySelector<HTMLElement>(".play");
      const text = (part: string): string => play?.querySelector(part)?.textContent ?? "";
      const until = async (isSo: () => boolean): Promise<number> => {
        while (!isSo()) await new Promise(requestAnimationFrame);
        return performance.now();
      };
      const pressed = new Promise<number>((resolve) => {
        for (const kind of ["pointerup", "keydown"])
          addEventListener(kind, (event) => {
            const isPress = !(event instanceof KeyboardEvent) || event.key === "Enter";
            if (isPress) resolve(performance.now());
          });
      });
      const before = text(".says");
      const [start, seen, known] = [
        await pressed,
        await until(() => text(".says") !== before),
        await until(() => text(".says").includes("went to")),
      ];
      return { seen: seen - start, answered: known - seen };
    });
    if (game.startsWith("octal")) await table.pin(7).press("Enter");
    else if (game.includes("000")) {
      const take = table.board.getByRole("textbox");
      await take.fill("1");
      await take.press("Enter");
    } else await table.stone(3, 7).click();
    const { seen, answered } = await times;
    console.log(
      `${game}: a move is seen after ${seen.toFixed(0)} ms, answered ${answered.toFixed(0)} ms later`,
    );
  }
});
