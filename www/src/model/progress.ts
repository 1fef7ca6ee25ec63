// What a reader has done, kept in this browser alone; a text carries it to another.
import type { Keeper } from "./lessons/keeping.ts";

/** Stories that were read to their end, and days whose puzzle was solved, by their names. */
export interface Achieved {
  readonly stories: readonly string[];
  readonly days: readonly string[];
}

const NONE: Achieved = { stories: [], days: [] };
/** As long as a name of a story or a day is at most. */
const LONGEST = 40;

let keeper: Keeper | undefined;

/** Where a browser keeps it; without one nothing is kept. */
export function keepProgressIn(browser: Keeper): void {
  keeper = browser;
}

/** What was done so far; nothing where the browser keeps nothing for a page. */
export function progress(): Achieved {
  try {
    return readProgress(keeper?.read() ?? "") ?? NONE;
  } catch {
    return NONE;
  }
}

/** Something more was done; what was done before stays. */
export function addProgress({ stories = [], days = [] }: Partial<Achieved>): void {
  const before = progress();
  const after = {
    stories: [...new Set([...before.stories, ...stories])],
    days: [...new Set([...before.days, ...days])],
  };
  if (after.stories.length + after.days.length > before.stories.length + before.days.length) keep(after);
}

export function forgetProgress(): void {
  keep(NONE);
}

function keep(all: Achieved): void {
  try {
    keeper?.write(progressText(all));
  } catch {
    // Then it is as if nothing had been done.
  }
}

/** A line that says it all. */
export function progressText({ stories, days }: Achieved): string {
  return `mexplorer: ${[...stories, ...days].join(" ")}`;
}

/** What such a line says; nothing of any other text. */
export function readProgress(text: string): Achieved | undefined {
  const [, names = ""] = /^\s*mexplorer:([\w\s-]*)$/.exec(text) ?? [];
  const all = names.split(/\s+/).filter((name) => name !== "" && name.length <= LONGEST);
  if (!/^\s*mexplorer:/.test(text) || names === "") return undefined;
  const isDay = (name: string): boolean => /^\d{4}-\d\d-\d\d$/.test(name);
  return { stories: all.filter((name) => !isDay(name)), days: all.filter(isDay) };
}
