import { html, nothing, type TemplateResult } from "lit/html.js";
import { canCompare, display, effectiveColour, moverOf } from "../../../model/display.ts";
import type { PositionGraph } from "../../../model/graph/positionGraph.ts";
import { told as valuesTold } from "../../../model/told.ts";
import { player } from "../../../messages/player.ts";
import type { ColourBy, Colouring } from "../../../model/values.ts";
import { valueBadge } from "../../kit/badge.ts";
import type { FigureContext } from "../../kit/context.ts";
import { moverChoice } from "../../kit/mover/moverChoice.ts";
import { shownScale } from "../../kit/shownScale.ts";
import { differenceChoice, differenceKeys } from "../difference.ts";
import type { FigureWords } from "../words.ts";
import { colourChoice, inFewer, keyGroup, type ColourOption } from "../colourKeys.ts";
import { wordsBy } from "./words.all.ts";

/** With several players: whether the colours stand for how many turns after the mover the winner comes, or for the winner. */
export function playerChoices(graph: PositionGraph, context: FigureContext<FigureWords>): TemplateResult {
  const { state, messages, store } = context;
  const words = wordsBy[messages.code];
  const colouring = effectiveColour(state);
  const missing = graph.hasGameValues ? undefined : words.noGameValues;
  const colours: readonly ColourOption[] = [
    { value: "grundy", label: words.gameValue, missing },
    // Where moves return, nothing is said of levels.
    ...(graph.returns ? [] : [{ value: "level" as const, label: words.level, missing }]),
    { value: "outcome", label: words.winner },
    ...(canCompare(state) ? [{ value: "difference" as const, label: messages.legend.difference }] : []),
  ];
  const isDifference = display.of(state).colourBy === "difference" && canCompare(state);
  const chosen = isDifference ? "difference" : (ASKED_BY[colouring] ?? "outcome");
  return html`${colourChoice(chosen, colours, context)} ${differenceChoice(context)}
  ${typeof colouring === "number" ? moverChoice(graph.players, moverOf(state), messages, store) : nothing}`;
}

/** What is chosen where colours stand for numbers that do not depend on who is to move. */
const ASKED_BY: Partial<Record<Colouring, ColourBy>> = { gameValue: "grundy", distance: "level" };

/** The value of which a key says more than the number. */
function saidOf(
  value: number,
  last: number,
  colouring: Colouring,
): "isLevel" | "oneMove" | "moverWins" | "lastWins" | undefined {
  if (colouring === "distance") return value === 0 ? "isLevel" : value === 1 ? "oneMove" : undefined;
  return value === 0 ? "moverWins" : value === last ? "lastWins" : undefined;
}

/** The colours with what they mean then. */
export function playerValues(
  graph: PositionGraph,
  context: FigureContext<FigureWords>,
  isStill = false,
): TemplateResult {
  const difference = differenceKeys(context, isStill);
  if (difference) return difference;
  const { state, messages, isAlone } = context;
  const words = wordsBy[messages.code];
  const colouring = effectiveColour(state);
  const isWinner = typeof colouring === "number";
  const scale = shownScale(state, graph, colouring);
  const last = graph.players - 1;
  const values = valuesTold(state, graph);
  const told = (text: string, fewer: string): unknown => (isAlone ? inFewer(text, fewer) : text);
  return keyGroup(
    context,
    (key) => {
      const keys = Array.from({ length: graph.players }, (_, value) => {
        const badge = valueBadge(value, scale);
        if (isWinner) return key([value], player(value), badge);
        const name = String(value);
        const who = saidOf(value, last, colouring);
        return key([value], name, html`${badge}${who ? told(words[who], words.short[who]) : nothing}`);
      });
      const draw = values.hasDraws
        ? key(["D"], "D", html`${valueBadge("D", scale)}${words.nobody}`)
        : nothing;
      if (!isWinner) return html`${keys}${draw}`;
      return html`${keys}<span class="note">${words.solidFor({ player: player(moverOf(state)) })}</span
        >${draw}`;
    },
    isStill,
  );
}
