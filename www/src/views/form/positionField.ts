import type { TemplateResult } from "lit/html.js";
import { draftCard, type State } from "../../model/state.ts";
import type { Messages } from "../../messages/index.ts";
import { boardWords } from "../boards/boards.ts";
import { faultIn } from "../kit/faults.ts";
import type { PageIntents } from "../kit/intents.ts";
import type { Local } from "../shell/local.ts";
import { textField } from "../kit/textField.ts";

/** The start as a text, and beside it what it can be put together with. */
export function positionField(
  state: State,
  messages: Messages,
  intents: PageIntents,
  { editor }: Local,
): TemplateResult {
  const { draft, game } = state;
  const card = draftCard(state);
  const hint = card && boardWords(card.board, messages).hint;
  const isTyped = draft.position !== game?.written;
  return textField({
    id: "position",
    label: messages.form.position,
    ...(hint && isTyped && { hint: messages.form.forExample(hint, card.examples[0]?.written ?? "") }),
    text: draft.position,
    fault: faultIn("position", state, messages),
    onInput: (text) => {
      intents.editPosition(text);
    },
    beside: editor.button(state, messages, intents),
    below: editor.template(state, messages, intents),
  });
}
