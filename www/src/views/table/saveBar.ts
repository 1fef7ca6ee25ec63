import { html, nothing, type TemplateResult } from "lit/html.js";
import type { State } from "../../model/state.ts";
import type { Export } from "../../exports/export.ts";
import { EXPORTS } from "../../exports/registry.ts";
import type { TableWords } from "./en.ts";

/** Saves all positions in a file, a button for each kind of file. */
export function saveBar(state: State, words: TableWords): TemplateResult | typeof nothing {
  const exports = EXPORTS.filter((each) => each.applies(state));
  if (exports.length === 0) return nothing;
  return html`<p class="save" role="group" aria-label=${words.save}>
    <span aria-hidden="true">${words.save}</span>
    ${exports.map(
      (each) =>
        html`<button
          type="button"
          class="quiet"
          @click=${() => {
            save(each, state);
          }}
        >
          ${each.ending.toUpperCase()}
        </button>`,
    )}
  </p>`;
}

/** A browser saves what a link leads to. */
function save(kind: Export, state: State): void {
  const address = URL.createObjectURL(new Blob([kind.write(state)], { type: kind.type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${fileName(state.game?.notation ?? "game")}.${kind.ending}`;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}

/** A notation as a file may be called everywhere. */
function fileName(notation: string): string {
  return notation
    .replace(/[^\w.-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
}
