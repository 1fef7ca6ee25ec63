// The steps of the sieve, with what each of them says.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { actButton } from "../../kit/actButton.ts";
import type { FigureContext } from "../../kit/context.ts";
import type { GridWords } from "../en.ts";
import { lay } from "../slice.ts";
import type { Sieve } from "./sieve.ts";

export function sieveBar(
  { state, store }: FigureContext,
  sieve: Sieve,
  labelOf: (row: number, column: number) => string | undefined,
  words: GridWords,
): TemplateResult | typeof nothing {
  const step = sieve.stepIn(state);
  const { found, error } = sieve;
  if (step === undefined) return nothing;
  const last = found?.found.length ?? 0;
  return html`<div class="sieve">
    <p role="status">
      ${error ? words.sieveError(error.limit ?? 0) : found ? sentence(sieve, step, last, state.game?.convention.kind === "misere", labelOf, words) : nothing}
    </p>
    <span class="group">
      ${actButton(words.back, step > 0, () => {
        sieve.goTo(step - 1);
      })}
      ${actButton(words.next, found !== undefined && step < last, () => {
        sieve.goTo(step + 1);
      })}
      ${actButton(sieve.isPlaying ? words.pause : words.play, found !== undefined, () => {
        if (sieve.isPlaying) sieve.pause();
        else sieve.play();
      })}
      <span>${found ? words.step(step, last) : nothing}</span>
      <button
        type="button"
        class="quiet"
        @click=${() => {
          sieve.pause();
          lay(store, { sieve: undefined });
        }}
      >
        ${words.closeSieve}
      </button>
    </span>
  </div>`;
}

function sentence(
  sieve: Sieve,
  step: number,
  last: number,
  isMisere: boolean,
  labelOf: (row: number, column: number) => string | undefined,
  words: GridWords,
): string {
  if (step === 0) return isMisere ? words.sieveBeginsMisere : words.sieveBegins;
  const at = sieve.at(step);
  if (!at) return "";
  const told = words.found(
    labelOf(at.row, at.column) ?? `(${at.row},${at.column})`,
    step === 1 && !isMisere,
    at.strikes,
  );
  return step === last ? `${told} ${words.sieveEnds}` : told;
}
