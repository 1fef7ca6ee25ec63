// How far a long computation is, and why there is nothing to see.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { FigureContext } from "../kit/context.ts";
import type { Words as GridWords } from "./words.en.ts";
import type { GridView } from "./gridView.ts";
import { gridOf } from "./sizes.ts";

export function waiting(
  { state }: FigureContext,
  { work }: GridView,
  words: GridWords,
): TemplateResult | typeof nothing {
  const { progress, error, hasCells } = work;
  const { rows, columns } = gridOf(state);
  if (progress)
    return html`<div class="wait" role="status">
      <button type="button" @click=${() => work.cancel()}>${words.cancel}</button>
      ${words.computing({ done: progress.positions, all: rows * columns })}
    </div>`;
  if (!error) return nothing;
  const { code, limit = 0 } = error;
  const reason =
    code === "cancelled"
      ? words.cancelled
      : code === "too-many-positions"
        ? words.tooLarge({ limit })
        : code === "too-many-moves" || code === "out-of-memory"
          ? words.tooMany
          : code === "unknown-choice" && hasCells
            ? words.noComparison
            : words.refused;
  return html`<div class="wait" role="alert">
    ${reason}
    ${
      code === "cancelled"
        ? html`<button type="button" @click=${() => work.again()}>${words.again}</button>`
        : nothing
    }
  </div>`;
}
