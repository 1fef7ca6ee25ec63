import { html, nothing, type TemplateResult } from "lit/html.js";
import { effectiveColour, moverOf } from "../../../model/display.ts";
import type { PositionGraph } from "../../../model/graph/positionGraph.ts";
import { player } from "../../../messages/player.ts";
import { valueBadge } from "../../kit/badge.ts";
import type { FigureContext } from "../../kit/context.ts";
import { moverChoice } from "../../kit/mover/moverChoice.ts";
import type { FigureWords } from "../en.ts";
import { colourChoice, keyGroup } from "../keys.ts";
import { en } from "./en.ts";
import { zh } from "./zh.ts";

/** What the colours mean with several players: how many turns after the mover the winner comes, or who the winner is. */
export function playerKeys(graph: PositionGraph, context: FigureContext<FigureWords>): TemplateResult {
  const { state, messages, store } = context;
  const words = { en, zh }[messages.code];
  const isGameValue = effectiveColour(state) === "gameValue";
  const number = { label: words.gameValue, missing: graph.hasGameValues ? undefined : words.noGameValues };
  const last = graph.players - 1;
  return html`${colourChoice(isGameValue ? "grundy" : "outcome", number, words.winner, context)}
  ${isGameValue ? nothing : moverChoice(graph.players, moverOf(state), messages, store)}
  ${keyGroup(context, (key) => {
    const keys = Array.from({ length: graph.players }, (_, value) => {
      const badge = valueBadge(value, "players");
      const name = isGameValue ? String(value) : player(value);
      if (!isGameValue) return key([value], name, badge);
      const says = value === 0 ? words.moverWins : value === last ? words.lastWins : undefined;
      return key([value], name, html`${badge}${says ?? nothing}`);
    });
    if (isGameValue) return html`${keys}`;
    return html`${keys}<span class="note">${words.solidFor(player(moverOf(state)))}</span>`;
  })}`;
}
