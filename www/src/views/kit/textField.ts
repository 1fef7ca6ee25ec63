import { html, nothing, type TemplateResult } from "lit/html.js";
import { warns } from "./voice.ts";

/** What is wrong with a text, and where in it. */
export interface FaultSentence {
  sentence: string;
  span: [number, number] | undefined;
}

export interface TextField {
  id: string;
  label: string;
  /** A few words on what may stand here, shown while somebody types. */
  hint?: string;
  text: string;
  /** Stands in the empty field for what that means. */
  placeholder?: string;
  fault?: FaultSentence | undefined;
  /** Whether nothing can be typed, as it would count for nothing. */
  isOff?: boolean;
  onInput: (text: string) => void;
  /** What stands beside the field, and below it. */
  beside?: unknown;
  below?: unknown;
}

/** A text field that can underline the part of its text that is wrong. */
export function textField({
  id,
  label,
  hint,
  text,
  placeholder,
  fault,
  isOff = false,
  onInput,
  beside,
  below,
}: TextField): TemplateResult {
  return html`<div class="field ${fault ? "wrong" : ""}">
    <div class="named">
      <label for=${id}>${label}</label>
      <span class="entry">
        ${
          fault
            ? html`<span class="underline" aria-hidden="true"
                >${marked(text, fault.span ?? [0, text.length])}</span
              >`
            : nothing
        }
        <input
          id=${id}
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          size=${Math.max(3, Math.min(text.length + 1, 28))}
          placeholder=${placeholder ?? nothing}
          ?disabled=${isOff}
          .value=${text}
          aria-invalid=${fault ? "true" : "false"}
          aria-describedby=${fault ? `${id}-fault` : hint ? `${id}-hint` : nothing}
          @input=${(event: InputEvent) => onInput((event.target as HTMLInputElement).value)}
        />
      </span>
      ${beside ?? nothing}
    </div>
    <div class="below">
      ${
        fault
          ? html`<p class="fault" id="${id}-fault" ${warns()}>${fault.sentence}</p>`
          : hint
            ? html`<p class="hint" id="${id}-hint" aria-hidden="true">${hint}</p>`
            : nothing
      }
      ${below ?? nothing}
    </div>
  </div>`;
}

/** The same text once more, behind the field and invisible but for the line under the fault. */
export function marked(text: string, [start, end]: [number, number]): TemplateResult {
  // A fault at the very end has nothing to underline: a space stands for what is missing.
  const wrong = text.slice(start, end) || "\u2007";
  return html`${text.slice(0, start)}<mark>${wrong}</mark>${text.slice(end)}`;
}
