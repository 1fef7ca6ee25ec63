import { html, type TemplateResult } from "lit/html.js";
import { show } from "../../../model/display.ts";
import type { Store } from "../../../model/store.ts";
import type { Locale } from "../../../messages/locale.ts";
import { player as named } from "../../../messages/player.ts";
import { en } from "./en.ts";
import { zh } from "./zh.ts";

/** Whose turn it is taken to be: who wins depends on it. */
export function moverChoice(players: number, mover: number, { code }: Locale, store: Store): TemplateResult {
  const words = { en, zh }[code];
  return html`<span class="choice mover">
    <select
      aria-label=${words.toMove}
      .value=${String(mover)}
      @change=${(event: Event) => show(store, { mover: Number((event.target as HTMLSelectElement).value) })}
    >
      ${Array.from(
        { length: players },
        (_, player) =>
          html`<option value=${player} ?selected=${player === mover}>
            ${words.whenMoving(named(player))}
          </option>`,
      )}
    </select>
  </span>`;
}
