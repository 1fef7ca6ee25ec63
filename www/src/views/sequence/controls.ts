// What is chosen below a sequence: its layout, how many heaps there are, and how long a row is.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { display, show } from "../../model/display.ts";
import { view as shownView } from "../../model/view.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import { toldOf } from "../kit/cells/told.ts";
import type { FigureContext } from "../kit/context.ts";
import { hideButton } from "../kit/question/hideButton.ts";
import { segments } from "../kit/segments.ts";
import type { SequenceWords } from "./en.ts";
import { sizesOf } from "./sizes.ts";
import { LAYOUTS, lay, MOST, WIDEST, type Strip } from "./slice.ts";

/** Lengths that are worth a look. */
const LENGTHS = [62, 254, 1000, 10_000, 100_000, 1_000_000, 10_000_000];
/** The slider of the width goes so far. */
const NARROW = 128;

export function layoutChoice({ state, store }: FigureContext, words: SequenceWords): TemplateResult {
  return segments(
    "sequenceLayout",
    words.layout,
    sizesOf(state).layout,
    LAYOUTS.map((value) => ({ value, label: words.layouts[value], title: words.layoutHints[value] })),
    (layout) => lay(store, { layout }),
  );
}

/** A number that is kept where it is one that there can be. */
function field(
  { store }: FigureContext,
  name: "length" | "width" | "from",
  label: string,
  value: number,
  [least, most]: readonly [number, number],
): TemplateResult {
  return html`<label class="count"
    >${label}
    <input
      type="number"
      min=${least}
      max=${most}
      step="1"
      .value=${String(value)}
      @change=${({ target }: Event) => {
        const input = target as HTMLInputElement;
        const change: Partial<Strip> = { [name]: input.valueAsNumber };
        if (input.reportValidity() && input.value !== "") lay(store, change);
        else input.value = String(value);
      }}
    />
  </label>`;
}

export function sizeFields(
  context: FigureContext,
  period: number | undefined,
  words: SequenceWords,
): TemplateResult {
  const { state, store, messages } = context;
  const { length, layout, width, from } = sizesOf(state);
  const isInRows = layout === "rows" || layout === "doubling";
  return html`<span class="group"
      >${field(context, "length", words.length, length, [1, MOST])}
      <label class="choice"
        ><span class="spoken">${words.lengths}</span
        ><select
          @change=${({ target }: Event) => {
            const chosen = Number((target as HTMLSelectElement).value);
            if (chosen > 0) lay(store, { length: chosen });
          }}
        >
          <option value="" ?selected=${!LENGTHS.includes(length)} disabled>${words.lengths}</option>
          ${LENGTHS.map(
            (each) =>
              html`<option value=${String(each)} ?selected=${each === length}>
                ${messages.number(each)}
              </option>`,
          )}
        </select></label
      ></span
    >
    ${layout === "rows" ? widthFields(context, width, period, words) : nothing}
    ${isInRows ? field(context, "from", words.from, from, [0, length - 1]) : nothing}`;
}

function widthFields(
  context: FigureContext,
  width: number,
  period: number | undefined,
  words: SequenceWords,
): TemplateResult {
  const { store } = context;
  return html`<span class="group slider"
    >${field(context, "width", words.width, width, [1, WIDEST])}
    <input
      type="range"
      aria-label=${words.width}
      min="1"
      max=${NARROW}
      .value=${String(Math.min(NARROW, width))}
      @input=${({ target }: Event) => lay(store, { width: (target as HTMLInputElement).valueAsNumber })}
    />
    ${
      period !== undefined && period > 1 && period !== width && period <= WIDEST
        ? html`<button type="button" class="quiet" @click=${() => lay(store, { width: period })}>
            ${words.widthIsPeriod(period)}
          </button>`
        : nothing
    }</span
  >`;
}

/** Which number of the heaps the colours stand for. */
export function colourChoice(
  { state, store }: FigureContext,
  words: SequenceWords,
): TemplateResult | typeof nothing {
  const { convention } = state.game ?? {};
  const isAlliance = convention?.kind === "alliance";
  if (!isAlliance && (wordsOf(state) !== "grundy" || convention?.kind === "misere")) return nothing;
  const { value } = toldOf(state);
  const chosen = value === "grundy" || value === "gameValue" ? "grundy" : "outcome";
  return segments(
    "sequenceColour",
    words.colourBy,
    display.of(state).colourBy === "outcome" ? "outcome" : chosen,
    [
      { value: "grundy" as const, label: isAlliance ? words.gameValue : words.grundy },
      { value: "outcome" as const, label: isAlliance ? words.byWinner : words.byOutcome },
    ],
    (colourBy) => show(store, { colourBy }),
  );
}

/** Values can be hidden, and the graph stand beside the picture. */
export function otherChoices(context: FigureContext, words: SequenceWords): TemplateResult {
  const { state, store, isAlone } = context;
  return html`${hideButton(context, words.hide)}
  ${
    isAlone
      ? nothing
      : html`<label class="check"
          ><input
            type="checkbox"
            .checked=${shownView.of(state).isBeside}
            @change=${({ target }: Event) => shownView.put(store, { isBeside: (target as HTMLInputElement).checked })}
          />${words.beside}</label
        >`
  }`;
}
