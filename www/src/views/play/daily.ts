// The puzzle of a day: by the date alone, so that it is the same for all and needs no network.
import type { Difficulty } from "./slice.ts";

const DAY_MS = 86_400_000;

/** A date as links have it, in the reader’s own time. */
export function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${String(date.getFullYear())}-${month ?? ""}-${day ?? ""}`;
}

/** Days since the first of January 1970; nothing of a text that is no date. */
export function numberOfDay(day: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : time / DAY_MS;
}

/** What is asked on a day, of which of the games that there are, or of one so many places later: from Monday to Sunday it becomes harder. */
export function puzzleOfDay(
  day: string,
  games: readonly string[],
  later = 0,
): { game: string; level: Difficulty; seed: number } {
  const number = numberOfDay(day) ?? 0;
  // The first of January 1970 was a Thursday.
  const weekday = (number + 3) % 7;
  const level = ([1, 2, 2, 3, 3, 4, 5] as const)[weekday] ?? 1;
  return { game: games[(number + later) % games.length] ?? "", level, seed: number };
}

/** How many days one after the other have been solved, up to today or, as long as today can still be, up to yesterday. */
export function streak(solved: readonly string[], today: string): number {
  const days = new Set(solved.map(numberOfDay));
  const last = numberOfDay(today) ?? 0;
  const end = days.has(last) ? last : last - 1;
  let length = 0;
  while (days.has(end - length)) length++;
  return length;
}
