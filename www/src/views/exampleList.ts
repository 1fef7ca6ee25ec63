import { html, nothing, type TemplateResult } from "lit/html.js";
import { linkLike } from "../model/permalink.ts";
import type { State } from "../model/state.ts";
import { worded, type Messages } from "../messages/index.ts";

/** The games worth opening, of every ruleset, each with what there is to see. */
export function exampleList(state: State, messages: Messages): TemplateResult {
  const { catalogue, game } = state;
  return html`${catalogue?.rulesets.map(
    ({ name, examples }) =>
      html`<section>
        <p class="title">${worded(messages, name)}</p>
        <ul>
          ${examples.map(
            ({ notation, says }) =>
              html`<li>
                <a
                  href=${`#${linkLike(state, notation)}`}
                  aria-current=${notation === game?.notation ? "page" : nothing}
                  >${notation}</a
                >
                <span>${worded(messages, says)}</span>
              </li>`,
          )}
        </ul>
      </section>`,
  )}`;
}
