// Kirkman’s week: fifteen girls walk in five rows of three on seven days, and no two of them twice in the same row.
import { tripleOf, type Triple } from "./system.ts";

const ROWS = [
  "1-2-3 4-8-12 5-10-15 6-11-13 7-9-14",
  "1-4-5 2-8-10 3-13-14 6-9-15 7-11-12",
  "1-6-7 2-9-11 3-12-15 4-10-14 5-8-13",
  "1-8-9 2-12-14 3-5-6 4-11-15 7-10-13",
  "1-10-11 2-13-15 3-4-7 5-9-12 6-8-14",
  "1-12-13 2-4-6 3-9-10 5-11-14 7-8-15",
  "1-14-15 2-5-7 3-8-11 4-9-13 6-10-12",
];

export const GIRLS = 15;

/** Monday first. */
export const WEEK: ReadonlyArray<readonly Triple[]> = ROWS.map((day) =>
  day.split(" ").map((row) => tripleOf(...row.split("-").map(Number))),
);

/** The day, 1 to 7, on which three girls walk in the same row, and which of its rows that is; nothing where there is none. */
export function walkOf(girls: readonly number[]): { day: number; row: number } | undefined {
  const key = tripleOf(...girls).join();
  for (const [place, rows] of WEEK.entries()) {
    const row = rows.findIndex((triple) => triple.join() === key);
    if (row >= 0) return { day: place + 1, row };
  }
  return undefined;
}

/** The row of a girl on a day, 1 to 7. */
export function rowOf(girl: number, day: number): Triple | undefined {
  return WEEK[day - 1]?.find((triple) => triple.includes(girl));
}

/** What makes a timetable Kirkman’s: on each day every girl walks once, and in all of them every two walk together once. */
export function check(week: ReadonlyArray<readonly Triple[]>): {
  days: boolean;
  pairs: number;
  isOnce: boolean;
} {
  const girls = Array.from({ length: GIRLS }, (_, girl) => girl + 1).join();
  const days = week.every(
    (rows) =>
      rows
        .flat()
        .sort((a, b) => a - b)
        .join() === girls,
  );
  const pairs = week
    .flat()
    .flatMap(([one, two, three]) => [`${one} ${two}`, `${one} ${three}`, `${two} ${three}`]);
  return { days, pairs: new Set(pairs).size, isOnce: new Set(pairs).size === pairs.length };
}
