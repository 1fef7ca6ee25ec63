import { html, nothing, type TemplateResult } from "lit/html.js";
import type { TheoremCard, TheoremProse } from "../../solver/wire.ts";
import { worded } from "../../messages/dictionary.ts";
import type { Context } from "../kit/context.ts";
import { argument, formula } from "../kit/theorem/theoremText.ts";
import { unbroken } from "../kit/unbroken.ts";
import { linkToInstance, playIn } from "./instances.ts";
import { theoremHead } from "./theoremHead.ts";
import { theoremWords } from "./words.ts";

/** A theorem that does not speak of the game, with its best example. What is written about it is there while it is open. */
export function otherTheorem(
  { id, name, status, instances }: TheoremCard,
  isOpen: boolean,
  prose: TheoremProse | undefined,
  context: Context,
): TemplateResult {
  const { messages } = context;
  const { catalogue } = context.state;
  const words = theoremWords(messages);
  const [best] = instances;
  return html`<li>
    ${theoremHead({ id, name: worded(messages, name), status, isOpen, result: "" }, context)}
    ${
      prose
        ? html`<div class="body">
            <p class="statement">${unbroken(worded(messages, prose.statement))}</p>
            ${formula(prose.formula)} ${argument(prose, status, messages)}
          </div>`
        : nothing
    }
    ${
      best
        ? html`<p class="example">
            ${words.example}
            <a href=${`#${linkToInstance(id, best, context)}`}>${best.notation}</a>
            <small>${playIn(best, catalogue?.winners ?? [], messages)}</small>
          </p>`
        : nothing
    }
  </li>`;
}
