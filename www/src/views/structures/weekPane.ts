import { html, nothing, type TemplateResult } from "lit/html.js";
import { forget, goBack, isAsking, showLabels } from "../../model/question/question.ts";
import { paintedCap } from "../../scene/palette.ts";
import { button } from "../kit/button.ts";
import { segments } from "../kit/segments.ts";
import { figureTemplate } from "./figure.ts";
import { guessPair } from "./guessing.ts";
import { tripleButton } from "./lists.ts";
import { chooseHeaps, heapsLabel } from "./positions.ts";
import type { Pane, StructuresContext } from "./shown.ts";
import { structures } from "./slice.ts";
import type { System, Triple } from "./system.ts";
import { check, walkOf, WEEK, weekShown, type WeekShown } from "./week.ts";

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The week, to be found and gone through. */
export function weekPane(shown: StructuresContext): Pane | undefined {
  const { context, words, outcomes } = shown;
  const { state, store } = context;
  const week = weekShown(shown);
  if (!week) return undefined;
  const { system, day, found, seen, today, isAll, figure, says } = week;
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
  const turn = (to: number): void => {
    forget(store);
    structures.put(store, { day: to, pair: [] });
  };
  return {
    says,
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
    drawing: figureTemplate(figure, shown, {
      point: press,
      triple: pick,
      help: words.triples.help,
      name: (girl) => words.week.girl({ girl }),
    }),
    table: html`${timetable(week, pick, turn, shown)} ${isAll ? checks(system, shown) : nothing}`,
    lit: day > 0 ? today : found ? [found] : [],
    step: (by) => {
      const next = day > 0 ? (WEEK[day - 1] ?? []).find((triple) => !seen.includes(triple)) : undefined;
      const isLast = by < 0 && today.length > 0 && isAsking(state);
      if (by > 0 && next && isAsking(state)) showLabels(store, [heapsLabel(next)]);
      else if (isLast) goBack(store);
      else turn((day + by + 8) % 8);
    },
    asked: day > 0 ? (WEEK[day - 1] ?? []) : WEEK.flat(),
  };
}

function timetable(
  { rows, day }: WeekShown,
  pick: (triple: Triple) => void,
  turn: (day: number) => void,
  { words: { week } }: StructuresContext,
): TemplateResult {
  return html`<table class="timetable" aria-label=${week.table}>
    ${rows.map(({ name, triples }, place) => {
      const isToday = place + 1 === day;
      return html`<tr class=${isToday ? "today" : nothing}>
        <th scope="row">
          ${button(name, () => turn(isToday ? 0 : place + 1), { look: "quiet", isPressed: isToday, title: week.days[place] ?? "" })}
        </th>
        ${triples.map(({ triple, isChosen, hue }) => {
          const colour = hue === undefined ? "" : (paintedCap(hue, 0)?.fill ?? "");
          return html`<td>
            ${triple ? tripleButton(triple, isChosen, pick, colour) : html`<span class="open">?</span>`}
          </td>`;
        })}
      </tr>`;
    })}
  </table>`;
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
