import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import {
  clearKernel,
  closeKernel,
  kernel,
  showViolation,
  type KernelCheck,
} from "../../model/kernel/slice.ts";
import { violationCount, type Violation } from "../../model/kernel/conditions.ts";
import { lettersOf } from "../../model/letters.ts";
import { actButton, signButton } from "../kit/button.ts";
import { styledBy } from "../kit/styledBy.ts";
import type { FigureContext } from "../kit/context.ts";
import type { Words as KernelWords } from "./words.en.ts";
import css from "./kernel.css?inline";
import { kernelWords } from "./words.ts";
import { speaks } from "../kit/voice.ts";

/** Paths in a square of 16. */
const ICONS = {
  previous: "M10,3.5L5.5,8L10,12.5",
  next: "M6,3.5L10.5,8L6,12.5",
  close: "M4,4L12,12M12,4L4,12",
  holds: "M3,8.5L6.5,12L13,4.5",
  fails: "M4.5,4.5L11.5,11.5M11.5,4.5L4.5,11.5",
} as const;

/** How the chosen set fares. The arrow keys lead from one violation to the next. */
export function kernelBar(found: KernelCheck, context: FigureContext): TemplateResult {
  const { state, messages, store } = context;
  const words = kernelWords(messages);
  const { set, violations, alone } = found;
  const { at } = kernel.of(state);
  const all = violationCount(violations);
  const go = (place: number | undefined): void => showViolation(store, place);
  return html`<div
    class="kernel"
    role="group"
    aria-label=${words.label}
    ${styledBy(css)}
    @keydown=${(event: KeyboardEvent) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step === undefined || all === 0) return;
      event.preventDefault();
      go(at === undefined ? (step > 0 ? 0 : -1) : at + step);
    }}
  >
    <div class="tools">
      <b>${words.label}</b>
      <span class="size">${words.chosen({ positions: set.size })}</span>
      ${actButton(words.clear, set.size > 0, () => clearKernel(store))}
      <span class="buttons" role="group">
        ${iconButton("previous", words.previous, all > 0, () => go((at ?? 0) - 1))}
        ${actButton(alone ? words.allAtOnce : words.oneByOne, all > 0, () => go(alone ? undefined : 0))}
        ${iconButton("next", words.next, all > 0, () => go(at === undefined ? 0 : at + 1))}
      </span>
      ${closeButton(words, context)}
    </div>
    <div class="says" ${speaks()}>
      <p>${sign(violations.inside.length === 0)} ${words.independent({ moves: violations.inside.length })}</p>
      <p>
        ${sign(violations.outside.length === 0)} ${words.absorbing({ positions: violations.outside.length })}
      </p>
      <p class="more">${more(found, at, context)}</p>
    </div>
    ${note(words, context)}
  </div>`;
}

/** Where only a part of the graph is there. */
export function partBar(context: FigureContext): TemplateResult {
  const words = kernelWords(context.messages);
  return html`<div class="kernel" role="group" aria-label=${words.label} ${styledBy(css)}>
    <div class="tools"><b>${words.label}</b> ${closeButton(words, context)}</div>
    <div class="says"><p>${words.part}</p></div>
  </div>`;
}

/** The violation that is shown alone; that there is none; or how to begin. */
function more(
  { graph, set, violations, alone }: KernelCheck,
  at = 0,
  { state, messages }: FigureContext,
): unknown {
  const words = kernelWords(messages);
  const all = violationCount(violations);
  if (all === 0) return words.kernel({ are: words.are[lettersOf(state)] });
  if (!alone) return set.size === 0 ? words.begin : nothing;
  const said = (violation: Violation): string => {
    if (violation.kind === "inside")
      return words.inside({ from: graph.label(violation.from), to: graph.label(violation.to) });
    const name = graph.label(violation.position);
    return graph.isTerminal(violation.position) ? words.end({ name }) : words.outside({ name });
  };
  return `${words.violation({ place: at + 1, all })}${said(alone)}`;
}

/**
 * The conditions are about arrows alone, so a set can be tried under every convention; a class that compares misère with
 * normal play does. But what the kernel tells is told of normal play only, and that is said from the beginning.
 */
function note(words: KernelWords, { state }: FigureContext): TemplateResult | typeof nothing {
  const { convention } = state.game ?? {};
  if (!convention || convention.kind === "normal") return nothing;
  return html`<p class="note">${convention.kind === "misere" ? words.misere : words.players}</p>`;
}

/** Whether a condition holds, to be seen from afar; the words beside it say so, too. */
function sign(holds: boolean): TemplateResult {
  return html`<svg
    class="icon ${holds ? "holds" : "fails"}"
    viewBox="0 0 16 16"
    width="16"
    height="16"
    aria-hidden="true"
  >
    ${svg`<path d=${holds ? ICONS.holds : ICONS.fails}></path>`}
  </svg>`;
}

function closeButton(words: KernelWords, { store }: FigureContext): TemplateResult {
  return iconButton("close", words.close, true, () => closeKernel(store));
}

function iconButton(
  icon: "previous" | "next" | "close",
  label: string,
  isPossible: boolean,
  act: () => void,
): TemplateResult {
  const sign = html`<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    ${svg`<path d=${ICONS[icon]}></path>`}
  </svg>`;
  return signButton(sign, label, act, { look: `quiet ${icon}`, isPossible });
}
