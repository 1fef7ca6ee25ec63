// The steps of the sieve, with what each of them says.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { isPresented } from "../../../model/presentation.ts";
import { actButton } from "../../kit/actButton.ts";
import { keyList } from "../../kit/class/keyList.ts";
import type { FigureContext } from "../../kit/context.ts";
import type { Screen } from "../class/screen.ts";
import { presenting, screenBar } from "../class/screenBar.ts";
import { classWords } from "../class/words.ts";
import type { GridWords } from "../en.ts";
import { lay } from "../slice.ts";
import type { Sieve } from "./sieve.ts";

export function sieveBar(
  { state, messages, store }: FigureContext,
  sieve: Sieve,
  screen: Screen,
  labelOf: (row: number, column: number) => string | undefined,
  words: GridWords,
): TemplateResult | typeof nothing {
  const step = sieve.stepIn(state);
  const { found, error } = sieve;
  if (step === undefined) return nothing;
  const last = found?.found.length ?? 0;
  const told = error
    ? words.sieveError(error.limit ?? 0)
    : found
      ? sentence(sieve, step, last, state.game?.convention.kind === "misere", labelOf, words)
      : "";
  const forClass = classWords(messages);
  const stepOn = (): void => sieve.goTo(step + 1);
  const stepBack = (): void => sieve.goTo(step - 1);
  if (isPresented(state)) {
    const says = html`<p class="says" role="status">${told}</p>`;
    return screenBar(says, forClass.sieveKeys(), screen, forClass, { stepOn, stepBack });
  }
  return html`<div class="sieve">
    <p role="status">${told}</p>
    <span class="group">
      ${actButton(words.back, step > 0, stepBack)}
      ${actButton(words.next, found !== undefined && step < last, stepOn)}
      ${actButton(sieve.isPlaying ? words.pause : words.play, found !== undefined, () => {
        if (sieve.isPlaying) sieve.pause();
        else sieve.play();
      })}
      <span>${found ? words.step(step, last) : nothing}</span>
      ${presenting(screen, forClass)}
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
    ${screen.areKeysShown ? keyList(forClass.keysTitle, forClass.sieveKeys()) : nothing}
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
