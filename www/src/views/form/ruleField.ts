import { html, nothing, type TemplateResult } from "lit/html.js";
import { worded } from "../../messages/dictionary.ts";
import { editRule } from "../../model/opening/typing.ts";
import type { Context } from "../kit/context.ts";
import { longField, type LongField } from "../kit/longField.ts";
import type { FormWords } from "./en.ts";

/** A field for a rule of one's own: what is typed counts at once, and what it means is read back in plain words. */
export function ruleField(key: string, field: LongField, context: Context<FormWords>): TemplateResult {
  const { state, messages, store } = context;
  const words = state.game?.ruleset === state.draft.ruleset ? state.game.words?.[key] : undefined;
  const isRead = words && !field.fault;
  return longField({
    ...field,
    hasLines: false,
    below: isRead
      ? html`<p class="reads" aria-live="polite">${messages.form.reads(worded(messages, words))}</p>`
      : nothing,
    onInput: (text) => editRule(store, key, text),
  });
}
