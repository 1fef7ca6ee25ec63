// The strip of a lesson, by the names that a reader, or a screen reader, knows its parts by.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import type { Lesson, Question, LessonStep } from "../../www/src/model/lessons/lesson.ts";
import { expect, test as base } from "./fixture.ts";

const root = path.resolve(import.meta.dirname, "../..");
const shelf = path.join(root, "www/src/model/lessons/stories");
const parsed = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** The stories that ship, by their names in links. */
export const STORIES: readonly string[] = readdirSync(shelf)
  .filter((file) => file.endsWith(".json"))
  .map((file) => path.basename(file, ".json"));

export function storyOf(id: string): Lesson {
  return parsed(path.join(shelf, `${id}.json`)) as Lesson;
}

/** The story that the tests play. */
export const FIRST = "why-lost";
export const first = storyOf(FIRST);

export function stepAt(place: number): LessonStep {
  const step = first.steps[place];
  if (!step) throw new Error(`there is no step ${place}`);
  return step;
}

/** Whether the position in question is P or N; what the solver confirms of a story says so. */
export function outcomeIn(story: string, { id, link, question }: LessonStep): "P" | "N" {
  const claims = parsed(path.join(root, "tests/stories", `${story}.json`)) as Record<string, string[]>;
  const game = link.slice(0, link.indexOf("("));
  const claim = claims[id]?.find((each) => /^([^:]*): [PN]$/.exec(each)?.[1] === game + position(question));
  if (!claim) throw new Error(`nothing is claimed of ${position(question)} in ${id}`);
  return claim.endsWith("P") ? "P" : "N";
}

/** The move that wins from the position in question, as the solver confirms it; the first of several. */
export function moveIn(story: string, { id, link, question }: LessonStep): string {
  const claims = parsed(path.join(root, "tests/stories", `${story}.json`)) as Record<string, string[]>;
  const start = `${link.slice(0, link.indexOf("("))}${position(question)}: moves `;
  const claim = claims[id]?.find((each) => each.startsWith(start));
  if (claim === undefined) throw new Error(`no move from ${position(question)} is claimed in ${id}`);
  return claim.slice(start.length).split(";")[0] ?? "";
}

/** What stands on the button of the right answer, or of the first wrong one. */
export function choiceIn({ question }: LessonStep, isRight: boolean, code: "en" | "zh"): string {
  return text(question?.choices?.find(({ right = false }) => right === isRight)?.text, code);
}

export const position = (question: Question | undefined): string => question?.position ?? "";

/** A text of a story that ships, which has all of them in both languages. */
export function text(of: unknown, code: "en" | "zh"): string {
  return (of as Record<"en" | "zh", string>)[code];
}

export class LessonStrip {
  readonly page: Page;
  readonly strip: Locator;
  readonly caption: Locator;
  readonly place: Locator;
  readonly finding: Locator;
  readonly choices: Locator;
  readonly next: Locator;
  readonly back: Locator;
  readonly fault: Locator;

  constructor(page: Page) {
    this.page = page;
    this.strip = page.getByRole("region", { name: /^(Lesson|课程)(: |：|$)|^(Edit the lesson|编辑课程)$/ });
    this.caption = this.strip.locator(".words");
    this.place = this.strip.locator(".place");
    this.finding = this.strip.locator(".finding");
    this.choices = this.strip.locator(".choices");
    this.next = this.button(/^(Next|下一步)$/);
    this.back = this.button(/^(Back|上一步)$/);
    this.fault = this.strip.locator("[data-warns]");
  }

  button(name: string | RegExp): Locator {
    return this.strip.getByRole("button", { name, exact: true });
  }

  /** What a position may be said to be. */
  choice(outcome: "P" | "N"): Locator {
    return this.choices.getByRole("button", { name: new RegExp(`^${outcome}(-position| 局面)$`) });
  }

  /** The strip is at this step, and says what its author wrote. */
  async expectStep({ steps }: Lesson, place: number, code: "en" | "zh"): Promise<void> {
    await expect(this.place).toHaveText(`${place + 1}/${steps.length}`);
    await expect(this.caption).toHaveText(text(steps[place]?.caption, code), { useInnerText: true });
  }

  /** The answer of a step is told after these words. */
  async expectAnswer(said: string, step: LessonStep | undefined, code: "en" | "zh"): Promise<void> {
    const space = code === "zh" || said === "" ? "" : " ";
    await expect(this.finding).toHaveText(`${said}${space}${text(step?.question?.answer, code)}`, {
      useInnerText: true,
    });
  }
}

export const test = base.extend<{ lesson: LessonStrip }>({
  lesson: async ({ page }, use) => {
    await use(new LessonStrip(page));
  },
});
