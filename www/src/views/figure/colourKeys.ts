// What the legend's keys are with any number of players: a choice of what colours stand for, and values to be pressed.
import type { Outcome } from "../../solver/wire.ts";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { against } from "../../model/against.ts";
import { show, shownValues } from "../../model/display.ts";
import { tells } from "../../model/telling.ts";
import type { ValueChange, ColourBy, Value } from "../../model/values.ts";
import type { FigureContext } from "../kit/context.ts";
import { segments } from "../kit/segments.ts";
import type { FigureWords } from "./words.ts";
import { button } from "../kit/button.ts";

/** What colours can stand for, under its name; or why they cannot. */
export interface ColourOption {
  value: ColourBy;
  label: string;
  missing?: string | undefined;
}

/** A choice of what colours stand for, each under its name. */
export function colourChoice(
  chosen: ColourBy,
  all: readonly ColourOption[],
  context: FigureContext<FigureWords>,
): TemplateResult {
  const { store } = context;
  const { legend: words } = context.messages;
  const choices = all.map(({ value, label, missing }) => ({
    value,
    label,
    disabled: missing !== undefined,
    ...(missing !== undefined && { title: missing }),
  }));
  return segments("colour", words.colourBy, chosen, choices, (colourBy) => {
    // What differs is found out first, and until then the picture stays as it is.
    if (colourBy === "difference") against.put(store, { meanwhile: chosen });
    show(store, { colourBy });
  });
}

/** How the values are told of: in few words too, where there is little room, and to be read alone. */
export interface Telling {
  fewer?: Readonly<Record<Outcome, string>> | undefined;
  isStill?: boolean;
}

/** So many numbers have a key each; where there are more, so many keys stand for as many each. */
const FEW = 7;
const PARTS = 4;

/** Ascending numbers, in as many parts as have keys. */
export function spansOf(values: readonly number[]): Array<readonly number[]> {
  const size = values.length > FEW ? Math.ceil(values.length / PARTS) : 1;
  return Array.from({ length: Math.ceil(values.length / size) }, (_, part) =>
    values.slice(part * size, (part + 1) * size),
  );
}

/** What the key of some ascending numbers is called, and what is on it: the first and the last. */
export function spanOf(
  values: readonly number[],
  badge: (value: number) => TemplateResult,
): [name: string, shown: TemplateResult] {
  const [first = 0, last = first] = [values[0], values.at(-1)];
  return first === last
    ? [first === Infinity ? "∞" : String(first), badge(first)]
    : [`${first}–${last}`, html`${badge(first)}–${badge(last)}`];
}

/** What a value means, in fewer words where there is little room. */
export function inFewer(text: string, fewer: string): TemplateResult {
  return html`<span class="long">${text}</span><span class="short">${fewer}</span>`;
}

/** Makes the key of some values; the name is what a hint calls them. */
type KeyMaker = (values: ReadonlyArray<Value | ValueChange>, name: string, shown: unknown) => TemplateResult;

/** Each value with what it means; pressed, unless it is only to be read, its positions alone stand out. */
export function keyGroup(
  context: FigureContext<FigureWords>,
  keys: (key: KeyMaker) => TemplateResult,
  isStill = false,
): TemplateResult {
  const { state, store } = context;
  const { legend: words } = context.messages;
  const only = shownValues(state);
  const key: KeyMaker = (numbers, name, shown) => {
    // What stands out would tell which positions have a value that is hidden.
    if (isStill || !tells(state, "everything")) return html`<span class="key">${shown}</span>`;
    const values = numbers.map((each) => (each === Infinity ? "∞" : String(each)));
    const isPressed = values.every((value) => only.includes(value));
    return button(
      shown,
      () =>
        show(store, {
          only: isPressed
            ? only.filter((value) => !values.includes(value))
            : [...new Set([...only, ...values])],
        }),
      { look: "quiet key", isPressed: isPressed, title: words.only({ values: name }) },
    );
  };
  return html`<span class="values" role="group" aria-label=${words.filter}>
    ${keys(key)}
    ${
      only.length > 0 && !isStill
        ? button(words.all, () => show(store, { only: [] }), { look: "quiet" })
        : nothing
    }
  </span>`;
}
