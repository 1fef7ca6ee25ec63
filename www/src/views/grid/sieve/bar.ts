// The steps of the sieve, with what each of them says.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { NORMAL, turnsAtEnd } from "../../../model/convention.ts";
import { playersUnder } from "../../../model/mover.ts";
import { isPresented } from "../../../model/presentation.ts";
import { question } from "../../../model/question/question.ts";
import { actButton } from "../../kit/button.ts";
import { classKeys, keysButton, presentButton, presentedBar } from "../../kit/question/bar.ts";
import type { ClassLead } from "../../kit/question/stand.ts";
import type { FigureContext } from "../../kit/context.ts";
import type { Convention } from "../../../solver/api.ts";
import { gridClassWords } from "../class/words.ts";
import type { Words as GridWords } from "../words.en.ts";
import type { CellLabels } from "../labels.ts";
import { setGrid } from "../slice.ts";
import type { GridSieve } from "./sieve.ts";
import { button } from "../../kit/button.ts";
import { speaks } from "../../kit/voice.ts";

export function sieveBar(
  context: FigureContext,
  lead: ClassLead,
  { sieve, labels: { of: labelOf } }: { sieve: GridSieve; labels: CellLabels },
  words: GridWords,
): TemplateResult | typeof nothing {
  const { state, messages, store } = context;
  const step = sieve.stepIn(state);
  const { found, error } = sieve;
  if (step === undefined) return nothing;
  const last = found?.found.length ?? 0;
  const told = error
    ? words.sieveError({ limit: error.limit ?? 0 })
    : found
      ? sentence(sieve, step, last, state.game?.convention ?? NORMAL, labelOf, words)
      : "";
  const forClass = gridClassWords(messages);
  const does = forClass.doesSieve;
  if (isPresented(state)) {
    const says = html`<p class="says" ${speaks()}>${told}</p>`;
    return html`<div class="classroom">
      ${presentedBar(context, lead, { label: forClass.label, says, does })}
    </div>`;
  }
  return html`<div class="sieve">
    <p ${speaks()}>${told}</p>
    <span class="group">
      ${actButton(words.back, step > 0, lead.stepBack)}
      ${actButton(words.next, found !== undefined && step < last, lead.stepOn)}
      ${actButton(sieve.isPlaying ? words.pause : words.play, found !== undefined, () => {
        if (sieve.isPlaying) sieve.pause();
        else sieve.play();
      })}
      <span>${found ? words.step({ step, last }) : nothing}</span>
      ${keysButton(context)} ${presentButton(context)}
      ${button(
        words.closeSieve,
        () => {
          sieve.pause();
          setGrid(store, { sieve: undefined });
        },
        { look: "quiet" },
      )}
    </span>
    ${question.of(state).areKeysShown ? classKeys(context, lead, { does }) : nothing}
  </div>`;
}

function sentence(
  sieve: GridSieve,
  step: number,
  last: number,
  convention: Convention,
  labelOf: (row: number, column: number) => string | undefined,
  words: GridWords,
): string {
  const players = playersUnder(convention);
  const isLevel = players > 2;
  const afterTheEnd = (turnsAtEnd(convention) + 1) % players;
  if (step === 0) {
    if (!isLevel) return afterTheEnd > 0 ? words.sieveBeginsMisere : words.sieveBegins;
    return afterTheEnd > 0
      ? words.sieveBeginsNear({ moves: players - 1 - afterTheEnd })
      : words.sieveBeginsLevel;
  }
  const at = sieve.at(step);
  if (!at) return "";
  const label = labelOf(at.row, at.column) ?? `(${at.row},${at.column})`;
  const { strikes } = at;
  const told = isLevel
    ? words.foundLevel({ label, strikes, moves: players - 1 })
    : words.found({ label, isEnd: step === 1 && afterTheEnd === 0, strikes });
  if (step < last) return told;
  return `${told} ${isLevel ? words.sieveEndsLevel : words.sieveEnds}`;
}
