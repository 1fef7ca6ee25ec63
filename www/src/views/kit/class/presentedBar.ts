import { html, nothing, type TemplateResult } from "lit/html.js";
import type { GuessingWords } from "./en.ts";

/** What is presented, and what is done in it. */
interface Presented {
  label: string;
  /** What is to be read. */
  says: unknown;
  /** The pointer, which is seen from the back of the room. */
  pointer: HTMLElement;
  keys: unknown;
  isBlank: boolean;
  stepOn: () => void;
  stepBack: () => void;
  leave: () => void;
}

/** What stands below a picture that is presented: a sentence, and steps that go with the pointer. */
export function presentedBar(
  { label, says, pointer, keys, isBlank, stepOn, stepBack, leave }: Presented,
  words: GuessingWords,
): TemplateResult {
  return html`<div class="class presented" role="group" aria-label=${label}>
    ${pointer}
    <span class="steps">${step(words.stepBack, "M10,3.5L5.5,8L10,12.5", stepBack)}</span>
    ${says}
    <span class="steps">
      ${step(words.stepOn, "M6,3.5L10.5,8L6,12.5", stepOn)}
      ${step(words.leave, "M4,4L12,12M12,4L4,12", leave)}
    </span>
    ${keys} ${isBlank ? html`<div class="blank"></div>` : nothing}
  </div>`;
}

function step(label: string, icon: string, act: () => void): TemplateResult {
  return html`<button type="button" class="quiet" aria-label=${label} title=${label} @click=${act}>
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d=${icon}></path></svg>
  </button>`;
}
