import { html, type TemplateResult } from "lit/html.js";
import { show } from "../../model/display.ts";
import type { Store } from "../../model/store.ts";
import type { PlayersWords } from "../../messages/players/en.ts";

/** Whose turn it is taken to be: who wins depends on it. */
export function moverChoice(
  players: number,
  mover: number,
  words: PlayersWords,
  store: Store,
): TemplateResult {
  return html`<span class="choice mover">
    <select
      aria-label=${words.toMove}
      .value=${String(mover)}
      @change=${(event: Event) => {
        show(store, { mover: Number((event.target as HTMLSelectElement).value) });
      }}
    >
      ${Array.from(
        { length: players },
        (_, player) =>
          html`<option value=${player} ?selected=${player === mover}>
            ${words.whenMoving(words.player(player))}
          </option>`,
      )}
    </select>
  </span>`;
}
