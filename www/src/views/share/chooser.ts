import { html, nothing, type TemplateResult } from "lit/html.js";
import { graphOf } from "../../model/state.ts";
import { stepCount } from "../../model/labelling.ts";
import type { FigureContext } from "../kit/context.ts";
import { choicesOf, count, fieldControl, select } from "../kit/controls.ts";
import { sentenceOf } from "../boards/faults.ts";
import { segments } from "../kit/segments.ts";
import { textField, type FaultSentence } from "../kit/textField.ts";
import { kitMessages } from "../kit/words.ts";
import { colourChoices, SHARED, VALUE_CHOICES, WAYS, type ShareChoices, type Way } from "./choices.ts";
import type { Subject } from "./subject.ts";
import { shareWords } from "./words.ts";

interface Chosen {
  way: Way;
  choices: ShareChoices;
  subject: Subject;
  choose: (change: Partial<ShareChoices>) => void;
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

/** Each stands in a row, its name in a column of its own. */
const ROW = { look: "row" };

/** What is shown of it. */
export function chooser(context: FigureContext, given: Chosen): TemplateResult {
  const { messages } = context;
  const { choices, choose, way, subject } = given;
  const words = shareWords(messages);
  const isLive = way === "frame" || way === "element";
  const colours: readonly string[] = colourChoices(subject.state);
  const texts = (change: ShareChoices["texts"]): void => choose({ texts: { ...choices.texts, ...change } });
  const ofField = ({ slice, name, shared }: (typeof SHARED)[number]): unknown => {
    const { [name]: text = "" } = choices.texts;
    const isColour = name === "color";
    if ((shared === "live" && !isLive) || (isColour && colours.length === 0)) return nothing;
    return fieldControl(slice, name, context, {
      look: "row",
      // What is not to be had is coloured by who wins.
      text: isColour && !colours.includes(text) ? "outcome" : text,
      ...(isColour && { among: colours }),
      onChoose: (chosen) => texts({ [name]: chosen }),
    });
  };
  return html`${startField(context, given)}
  ${select(words.values, choices.values, choicesOf(VALUE_CHOICES, words.value), (values) => choose({ values }), ROW)}
  ${choices.values === "stepwise" ? steps(context, given) : nothing} ${SHARED.map(ofField)}
  ${
    isLive
      ? count(words.width, choices.width, [240, 1600], (width) => choose({ width }), { ...ROW, unit: " px" })
      : nothing
  }`;
}

/** The steps of a labelling between which it is seen. */
function steps({ messages }: FigureContext, { choices, choose, subject }: Chosen): TemplateResult {
  const words = shareWords(messages);
  const graph = graphOf(subject.state);
  const most = graph ? stepCount(graph, "position") : 0;
  const { from = 0, until = most } = choices;
  return html`<div class="steps">
    ${count(words.from, from, [0, until], (step) => choose({ from: step }), ROW)}
    ${count(words.until, until, [from, most], (step) => choose({ until: step === most ? undefined : step }), ROW)}
  </div>`;
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
function faultOf({ messages }: FigureContext, subject: Subject): FaultSentence | undefined {
  const { error } = subject;
  const all = error && kitMessages.in(messages.code);
  return (
    all && {
      sentence: sentenceOf(error, { state: subject.state, messages: all }, shareWords(messages).start),
      span: undefined,
    }
  );
}
