// Controls of one value: one of some words, yes or no, a number. Those of a field of a link are drawn from the field.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { Directive, directive, type ChildPart } from "lit/directive.js";
import { live } from "lit/directives/live.js";
import type { FieldBounds, Slice } from "../../model/slice.ts";
import { segments, type Segment } from "./segments.ts";
import type { FigureContext } from "./context.ts";

/** One of what can be chosen. */
export interface ListedChoice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** It is shown and cannot be chosen. */
  readonly isNone?: boolean;
}

/** Choices under a heading. */
interface Group<Value extends string> {
  readonly heading: string;
  readonly choices: readonly ListedChoice<Value>[];
}

interface Looks {
  /** Its classes. */
  readonly look?: string;
  /** Its name is only spoken, where it is plain what is chosen. */
  readonly isSpoken?: boolean;
  readonly id?: string;
  readonly title?: string | undefined;
  readonly isOff?: boolean;
}

/** Words that can be chosen, by their names. */
export function choicesOf<Word extends string>(
  words: readonly Word[],
  names: Readonly<Record<Word, string>>,
): Array<ListedChoice<Word>> {
  return words.map((value) => ({ value, label: names[value] }));
}

/** Chooses in the list in which it stands: behind the choices, for only then these are there. */
const choosing = directive(
  class extends Directive {
    render(_: string): typeof nothing {
      return nothing;
    }

    override update({ parentNode }: ChildPart, [value]: [string]): typeof nothing {
      const list = parentNode as HTMLSelectElement;
      if (list.value !== value) list.value = value;
      return nothing;
    }
  },
);

/** A list that opens, after its name. */
export function select<Value extends string>(
  label: string,
  chosen: NoInfer<Value>,
  choices: ReadonlyArray<ListedChoice<Value> | Group<Value>>,
  onChoose: (value: Value) => void,
  { isSpoken = false, look = isSpoken ? "" : "named", id, title, isOff = false }: Looks = {},
): TemplateResult {
  const all = choices.flatMap((each) => ("choices" in each ? each.choices : each));
  const option = ({ value, label, isNone = false }: ListedChoice): TemplateResult =>
    html`<option value=${value} ?selected=${value === chosen} ?disabled=${isNone}>${label}</option>`;
  const list = html`<select
    id=${id ?? nothing}
    aria-label=${isSpoken ? label : nothing}
    ?disabled=${isOff}
    @change=${({ target }: Event) => {
      const list = target as HTMLSelectElement;
      const choice = all.find(({ value }) => value === list.value);
      if (choice) onChoose(choice.value);
    }}
  >
    ${choices.map((each) =>
      "choices" in each
        ? html`<optgroup label=${each.heading}>${each.choices.map(option)}</optgroup>`
        : option(each),
    )}${choosing(chosen)}
  </select>`;
  if (isSpoken) return html`<span class="choice ${look}" title=${title ?? nothing}>${list}</span>`;
  return html`<label class=${look} title=${title ?? nothing}
    ><span class="of">${label}</span> <span class="choice">${list}</span></label
  >`;
}

/** A box to tick, before its name. */
export function check(
  label: string,
  isOn: boolean,
  onSet: (isOn: boolean) => void,
  { look = "check", title, isOff = false }: Looks = {},
): TemplateResult {
  return html`<label class=${look} title=${title ?? nothing}
    ><input
      type="checkbox"
      .checked=${live(isOn)}
      ?disabled=${isOff}
      @change=${({ target }: Event) => onSet((target as HTMLInputElement).checked)}
    />${label}</label
  >`;
}

/** A whole number, after its name and before its unit; what it cannot be is said, and it is as before. */
export function count(
  label: string,
  value: number,
  [least, most]: FieldBounds,
  onSay: (value: number) => void,
  { look = "count", isSpoken = false, unit = "" }: Looks & { readonly unit?: string } = {},
): TemplateResult {
  const field = html`<input
    type="number"
    aria-label=${isSpoken ? label : nothing}
    min=${least}
    max=${most}
    step="1"
    .value=${String(value)}
    @change=${({ target }: Event) => {
      const input = target as HTMLInputElement;
      if (input.reportValidity() && input.value !== "") onSay(input.valueAsNumber);
      else input.value = String(value);
    }}
  />`;
  if (isSpoken) return field;
  return html`<label class=${look}
    ><span class="of">${label}</span> <span class="in">${field}${unit}</span></label
  >`;
}

/** A number that is drawn along a line; its name is spoken, and what it says where that is more than the number. */
export function slider(
  label: string,
  value: number,
  [least, most]: FieldBounds,
  onDraw: (value: number) => void,
  says?: string,
): TemplateResult {
  return html`<input
    type="range"
    aria-label=${label}
    aria-valuetext=${says ?? nothing}
    min=${least}
    max=${most}
    step="1"
    .value=${live(String(value))}
    @input=${({ target }: Event) => onDraw((target as HTMLInputElement).valueAsNumber)}
  />`;
}

