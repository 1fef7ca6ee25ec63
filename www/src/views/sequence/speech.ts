// What is said of the heap that is meant, and of how the values of each rule repeat.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { player } from "../../messages/player.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import { classColourOf } from "../kit/cells/classColour.ts";
import type { FigureContext } from "../kit/context.ts";
import type { SequenceWords } from "./words.ts";
import type { SequenceView } from "./sequenceView.ts";
import { sizesOf } from "./sizes.ts";

/** Of the heap under the pointer or the keyboard; else of the selected one. */
export function toldIn(context: FigureContext, view: SequenceView, words: SequenceWords): string {
  const { state } = context;
  const { at } = view;
  const own = view.selected.length === 1 ? view.selected[0] : undefined;
  const heap = at?.heap ?? own;
  if (heap === undefined || heap >= sizesOf(state).length) return "";
  const areLines = sizesOf(state).layout !== "doubling" && view.lanes.length > 1;
  const lane = view.lanes[at?.lane ?? 0];
  const class_ = lane?.known ? lane.known.get(heap) : lane?.classes?.[heap];
  if (class_ === undefined) return lane?.known ? words.hiddenHeap({ heap }) : words.heap({ heap });
  const told = valueIn(context, class_, words);
  return areLines && lane ? words.heapOf({ rule: lane.title, heap, told }) : words.heapIs({ heap, told });
}

function valueIn({ state, messages }: FigureContext, class_: number, words: SequenceWords): string {
  const { value, mover = 0 } = classColourOf(state);
  const outcomes = messages.outcomes[wordsOf(state)];
  const said = words.value({ value: class_ });
  switch (value) {
    case "outcome":
      return outcomes[class_ === 0 ? "P" : "N"];
    case "grundy":
      return class_ === 0 ? words.facts({ one: outcomes.P, other: said }) : said;
    case "gameValue":
      return words.turns({ value: class_ });
    case "winner":
      return words.winner({ player: player(class_), mover: player(mover) });
  }
}

/** The period of each rule, proved or only observed. */
export function repeats(
  { state }: FigureContext,
  { lines }: SequenceView,
  words: SequenceWords,
): TemplateResult | typeof nothing {
  const last = sizesOf(state).length - 1;
  const areMany = lines.lines.length > 1;
  return html`${lines.lines.map(({ text, sequence }) => {
    if (!sequence) return nothing;
    const { period, preperiod = 0, saltus, status } = sequence;
    const said =
      period === undefined
        ? words.noPeriod({ last })
        : words.period({ period, preperiod, saltus, observed: status === "proved" ? undefined : last });
    return html`<li>${areMany ? html`<code>${text}</code> ` : nothing}${said}</li>`;
  })}`;
}
