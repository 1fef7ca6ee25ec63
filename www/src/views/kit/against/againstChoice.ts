// The choice of what a game is compared with: another play convention, or another rule.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { against, compareWith, conventionsAgainst, gameUnder } from "../../../model/against.ts";
import { areHeapsAnywhere } from "../../../model/opening/draft.ts";
import type { State } from "../../../model/state.ts";
import { worded } from "../../../messages/dictionary.ts";
import type { RequestError } from "../../../solver/wire.ts";
import type { FigureContext } from "../context.ts";
import { select, textLine } from "../controls.ts";
import { wordsBy } from "./words.all.ts";
import { warns } from "../voice.ts";

const OTHER = "other";

interface AgainstChoiceInput {
  /** What is compared with where nothing was chosen; without it that is nothing, which can be chosen. */
  byDefault?: string | undefined;
  /** Why there is nothing to compare with. */
  error: RequestError | undefined;
  /** What is said where it is another fault than that there is no such rule. */
  fault: string;
}

export function againstChoice(
  { state, store, messages }: FigureContext,
  given: AgainstChoiceInput,
): TemplateResult {
  const { byDefault, error, fault } = given;
  const words = wordsBy[messages.code];
  const chosen = against.of(state).against ?? byDefault;
  const isRule = chosen !== undefined && gameUnder(state, chosen) === undefined;
  const conventions = conventionsAgainst(state);
  // A link may name the convention of the game itself.
  const all = chosen && !isRule && !conventions.includes(chosen) ? [...conventions, chosen] : conventions;
  return html`<span class="group"
    >${select(
      words.compare,
      isRule ? OTHER : (chosen ?? ""),
      [
        ...(byDefault === undefined ? [{ value: "", label: words.nothing }] : []),
        ...all.map((word) => ({ value: word, label: otherGameName(word, state, messages) })),
        { value: OTHER, label: words.otherRule },
      ],
      (value) => compareWith(store, value === OTHER ? otherRule(state) : value || undefined),
    )}
    ${
      isRule
        ? textLine(words.rule, chosen, (typed) => compareWith(store, typed.trim()), {
            look: "rule",
            isSpoken: true,
            title: words.ruleHint,
            holds: "notation",
            isWrong: error !== undefined,
            isHeardDone: true,
            stays: true,
          })
        : nothing
    }${
      error
        ? html`<span class="fault" ${warns()}
            >${error.code === "unknown-ruleset" ? words.badRule : fault}</span
          >`
        : nothing
    }</span
  >`;
}

/** What a game is compared with, in words: a play convention by its name, a rule as it was typed. */
export function otherGameName(
  text: string,
  { catalogue }: State,
  messages: FigureContext["messages"],
): string {
  const { otherPlay } = wordsBy[messages.code];
  if (text === "normal" || text === "misere") return otherPlay[text];
  const winner = catalogue?.winners.find(({ word }) => word === text);
  return winner ? worded(messages, winner.says) : text;
}

/** A rule to begin with: the first with heaps in any order that is not the one that is shown. */
function otherRule({ catalogue, game }: State): string {
  const others =
    catalogue?.rulesets.filter((card) => areHeapsAnywhere(card) && card.id !== game?.ruleset) ?? [];
  return others.find(({ parameters }) => parameters.every(({ required }) => !required))?.id ?? "";
}
