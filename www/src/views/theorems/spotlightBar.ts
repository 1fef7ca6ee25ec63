import { html, nothing, type TemplateResult } from "lit/html.js";
import type { ClaimVerdict } from "../../solver/wire.ts";
import { activate } from "../../model/play.ts";
import type { Store } from "../../model/store.ts";
import type { Context } from "../kit/context.ts";
import { FORMULA, type Spotlight } from "./check.ts";
import { resultOf } from "./checkResult.ts";
import { labOf } from "./lab.ts";
import { foundFor, inWords, valuesOf } from "./predictions.ts";
import { claimSays, theoremWords, type TheoremWords } from "./words.ts";
import { actButton, button } from "../kit/button.ts";
import { speaks } from "../kit/voice.ts";

type ProofSpotlight = Extract<Spotlight, { kind: "proof" }>;

/** What of a check is shown in the picture above it: a step of a proof, or a counterexample. */
export function spotlightBar(spotlight: Spotlight, name: string, context: Context): TemplateResult {
  const { messages, store } = context;
  const words = theoremWords(messages);
  const { differing } = spotlight.lit;
  const isProof = spotlight.kind === "proof";
  const steps = isProof ? spotlight.verification.proof : [];
  return html`<div
    slot="below"
    class="spotlight"
    role="group"
    tabindex="-1"
    aria-label=${words.spotlight}
    @keydown=${({ key }: KeyboardEvent) => {
      if (key === "Escape") close(store);
    }}
  >
    <div class="steps">
      <b>${name}</b>
      ${isProof && steps.length > 0 ? stepButtons(spotlight, words, store) : nothing}
      ${button(words.close, () => close(store), { look: "close" })}
    </div>
    <div class="says" ${speaks()}>
      ${isProof ? proofStep(spotlight, words, store) : html`<p>${counterexample(spotlight, words)}</p>`}
      ${isProof && differing.length > 0 ? html`<p class="differs">${words.differing({ many: differing.length })}</p>` : nothing}
    </div>
  </div>`;
}

function close(store: Store): void {
  labOf(store).dim();
}

function stepButtons(
  { step, verification }: ProofSpotlight,
  words: TheoremWords,
  store: Store,
): TemplateResult {
  const all = verification.proof.length;
  const stepping = (label: string, to: number): TemplateResult =>
    actButton(label, to >= 0 && to < all, () => labOf(store).step(to));
  return html`<span>${words.stepOf({ step: step + 1, all })}</span>
    <span class="buttons">${stepping(words.previous, step - 1)} ${stepping(words.next, step + 1)}</span>`;
}

function proofStep(
  { step, verification }: ProofSpotlight,
  words: TheoremWords,
  store: Store,
): TemplateResult {
  const { proof } = verification;
  const { steps } = words;
  const verdict = proof[step];
  if (!verdict) return html`<p>${words.noSteps({ result: resultOf(verification, words) })}</p>`;
  const isProved = proof.every(({ failures }) => failures === 0);
  return html`<p>
    ${claimSays(steps[verdict.key as keyof typeof steps], verdict)}
    ${isProved && step === proof.length - 1 ? words.proves : nothing} ${failing(verdict, words, store)}
  </p>`;
}

/** The positions at which a step fails; each can be looked at. */
function failing({ shownBy }: ClaimVerdict, words: TheoremWords, store: Store): unknown {
  if (shownBy.length === 0) return nothing;
  return html`${words.seenAt}
  ${shownBy.map(([first]) =>
    first ? button(first.label, () => activate(store, first.label), { look: "quiet" }) : nothing,
  )}`;
}

function counterexample(
  { theorem, counterexample: found }: Extract<Spotlight, { kind: "counterexample" }>,
  words: TheoremWords,
): string {
  const { label, prediction, value } = found;
  const differs = theorem === FORMULA ? words.formulaDiffers : words.differs;
  return differs({
    label,
    says: inWords(valuesOf(prediction), words),
    finds: inWords(foundFor(prediction, value), words),
  });
}
