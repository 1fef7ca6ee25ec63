// What holds for every view: axe finds nothing.
import { findings } from "./axe.ts";
import { everyDialog, everyGame, settled, VIEWS } from "./everyView.ts";
import { expect, test } from "./fixture.ts";

test("the document of links has the views of the registry @once", () => {
  expect(VIEWS).toContain("graph");
  expect(VIEWS).toContain("graph,board");
  expect(VIEWS.length).toBeGreaterThan(9);
});

for (const view of VIEWS)
  for (const [how, fields] of [
    ["", ""],
    ["in dark, in Chinese @once @full", "&theme=dark&lang=zh"],
    ["with hidden values @once @full", "&color=outcome&hide=values"],
  ] as const) {
    // Theorems are not spoken of where values are hidden. Two views side by side are each what they are alone.
    const isOther = view.includes(",")
      ? !fields.includes("dark")
      : fields.includes("hide") && view === "theorems";
    if (isOther) continue;
    test(`axe finds nothing on ${view} ${how}`, async ({ mexplorer, page }) => {
      await everyGame(mexplorer, view, fields, async (link) => {
        expect.soft(await findings(page), link).toEqual([]);
      });
    });
  }

for (const [what, link] of Object.entries({
  "a game": "nim(1,2,3)",
  "a class @once @full": "nim(1,2,3)?hide=values&theme=dark",
  "a board @once @full": "nim(1,2,3)?view=board&lang=zh",
  "a class with a grid @once @full": "wythoff(3,5)?view=grid&hide=values&lang=zh",
}))
  test(`axe finds nothing on whatever opens over ${what}`, async ({ mexplorer, page }) => {
    test.slow();
    await mexplorer.open(link);
    await settled(page);
    await everyDialog(page, async (name, where) => {
      expect.soft(await findings(page, where), name).toEqual([]);
    });
  });
