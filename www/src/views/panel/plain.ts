import { html, nothing, type TemplateResult } from "lit/html.js";
import type { ExplainedOption, Explanation, Outcome } from "../../solver/wire.ts";
import { currentOf, movedLast } from "../../model/playedLine.ts";
import { verdictOf } from "../../model/verdict.ts";

import type { Context } from "../kit/context.ts";
import { lettersOf } from "../../model/letters.ts";
import { verdictPhrase } from "../kit/verdict.ts";
import type { Words as PanelWords } from "./words.en.ts";
import { moreOptions, optionButton, positionButton, wholeParts } from "./optionButtons.ts";

/** Longer labels are not said again. */
const LONG = 20;

/** Who wins between two players and why, in plain words; at the end of play, who has won. */
export function plainReason(
  context: Context<PanelWords>,
  { label, round }: Explanation,
): TemplateResult | typeof nothing {
  const { state, messages } = context;
  const found = verdictOf(state);
  if (!found) return nothing;
  const { plain: words } = messages;
  // A long label stands above it already.
  const name = found.kind !== "over" && label.length > LONG ? words.position : label;
  const vocabulary = lettersOf(state);
  const says = verdictPhrase(
    name,
    found,
    (option) => winningMove(option, context),
    messages.verdict,
    vocabulary,
  );
  return html`<p class="plain">${says}${after()}</p>
    ${round ? html`<p class="plain">${wayRound(round, words)}</p>` : nothing}`;

  function after(): string {
    if (vocabulary === "shapes") return words.end;
    switch (found?.kind) {
      case "lost":
        return words.allLose({ isOnly: found.options === 1 });
      case "drawn":
        return words.drawn({ canLose: found.canLose });
      case "won":
        return found.moves.length > 0 ? words.wins : words.end;
      case "over": {
        const last = label === currentOf(state.line) ? movedLast(state.line) : undefined;
        return last === undefined
          ? words.end
          : words.last({ player: last, hasWon: found.how === "mover-lost" });
      }
      default:
        return words.end;
    }
  }
}

/** Longer ways round are told in part. */
const STEPS = 8;

/** How play goes round for ever when nobody gives way. */
function wayRound({ way, back }: NonNullable<Explanation["round"]>, words: PanelWords["plain"]): string {
  const labels = way.map(({ label }) => label);
  const [start = "", ...rest] = labels;
  // Of a long way to the round its start is enough.
  const to = rest.length < STEPS ? labels.slice(0, back) : back > 0 ? [start, "…"] : [];
  const round = labels.slice(back);
  const shown = [...to, ...(round.length > STEPS ? [...round.slice(0, STEPS), "…"] : round)];
  return words.round({ way: [...shown, labels[back] ?? ""].join(" → ") });
}

function winningMove(option: ExplainedOption, context: Context<PanelWords>): TemplateResult {
  const outcome = option.value.outcome ?? "P";
  return optionButton(option, { outcome, spoken: outcomeSaid(outcome, context) }, context);
}

/** What an outcome is called. */
function outcomeSaid(outcome: Outcome, { state, messages }: Context<PanelWords>): string {
  return messages.outcomes[lettersOf(state)][outcome];
}

/** So many losing moves are shown unasked. */
const FEW = 6;

/** The moves that lose, each with the answer that refutes it. */
export function answers(
  context: Context<PanelWords>,
  explanation: Explanation,
): TemplateResult | typeof nothing {
  const { messages, kept, redraw } = context;
  const { plain: words } = messages;
  const { value, options, optionCount, method } = explanation;
  // Of options that are not listed, only a theorem says which of them win.
  const { otherAnswers, someAnswers } = words;
  const others = options.length === optionCount || method === "theorem" ? otherAnswers : someAnswers;
  // What keeps a draw is named above.
  const isDrawn = value.outcome === "D";
  const losing = options.filter((option) => (isDrawn ? option.value.outcome === "N" : !option.winning));
  if (losing.length === 0) return nothing;
  const whole = kept.get(wholeParts)(explanation);
  const shown = whole.has("answers") ? losing : fewOf(losing);
  return html`<p class="caption">
      ${value.outcome === "P" ? words.answers : options.some(isDraw) && !isDrawn ? words.notWinning : others}
    </p>
    <ul class="answers">
      ${shown.map((option) => html`<li>${answered(option, context)}</li>`)}
      ${
        shown.length < losing.length
          ? html`<li>
              ${moreOptions(messages.why.more({ rest: losing.length - shown.length }), ".answers", "answers", whole, redraw)}
            </li>`
          : nothing
      }
    </ul>`;
}

/** The first of some; all, where only one would be left out. */
export function fewOf<Each>(all: readonly Each[]): readonly Each[] {
  return all.length > FEW + 1 ? all.slice(0, FEW) : all;
}

const isDraw = ({ value }: ExplainedOption): boolean => value.outcome === "D";

function answered(option: ExplainedOption, context: Context<PanelWords>): TemplateResult {
  const { plain: words } = context.messages;
  const { label, reply, value } = option;
  const outcome = isDraw(option) ? "D" : "N";
  const move = optionButton(option, { outcome, spoken: outcomeSaid(outcome, context) }, context);
  if (outcome === "D") return html`${move}<span class="note">${words.onlyDraws}</span>`;
  if (reply)
    return html`${move}<span aria-hidden="true">→</span>${positionButton(
        reply,
        "P",
        words.answer({ move: label, answer: reply.label, says: outcomeSaid("P", context) }),
        context,
      )}`;
  // At the end of play whoever should move has won already; else no answer is at hand.
  return html`${move}${value.remoteness === 0 ? html`<span class="note">${words.ends}</span>` : nothing}`;
}
