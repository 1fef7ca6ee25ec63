import { html, nothing, type TemplateResult } from "lit/html.js";
import { lessons } from "../../model/lessons/slice.ts";
import type { State } from "../../model/state.ts";
import type { Context } from "../kit/context.ts";
import type { Messages } from "./en.ts";

/** That there is a new version of the page. It waits for a yes, and says so again on the next visit. */
export function newVersion({
  state,
  store,
  messages: { newVersion: words },
}: Context<Messages>): TemplateResult | typeof nothing {
  const { newVersion: load } = state;
  if (!load || wouldBeLost(state)) return nothing;
  return html`<div>
      <p>${words.isThere} <button type="button" @click=${load}>${words.load}</button></p>
    </div>
    <button type="button" class="quiet" @click=${() => store.set({ newVersion: undefined })}>
      ${words.later}
    </button>`;
}

/** Whether there is something that the address does not hold: a lesson that is too long for a link. */
function wouldBeLost(state: State): boolean {
  const { content, lesson } = lessons.of(state);
  return content !== undefined && lesson === undefined;
}
