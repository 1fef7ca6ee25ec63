// Lessons in other pages, in links, and from files.
import { expect, watch } from "./fixture.ts";
import { host, type Host } from "./host.ts";
import {
  choiceIn,
  FIRST,
  first,
  outcomeIn,
  stepAt,
  storyOf,
  test as base,
  type LessonStrip,
} from "./lessonStrip.ts";

const test = base.extend<{ somebody: Host }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  somebody: async ({}, use) => {
    const page = await host();
    await use(page);
    page.close();
  },
});

/** Two steps of the first story, answered. */
async function playedIn(lesson: LessonStrip): Promise<void> {
  for (const place of [0, 1]) {
    const step = stepAt(place);
    await lesson.expectStep(first, place, "en");
    const answer =
      step.question?.kind === "choice"
        ? lesson.button(choiceIn(step, true, "en"))
        : lesson.choice(outcomeIn(FIRST, step));
    await answer.click();
    await lesson.expectAnswer("Right.", stepAt(place), "en");
    await lesson.next.click();
  }
  await lesson.expectStep(first, 2, "en");
  await expect(lesson.button("Edit")).toHaveCount(0);
}

test("a story is played in the page for frames, which brings nothing of the page with it", async ({
  page,
  lesson,
}) => {
  const faults = await watch(page);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto(`/embed.html#?lesson=${FIRST}&lang=en`);
  await playedIn(lesson);
  await page.waitForLoadState("networkidle");
  expect(fetched.filter((url) => /\/assets\/(page-(?!en-|zh-)|editor)/.test(url))).toEqual([]);
  expect(faults).toEqual([]);
});

test("a story is played in an element on another origin under a strict policy", async ({
  page,
  lesson,
  somebody,
}) => {
  const faults = await watch(page);
  const fetched: string[] = [];
  somebody.body = `<mex-graph lesson="${FIRST}" lang="en"></mex-graph>`;
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto(somebody.origin);
  await playedIn(lesson);
  const files = fetched.filter((url) => /^http/.test(url)).map((url) => new URL(url).pathname);
  expect(files.slice(0, 4)).toEqual(["/", "/mex-graph.js", "/mex-graph-figure.js", "/mexplorer-core.wasm"]);
  expect(files.slice(4).sort()).toEqual([
    "/mex-graph-beside.js",
    "/mex-graph-more.js",
    "/mexplorer-rest.wasm",
  ]);
  expect(faults).toEqual([]);
});

test("a link leads to a step, which stays when the page is loaded again, and Back leads out", async ({
  mexplorer,
  lesson,
  page,
}) => {
  await mexplorer.open(`?lesson=${FIRST}&page=mirror&lang=en`);
  await lesson.expectStep(first, 4, "en");
  await expect(mexplorer.heading).toContainText("(2,2)");
  await page.reload();
  await lesson.expectStep(first, 4, "en");
  await expect(mexplorer.heading).toContainText("(2,2)");

  await mexplorer.follow("nim(2,3)?lang=en");
  await mexplorer.expectSelected("(2,3)");
  await expect(lesson.strip).toHaveCount(0);
  await mexplorer.button("Examples").click();
  await page.getByRole("link", { name: "The game of 21" }).click();
  await lesson.expectStep(storyOf("bash-21"), 0, "en");
  await page.goBack();
  await expect(lesson.strip).toHaveCount(0);
  await mexplorer.expectSelected("(2,3)");
  await page.goForward();
  await lesson.expectStep(storyOf("bash-21"), 0, "en");
});

test("the first page leads to the first story, in its language and its colours", async ({
  mexplorer,
  lesson,
  page,
}) => {
  await mexplorer.open("");
  await mexplorer.button("中文").click();
  await page.getByRole("combobox", { name: "主题" }).selectOption("dark");
  await page.getByRole("link", { name: "或从一个故事开始" }).click();
  await lesson.expectStep(storyOf("bash-21"), 0, "zh");
  await expect.poll(() => page.url()).toMatch(/lesson=bash-21/);
  expect(page.url()).toMatch(/theme=dark.*lang=zh|lang=zh.*theme=dark/);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
});
