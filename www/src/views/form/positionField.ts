import { html, type TemplateResult } from "lit/html.js";
import { editPosition } from "../../model/opening/typing.ts";
import { draftCard } from "../../model/state.ts";
import { boardWords } from "../boards/boards.ts";
import type { Context } from "../kit/context.ts";
import { wordingOf } from "../kit/rules.ts";
import { faultIn } from "../boards/faults.ts";
import { textField } from "../kit/textField.ts";
import type { Words as FormWords } from "./words.en.ts";
import { startEditor } from "./startEditor.ts";

/** The start as a text, and beside it what it can be put together with. */
export function positionField(context: Context<FormWords>): TemplateResult {
  const { state, messages, store } = context;
  const editor = context.kept.get(startEditor);
  const { draft, game } = state;
  const card = draftCard(state);
  const hint = card && boardWords(card.board, messages).hint;
  const isTyped = draft.position !== game?.written;
  const field = textField({
    id: "position",
    label: messages.fields.position,
    ...(hint &&
      isTyped && { hint: messages.form.forExample({ hint, example: card.examples[0]?.written ?? "" }) }),
    text: draft.position,
    fault: faultIn("position", context),
    onInput: (text) => editPosition(store, text),
    beside: editor.button(context),
    below: editor.template(context),
  });
  const longer = wordingOf(card, draft.params)?.longer;
  return longer === undefined ? field : html`${field} ${stripField(longer, context)}`;
}

/** The same start as strips of squares, each of which is a heap that is so many longer. */
function stripField(longer: number, { state, messages, store }: Context<FormWords>): TemplateResult {
  const { position } = state.draft;
  const moved = (text: string, by: number): string =>
    text.replace(/\b\d+\b/g, (size) => String(Math.max(0, Number(size) + by)));
  return textField({
    id: "strips",
    label: messages.form.strips,
    text: moved(position.replace(/[()]/g, ""), -longer),
    onInput: (text) => editPosition(store, moved(text, longer)),
  });
}
