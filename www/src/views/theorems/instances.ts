import type { FigureContext } from "../kit/context.ts";
// The games that theorems come with: how far each is worth checking, and which is worth a look.
import type { Convention } from "../../solver/api.ts";
import type { Instance, TheoremCard, WinnerCard } from "../../solver/wire.ts";
import { fieldsOf } from "../../model/convention.ts";
import { rules } from "../../model/rules.ts";
import type { OpenGame } from "../../model/state.ts";
import { view } from "../../model/view.ts";
import { worded } from "../../messages/dictionary.ts";
import type { Locale } from "../../messages/locale.ts";
import { theorems } from "./slice.ts";
import { theoremWords } from "./words.ts";

/** How far to check where no instance says it. */
const BOUND = 8;

/** The bounds to begin with: those of the first instance of this ruleset, of this convention if there is one. */
export function boundsOf(
  { instances }: TheoremCard,
  { ruleset, convention }: OpenGame,
): Pick<Instance, "bound" | "heaps"> {
  const same = instances.filter((instance) => instance.ruleset === ruleset);
  return same.find(({ play }) => play === playOf(convention)) ?? same[0] ?? { bound: BOUND };
}

/** The fragment of an instance, shown with the theorem opened. */
export function linkToInstance(
  theorem: string,
  { notation, play, players }: Instance,
  { state, links }: Pick<FigureContext, "state" | "links">,
): string {
  const convention = {
    ...(play !== "normal" && { play }),
    ...(players !== undefined && { players: String(players) }),
  };
  return links.like(state, notation, {
    [rules.id]: convention,
    [theorems.id]: { ...theorems.asked(state), theorem },
    [view.id]: { view: "theorems", isBeside: true },
  });
}

/** Who wins in an instance, and among how many players. */
export function playIn(
  { play, players = 2 }: Pick<Instance, "play" | "players">,
  winners: readonly WinnerCard[],
  messages: Pick<Locale, "code">,
): string {
  const words = theoremWords(messages);
  if (play === "normal" || play === "misere") return words.plays[play];
  const card = winners.find(({ word }) => word === play);
  return words.under({ players, says: card ? worded(messages, card.says) : play });
}

function playOf(convention: Convention): string {
  return fieldsOf(convention).play ?? convention.kind;
}
