import type { TemplateResult } from "lit/html.js";
import type { RulesetCard } from "../../solver/wire.ts";
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
    ...(hint && isTyped && { hint: messages.form.forExample(hint, exampleOf(card)) }),
    text: draft.position,
    fault: faultIn("position", state, messages),
    onInput: (text) => {
      intents.editPosition(text);
    },
    beside: editor.button(state, messages, intents),
    below: editor.template(state, messages, intents),
  });
}

/** The position of the first example, without the ruleset where the field has none. */
function exampleOf({ id, examples }: RulesetCard): string {
  const notation = examples[0]?.notation ?? "";
  const [ruleset = ""] = new RegExp(`^${id}(\\[.*\\])?`).exec(notation) ?? [];
  return notation.slice(ruleset.length);
}
