import { html, nothing, type TemplateResult } from "lit/html.js";
import { isBeyond } from "../../model/state.ts";
import { styledBy } from "../kit/styledBy.ts";
import { againstChoice } from "../kit/against/againstChoice.ts";
import { besideChoice } from "../kit/besideChoice.ts";
import type { Host, FigureContext } from "../kit/context.ts";
import type { View } from "../kit/view.ts";
import { hideButton } from "../kit/question/hideButton.ts";
import { hiddenBar } from "./class/bar.ts";
import { gridLead } from "./class/lead.ts";
import { lineChoice, sizeFields, sliders } from "./controls.ts";
import { saving, showButton, sieveButton, startButton } from "./toolbar.ts";
import { zoomButtons } from "../picture/zoom.ts";
import pictured from "../picture/pictured.css?inline";
import css from "./grid.css?inline";
import { GridView } from "./gridView.ts";
import { gridColourChoice, gridLegend } from "./legend.ts";
import { sieveBar } from "./sieve/bar.ts";
import { modeOf, sieveOf } from "./slice.ts";
import { gridWords } from "./words.ts";
import { lettersOf } from "../../model/letters.ts";
import type { Words as GridWords } from "./words.en.ts";
import { valueSaid } from "../kit/cells/valueSaid.ts";
import type { ToldCells } from "./toldCells.ts";
import type { CellValue } from "./read.ts";
import { gridOf } from "./sizes.ts";
import { button } from "../kit/button.ts";
import { begins, speaks, warns } from "../kit/voice.ts";

/** The values of all positions over two heaps or the like. */
export function makeView(host: Host): View {
  const { store, isAlone, redraw } = host;
  const view = new GridView(store, isAlone, redraw);
  return {
    template: (context) => {
      const { state, messages } = context;
      const { game } = state;
      if (!game) return nothing;
      const words = gridWords(messages);
      const { leaf } = view.cells;
      const mode = modeOf(state);
      view.element.ariaLabel = `${words.label({ notation: game.notation })}${messages.stop}${words.help}`;
      const told = toldIn(context, view, words);
      const lead = gridLead(state, view);
      view.stand.follow(state);
      return html`<section
        class="pictured grid"
        aria-label=${words.label({ notation: game.notation })}
        ${styledBy(pictured)}
        ${styledBy(css)}
      >
        <div class="stand">${view.element} ${waiting(context, view, words)}</div>
        <div class="line">
          <p class="told" ${speaks(told)}>
            ${told || html`<span class="advice">${words.hint}</span>`}
            ${!view.read && view.isElsewhere ? showButton(view, words) : nothing}
            ${isBeyond(state) && mode !== "hidden" ? startButton(state.selected, view, words) : nothing}
          </p>
          ${saving(context, view, words)} ${zoomButtons(view, context, redraw)}
        </div>
        ${lead && mode === "hidden" ? hiddenBar(context, lead, view) : nothing}
        ${lead && mode === "sieved" ? sieveBar(context, lead, view, words) : nothing}
        <div class="choices keyed">
          ${sieveOf(state) === undefined ? gridColourChoice(context, words) : nothing}
          ${leaf ? gridLegend(context, leaf, words) : nothing}
        </div>
        <div class="choices">
          ${sizeFields(context, words)} ${sliders(context, words)} ${lineChoice(context, words)}
          ${mode === "hidden" ? nothing : html`${againstChoice(context, { error: view.against.error, fault: words.noGrid })} ${sieveButton(context, words)}`}
          ${hideButton(context, words.hide, mode === "hidden")} ${besideChoice(context, words.beside)}
        </div>
      </section>`;
    },
    shown: (context) => view.update(context),
    lead: ({ state }) => gridLead(state, view),
    focus: () => view.element.focus({ preventScroll: true }),
    dispose: () => view.dispose(),
  };
}

/** Of the cell under the pointer or the keyboard; else of the selected position, where it is in no cell. */
function toldIn({ state, messages }: FigureContext, view: GridView, words: GridWords): string {
  const { read } = view;
  if (!read) return view.isElsewhere ? words.elsewhere({ label: state.selected }) : "";
  const { row, column, label, told } = read;
  if (!told) return words.hiddenCell({ row, column, label });
  return words.cell({
    row,
    column,
    label,
    told: valueIn(told, view.cells, words, messages.outcomes[lettersOf(state)]),
  });
}

function valueIn(
  { value, both, isCompared }: CellValue,
  { of }: ToldCells,
  words: GridWords,
  outcomes: Readonly<Record<"P" | "N", string>>,
): string {
  const say = (class_: number): string => valueSaid(of, class_, words, outcomes);
  if (!isCompared) return say(value);
  if (value > 0) return words.same({ told: say(value - 1) });
  return both ? words.both({ one: say(both[0]), other: say(both[1]) }) : words.differs;
}

function waiting(
  { state }: FigureContext,
  { work }: GridView,
  words: GridWords,
): TemplateResult | typeof nothing {
  const { progress, error, hasCells } = work;
  const { rows, columns } = gridOf(state);
  if (progress)
    return html`<div class="wait" ${begins()}>
      ${button(words.cancel, () => work.cancel())}
      ${words.computing({ done: progress.positions, all: rows * columns })}
    </div>`;
  if (!error) return nothing;
  const { code, limit = 0 } = error;
  const reason =
    code === "cancelled"
      ? words.cancelled
      : code === "too-many-positions"
        ? words.tooLarge({ limit })
        : code === "too-many-moves" || code === "out-of-memory"
          ? words.tooMany
          : code === "unknown-choice" && hasCells
            ? words.noComparison
            : words.refused;
  return html`<div class="wait" ${warns()}>
    ${reason} ${code === "cancelled" ? button(words.again, () => work.again()) : nothing}
  </div>`;
}
