import { html, nothing, type TemplateResult } from "lit/html.js";
import { forget, goBack, isAsking, showLabels } from "../../model/question/question.ts";
import { paintedCap } from "../../scene/palette.ts";
import { button } from "../kit/button.ts";
import { segments } from "../kit/segments.ts";
import { guessPair, waits } from "./guessing.ts";
import { tripleButton } from "./lists.ts";
import { pointsPictureOf } from "./places.ts";
import { pointsSvg, type TripleLine } from "./pointsSvg.ts";
import { chooseHeaps, heapsLabel, heapsOf } from "./positions.ts";
import type { Pane, StructuresContext } from "./shown.ts";
import { structures } from "./slice.ts";
import { type System, type Triple, tripleOf } from "./system.ts";

// Kirkman’s week: fifteen girls walk in five rows of three on seven days, and no two of them twice in the same row.

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

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The colour of a row of a day. */
const hueOf = (row: number): number => row + 1;

/** Kirkman’s week: each day five rows of three, and each row a P-position. */
export function weekPane(shown: StructuresContext): Pane | undefined {
  const { context, words, outcomes } = shown;
  const { state, store } = context;
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
  const press = (girl: number): void => {
    forget(store);
    const { pair: before } = structures.of(store.state);
    if (before.includes(girl)) {
      structures.put(store, { pair: before.filter((each) => each !== girl) });
      return;
    }
    if (before.length === 2 && isAsking(state) && !found) {
      const heaps = [...before, girl];
      const walk = walkOf(heaps);
      const isRight = walk && (day === 0 || walk.day === day);
      if (isRight) chooseHeaps(store, heaps);
      guessPair(
        store,
        heaps,
        isRight ? undefined : walk ? "other-day" : "no-triple",
        `${day} ${before.join()}`,
      );
      return;
    }
    const next = before.length < 2 ? [...before, girl] : [girl];
    structures.put(store, { pair: next });
    const third = next.length === 2 ? system.third(next[0] ?? 0, next[1] ?? 0) : undefined;
    if (third !== undefined && outcomes.tells([...next, third])) chooseHeaps(store, [...next, third]);
  };
  const pick = (triple: Triple): void => {
    structures.put(store, { pair: [] });
    chooseHeaps(store, triple);
  };
  const lines = (day > 0 ? today : pair.length === 1 ? seen.filter(isPair) : chosen ? [chosen] : []).map(
    (triple): TripleLine => ({
      triple,
      look: triple === chosen ? "chosen" : "through",
      hue: hueOf(day > 0 ? today.indexOf(triple) : (walkOf(triple)?.day ?? 1) - 1),
      press: () => pick(triple),
    }),
  );
  const extra: TripleLine[] =
    chosen && !lines.some(({ triple }) => triple === chosen)
      ? [
          {
            triple: chosen,
            look: "chosen",
            press: () => pick(chosen),
          },
        ]
      : [];
  const turn = (to: number): void => {
    forget(store);
    structures.put(store, { day: to, pair: [] });
  };
  return {
    says: sentence({ day, pair, chosen, isAll, today, system }, shown),
    tools: segments(
      "day",
      words.week.day,
      String(day),
      [
        { value: "0", label: words.week.all },
        ...DAYS.map((each) => ({ value: String(each), label: words.week.short[each - 1] ?? "" })),
      ],
      (value) => turn(Number(value)),
    ),
    drawing: pointsSvg({
      label: words.week.figure({ day: words.week.days[day - 1] }),
      help: words.triples.help,
      picture: pointsPictureOf(GIRLS, true),
      lines: [...lines, ...extra],
      pressed: pair,
      marked: chosen ?? pair,
      ...(day > 0 && {
        hues: new Map(
          today.flatMap((triple) => triple.map((girl) => [girl, hueOf(today.indexOf(triple))] as const)),
        ),
      }),
      press,
      name: (girl) => words.week.girl({ girl }),
    }),
    table: html`${timetable(seen, chosen, day, pick, turn, shown)} ${isAll ? checks(system, shown) : nothing}`,
    lit: day > 0 ? today : found ? [found] : [],
    step: (by) => {
      const next = day > 0 ? (WEEK[day - 1] ?? []).find((triple) => !seen.includes(triple)) : undefined;
      const isLast = by < 0 && today.length > 0 && isAsking(state);
      if (by > 0 && next && isAsking(state)) showLabels(store, [heapsLabel(next)]);
      else if (isLast) goBack(store);
      else turn((day + by + 8) % 8);
    },
    asked: day > 0 ? (WEEK[day - 1] ?? []) : walks,
  };
}

interface WeekState {
  day: number;
  pair: readonly number[];
  chosen: Triple | undefined;
  isAll: boolean;
  today: readonly Triple[];
  system: System;
}

function sentence(
  { day, pair, chosen, isAll, today }: WeekState,
  { context, words, outcomes, last }: StructuresContext,
): unknown {
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
    if (!isAsking(context.state)) return waits(context, words);
    return day > 0 ? week.askDay({ day: name(day), rows: today.length }) : week.problem;
  }
  if (chosen) return week.row({ triple: heapsLabel(chosen), day: name(walkOf(chosen)?.day ?? 1) });
  return week.problem;
}

function timetable(
  seen: readonly Triple[],
  chosen: Triple | undefined,
  day: number,
  pick: (triple: Triple) => void,
  turn: (day: number) => void,
  { words }: StructuresContext,
): TemplateResult {
  const { week } = words;
  return html`<table class="timetable" aria-label=${week.table}>
    ${WEEK.map(
      (rows, place) =>
        html`<tr class=${place + 1 === day ? "today" : nothing}>
          <th scope="row">
            ${button(week.short[place], () => turn(place + 1 === day ? 0 : place + 1), { look: "quiet", isPressed: place + 1 === day, title: week.days[place] ?? "" })}
          </th>
          ${knownFirst(rows, seen).map((triple, row) => {
            const hue = place + 1 === day ? (paintedCap(hueOf(row), 0)?.fill ?? "") : "";
            return html`<td>
              ${seen.includes(triple) ? tripleButton(triple, triple === chosen, pick, hue) : html`<span class="open">?</span>`}
            </td>`;
          })}
        </tr>`,
    )}
  </table>`;
}

/** The rows that are seen come first: the places of the others would tell of them. */
function knownFirst(rows: readonly Triple[], seen: readonly Triple[]): readonly Triple[] {
  return [...rows.filter((row) => seen.includes(row)), ...rows.filter((row) => !seen.includes(row))];
}

/** The definition, point by point, as the days and the solver’s answers bear it out. */
function checks(system: System, { words }: StructuresContext): TemplateResult {
  const { days, pairs, isOnce } = check(WEEK);
  const rows = WEEK.flat();
  const won = rows.filter((triple) => system.has(triple)).length;
  const points: ReadonlyArray<readonly [boolean, string]> = [
    [days, words.week.eachDay],
    [isOnce && pairs === system.pairs, words.week.eachPair({ pairs })],
    [won === rows.length && rows.length === system.triples.length, words.week.eachRow({ rows: won })],
  ];
  return html`<ul class="checks">
    ${points.map(([holds, says]) => html`<li class=${holds ? "holds" : "fails"}>${says}</li>`)}
  </ul>`;
}
