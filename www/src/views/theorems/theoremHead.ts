import { html, type TemplateResult } from "lit/html.js";
import type { TheoremStatus } from "../../solver/wire.ts";
import type { Messages } from "../../messages/index.ts";
import { theoremWords } from "./words.ts";
import { openTheorem } from "./slice.ts";
import type { PageIntents } from "../kit/intents.ts";

/** In a link: no theorem is opened. */
export const NONE = "none";

export interface TheoremHead {
  id: string;
  name: string;
  status: TheoremStatus;
  isOpen: boolean;
  /** How it fared, in a few words. */
  result: string;
}

/** The name of a theorem, which opens and closes it, how far it can be trusted, and how it fared. */
export function theoremHead(
  { id, name, status, isOpen, result }: TheoremHead,
  messages: Messages,
  intents: PageIntents,
): TemplateResult {
  return html`<div class="head">
    <h3>
      <button
        type="button"
        class="quiet"
        aria-expanded=${isOpen ? "true" : "false"}
        @click=${() => {
          openTheorem(intents.store, isOpen ? NONE : id);
        }}
      >
        ${name}
      </button>
    </h3>
    <span class="status ${status}">${theoremWords(messages).status[status]}</span>
    <span class="brief" role="status">${result}</span>
  </div>`;
}
