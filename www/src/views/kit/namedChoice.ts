import { html, type TemplateResult } from "lit/html.js";
import { live } from "lit/directives/live.js";

/** A list that opens, with its name before it. */
export function namedChoice<const Word extends string>(
  label: string,
  chosen: Word,
  all: readonly Word[],
  names: Readonly<Record<Word, string>>,
  onChoose: (word: Word) => void,
): TemplateResult {
  return html`<label class="named"
    >${label}
    <span class="choice">
      <select
        .value=${live(chosen)}
        @change=${(event: Event) => {
          const word = all.find((each) => each === (event.target as HTMLSelectElement).value);
          if (word !== undefined) onChoose(word);
        }}
      >
        ${all.map((word) => html`<option value=${word} ?selected=${word === chosen}>${names[word]}</option>`)}
      </select>
    </span>
  </label>`;
}
