// The three properties of P-positions that follow from heaps as sets, each with its picture.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { goBack, isAsking, showLabels } from "../../model/question/question.ts";
import { chooseHeaps, heapsOf, heapsLabel } from "./positions.ts";
import type { Pane, StructuresContext } from "./shown.ts";
import { structures } from "./slice.ts";
import { change, powersOf, writtenPower, type Sets } from "./venn.ts";
import { vennSvg } from "./vennSvg.ts";
import { button } from "../kit/button.ts";

export type PropertyPane = Pick<Pane, "says" | "asks" | "drawing" | "table" | "step" | "guessed" | "asked">;

/** Of larger heaps the pictures of properties are not drawn. */
const LARGEST = 31;

/** What is shown where the selected position is none of those that a property is about. */
const EXAMPLES: Readonly<Record<"P" | "N", Sets>> = { N: [2, 5, 14], P: [5, 9, 12] };

/** The selected position, or an example in its place; nothing while that is not known. */
function about(value: "P" | "N", { context, outcomes }: StructuresContext): Sets | undefined {
  const selected: Sets = heapsOf(context.state.selected);
  const isFit = selected.every((heap) => heap <= LARGEST) && selected.filter((heap) => heap > 0).length > 1;
  const of = isFit && outcomes.tells(selected) ? outcomes.of(selected) : "other";
  if (of === undefined) return undefined;
  return of === value ? selected : EXAMPLES[value];
}

/** While the positions are hidden of which a property tells, it is not told. */
function waiting(asked: ReadonlyArray<readonly number[]>, shown: StructuresContext, stage = 0): PropertyPane {
  const { context, words } = shown;
  const { store } = context;
  const labels = asked.map(heapsLabel);
  const step: Pane["step"] = (by) => {
    // What is told of them begins at its first sentence.
    if (by > 0) showLabels(store, labels);
    if (by > 0 || stage > 1) structures.put(store, { stage: by > 0 ? stage : stage - 1 });
  };
  return { says: words.sets.hidden({ positions: labels }), drawing: nothing, table: nothing, step, asked };
}

/** From stage to stage; in a class, before the first of them what was shown is hidden again. */
function steps(
  stage: number,
  first: number,
  last: number,
  { context: { state, store } }: StructuresContext,
): Pane["step"] {
  return (by) => {
    if (by < 0 && stage <= first && isAsking(state)) goBack(store);
    else structures.put(store, { stage: Math.max(first, Math.min(stage + by, last)) });
  };
}

const isTo = (stage: number, most: number): number => Math.max(0, Math.min(stage, most));

function select(heaps: readonly number[], { context }: StructuresContext): TemplateResult {
  return button(heapsLabel(heaps), () => chooseHeaps(context.store, heaps), {
    look: "position",
    isPressed: heapsLabel(heaps) === context.state.selected,
  });
}

/** (1): of the three P-positions that differ from an N-position in one heap, at most two have a larger one. */
export function onePart(shown: StructuresContext): PropertyPane {
  const { context, words, outcomes } = shown;
  const { state } = context;
  const sets = about("N", shown);
  if (!sets) return { ...waiting([], shown), says: words.coming };
  const most = 2 ** Math.max(...sets.map((heap) => powersOf(heap).length && Math.floor(Math.log2(heap)) + 1));
  const changed = sets.map((_, place): Sets | undefined => {
    const found = Array.from({ length: most }, (__, size): Sets => {
      const [a, b, c] = sets.map((heap, each) => (each === place ? size : heap));
      return [a ?? 0, b ?? 0, c ?? 0];
    });
    // All of them are asked about at once.
    return found.filter((heaps) => outcomes.judged(heaps) === "P")[0];
  });
  const [one, two, three] = changed;
  if (!one || !two || !three) return { ...waiting([], shown), says: words.coming };
  const asked = [sets, one, two, three];
  if (!asked.every((heaps) => outcomes.tells(heaps))) return waiting(asked, shown);
  const stage = isTo(structures.of(state).stage ?? 3, 3);
  const told = [one, two, three].map((heaps, place) => ({
    heaps,
    place,
    from: sets[place] ?? 0,
    to: heaps[place] ?? 0,
  }));
  const difference = change(sets[0], one[0]);
  const largest = Math.max(...difference.out, ...difference.put);
  const [set, also] = told.filter(({ from, to }) => to < from).map(({ place }) => "ABC"[place]);
  const { from = 0, to = 0 } = told[stage - 1] ?? {};
  return {
    says:
      stage === 0
        ? words.sets.one({ name: heapsLabel(sets) })
        : stage < 3
          ? words.sets.oneOf({ heap: "abc"[stage - 1] ?? "", from, to, isLower: to < from })
          : words.sets.oneAll({
              name: heapsLabel(sets),
              largest: writtenPower(largest),
              set: also === undefined ? set : undefined,
            }),
    drawing: html`<div class="three">
      ${told.map(({ heaps, place, from, to }) => {
        const sign = to < from ? "<" : ">";
        const isSeen = place < stage || stage === 3;
        return html`<figure class=${isSeen ? nothing : "unseen"}>
          ${vennSvg({
            label: words.sets.changed({
              name: heapsLabel(sets),
              set: "ABC"[place] ?? "",
              after: heapsLabel(heaps),
            }),
            sets,
            names: ["A", "B", "C"],
            isJudged: false,
            ...(isSeen && { move: { place, to } }),
          })}
          <figcaption>
            ${isSeen ? html`${"abc"[place]}′ = ${to} ${sign} ${from} ${select(heaps, shown)}` : "…"}
          </figcaption>
        </figure>`;
      })}
    </div>`,
    table: html`<p class="note">${words.sets.pictures}</p>`,
    step: steps(stage, 0, 3, shown),
    asked,
  };
}

