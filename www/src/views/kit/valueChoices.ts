import { html, nothing, type TemplateResult } from "lit/html.js";
import { player } from "../../messages/player.ts";
import { effectiveColour } from "../../model/display.ts";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import { BUTTONS, endlessOf, mostOf, sayableUpTo } from "../../model/question/position.ts";
import type { State } from "../../model/state.ts";
import type { Value } from "../../model/values.ts";
import { lettersOf } from "../../model/letters.ts";
import type { Scale } from "../../scene/shapes.ts";
import { valueBadge } from "./badge.ts";
import { classColourOf } from "./cells/classColour.ts";
import type { FigureContext } from "./context.ts";
import { shownScale } from "./shownScale.ts";
import { signsOf } from "./signs.ts";
import { button } from "./button.ts";

/** What a position may be said to be. How large its value can be follows from how many options it has. */
export function valueChoices(
  graph: PositionGraph,
  position: number,
  context: FigureContext,
  words: { readonly number: string; readonly check: string },
  onChoose: (value: Value) => void,
): TemplateResult {
  const colouring = effectiveColour(context.state);
  const scale = shownScale(context.state, graph, colouring);
  const most = mostOf(graph, position, colouring);
  return choicesUpTo(most, scale, context, words, onChoose, endlessOf(graph, colouring));
}

/** The outcomes, or numbers up to the largest, in the colours of their scale: a button for each of the first. */
export function choicesUpTo(
  most: number | "outcome",
  scale: Scale,
  context: FigureContext,
  words: { readonly number: string; readonly check: string },
  onChoose: (value: Value) => void,
  endless?: Value,
): TemplateResult {
  return html`<span class="choices">
    ${sayableUpTo(most, endless).map((value) => {
      const name = valueName(value, context);
      return button(guessBadge(value, scale, context), () => onChoose(value), {
        look: "quiet guess",
        named: name,
        title: name,
      });
    })}
    ${most !== "outcome" && most >= BUTTONS ? numberForm(most, words, onChoose) : nothing}
  </span>`;
}

/** A value that can be said, as the picture shows it. */
export function guessBadge(value: Value, scale: Scale, context: FigureContext): TemplateResult {
  const { state, messages } = context;
  const signs = signsOf(lettersOf(state), messages.code);
  return valueBadge(value, scale, isOfPlayers(state) ? valueName(value, context) : signs);
}

/** What a value is called that is said or told: an outcome in the words there are, a number, or the player who wins. */
export function valueName(
  value: Value,
  { state, messages }: Pick<FigureContext, "state" | "messages">,
): string {
  if (value === "∞") return value;
  if (typeof value === "string") return messages.outcomes[lettersOf(state)][value];
  return isOfPlayers(state) ? player(value) : String(value);
}

/** Whether it is a player that is said, the one who wins. */
function isOfPlayers(state: State): boolean {
  return classColourOf(state).value === "winner";
}

/** A whole number up to the largest, to be typed. */
export function numberForm(
  most: number,
  words: { readonly number: string; readonly check: string },
  onSay: (value: number) => void,
): TemplateResult {
  return html`<form
    class="larger"
    @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      const field = (event.target as HTMLFormElement).elements[0] as HTMLInputElement;
      if (field.value !== "") onSay(field.valueAsNumber);
      field.value = "";
    }}
  >
    <input type="number" min="0" max=${most} step="1" required aria-label=${words.number} />
    <button type="submit">${words.check}</button>
  </form>`;
}
