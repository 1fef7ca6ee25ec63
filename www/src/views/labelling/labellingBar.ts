import { ref } from "lit/directives/ref.js";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { effectiveColour } from "../../model/display.ts";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import { lastStep, SPEEDS, type Labelling } from "../../model/labelling.ts";
import { areNumbered, lettersOf } from "../../model/letters.ts";
import { labelAtSpeed, labelBy, labelUpTo, playLabelling, toggleLabelling } from "../../model/reveal.ts";
import { told } from "../../model/told.ts";
import type { Scale } from "../../scene/shapes.ts";
import type { FigureContext } from "../kit/context.ts";
import { select, slider } from "../kit/controls.ts";
import { segments } from "../kit/segments.ts";
import { signsOf } from "../kit/signs.ts";
import { stepOf } from "../kit/steps.ts";
import { stepReason } from "./labellingReason.ts";
import { labellingWords } from "./words.ts";
import { speaks } from "../kit/voice.ts";

/** A screen reader follows steps as slow as this, in steps a second; faster ones would only interrupt each other. */
const FOLLOWED = 1;

/** The steps of a labelling: on and back, by themselves or by hand, and what the last one found. */
export function labellingBar(
  labelling: Labelling,
  graph: PositionGraph,
  scale: Scale,
  context: FigureContext,
): TemplateResult {
  const { state, messages, store } = context;
  const words = labellingWords(messages);
  const { by, done, isPlaying, speed } = labelling;
  const all = lastStep(graph, labelling);
  const at = words.at({ by, done, all });
  const go = (to: number): void => labelUpTo(store, to);
  const isTooFast = isPlaying && speed > FOLLOWED;
  return html`<div
    class="labelling"
    role="group"
    aria-label=${words.label}
    @keydown=${(event: KeyboardEvent) => {
      if (event.key === "Escape") toggleLabelling(store);
      stepByKey(event, (step) => go(done + step));
    }}
  >
    <div class="steps">
      <span class="buttons">
        ${button(words.first, "first", done === 0, () => go(0))}
        ${button(words.previous, "previous", done === 0, () => go(done - 1))}
        ${button(isPlaying ? words.pause : words.play, isPlaying ? "pause" : "play", false, () => playLabelling(store, !isPlaying))}
        ${button(words.next, "next", done === all, () => go(done + 1), ref(takeFocus))}
      </span>
      <span class="scrub">
        ${slider(words.progress, done, [0, all], go, at)}
        <span>${at}</span>
      </span>
      ${segments(
        "labelling-by",
        words.by,
        by,
        (["position", "layer"] as const).map((value) => ({ value, label: words.each[value] })),
        (chosen) => labelBy(store, chosen),
      )}
      ${select(
        words.speed,
        String(speed),
        SPEEDS.map((each) => ({ value: String(each), label: words.perSecond({ steps: each }) })),
        (chosen) => labelAtSpeed(store, Number(chosen)),
        { isSpoken: true },
      )}
      ${button(words.close, "close", false, () => toggleLabelling(store))}
    </div>
    <p class="reason" ${speaks(isTooFast ? "" : undefined)}>
      ${stepReason(
        {
          labelling,
          graph,
          told: told(state, graph),
          scale,
          signs: signsOf(lettersOf(state), messages.code),
          areNumbered: areNumbered(state),
          colour: effectiveColour(state),
        },
        words,
      )}
    </p>
  </div>`;
}

/** Whoever has begun the labelling goes on with it. */
function takeFocus(next: Element | undefined): void {
  const root = next?.getRootNode() as Document | ShadowRoot | undefined;
  if (root?.activeElement?.matches(".stepwise")) (next as HTMLElement).focus({ preventScroll: true });
}

/** The keys of the picture, as far as the part of the bar that has the focus does not use them itself. */
function stepByKey(event: KeyboardEvent, onStep: (step: 1 | -1) => void): void {
  if (event.altKey) return;
  const step = stepOf(event);
  if (step === undefined || (event.target as Element).localName === "select") return;
  event.preventDefault();
  onStep(step);
}

/** Paths in a square of 16. */
const ICONS = {
  first: "M3.5,3V13M13,3.5L6.5,8L13,12.5Z",
  previous: "M10,3.5L5.5,8L10,12.5",
  play: "M4.5,3L13,8L4.5,13Z",
  pause: "M5,3V13M11,3V13",
  next: "M6,3.5L10.5,8L6,12.5",
  close: "M4,4L12,12M12,4L4,12",
} as const;

/** One that can do nothing just now keeps the focus of a keyboard. */
function button(
  label: string,
  icon: keyof typeof ICONS,
  isIdle: boolean,
  onClick: () => void,
  more: unknown = nothing,
): TemplateResult {
  return html`<button
    type="button"
    class="quiet ${icon}"
    aria-label=${label}
    title=${label}
    aria-disabled=${isIdle ? "true" : "false"}
    @click=${onClick}
    ${more}
  >
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      ${svg`<path d=${ICONS[icon]}></path>`}
    </svg>
  </button>`;
}
