// What a reader has done, kept in this browser alone; a text carries it to another.
import type { Keeper } from "./lessons/keeping.ts";

/** Ten puzzles in a row: how many were solved by the first move, in how many seconds. */
export interface Ten {
  readonly right: number;
  readonly seconds: number;
}

/** Stories that were read to their end, and days whose puzzle was solved, by their names; and the best ten puzzles in a row. */
export interface Achieved {
  readonly stories: readonly string[];
  readonly days: readonly string[];
  readonly ten?: Ten | undefined;
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
export function addProgress({ stories = [], days = [], ten }: Partial<Achieved>): void {
  const before = progress();
  const after = {
    stories: [...new Set([...before.stories, ...stories])],
    days: [...new Set([...before.days, ...days])],
    ten: better(before.ten, ten),
  };
  if (progressText(after) !== progressText(before)) keep(after);
}

/** Of two runs the one with more right, or as many in less time. */
function better(one: Ten | undefined, other: Ten | undefined): Ten | undefined {
  if (!one || !other) return one ?? other;
  const isBetter = other.right - one.right || one.seconds - other.seconds;
  return isBetter > 0 ? other : one;
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
export function progressText({ stories, days, ten }: Achieved): string {
  const best = ten ? [`ten-${String(ten.right)}-${String(ten.seconds)}`] : [];
  return `mexplorer: ${[...stories, ...days, ...best].join(" ")}`;
}

/** What such a line says; nothing of any other text. */
export function readProgress(text: string): Achieved | undefined {
  const [, names = ""] = /^\s*mexplorer:([\w\s-]*)$/.exec(text) ?? [];
  const all = names.split(/\s+/).filter((name) => name !== "" && name.length <= LONGEST);
  if (!/^\s*mexplorer:/.test(text) || names === "") return undefined;
  const isDay = (name: string): boolean => /^\d{4}-\d\d-\d\d$/.test(name);
  const tens = all.map(tenIn);
  const isStory = (name: string, place: number): boolean => !isDay(name) && !tens[place];
  return { stories: all.filter(isStory), days: all.filter(isDay), ten: tens.find((ten) => ten) };
}

function tenIn(name: string): Ten | undefined {
  const [, right, seconds] = /^ten-(\d|10)-(\d{1,6})$/.exec(name) ?? [];
  return right === undefined ? undefined : { right: Number(right), seconds: Number(seconds) };
}
