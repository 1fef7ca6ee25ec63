import { html, nothing, type TemplateResult } from "lit/html.js";
import { sound } from "../../model/sound.ts";
import { styledBy } from "../kit/styledBy.ts";
import { button } from "../kit/button.ts";
import { knownSaid } from "../kit/known/known.ts";
import { knownWords } from "../kit/known/said.ts";
import type { FigureContext, Host } from "../kit/context.ts";
import type { View } from "../kit/view.ts";
import pictured from "../picture/pictured.css?inline";
import { zoomButtons } from "../picture/zoom.ts";
import { sequenceClassBar } from "./classBar.ts";
import {
  layoutChoice,
  lengthFields,
  listenControls,
  otherChoices,
  sequenceColourChoice,
} from "./controls.ts";
import { Frequencies } from "./frequencies.ts";
import { GeneraTable } from "./genera.ts";
import { heapSaid } from "./heapSaid.ts";
import { sequenceLead } from "./lead.ts";
import { sequenceLegend } from "./legend.ts";
import { Output } from "./output.ts";
import css from "./sequence.css?inline";
import { SequenceView } from "./sequenceView.ts";
import { sizesOf } from "./sizes.ts";
import { faultOf, stackFields } from "./stackFields.ts";
import { leastHeight } from "./stacking.ts";
import { repeatSaid, sequenceWords, stoppedSaid, type SequenceWords } from "./words.ts";
import { begins, speaks, warns } from "../kit/voice.ts";

/** The values of single heaps, one after the other. */
export function makeView({ store, isAlone, redraw }: Host): View {
  const view = new SequenceView(store, isAlone, redraw);
  const frequencies = new Frequencies(view, redraw);
  const genera = new GeneraTable(view, store, redraw);
  const output = new Output(view, redraw);
  return {
    template: (context) => {
      const { state, messages } = context;
      const { game } = state;
      if (!game) return nothing;
      const words = sequenceWords(messages);
      view.prepare(state);
      const { layout } = sizesOf(state);
      const lead = sequenceLead(state, store, view);
      view.stand.follow(state);
      const told = toldIn(context, view, words);
      const label = words.label({ notation: game.notation });
      view.element.ariaLabel = `${label}${messages.stop}${words.help}`;
      const height = layout === "rows" ? 0 : leastHeight(view.lanes.length);
      return html`<section
        class="pictured sequence"
        aria-label=${label}
        ${styledBy(pictured)}
        ${styledBy(css)}
      >
        <div class="stand" .style=${`min-height: max(240px, ${height}px)`}>
          ${view.element} ${waiting(context, view, words)}
        </div>
        <div class="line">
          <p class="told" ${speaks(sound.of(state).isPlaying ? "" : told)}>
            ${told || html`<span class="advice">${view.known ? words.hidden : words.hint}</span>`}
          </p>
          ${output.template(context, words)} ${zoomButtons(view, context, redraw)}
        </div>
        ${lead ? sequenceClassBar(context, view, lead, words) : nothing}
        <ul class="repeats" aria-label=${words.repeats}>
          ${repeats(view, words)}
        </ul>
        ${known(context, view)}
        <div class="choices keyed">
          ${view.known ? nothing : sequenceColourChoice(context, words)} ${sequenceLegend(context, view)}
        </div>
        <div class="choices">
          ${layoutChoice(context, words)} ${lengthFields(context, view.lines.lines[0]?.sequence, words)}
          ${listenControls(context, view.listening, words)} ${otherChoices(context, words)}
        </div>
        ${layout === "bars" || layout === "strip" ? stackFields(context, view, words) : nothing}
        ${frequencies.template(context, words)} ${genera.template(context, words)}
      </section>`;
    },
    shown: (context) => view.update(context),
    lead: ({ state }) => sequenceLead(state, store, view),
    focus: () => view.element.focus({ preventScroll: true }),
    dispose: () => {
      view.stand.leave();
      genera.dispose();
      view.dispose();
    },
  };
}

/** How far a long computation is, and why there is nothing to see of the game. */
function waiting(
  { state }: FigureContext,
  { lines }: SequenceView,
  words: SequenceWords,
): TemplateResult | typeof nothing {
  if (lines.progress)
    return html`<div class="wait" ${begins()}>
      ${button(words.cancel, () => lines.cancel())}
      ${words.computing({ done: lines.progress.positions, all: sizesOf(state).length })}
    </div>`;
  const { error } = lines.lines[0] ?? {};
  if (!error) return nothing;
  return html`<div class="wait" ${warns()}>
    ${faultOf(error, words)}
    ${error.code === "cancelled" ? button(words.again, () => lines.again()) : nothing}
  </div>`;
}

// What is said of the heap that is meant, and of how the values of each rule repeat.

/** Of the heap under the pointer or the keyboard; else of the selected one. */
export function toldIn(context: FigureContext, view: SequenceView, words: SequenceWords): string {
  const { state } = context;
  const { at } = view;
  const own = view.selected.length === 1 ? view.selected[0] : undefined;
  const heap = at?.heap ?? own;
  if (heap === undefined || heap >= sizesOf(state).length) return "";
  const areLines = sizesOf(state).layout !== "doubling" && view.lanes.length > 1;
  const lane = view.lanes[at?.lane ?? 0];
  const told = lane && heapSaid(context, lane, heap, words);
  if (lane?.classes && heap >= lane.classes.length) return words.heapIs({ heap, told: words.notComputed });
  if (told === undefined) return lane?.known ? words.hiddenHeap({ heap }) : words.heap({ heap });
  return areLines && lane ? words.heapOf({ rule: lane.title, heap, told }) : words.heapIs({ heap, told });
}

/** The period of each rule, proved or only observed. */
export function repeats({ lines }: SequenceView, words: SequenceWords): TemplateResult | typeof nothing {
  const areMany = lines.lines.length > 1;
  return html`${lines.lines.map(({ text, sequence }) => {
    // Of values that are still coming nothing is known yet.
    if (!sequence || (!sequence.stopped && sequence.values.length < sequence.length)) return nothing;
    const rule = areMany ? html`<code>${text}</code> ` : nothing;
    const stopped = stoppedSaid(sequence, words);
    return html`<li>${rule}${repeatSaid(sequence, words)}</li>
      ${
        stopped === undefined
          ? nothing
          : html`<li class="stopped">
              ${rule}${stopped}
              ${
                sequence.stopped?.code === "cancelled"
                  ? button(words.again, () => lines.again(), { look: "quiet" })
                  : nothing
              }
            </li>`
      }`;
  })}`;
}

/** What the literature knows of the game itself, once its values are there. */
function known(
  { state: { game }, messages: { code } }: FigureContext,
  { lines }: SequenceView,
): TemplateResult | typeof nothing {
  const [own] = lines.lines;
  const said = game && own?.sequence && knownSaid(own.text, game, code);
  return said ? html`<p class="known"><b>${knownWords(code).known}</b> ${said}</p>` : nothing;
}
