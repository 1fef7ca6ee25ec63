import { html, nothing, type TemplateResult } from "lit/html.js";
import { live } from "lit/directives/live.js";
import { CONTROLS } from "../../model/controls.ts";
import { LABELS } from "../../model/display.ts";
import { graphOf } from "../../model/state.ts";
import { stepCount } from "../../model/labelling.ts";
import type { FigureContext } from "../kit/context.ts";
import { sentenceOf, type FieldFault } from "../kit/faults.ts";
import { segments } from "../kit/segments.ts";
import { textField } from "../kit/textField.ts";
import { kitMessages } from "../kit/words.ts";
import { colourChoices, VALUES, WAYS, type Choices, type Way } from "./choices.ts";
import type { Subject } from "./subject.ts";
import { shareWords } from "./words.ts";

export interface Chosen {
  way: Way;
  choices: Choices;
  subject: Subject;
  choose: (change: Partial<Choices>) => void;
  chooseWay: (way: Way) => void;
}

/** How it gets to others. */
export function wayChoice({ messages }: FigureContext, { way, chooseWay }: Chosen): TemplateResult {
  const words = shareWords(messages);
  return html`${segments(
      "share-way",
      words.way,
      way,
      WAYS.map((value) => ({ value, label: words.ways[value] })),
      chooseWay,
    )}
    <p class="about">${words.about[way]}</p>`;
}

/** What is shown of it. */
export function chooser(context: FigureContext, given: Chosen): TemplateResult {
  const { messages } = context;
  const { choices, choose, way, subject } = given;
  const words = shareWords(messages);
  const isLive = way === "frame" || way === "element";
  const choice = <T extends string>(
    key: string,
    label: string,
    chosen: T,
    all: ReadonlyArray<readonly [value: T, name: string]>,
    onChoose: (value: T) => void,
  ): TemplateResult =>
    html`<label class="row">
      <span class="of">${label}</span>
      <span class="choice">
        <select
          name=${key}
          .value=${live(chosen)}
          @change=${({ target }: Event) => onChoose((target as HTMLSelectElement).value as T)}
        >
          ${all.map(
            ([value, name]) => html`<option value=${value} ?selected=${value === chosen}>${name}</option>`,
          )}
        </select>
      </span>
    </label>`;
  const colours = colourChoices(subject.state);
  return html`${startField(context, given)}
  ${
    colours.length > 0
      ? choice(
          "colour",
          words.colours,
          // What is not to be had is coloured by who wins.
          colours.includes(choices.colour) ? choices.colour : "outcome",
          colours.map((value) => [value, words.colour[value]] as const),
          (colour) => choose({ colour }),
        )
      : nothing
  }
  ${choice(
    "labels",
    words.labels,
    choices.labels,
    LABELS.map((value) => [value, words.labelled[value]]),
    (labels) => choose({ labels }),
  )}
  ${choice(
    "values",
    words.values,
    choices.values,
    VALUES.map((value) => [value, words.value[value]]),
    (values) => choose({ values }),
  )}
  ${choices.values === "stepwise" ? steps(context, given) : nothing}
  ${
    isLive
      ? choice(
          "controls",
          words.controls,
          choices.controls,
          CONTROLS.map((value) => [value, words.control[value]]),
          (controls) => choose({ controls }),
        )
      : nothing
  }
  ${choice(
    "theme",
    words.theme,
    choices.theme,
    (["auto", "light", "dark"] as const).map((value) => [value, words.themes[value]]),
    (theme) => choose({ theme }),
  )}
  ${choice(
    "language",
    words.language,
    choices.language,
    [
      ["", words.languages.reader],
      ["en", words.languages.en],
      ["zh", words.languages.zh],
    ],
    (language) => choose({ language }),
  )}
  ${
    isLive
      ? number(
          "width",
          words.width,
          choices.width,
          240,
          1600,
          (width) => choose({ width: width ?? 640 }),
          " px",
        )
      : nothing
  }`;
}

/** The steps of a labelling between which it is seen. */
function steps({ messages }: FigureContext, { choices, choose, subject }: Chosen): TemplateResult {
  const words = shareWords(messages);
  const graph = graphOf(subject.state);
  const most = graph ? stepCount(graph, "position") : 0;
  return html`<div class="steps">
    ${number("from", words.from, choices.from ?? 0, 0, choices.until ?? most, (from) => choose({ from }))}
    ${number("until", words.until, choices.until ?? most, choices.from ?? 0, most, (until) => choose({ until: until === most ? undefined : until }))}
  </div>`;
}

/** A whole number between two bounds; a text that is none changes nothing. */
function number(
  key: string,
  label: string,
  value: number,
  least: number,
  most: number,
  onChoose: (value: number | undefined) => void,
  unit = "",
): TemplateResult {
  return html`<label class="row">
    <span class="of">${label}</span>
    <span
      ><input
        type="number"
        name=${key}
        min=${least}
        max=${most}
        .value=${live(String(value))}
        @change=${({ target }: Event) => {
          const { valueAsNumber } = target as HTMLInputElement;
          if (Number.isNaN(valueAsNumber)) return;
          onChoose(Math.max(least, Math.min(most, Math.round(valueAsNumber))));
        }}
      />${unit}</span
    >
  </label>`;
}

function startField(context: FigureContext, { choices, choose, subject }: Chosen): TemplateResult {
  const words = shareWords(context.messages);
  return textField({
    id: "share-start",
    label: words.start,
    hint: words.startHint,
    text: choices.start,
    fault: faultOf(context, subject),
    onInput: (start) => choose({ start }),
  });
}

/** Why what is typed is no start; the words for it may be fetched first. */
function faultOf({ messages }: FigureContext, subject: Subject): FieldFault | undefined {
  const { error } = subject;
  const all = error && kitMessages.in(messages.code);
  return (
    all && {
      sentence: sentenceOf(error, { state: subject.state, messages: all }, shareWords(messages).start),
      span: undefined,
    }
  );
}
