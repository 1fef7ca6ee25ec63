// What is done with a grid whose values are hidden: a cell is pressed, its value guessed or shown.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { NORMAL } from "../../../model/convention.ts";
import { playersUnder } from "../../../model/mover.ts";
import { reveal } from "../../../model/reveal.ts";
import { wordsOf } from "../../../model/vocabulary.ts";
import type { Value } from "../../../model/values.ts";
import { actButton } from "../../kit/actButton.ts";
import { valueBadge } from "../../kit/badge.ts";
import type { FigureContext } from "../../kit/context.ts";
import { signsOf } from "../../kit/signs.ts";
import type { GridWords } from "../en.ts";
import { toldOf, type Told } from "../told.ts";
import type { Hidden } from "./hidden.ts";

/** So many numbers have a button each; larger ones are typed. */
const BUTTONS = 10;

export function hiddenBar(context: FigureContext, hidden: Hidden, words: GridWords): TemplateResult {
  const { state } = context;
  const { shown } = reveal.of(state);
  const { asked, tally } = hidden;
  const label = asked && hidden.label(asked);
  const isOpen = asked !== undefined && label !== undefined && !hidden.isShown(asked);
  return html`<div class="sieve">
    <p role="status">${hidden.isReady ? sentence(hidden, label, isOpen, words) : words.tooManyHidden}</p>
    <span class="group">
      ${isOpen ? guesses(context, hidden, words) : nothing}
      ${actButton(words.show, isOpen, () => {
        hidden.show();
      })}
      ${actButton(words.hideLast, shown.size > 0, () => {
        hidden.back();
      })}
      ${tally.tries > 0 ? html`<span>${words.tally(tally.first, tally.tries)}</span>` : nothing}
    </span>
  </div>`;
}

function sentence({ asked }: Hidden, label: string | undefined, isOpen: boolean, words: GridWords): string {
  if (!asked || label === undefined) return words.pressCell;
  if (asked.isRight === true) return words.right(label);
  if (asked.isRight === false && isOpen) return words.wrong(label);
  return isOpen ? words.askCell(label) : words.isShown(label);
}

/** What the cell may be said to hold. */
function guesses({ state, messages }: FigureContext, hidden: Hidden, words: GridWords): TemplateResult {
  const told = toldOf(state);
  const signs = signsOf(wordsOf(state), messages.code);
  const values = valuesOf(told, playersUnder(state.game?.convention ?? NORMAL));
  return html`${values.map((value, place) => {
    const name = typeof value === "string" ? messages.outcomes[wordsOf(state)][value] : String(value);
    return html`<button
      type="button"
      class="quiet guess"
      aria-label=${name}
      title=${name}
      @click=${() => {
        hidden.guess(place);
      }}
    >
      ${valueBadge(value, told.value === "grundy" ? BUTTONS : "players", signs)}
    </button>`;
  })}
  ${
    told.value === "grundy"
      ? html`<form
          @submit=${(event: SubmitEvent) => {
            event.preventDefault();
            const field = (event.target as HTMLFormElement).elements[0] as HTMLInputElement;
            if (field.value !== "") hidden.guess(field.valueAsNumber);
            field.value = "";
          }}
        >
          <input type="number" min="0" max="99999" step="1" required aria-label=${words.guess} />
        </form>`
      : nothing
  }`;
}

function valuesOf({ value }: Told, players: number): Value[] {
  if (value === "outcome") return ["P", "N"];
  const count = value === "grundy" ? BUTTONS : players;
  return Array.from({ length: count }, (_, each) => each);
}
