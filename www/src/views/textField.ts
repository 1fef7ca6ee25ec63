import { html, nothing, type TemplateResult } from "lit/html.js";

export interface TextField {
  id: string;
  label: string;
  /** A few words on what may stand here, shown while somebody types. */
  hint?: string;
  text: string;
  fault?: { sentence: string; span: [number, number] | undefined } | undefined;
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
  fault,
  onInput,
  beside,
  below,
}: TextField): TemplateResult {
  return html`<div class="field ${fault ? "wrong" : ""}">
    <div class="named">
      <label for=${id}>${label}</label>
      <span class="entry">
        ${fault ? underline(text, fault.span) : nothing}
        <input
          id=${id}
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          size=${Math.max(3, Math.min(text.length + 1, 28))}
          .value=${text}
          aria-invalid=${fault ? "true" : "false"}
          aria-describedby=${fault ? `${id}-fault` : hint ? `${id}-hint` : nothing}
          @input=${(event: InputEvent) => {
            onInput((event.target as HTMLInputElement).value);
          }}
        />
      </span>
      ${beside ?? nothing}
    </div>
    <div class="below">
      ${
        fault
          ? html`<p class="fault" id="${id}-fault" role="alert">${fault.sentence}</p>`
          : hint
            ? html`<p class="hint" id="${id}-hint" aria-hidden="true">${hint}</p>`
            : nothing
      }
      ${below ?? nothing}
    </div>
  </div>`;
}

/** The same text once more, behind the field and invisible but for the line under the fault. */
function underline(text: string, span: [number, number] | undefined): TemplateResult {
  const [start, end] = span ?? [0, text.length];
  // A fault at the very end has nothing to underline: a space stands for what is missing.
  const marked = text.slice(start, end) || "\u2007";
  return html`<span class="underline" aria-hidden="true"
    >${text.slice(0, start)}<mark>${marked}</mark></span
  >`;
}
