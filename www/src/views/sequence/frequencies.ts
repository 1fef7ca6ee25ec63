// How often each value comes among the heaps of the game itself, rare and common.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { wordsOf } from "../../model/vocabulary.ts";
import { valueBadge } from "../kit/badge.ts";
import { cellsScale } from "../kit/shownScale.ts";
import { classColourOf } from "../kit/cells/classColour.ts";
import type { FigureContext } from "../kit/context.ts";
import type { Classes } from "./classes.ts";
import type { SequenceWords } from "./words.ts";
import type { SequenceView } from "./sequenceView.ts";

/** A class, how many heaps have it, and the first and the last of these. */
interface Frequency {
  class: number;
  count: number;
  first: number;
  last: number;
}

/** So many values are listed: the most common ones. */
const LISTED = 24;

/** The classes that are listed, the most common first, and how many others there are, with how many heaps. */
interface Counted {
  listed: readonly Frequency[];
  others: number;
  heaps: number;
}

const known = new WeakMap<Classes, Counted>();

/** Of classes that are as common as one another the smaller come first; those that no heap has are left out. */
export function frequenciesOf(classes: Classes, largest: number): Counted {
  const found = known.get(classes);
  if (found) return found;
  const none = new Uint32Array(largest + 1);
  const [counts, first, last] = [none, none.slice(), none.slice()];
  for (let heap = 0; heap < classes.length; heap++) {
    const class_ = classes[heap] ?? 0;
    if (counts[class_] === 0) first[class_] = heap;
    counts[class_] = (counts[class_] ?? 0) + 1;
    last[class_] = heap;
  }
  const listed: Frequency[] = [];
  let all = 0;
  // Millions of heaps may have as many classes: an object for each would take hundreds of megabytes.
  for (let class_ = 0; class_ <= largest; class_++) {
    const count = counts[class_] ?? 0;
    if (count === 0) continue;
    all++;
    const place = listed.findLastIndex((each) => each.count >= count) + 1;
    if (place === LISTED) continue;
    listed.splice(place, 0, { class: class_, count, first: first[class_] ?? 0, last: last[class_] ?? 0 });
    listed.length = Math.min(listed.length, LISTED);
  }
  const heaps = listed.reduce((rest, { count }) => rest - count, classes.length);
  const counted = { listed, others: all - listed.length, heaps };
  known.set(classes, counted);
  return counted;
}

export class Frequencies {
  readonly #view: SequenceView;
  readonly #redraw: () => void;
  #isOpen = false;

  constructor(view: SequenceView, redraw: () => void) {
    this.#view = view;
    this.#redraw = redraw;
  }

  template(context: FigureContext, words: SequenceWords): TemplateResult | typeof nothing {
    const { state } = context;
    const [lane] = this.#view.lanes;
    if (!lane?.classes || wordsOf(state) === "shapes") return nothing;
    const { classes, largest } = lane;
    return html`<details
      class="frequencies"
      ?open=${this.#isOpen}
      @toggle=${({ target }: Event) => {
        this.#isOpen = (target as HTMLDetailsElement).open;
        this.#redraw();
      }}
    >
      <summary>${words.frequencies}</summary>
      ${this.#isOpen ? table(context, frequenciesOf(classes, largest), words) : nothing}
    </details>`;
  }
}

function table(
  { state, messages }: FigureContext,
  { listed, others, heaps }: Counted,
  words: SequenceWords,
): TemplateResult {
  const most = Math.max(1, ...listed.map(({ count }) => count));
  const { value } = classColourOf(state);
  const badge = (class_: number): TemplateResult =>
    value === "outcome"
      ? valueBadge(class_ === 0 ? "P" : "N", 0)
      : valueBadge(class_, value === "grundy" ? cellsScale(state) : value === "distance" ? 0 : "players");
  const { number } = messages;
  return html`<table>
      <thead>
        <tr>
          <th scope="col">${words.cell}</th>
          <th scope="col" class="number">${words.times}</th>
          <td></td>
          <th scope="col" class="number">${words.first}</th>
          <th scope="col" class="number">${words.last}</th>
        </tr>
      </thead>
      <tbody>
        ${listed.map(
          (each) =>
            html`<tr>
              <th scope="row">${badge(each.class)}</th>
              <td class="number">${number(each.count)}</td>
              <td>
                <i
                  class="share"
                  .style=${`width: ${Math.max(1, Math.round((160 * each.count) / most))}px`}
                ></i>
              </td>
              <td class="number">${number(each.first)}</td>
              <td class="number">${number(each.last)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${others > 0 ? html`<p>${words.others({ values: others, heaps })}</p>` : nothing}`;
}
