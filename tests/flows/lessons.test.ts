// Lessons as their readers see them: by mouse, on a board, by keyboard, by touch, and in front of a class.
import { expect } from "../browser/fixture.ts";
import { BoardTable } from "../browser/boardTable.ts";
import { FIRST, first, STORIES, storyOf, test, text } from "../browser/lessonStrip.ts";

test("a move on the board answers, and the answer can be shown without one", async ({
  mexplorer,
  lesson,
}) => {
  const story = storyOf("misere");
  const place = story.steps.findIndex(({ id }) => id === "choose");
  const step = story.steps[place];
  const table = new BoardTable(mexplorer);
  await mexplorer.open("?lesson=misere&page=choose&lang=en");
  await lesson.expectStep(story, place, "en");
  await table.stone(3, 1).click();
  await expect(lesson.finding).toHaveText(
    "Moving to (1,1) loses: it is answered by (1). The move is taken back.",
  );
  await table.stone(3, 2).click();
  await lesson.expectAnswer("Right.", step, "en");
  await lesson.button("This step again").click();
  await lesson.expectStep(story, place, "en");
  await lesson.button("Show the answer").click();
  await lesson.expectAnswer("", step, "en");
});

test("a wrong move is taken back, by mouse and by keys, and the right one can be made at once", async ({
  mexplorer,
  lesson,
}) => {
  const place = first.steps.findIndex(({ id }) => id === "aim");
  await mexplorer.open(`?lesson=${FIRST}&page=aim&lang=en`);
  await lesson.expectStep(first, place, "en");
  await mexplorer.node("(1,1,1)").click();
  await expect(lesson.finding).toHaveText(
    "Moving to (1,1,1) loses: it is answered by (1,1). The move is taken back.",
  );
  await expect(lesson.finding).toHaveAttribute("data-says", "");
  await expect(mexplorer.heading).toContainText("(1,1,2)");
  await mexplorer.option("(1,2)").press("Enter");
  await expect(lesson.finding).toContainText("Moving to (1,2) loses");
  await expect(mexplorer.heading).toContainText("(1,1,2)");
  await mexplorer.option("(1,1)").press("Enter");
  await lesson.expectAnswer("Right.", first.steps[place], "en");
});

for (const code of ["en", "zh"] as const)
  for (const id of STORIES)
    test(`every step of the story ${id} is shown as it was written (${code})`, async ({
      mexplorer,
      lesson,
      page,
    }) => {
      const story = storyOf(id);
      await mexplorer.open(`?lesson=${id}&lang=${code}`);
      for (const place of story.steps.keys()) {
        await lesson.expectStep(story, place, code);
        const { question, link } = story.steps[place] ?? {};
        if (question?.ask)
          await expect(lesson.strip.locator(".ask")).toHaveText(text(question.ask, code), {
            useInnerText: true,
          });
        const isBoard = /view=[^&]*board/.test(link ?? "");
        await expect(page.locator(isBoard ? ".play .part > *" : ".nodes .node, table").first()).toBeVisible();
        await expect(mexplorer.notice, `${id}: ${link ?? ""}`).toHaveCount(0);
        await expect(mexplorer.fault).toHaveCount(0);
        await page.keyboard.press("PageDown");
      }
    });

test("how long a step takes is told", async ({ mexplorer, lesson, page }) => {
  await mexplorer.open(`?lesson=${FIRST}&lang=en`);
  await lesson.expectStep(first, 0, "en");
  const links = first.steps.slice(1).map(({ link }) => link.split(/[?&]/));
  const taken = await page.locator("mex-graph").evaluate(async (figure, links) => {
    const next = figure.shadowRoot?.querySelector<HTMLButtonElement>(".lesson .next");
    const shown = (): string[] =>
      decodeURIComponent((figure as unknown as { link: string }).link).split(/[?&]/);
    const taken: number[] = [];
    for (const parts of links) {
      const start = performance.now();
      next?.click();
      do await new Promise(requestAnimationFrame);
      while (!parts.every((part) => shown().includes(part)) && performance.now() - start < 5000);
      await new Promise(requestAnimationFrame);
      taken.push(performance.now() - start);
    }
    return taken.sort((one, other) => one - other);
  }, links);
  expect(taken).toHaveLength(first.steps.length - 1);
  await lesson.expectStep(first, first.steps.length - 1, "en");
  const median = taken[Math.floor(taken.length / 2)] ?? NaN;
  console.log(
    `from Next to the step: ${median.toFixed(0)} ms (median of ${taken.length}; at most ${taken.at(-1)?.toFixed(0) ?? ""})`,
  );
});