interface LineLooks extends Looks {
  /** Words, what nobody shall correct or complete, or the digits of a number. */
  readonly holds?: "words" | "notation" | "digits";
  /** So many characters at most, and so many that are seen. */
  readonly longest?: number;
  readonly wide?: number;
  readonly hint?: string;
  readonly isWrong?: boolean;
  /** It can be read, and not be written. */
  readonly isShut?: boolean;
  /** Whoever hears of it hears of it when it is done, by Enter or when the field is left. */
  readonly isHeardDone?: boolean;
  /** What is typed stays where nothing else has been heard: an empty line may be of no use. */
  readonly stays?: boolean;
}

/** Text in one line, after its name. */
export function textLine(
  label: string,
  text: string,
  onType: (text: string) => void,
  {
    isSpoken = false,
    look = isSpoken ? "" : "named",
    title,
    holds = "words",
    longest,
    wide,
    hint,
    isWrong,
    isShut = false,
    isHeardDone = false,
    stays = false,
  }: LineLooks = {},
): TemplateResult {
  const hear = ({ target }: Event): void => onType((target as HTMLInputElement).value);
  const field = html`<input
    type="text"
    class=${(isSpoken && look) || nothing}
    inputmode=${holds === "digits" ? "numeric" : nothing}
    autocomplete=${holds === "words" ? nothing : "off"}
    autocapitalize=${holds === "notation" ? "off" : nothing}
    spellcheck=${holds === "notation" ? "false" : nothing}
    aria-label=${isSpoken ? label : nothing}
    title=${isSpoken ? (title ?? nothing) : nothing}
    aria-invalid=${isWrong === undefined ? nothing : isWrong ? "true" : "false"}
    maxlength=${longest ?? nothing}
    size=${wide ?? nothing}
    placeholder=${hint ?? nothing}
    ?readonly=${isShut}
    .value=${stays ? text : live(text)}
    @input=${isHeardDone ? nothing : hear}
    @change=${isHeardDone ? hear : nothing}
  />`;
  if (isSpoken) return field;
  return html`<label class=${look || nothing} title=${title ?? nothing}>${label} ${field}</label>`;
}

/** Text of several lines, after its name; to be read where nobody hears of another. */
export function textArea(
  label: string,
  text: string,
  rows: number,
  onType: ((text: string) => void) | undefined,
  { look = "area", isSpoken = false, holds = "words", longest, hint }: LineLooks = {},
): TemplateResult {
  const field = html`<textarea
    rows=${rows}
    spellcheck=${holds === "notation" ? "false" : nothing}
    aria-label=${isSpoken ? label : nothing}
    maxlength=${longest ?? nothing}
    placeholder=${hint ?? nothing}
    ?readonly=${!onType}
    .value=${live(text)}
    @input=${onType ? ({ target }: Event) => onType((target as HTMLTextAreaElement).value) : nothing}
  ></textarea>`;
  return isSpoken ? field : html`<label class=${look}>${label} ${field}</label>`;
}

interface FieldLooks extends Looks {
  /** What stands in it; without it what is shown. A number that is not asked for has another one by itself. */
  readonly text?: string;
  /** The words that can be chosen here; without it all. */
  readonly among?: readonly string[];
  /** Whether they stand beside each other, and what each means. */
  readonly hints?: Readonly<Record<string, string>>;
  /** Between what the number lies here. */
  readonly bounds?: FieldBounds;
  /** What it is called here. */
  readonly label?: string;
  /** Who hears of another text; without it that is shown. */
  readonly onChoose?: (text: string) => void;
}

/** What a field is called. */
export function fieldLabel<Part extends object, Asked extends object>(
  slice: Slice<Part, Asked>,
  name: string,
  { messages }: Pick<FigureContext, "messages">,
): string {
  return slice.fields.find((each) => each.name === name)?.label?.[messages.code] ?? name;
}

/** The control of a field: a list or buttons for words, a box for one word or none, a number. */
export function fieldControl<Part extends object, Asked extends object>(
  slice: Slice<Part, Asked>,
  name: string,
  { state, store, messages }: Pick<FigureContext, "state" | "store" | "messages">,
  { text = slice.text(state, name), among, hints, onChoose, ...looks }: FieldLooks = {},
): TemplateResult {
  const field = slice.fields.find((each) => each.name === name);
  const { code } = messages;
  const { label = fieldLabel(slice, name, { messages }), bounds = field?.bounds ?? [0, Infinity] } = looks;
  const choose = onChoose ?? ((text: string): void => slice.choose(store, name, text));
  if (field?.isCount) return count(label, Number(text), bounds, (value) => choose(String(value)), looks);
  const { names = {}, words = Object.keys(names) } = field ?? {};
  if (words.length === 1)
    return check(label, text !== "", (isOn) => choose(isOn ? (words[0] ?? "") : ""), looks);
  const choices: Segment<string>[] = words
    .filter((word) => !among || among.includes(word))
    .map((value) => ({ value, label: names[value]?.[code] ?? value }));
  if (!hints) return select(label, text, choices, choose, looks);
  return segments(
    `${slice.id}-${name}`,
    label,
    text,
    choices.map((each) => ({ ...each, title: hints[each.value] ?? "" })),
    choose,
  );
}
