import type { TemplateResult } from "lit/html.js";
import { show } from "../../../model/display.ts";
import type { Store } from "../../../model/store.ts";
import type { Locale } from "../../../messages/locale.ts";
import { player as named } from "../../../messages/player.ts";
import { select } from "../controls.ts";
import { wordsBy } from "./words.all.ts";

/** Whose turn it is taken to be: who wins depends on it. */
export function moverChoice(players: number, mover: number, { code }: Locale, store: Store): TemplateResult {
  const words = wordsBy[code];
  return select(
    words.toMove,
    String(mover),
    Array.from({ length: players }, (_, player) => ({
      value: String(player),
      label: words.whenMoving({ player: named(player) }),
    })),
    (player) => show(store, { mover: Number(player) }),
    { look: "mover", isSpoken: true },
  );
}
