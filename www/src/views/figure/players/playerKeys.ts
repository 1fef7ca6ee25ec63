import { html, nothing, type TemplateResult } from "lit/html.js";
import { canCompare, display, effectiveColour, moverOf } from "../../../model/display.ts";
import type { PositionGraph } from "../../../model/graph/positionGraph.ts";
import { player } from "../../../messages/player.ts";
import { valueBadge } from "../../kit/badge.ts";
import type { FigureContext } from "../../kit/context.ts";
import { moverChoice } from "../../kit/mover/moverChoice.ts";
import { differenceChoice, differenceKeys } from "../difference.ts";
import type { FigureWords } from "../words.ts";
import { colourChoice, inFewer, keyGroup, type ColourOption } from "../colourKeys.ts";
import { en } from "./words.en.ts";
import { zh } from "./words.zh.ts";

/** With several players: whether the colours stand for how many turns after the mover the winner comes, or for the winner. */
export function playerChoices(graph: PositionGraph, context: FigureContext<FigureWords>): TemplateResult {
  const { state, messages, store } = context;
  const words = { en, zh }[messages.code];
  const isGameValue = effectiveColour(state) === "gameValue";
  const missing = graph.hasGameValues ? undefined : words.noGameValues;
  const colours: readonly ColourOption[] = [
    { value: "grundy", label: words.gameValue, missing },
    { value: "outcome", label: words.winner },
    ...(canCompare(state) ? [{ value: "difference" as const, label: messages.legend.difference }] : []),
  ];
  const isDifference = display.of(state).colourBy === "difference" && canCompare(state);
  const chosen = isDifference ? "difference" : isGameValue ? "grundy" : "outcome";
  return html`${colourChoice(chosen, colours, context)} ${differenceChoice(context)}
  ${isGameValue ? nothing : moverChoice(graph.players, moverOf(state), messages, store)}`;
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
  const words = { en, zh }[messages.code];
  const isGameValue = effectiveColour(state) === "gameValue";
  const last = graph.players - 1;
  const told = (text: string, fewer: string): unknown => (isAlone ? inFewer(text, fewer) : text);
  return keyGroup(
    context,
    (key) => {
      const keys = Array.from({ length: graph.players }, (_, value) => {
        const badge = valueBadge(value, "players");
        const name = isGameValue ? String(value) : player(value);
        if (!isGameValue) return key([value], name, badge);
        const who = value === 0 ? "moverWins" : value === last ? "lastWins" : undefined;
        return key([value], name, html`${badge}${who ? told(words[who], words.short[who]) : nothing}`);
      });
      if (isGameValue) return html`${keys}`;
      return html`${keys}<span class="note">${words.solidFor({ player: player(moverOf(state)) })}</span>`;
    },
    isStill,
  );
}
