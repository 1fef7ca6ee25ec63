import { html, nothing, type TemplateResult } from "lit/html.js";
import { openKernel } from "../../model/kernel/slice.ts";
import { following, hiddenCount, hideLast, hideValues, showValues } from "../../model/revealing.ts";
import { isPresented } from "../../model/presentation.ts";
import { isKnown, reveal } from "../../model/reveal.ts";
import { graphOf } from "../../model/state.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import { actButton } from "../kit/actButton.ts";
import { keyList } from "../kit/class/keyList.ts";
import { presentedBar } from "../kit/class/presentedBar.ts";
import { wordsChoice } from "../kit/class/wordsChoice.ts";
import type { FigureContext } from "../kit/context.ts";
import { namedChoice } from "../kit/namedChoice.ts";
import { choices } from "./choices.ts";
import { sentence } from "./sentence.ts";
import { classroom, ORDERS, showAll, showLayer, showSelected, stepBack, stepOn } from "./slice.ts";
import { classWords } from "./words.ts";

/** What there is to do in a class; presented, it is a sentence alone. */
export function classBar(
  context: FigureContext,
  pointer: HTMLElement,
  present: (isPresenting: boolean) => void,
  openWorksheet: () => void,
): TemplateResult {
  const { state, messages, store } = context;
  const words = classWords(messages);
  const { isBlank, areKeysShown } = classroom.of(state);
  const says = html`<p class="says" aria-live="polite">${sentence(context)}</p>`;
  const keys = areKeysShown ? keyList(words.keysTitle, words.keys(wordsOf(state))) : nothing;
  if (isPresented(state))
    return presentedBar(
      {
        label: words.label,
        says,
        pointer,
        keys,
        isBlank,
        stepOn: () => stepOn(store),
        stepBack: () => stepBack(store),
        leave: () => present(false),
      },
      words,
    );
  return html`<div class="class" role="group" aria-label=${words.label}>
    <div class="tools">${tools(context, present, openWorksheet)}</div>
    <div class="round">
      ${says} ${choices(context)}
      <span class="end"
        >${tally(context)} ${(graphOf(state)?.players ?? 0) > 2 ? nothing : wordsChoice(context)}
        ${orderChoice(context)}</span
      >
    </div>
    ${keys}
  </div>`;
}

function orderChoice({ state, messages, store }: FigureContext): TemplateResult {
  const words = classWords(messages);
  return namedChoice(words.order, classroom.of(state).order, ORDERS, words.orders, (chosen) =>
    classroom.put(store, { order: chosen }),
  );
}

function tally({ state, messages }: FigureContext): TemplateResult | typeof nothing {
  const { tries, first } = classroom.of(state);
  return tries === 0 ? nothing : html`<p class="tally">${classWords(messages).tally(first, tries)}</p>`;
}

function tools(
  context: FigureContext,
  present: (isPresenting: boolean) => void,
  openWorksheet: () => void,
): TemplateResult {
  const { state, messages, store } = context;
  const words = classWords(messages);
  const graph = graphOf(state);
  const position = graph?.indexOf(state.selected);
  const rest = hiddenCount(state);
  const { shown } = reveal.of(state);
  const { areKeysShown } = classroom.of(state);
  const isHidden = graph !== undefined && position !== undefined && !isKnown(state, graph, position);
  const follows = following(state);
  return html`<span class="reveal" role="group" aria-label=${words.show}>
      <span aria-hidden="true">${words.show}</span>
      ${actButton(words.this, isHidden, () => showSelected(store))}
      ${actButton(words.layer, rest > 0, () => showLayer(store))}
      ${actButton(words.follows, follows.length > 0, () => showValues(store, follows))}
      ${actButton(words.all, rest > 0, () => showAll(store))}
      ${actButton(words.back, shown.size > 0, () => {
        hideLast(store);
      })}
    </span>
    <span class="end">
      <button
        type="button"
        class="quiet keys"
        aria-label=${words.keysTitle}
        title=${words.keysTitle}
        aria-expanded=${areKeysShown ? "true" : "false"}
        @click=${() => classroom.put(store, { areKeysShown: !areKeysShown })}
      >
        ?
      </button>
      <button type="button" aria-haspopup="dialog" @click=${openWorksheet}>${words.worksheet}</button>
      <button type="button" title=${words.kernelHint} @click=${() => openKernel(store)}>
        ${words.kernel}
      </button>
      <button type="button" @click=${() => present(true)}>${words.present}</button>
      <button
        type="button"
        class="quiet close"
        aria-label=${words.close}
        title=${words.close}
        @click=${() => hideValues(store, false)}
      >
        <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M4,4L12,12M12,4L4,12"></path>
        </svg>
      </button>
    </span>`;
}
