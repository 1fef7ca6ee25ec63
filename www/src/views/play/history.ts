import { html, nothing, type TemplateResult } from "lit/html.js";
import { playersOf } from "../../model/mover.ts";
import { goTo } from "../../model/play.ts";
import { isVeiled } from "../../model/reveal.ts";
import { tells } from "../../model/telling.ts";
import type { FigureContext } from "../kit/context.ts";
import type { PlayedGame } from "./game.ts";
import { named, playerSign } from "./named.ts";
import { isAtPlay, isGameOver } from "./turn.ts";
import { isDraw, type TurningPoint, type Worth } from "./worth.ts";
import { playWords, sentences, type PlayWords } from "./words.ts";
import { button } from "../kit/button.ts";

/**
 * The game as played: for each position who stood to win and how near the end was, as a bar that is the longer the nearer it
 * is, up for the first player and down for the second; and below it where that turned. While values are hidden it would tell
 * them, and waits for the end.
 */
export function history(context: FigureContext, game: PlayedGame): TemplateResult | typeof nothing {
  const { state, store, messages } = context;
  const { line } = state;
  if (line.positions.length < 2 || (!tells(state, "everything") && (isVeiled(state) || !isGameOver(state))))
    return nothing;
  const words = playWords(messages);
  const worths = game.worths.of(state);
  const points = game.worths.turningPoints(state);
  const farthest = Math.max(1, ...worths.map((worth) => worth?.remoteness ?? 0));
  const areTwo = playersOf(state) === 2;
  return html`<div class="history">
    <p class="title" aria-hidden="true">${words.course}</p>
    ${
      areTwo
        ? html`<p class="sides" aria-hidden="true">
            ${[0, 1].map((player) => html`<span>${named(state, player, words).Who}</span>`)}
          </p>`
        : nothing
    }
    <ol class=${areTwo ? "tug" : "several"} aria-label=${words.course}>
      ${line.positions.map((label, place) => {
        const worth = worths[place];
        const says =
          worth &&
          (isDraw(worth)
            ? words.isDraw
            : words.stands({ ...named(state, worth.winner, words), remoteness: worth.remoteness }));
        const said = words.place({ move: String(place), position: label, says });
        const isTurn = points.some(({ move }) => move === place);
        return html`<li class=${place > line.cursor ? "undone" : ""}>
          ${button(
            html`${worth ? stand(worth, farthest, playersOf(state)) : nothing} <small>${place}</small>`,
            () => goTo(store, place),
            {
              look: `quiet ${isTurn ? "turn" : ""}`,
              title: said,
              named: said,
              current: place === line.cursor && isAtPlay(state) ? "step" : undefined,
            },
          )}
        </li>`;
      })}
    </ol>
    ${turned(points, context, words)}
  </div>`;
}

/** Who stood to win: a bar, or of several players a sign. */
function stand({ winner, remoteness }: Worth, farthest: number, players: number): TemplateResult {
  if (players > 2) return html`<b class="winner">${playerSign(winner)}</b>`;
  // On the line between them.
  if (isDraw({ winner, remoteness })) return html`<span class="bar"></span>`;
  const near = remoteness === undefined ? 0.5 : 1 - (0.85 * remoteness) / farthest;
  return html`<span
    class="bar ${winner === 0 ? "first" : "second"}"
    .style=${`--near: ${near.toFixed(3)}`}
  ></span>`;
}

function turned(
  points: readonly TurningPoint[],
  { state, store }: FigureContext,
  words: PlayWords,
): TemplateResult | typeof nothing {
  if (points.length === 0)
    return isGameOver(state) ? html`<p class="turned">${words.turned.none}</p>` : nothing;
  const areTwo = playersOf(state) === 2;
  return html`<ul class="turned">
    ${points.map(({ move, mover, from, to, before, after, better }) => {
      const { turned } = words;
      const made = { move: String(move), name: named(state, mover, words).name, from, to };
      const says = !areTwo
        ? turned.given({ ...made, winner: playerSign(after.winner) })
        : isDraw(before)
          ? turned.lost(made)
          : turned.won(made);
      const isWin = areTwo && !isDraw(before);
      const rather = better === undefined ? "" : turned[isWin ? "better" : "rather"]({ position: better });
      return html`<li>
        ${button(sentences(words, says, rather), () => goTo(store, move - 1), { look: "quiet" })}
      </li>`;
    })}
  </ul>`;
}
