// Kirkman’s week: fifteen girls walk in five rows of three on seven days, and no two of them twice in the same row.
import { isAsking } from "../../model/question/question.ts";
import { pointsPictureOf } from "./places.ts";
import { pointsPicture, type TripleLine } from "./pointsPicture.ts";
import { heapsLabel, heapsOf } from "./positions.ts";
import { waits, type StructureShown, type StructuresInput, type TripleRow } from "./shown.ts";
import { structures } from "./slice.ts";
import { type System, type Triple, tripleOf } from "./system.ts";

const ROWS = [
  "1-2-3 4-8-12 5-10-15 6-11-13 7-9-14",
  "1-4-5 2-8-10 3-13-14 6-9-15 7-11-12",
  "1-6-7 2-9-11 3-12-15 4-10-14 5-8-13",
  "1-8-9 2-12-14 3-5-6 4-11-15 7-10-13",
  "1-10-11 2-13-15 3-4-7 5-9-12 6-8-14",
  "1-12-13 2-4-6 3-9-10 5-11-14 7-8-15",
  "1-14-15 2-5-7 3-8-11 4-9-13 6-10-12",
];

const GIRLS = 15;

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

/** The colour of a row of a day. */
const rowHue = (row: number): number => row + 1;

export interface WeekShown extends StructureShown {
  system: System;
  /** 1 to 7; 0: all of them. */
  day: number;
  /** The girls that are chosen, two at most. */
  pair: readonly number[];
  /** The row that stands out, and the one to which the pair has been completed. */
  chosen: Triple | undefined;
  found: Triple | undefined;
  /** The rows that are told, all of the week and those of the day. */
  seen: readonly Triple[];
  today: readonly Triple[];
  isAll: boolean;
  /** The days, from Monday on. */
  rows: readonly TripleRow[];
}

/** Each day five rows of three, and each row a P-position; nothing until these are known. */
export function weekShown(shown: StructuresInput): WeekShown | undefined {
  const { context, words, outcomes } = shown;
  const { state } = context;
  const system = outcomes.system(GIRLS);
  if (!system) return undefined;
  const { day, pair: asked } = structures.of(state);
  const pair = asked.filter((each) => each <= GIRLS);
  const walks = WEEK.flat();
  const seen = walks.filter((triple) => outcomes.tells(triple));
  const isAll = seen.length === walks.length;
  const today = (WEEK[day - 1] ?? []).filter((triple) => seen.includes(triple));
  const selected = heapsOf(state.selected).join();
  const isPair = (triple: Triple): boolean => pair.every((each) => triple.includes(each));
  const found = seen.find((triple) => pair.length === 2 && isPair(triple));
  const chosen = found ?? (pair.length === 0 ? seen.find((triple) => triple.join() === selected) : undefined);
  const lines = (day > 0 ? today : pair.length === 1 ? seen.filter(isPair) : chosen ? [chosen] : []).map(
    (triple): TripleLine => ({
      triple,
      look: triple === chosen ? "chosen" : "through",
      hue: rowHue(day > 0 ? today.indexOf(triple) : (walkOf(triple)?.day ?? 1) - 1),
    }),
  );
  if (chosen && !lines.some(({ triple }) => triple === chosen))
    lines.push({ triple: chosen, look: "chosen" });
  const hues = new Map(
    today.flatMap((triple) => triple.map((girl) => [girl, rowHue(today.indexOf(triple))] as const)),
  );
  const drawn = pointsPicture({
    label: words.week.figure({ day: words.week.days[day - 1] }),
    picture: pointsPictureOf(GIRLS, true),
    lines,
    pressed: pair,
    marked: chosen ?? pair,
    hues,
  });
  return {
    ...{ system, day, pair, chosen, found, seen, today, isAll },
    rows: WEEK.map((rows, place) => dayRow(place + 1, rows, { day, seen, chosen }, words)),
    task: words.week.task,
    says: sentence({ day, pair, chosen, isAll, today }, shown),
    figure: { kind: "picture", picture: drawn },
  };
}

/** The rows of a day that are seen come first: the places of the others would tell of them. */
function dayRow(
  each: number,
  rows: readonly Triple[],
  { day, seen, chosen }: Pick<WeekShown, "day" | "seen" | "chosen">,
  { week }: StructuresInput["words"],
): TripleRow {
  const known = rows.filter((row) => seen.includes(row));
  const isDrawn = each === day;
  return {
    name: week.short[each - 1] ?? "",
    isDrawn,
    triples: rows.map((_, row) => ({
      triple: known[row],
      isChosen: chosen !== undefined && known[row] === chosen,
      hue: isDrawn ? rowHue(row) : undefined,
    })),
  };
}

function sentence(
  { day, pair, chosen, isAll, today }: Pick<WeekShown, "day" | "pair" | "chosen" | "isAll" | "today">,
  shown: StructuresInput,
): string {
  const { context, words, outcomes, last } = shown;
  const { week } = words;
  const [one, two] = pair;
  const name = (each: number): string => week.days[each - 1] ?? "";
  if (last && !last.isRight)
    return last.how === "other-day"
      ? week.otherDay({ label: last.label, day: name(day) })
      : words.triples.wrong({ label: last.label });
  const right = last?.isRight === true ? words.right : "";
  if (one !== undefined && two !== undefined && chosen)
    return (
      right +
      week.together({
        one,
        two,
        third: chosen.find((each) => !pair.includes(each)) ?? 0,
        day: name(walkOf(chosen)?.day ?? 1),
      })
    );
  if (one !== undefined && two !== undefined && isAsking(context.state))
    return day > 0 ? week.askRow({ one, two, day: name(day) }) : week.askThird({ one, two });
  if (one !== undefined && two === undefined && day > 0) {
    const row = rowOf(one, day);
    const [first = 0, second = 0] = row?.filter((each) => each !== one) ?? [];
    if (row && outcomes.tells(row)) return week.walks({ girl: one, one: first, two: second, day: name(day) });
  }
  if (one !== undefined && two === undefined && isAll) return week.alone({ girl: one });
  const isWhole = day > 0 && today.length === 5;
  if (isWhole) return right + week.whole({ day: name(day) });
  if (!isAll) {
    if (!isAsking(context.state)) return waits(shown);
    return day > 0 ? week.askDay({ day: name(day), rows: today.length }) : week.problem;
  }
  if (chosen) return week.row({ triple: heapsLabel(chosen), day: name(walkOf(chosen)?.day ?? 1) });
  return week.problem;
}