/** (2): no heap exceeds the sum of the others or is less than their difference. */
export function sidesPart(shown: StructuresContext): PropertyPane {
  const { context, words, outcomes } = shown;
  const { state } = context;
  const sets = about("P", shown);
  if (!sets) return { ...waiting([], shown), says: words.coming };
  if (!outcomes.tells(sets)) return waiting([sets], shown);
  const stage = isTo(structures.of(state).stage ?? 2, 2);
  const [a, b, c] = sets;
  const shared = powersOf(a).filter((power) => powersOf(b).includes(power));
  const bar = (name: string, parts: ReadonlyArray<readonly number[]>): TemplateResult =>
    html`<tr>
      <th scope="row">${name}</th>
      <td>
        <span class="bar">
          ${parts.map(
            (powers, place) =>
              html`<span
                class="set"
                data-set=${place}
                .style=${`flex-grow: ${powers.reduce((sum, power) => sum + power, 0)}`}
              >
                ${[...powers].reverse().map((power) => html`<span class=${shared.includes(power) && parts.length > 1 ? "shared" : nothing} .style=${`flex-grow: ${power}`}>${power}</span>`)}
              </span>`,
          )}
        </span>
      </td>
    </tr>`;
  return {
    says: [
      words.sets.sides({ name: heapsLabel(sets) }),
      shared.length === 0
        ? words.sets.sumOfApart({ a, b, c })
        : words.sets.sum({ a, b, c, sum: a + b, shared: shared.map(String) }),
      words.sets.difference({ a, b, c, difference: Math.abs(b - a) }),
    ][stage],
    drawing: html`<table class="bars" .style=${`--most: ${a + b}`}>
      ${bar(`a + b = ${a + b}`, [powersOf(a), powersOf(b)])}
      <tr>
        <th scope="row">c = ${c}</th>
        <td>
          <span class="bar" .style=${`width: ${(100 * c) / Math.max(1, a + b)}%`}
            ><span class="set" data-set="2">
              ${powersOf(c)
                .reverse()
                .map((power) => html`<span .style=${`flex-grow: ${power}`}>${power}</span>`)}
            </span></span
          >
        </td>
      </tr>
      ${
        stage < 2
          ? nothing
          : html`<tr>
              <th scope="row">|b − a| = ${Math.abs(b - a)}</th>
              <td>
                <span class="bar" .style=${`width: ${(100 * Math.abs(b - a)) / Math.max(1, a + b)}%`}
                  ><span class="set" data-set="3"><span>${Math.abs(b - a)}</span></span></span
                >
              </td>
            </tr>`
      }
    </table>`,
    table: html`<p>${select(sets, shown)}</p>`,
    step: steps(stage, 0, 2, shown),
    asked: [sets],
  };
}

/** (3): what may be added to two heaps at once. */
export function addedPart(shown: StructuresContext): PropertyPane {
  const { context, words, outcomes } = shown;
  const { state } = context;
  const sets = about("P", shown);
  if (!sets) return { ...waiting([], shown), says: words.coming };
  const most = 9;
  const times = Math.max(1, isTo(structures.of(state).stage ?? 1, most));
  const rows = [0, 1, 2].map((third) => {
    const step = 2 ** (sets[third] === 0 ? 0 : Math.floor(Math.log2(sets[third] ?? 1)) + 1);
    const heaps = sets.map((heap, place) => (place === third ? heap : heap + times * step));
    return { third, step, heaps, value: outcomes.of(heaps) };
  });
  const asked = [sets, ...rows.map(({ heaps }) => heaps)];
  if (!asked.every((heaps) => outcomes.tells(heaps))) return waiting(asked, shown, times);
  const isP = rows.every(({ value }) => value === "P");
  const largest = Math.max(...rows.flatMap(({ heaps }) => heaps));
  const powers = Array.from(
    { length: Math.floor(Math.log2(largest || 1)) + 1 },
    (_, place) => 2 ** place,
  ).reverse();
  return {
    says: isP ? words.sets.added({ name: heapsLabel(sets), times }) : words.coming,
    drawing: html`<div class="sums">
      ${rows.map(
        ({ third, step, heaps }) =>
          html`<table>
            <caption>
              ${words.sets.addedTo({ heap: "abc"[third] ?? "", size: sets[third] ?? 0, step: writtenPower(step), times })}
              ${select(heaps, shown)}
            </caption>
            ${heaps.map(
              (heap, place) =>
                html`<tr>
                  <th scope="row">${"abc"[place]} = ${heap}</th>
                  ${powers.map((power) => html`<td class=${power >= step && place !== third ? "block" : nothing}>${powersOf(heap).includes(power) ? "1" : "0"}</td>`)}
                </tr>`,
            )}
          </table>`,
      )}
    </div>`,
    table: html`<p class="note">${words.sets.families}</p>`,
    // Every stage has positions of its own.
    step: steps(times, isAsking(state) ? times : 1, most, shown),
    asked,
  };
}
