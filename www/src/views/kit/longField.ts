import { html, nothing, type TemplateResult } from "lit/html.js";
import type { TextField } from "./textField.ts";
import { marked } from "./textField.ts";
import { warns } from "./voice.ts";

export interface LongField extends TextField {
  /** Its name among the styles. */
  look?: string;
  /** Takes the text of a file that is dropped on the field. */
  onDrop?: (text: string) => void;
  /** Whether people write it in several lines; else Enter sends it. */
  hasLines?: boolean;
}

/** Letters of a text that somebody may have typed, and of one from a file that are shown. */
export const TYPED = 100_000;
const SHOWN = 400;

/**
 * A field for a text of several lines. At rest it shows the first of them, so that the header stays as it is; while
 * somebody types, or where it is wrong, it lies over the picture, as high as its text.
 */
export function longField({
  id,
  label,
  hint,
  text,
  fault,
  onInput,
  onDrop,
  below,
  look = "",
  hasLines = true,
}: LongField): TemplateResult {
  // What nobody has typed is not laid out letter by letter either.
  const isFromFile = text.length > TYPED;
  const seen = isFromFile ? `${text.slice(0, SHOWN)}…` : text;
  // The space keeps a last line that is empty; any other white space would be seen.
  const shown = fault && !isFromFile ? marked(text, fault.span ?? [0, text.length]) : seen;
  const twin = html`<span class="underline" aria-hidden="true">${shown} </span>`;
  return html`<div class="field long ${look} ${fault ? "wrong" : ""}">
    <div class="named">
      <label for=${id}>${label}</label>
      <span class="entry">
        <span class="lifted">
          <span class="grows">
            ${twin}
            <textarea
              id=${id}
              rows="1"
              autocomplete="off"
              autocapitalize="off"
              spellcheck="false"
              .value=${seen}
              ?readonly=${isFromFile}
              @dragover=${(event: DragEvent) => onDrop && event.dataTransfer?.types.includes("Files") && event.preventDefault()}
              @drop=${(event: DragEvent) => {
                const [file] = event.dataTransfer?.files ?? [];
                if (!file || !onDrop) return;
                event.preventDefault();
                void file.text().then(onDrop);
              }}
              aria-invalid=${fault ? "true" : "false"}
              aria-describedby="${id}-hint"
              @input=${(event: InputEvent) => onInput((event.target as HTMLTextAreaElement).value)}
              @keydown=${(event: KeyboardEvent) => {
                const { key, ctrlKey, metaKey, currentTarget } = event;
                if (key !== "Enter" || (hasLines && !ctrlKey && !metaKey)) return;
                event.preventDefault();
                (currentTarget as HTMLTextAreaElement).form?.requestSubmit();
              }}
            ></textarea>
          </span>
          <span class="told">
            ${below ?? nothing}
            ${
              fault
                ? html`<p class="fault" id="${id}-hint" ${warns()}>${fault.sentence}</p>`
                : html`<p class="hint" id="${id}-hint">${hint}</p>`
            }
          </span>
        </span>
      </span>
    </div>
  </div>`;
}
