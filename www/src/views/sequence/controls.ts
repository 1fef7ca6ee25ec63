// What is chosen below a sequence: its layout, how many heaps there are, and how long a row is.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { display, show } from "../../model/display.ts";
import { playOn, sound } from "../../model/sound.ts";
import type { FieldBounds } from "../../model/slice.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import { classColourOf } from "../kit/cells/classColour.ts";
import { besideChoice } from "../kit/besideChoice.ts";
import type { FigureContext } from "../kit/context.ts";
import { fieldControl, select, slider } from "../kit/controls.ts";
import { hideButton } from "../kit/question/hideButton.ts";
import { segments } from "../kit/segments.ts";
import { wake } from "../kit/sound/ear.ts";
import type { SequenceWords } from "./words.ts";
import { sizesOf } from "./sizes.ts";
import type { Sequence } from "../../solver/wire.ts";
import { SPEEDS, type Listening } from "./listening.ts";
import { setSequence, sequence, WIDEST } from "./slice.ts";
import { button } from "../kit/button.ts";

/** Lengths that are worth a look. */
const LENGTHS = [62, 254, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 20_000_000];
/** The slider of the width goes so far. */
const NARROW = 128;

export function layoutChoice(context: FigureContext, words: SequenceWords): TemplateResult {
  return fieldControl(sequence, "layout", context, { hints: words.layoutHints });
}

export function lengthFields(
  context: FigureContext,
  own: Sequence | undefined,
  words: SequenceWords,
): TemplateResult {
  const { state, store, messages } = context;
  const { length, layout, width, from } = sizesOf(state);
  const isInRows = layout === "rows" || layout === "doubling";
  const offered = offeredLengths(own);
  const lengths = offered.map((each) => ({ value: String(each), label: messages.number(each) }));
  return html`<span class="group"
      >${field(context, "length", length)}
      ${select(
        words.lengths,
        offered.includes(length) ? String(length) : "",
        [{ value: "", label: words.lengths, isNone: true }, ...lengths],
        (chosen) => setSequence(store, { length: Number(chosen) }),
        { isSpoken: true },
      )}</span
    >
    ${layout === "rows" ? widthFields(context, width, own?.period, words) : nothing}
    ${isInRows ? field(context, "from", from, [0, length - 1]) : nothing}`;
}

/** Those that can be had, with the longest of these where that is known. */
function offeredLengths(sequence: Sequence | undefined): number[] {
  const { stopped, values } = sequence ?? {};
  if (!values || !stopped || stopped.code === "cancelled") return LENGTHS;
  return [...LENGTHS.filter((each) => each < values.length), values.length];
}

function field(context: FigureContext, name: string, value: number, bounds?: FieldBounds): TemplateResult {
  return fieldControl(sequence, name, context, {
    look: "count",
    text: String(value),
    ...(bounds && { bounds }),
  });
}

function widthFields(
  context: FigureContext,
  width: number,
  period: number | undefined,
  words: SequenceWords,
): TemplateResult {
  const { store } = context;
  const put = (width: number): void => setSequence(store, { width });
  return html`<span class="group slider"
    >${field(context, "width", width)} ${slider(words.width, Math.min(NARROW, width), [1, NARROW], put)}
    ${
      period !== undefined && period > 1 && period !== width && period <= WIDEST
        ? button(words.widthIsPeriod({ period }), () => put(period), { look: "quiet" })
        : nothing
    }</span
  >`;
}

/** Which number of the heaps the colours stand for. */
export function sequenceColourChoice(
  { state, store }: FigureContext,
  words: SequenceWords,
): TemplateResult | typeof nothing {
  const { convention } = state.game ?? {};
  const isAlliance = convention?.kind === "alliance";
  if (!isAlliance && (wordsOf(state) !== "grundy" || convention?.kind === "misere")) return nothing;
  const { value } = classColourOf(state);
  const chosen =
    value === "distance" ? "level" : value === "grundy" || value === "gameValue" ? "grundy" : "outcome";
  return segments(
    "sequenceColour",
    words.colourBy,
    display.of(state).colourBy === "outcome" ? "outcome" : chosen,
    [
      { value: "grundy" as const, label: isAlliance ? words.gameValue : words.grundy },
      ...(isAlliance ? [{ value: "level" as const, label: words.byLevel }] : []),
      { value: "outcome" as const, label: isAlliance ? words.byWinner : words.byOutcome },
    ],
    (colourBy) => show(store, { colourBy }),
  );
}

/** Values can be hidden, and the graph stand beside the picture. */
export function otherChoices(context: FigureContext, words: SequenceWords): TemplateResult {
  return html`${hideButton(context, words.hide)} ${besideChoice(context, words.beside)}`;
}

/** The values can be listened to, slower or faster. */
export function listenControls(
  { state, store, messages, redraw }: FigureContext,
  listening: Listening,
  words: SequenceWords,
): TemplateResult | typeof nothing {
  if (!listening.isPossible) return nothing;
  const { isPlaying } = sound.of(state);
  const listen = (): void => {
    wake();
    playOn(store, !isPlaying);
  };
  return html`<span class="group"
    >${button(words.listen, listen, { isPressed: isPlaying, title: words.listenHint })}
    ${select(
      words.speed,
      String(listening.speed),
      SPEEDS.map((heaps) => ({
        value: String(heaps),
        label: words.perSecond({ heaps: messages.number(heaps) }),
      })),
      (speed) => {
        listening.speed = Number(speed);
        redraw();
      },
      { isSpoken: true, title: words.speed },
    )}</span
  >`;
}
