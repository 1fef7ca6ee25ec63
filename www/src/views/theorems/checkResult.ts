import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Progress } from "../../solver/api.ts";
import type { ClaimVerdict, Counterexample, TheoremProse, Verification } from "../../solver/wire.ts";
import type { Store } from "../../model/store.ts";
import { capitalised, worded } from "../../messages/dictionary.ts";
import { boardWords } from "../boards/boards.ts";
import type { Context } from "../kit/context.ts";
import type { KitWords } from "../kit/words.ts";
import type { Check } from "./check.ts";
import { labOf } from "./lab.ts";
import { foundFor, inWords, valuesOf } from "./predictions.ts";
import { claimSays, theoremWords, type TheoremWords } from "./words.ts";
import { button } from "../kit/button.ts";
import { speaks } from "../kit/voice.ts";

interface CheckResultProps {
  id: string;
  /** What is written about the theorem; nothing about a formula of the reader's own. */
  prose: TheoremProse | undefined;
  /** What stands above the predictions, where a theorem's are not meant. */
  predicts?: string;
  check: Check | undefined;
  board: string;
  notation: string;
}

/** How far a check is, or how the theorem fared. */
export function checkResult(
  { id, prose, predicts, check, board, notation }: CheckResultProps,
  context: Context,
): TemplateResult {
  const { messages, store } = context;
  const words = theoremWords(messages);
  const { progress, answer } = check ?? {};
  return html`${
      progress
        ? html`<div class="running">
            ${button(words.cancel, () => labOf(store).cancel(id))}
            <progress
              aria-label=${words.phase(progress)}
              max=${progress.total ?? nothing}
              value=${progress.total === undefined ? nothing : progress.positions}
            ></progress>
            <span>${progressSays(progress, words)}</span>
          </div>`
        : nothing
    }
    <div class="result" ${speaks()}>
      ${check && !progress ? html`<p class=${verdictOf(check)}>${said(check, board, notation, messages)}</p>` : nothing}
    </div>
    ${
      answer?.ok && check
        ? html`<p class="by">${comparedWith(answer.value, secondsOf(check, messages), context)}</p>
            ${prose && answer.value.claims.length > 0 ? claims(answer.value.claims, prose, words, messages) : nothing}
            ${counterexamples(id, answer.value, check.shown, predicts, words, store)}`
        : nothing
    }`;
}

/** How a theorem fared, or how far its check is, in a few words. */
export function briefResult({ progress, answer }: Check, messages: KitWords): string {
  const words = theoremWords(messages);
  if (progress) return progressSays(progress, words);
  if (!answer) return "";
  if (!answer.ok) {
    const { code } = answer.error;
    if (code === "cancelled") return words.cancelled;
    return messages.faults[code === "out-of-memory" ? code : "internal"];
  }
  return resultOf(answer.value, words);
}

function progressSays(progress: Progress, words: TheoremWords): string {
  const { positions: done, total } = progress;
  return `${words.phase(progress)}: ${words.progress({ done, total })}`;
}

/** "agrees", "differs", or neither. */
function verdictOf({ answer }: Check): string {
  if (!answer?.ok) return "";
  const { predicted, agreed, claims } = answer.value;
  if (agreed < predicted || claims.some(({ failures }) => failures > 0)) return "differs";
  return predicted > 0 ? "agrees" : "";
}

/** How a theorem fared, in one clause. */
export function resultOf(
  { positions, predicted, agreed, claims }: Verification,
  words: TheoremWords,
): string {
  const sum = (of: (claim: ClaimVerdict) => number): number =>
    claims.reduce((total, claim) => total + of(claim), 0);
  const failures = sum((claim) => claim.failures);
  const ofSet = claimSays(words.ofSet, { cases: sum(({ cases }) => cases), failures });
  if (predicted === 0) return claims.length > 0 ? capitalised(ofSet) : words.saysNothing({ positions });
  return words.result({
    predicted,
    wrong: predicted - agreed,
    unsaid: positions - predicted,
    ofSet: failures > 0 ? ofSet : undefined,
  });
}

/** The result and the positions that it is about. */
function said({ answer, isOnGraph }: Check, board: string, notation: string, messages: KitWords): string {
  const words = theoremWords(messages);
  if (!answer) return "";
  // What is wrong with a field is said there.
  if (!answer.ok) return answer.error.code === "cancelled" ? words.cancelled : "";
  const { value } = answer;
  const about = isOnGraph
    ? words.ofGraph({ notation })
    : boardWords(board, messages).extent({ bound: value.bound ?? 0, heaps: value.heaps });
  return words.resultAbout({ result: resultOf(value, words), about });
}

/** What it was compared with, and how long that took. */
function comparedWith(
  { method, comparedWith: id }: Verification,
  seconds: string,
  { messages, store }: Context,
): string {
  const words = theoremWords(messages);
  const theorem = store.state.catalogue?.theorems.find((each) => each.id === id);
  const what = theorem ? words.withTheorem({ name: worded(messages, theorem.name) }) : words.with[method];
  return words.by({ what, seconds });
}

function secondsOf({ milliseconds }: Check, { number }: KitWords): string {
  const seconds = milliseconds / 1000;
  return seconds < 0.1 ? `< ${number(0.1)}` : number(Number(seconds.toFixed(seconds < 10 ? 1 : 0)));
}

function claims(
  verdicts: readonly ClaimVerdict[],
  prose: TheoremProse,
  words: TheoremWords,
  messages: KitWords,
): TemplateResult {
  return html`<h5>${words.claims}</h5>
    <ul class="claims">
      ${verdicts.map((verdict) => {
        const { key, cases, failures, shownBy } = verdict;
        const text = prose.claims[key];
        const shown = shownBy.map((some) => some.map(({ label }) => label).join(" → "));
        return html`<li>
          ${text ? worded(messages, text) : key}
          <b class=${failures > 0 ? "differs" : cases > 0 ? "agrees" : ""}
            >${claimSays(words.claim, verdict)}</b
          >
          ${failures > 0 ? html`<span>${words.failing} ${messages.listed(shown)}</span>` : nothing}
        </li>`;
      })}
    </ul>`;
}

function counterexamples(
  id: string,
  { counterexamples: told, predicted, agreed }: Verification,
  most: number,
  predicts: string | undefined,
  words: TheoremWords,
  store: Store,
): TemplateResult | typeof nothing {
  const all = told.slice(0, most);
  if (all.length === 0) return nothing;
  const row = (counterexample: Counterexample): TemplateResult => {
    const { label, prediction, value } = counterexample;
    return html`<tr>
      <th scope="row">${label}</th>
      <td>${inWords(valuesOf(prediction), words)}</td>
      <td>${inWords(foundFor(prediction, value), words)}</td>
      <td>
        ${button(
          words.open,
          () => {
            void labOf(store).open(id, counterexample);
          },
          { look: "quiet", title: words.openHint({ label }), named: `${words.open} ${label}` },
        )}
      </td>
    </tr>`;
  };
  const rest = Math.min(told.length, most * 10) - all.length;
  const differing = predicted - agreed;
  return html`<table class="differences">
      <caption>
        ${words.counterexamples({ areAll: all.length >= differing, shown: all.length, all: differing })}
      </caption>
      <thead>
        <tr>
          ${[words.position, predicts ?? words.theorem, words.search].map((name) => html`<th scope="col">${name}</th>`)}
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${all.map(row)}
      </tbody>
    </table>
    ${rest > 0 ? button(words.showMore({ rest }), () => labOf(store).showMore(id), { look: "quiet" }) : nothing}`;
}
