import { ref } from "lit/directives/ref.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { isLed } from "../../model/lessons/slice.ts";
import { setPresented } from "../../model/presentation.ts";
import { question } from "../../model/question/question.ts";
import { styledBy } from "../kit/styledBy.ts";
import { signButton } from "../kit/button.ts";
import type { FigureContext } from "../kit/context.ts";
import { qrCode } from "../kit/qr.ts";
import { guessingWords } from "../kit/question/words.ts";
import { rulesOf } from "../kit/rules.ts";
import type { View } from "../kit/view.ts";
import css from "./presenting.css?inline";

/** Keeps the screen awake, also after another tab has been looked at, until it is told to stop. */
function keepAwake(document: Document): () => void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  const ask = (): void => {
    // Some browsers have no such thing, and others refuse it while the battery is low.
    const { wakeLock } = navigator as Partial<Pick<Navigator, "wakeLock">>;
    if (document.visibilityState === "visible") lock = wakeLock?.request("screen").catch(() => undefined);
  };
  document.addEventListener("visibilitychange", ask);
  ask();
  return () => {
    document.removeEventListener("visibilitychange", ask);
    void lock?.then((held) => held?.release());
  };
}

/** What is presented: which game it is, where nobody leads through it, and what covers it. */
export function makeView(): View {
  let sleep: (() => void) | undefined;
  /** It is called when a presentation begins, and without an element when it ends. */
  const awake = (element?: Element): void => {
    sleep?.();
    sleep = element && keepAwake(element.ownerDocument);
  };
  return {
    template: (context) => {
      const { state, store, messages } = context;
      const leave = signButton(
        html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M4,4L12,12M12,4L4,12"></path>
        </svg>`,
        guessingWords(messages).leave,
        () => setPresented(store, false),
      );
      const title = html`<div class="presenting" ${styledBy(css)}>
        <p><span class="notation">${state.game?.notation}</span> ${rulesOf(context)}</p>
        ${leave}
      </div>`;
      return html`${isLed(state) ? nothing : title}
        <div class="over" ${ref(awake)}>${cover(context)}</div>`;
    },
  };
}

/** No key reaches what is covered. */
function covered(element?: Element): void {
  queueMicrotask(() => (element as HTMLElement | undefined)?.focus());
}

/** The screen without anything, while a room looks elsewhere, or with the link alone. */
function cover({ state, links, messages }: FigureContext): TemplateResult | typeof nothing {
  switch (question.of(state).cover) {
    case undefined:
      return nothing;
    case "blank":
      return html`<div class="blank" tabindex="-1" ${ref(covered)}></div>`;
    case "link":
      return html`<div class="blank link" tabindex="-1" ${ref(covered)}>
        ${qrCode(new URL(`#${links.written(state)}`, document.baseURI).href, guessingWords(messages).qr)}
      </div>`;
  }
}
