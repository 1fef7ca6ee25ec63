import { html, nothing, type TemplateResult } from "lit/html.js";
import { capitalised, worded } from "../../messages/dictionary.ts";
import { isReplaced } from "../../model/opening/draft.ts";
import { ruleOf, rulesToTry } from "../../model/opening/ownRules.ts";
import {
  chooseParameter,
  editOwnRule,
  editParameter,
  editRule,
  openText,
} from "../../model/opening/typing.ts";
import { draftCard } from "../../model/state.ts";
import type { ParameterCard } from "../../solver/wire.ts";
import { faultIn } from "../boards/faults.ts";
import { button } from "../kit/button.ts";
import { chooseFile } from "../kit/chooseFile.ts";
import type { Context } from "../kit/context.ts";
import { type ListedChoice, select } from "../kit/controls.ts";
import { longField, type LongField, TYPED } from "../kit/longField.ts";
import { type FaultSentence, textField } from "../kit/textField.ts";
import type { Words as FormWords } from "./words.en.ts";
import { speaks } from "../kit/voice.ts";

/** A field for a parameter, as the catalogue describes its values. */
export function parameterField(card: ParameterCard, context: Context<FormWords>): TemplateResult {
  const { state, messages, store } = context;
  const { key, range, required, initial, instead } = card;
  const id = `parameter-${key}`;
  const label = worded(messages, card.name);
  const hint = (range: string | undefined): string =>
    messages.form.hint({ meaning: capitalised(worded(messages, card.meaning)), range });
  const text = state.draft.params[key] ?? "";
  if (range.kind === "choice")
    return choiceField({
      id,
      label,
      hint: hint(undefined),
      chosen: text,
      choices: range.choices.map(({ word, name }) => ({ value: word, label: worded(messages, name) })),
      onChoose: (word) => void chooseParameter(store, key, word),
    });
  const isUnbounded = !required && initial === undefined && instead === undefined;
  const bounds =
    "least" in range
      ? messages.form.at({ least: messages.number(range.least), most: messages.number(range.most) })
      : undefined;
  const fault = faultIn(`params.${key}`, context);
  const field = {
    id,
    label,
    hint: hint(isUnbounded ? messages.form.unbounded : bounds),
    text,
    ...(isUnbounded && { placeholder: "∞" }),
    isOff: isReplaced(key, state.draft, draftCard(state)),
    onInput: (text: string) => editParameter(store, key, text),
  };
  const openRead = (read: string): void => {
    // The field lies over the picture as long as somebody is in it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    void openText(store, key, read);
  };
  if (card === ruleOf(draftCard(state))) return ownRuleField(card, { ...field, fault }, context);
  if (range.kind === "rule") return ruleField(key, { ...field, fault }, context);
  return range.kind === "text" && range.long
    ? longField({
        ...field,
        fault: withLine(fault, text, messages),
        below: html`<p class="file">
          ${button(messages.form.file, () => chooseFile(GRAPH_FILES, openRead), { look: "quiet" })}
          ${messages.form.orDropped}
          ${text.length > TYPED ? button(messages.form.clear, () => editParameter(store, key, ""), { look: "quiet" }) : nothing}
        </p>`,
        onDrop: openRead,
      })
    : textField({ ...field, fault });
}

/** Files of graphs. */
const GRAPH_FILES = ".dot,.gv,.json,.graphml,.xml,.tgf,.csv,.tsv,.txt";

/** In a text of several lines a fault is said to be in one of them. */
function withLine(
  fault: FaultSentence | undefined,
  text: string,
  messages: FormWords,
): FaultSentence | undefined {
  if (!fault?.span || !text.includes("\n")) return fault;
  const line = text.slice(0, fault.span[0]).split("\n").length;
  return { ...fault, sentence: messages.form.line({ number: String(line), fault: fault.sentence }) };
}

/** A field for a rule: what is typed counts at once, and what it means is read back in plain words. */
function ruleField(key: string, field: LongField, context: Context<FormWords>): TemplateResult {
  const { store } = context;
  const onInput = (text: string): void => editRule(store, key, text);
  return longField({ ...field, hasLines: false, below: read(key, field, context), onInput });
}

/** What a rule that was typed means, as long as nothing is wrong with it. */
function read(
  key: string,
  { fault }: LongField,
  context: Context<FormWords>,
): TemplateResult | typeof nothing {
  const { state, messages } = context;
  const words = state.game?.ruleset === state.draft.ruleset ? state.game.words?.[key] : undefined;
  if (!words || fault) return nothing;
  return html`<p class="reads" ${speaks()}>${messages.form.reads({ words: worded(messages, words) })}</p>`;
}

/** The one field for rules of a reader's own, in whichever way they are written, with examples of all. */
function ownRuleField({ key }: ParameterCard, field: LongField, context: Context<FormWords>): TemplateResult {
  const { state, messages, store } = context;
  const rulesets = state.catalogue?.rulesets ?? [];
  const onInput = (text: string): void => editOwnRule(store, text);
  return longField({
    ...field,
    id: "parameter-rule",
    look: "rule",
    hasLines: false,
    below: html`${read(key, field, context)}
      <p class="tried">
        ${messages.form.tried}
        ${rulesToTry(rulesets).map((rule) => button(rule, () => onInput(rule), { look: "quiet" }))}
      </p>`,
    onInput,
  });
}

interface ChoiceField {
  id: string;
  label: string;
  /** A few words on what is chosen. */
  hint?: string;
  chosen: string;
  choices: readonly ListedChoice[];
  onChoose: (value: string) => void;
}

/** A field for one among a few words, which counts at once. */
export function choiceField({ id, label, hint, chosen, choices, onChoose }: ChoiceField): TemplateResult {
  return html`<div class="field">
    <div class="named">
      <label for=${id} title=${hint ?? nothing}>${label}</label>
      ${select(label, chosen, choices, onChoose, { id, isSpoken: true })}
    </div>
  </div>`;
}
