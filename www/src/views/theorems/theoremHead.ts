import { html, type TemplateResult } from "lit/html.js";
import type { TheoremStatus } from "../../solver/wire.ts";
import type { Context } from "../kit/context.ts";
import { expander } from "../kit/expander.ts";
import { openTheorem } from "./slice.ts";
import { theoremWords } from "./words.ts";
import { speaks } from "../kit/voice.ts";

/** In a link: no theorem is opened. */
export const NONE = "none";

interface TheoremHead {
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
  context: Context,
): TemplateResult {
  const { messages, store } = context;
  return html`<div class="head">
    <h3>${expander(name, isOpen, (isOpened) => openTheorem(store, isOpened ? id : NONE))}</h3>
    <span class="status ${status}">${theoremWords(messages).status[status]}</span>
    <span class="brief" ${speaks()}>${result}</span>
  </div>`;
}
