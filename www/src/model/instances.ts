// The games that theorems come with: how far each is worth checking, and which is worth a look.
import type { Convention } from "../solver/api.ts";
import type { Instance, TheoremCard } from "../solver/wire.ts";
import { fieldsOf } from "./convention.ts";
import { linkTo, writeLink } from "./permalink.ts";
import type { OpenGame, State } from "./state.ts";

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
  { display, language, languageChosen }: State,
): string {
  return writeLink({
    ...linkTo(notation),
    convention: {
      ...(play !== "normal" && { play }),
      ...(players !== undefined && { players: String(players) }),
    },
    display: { ...display, only: [], view: "theorems", theorem },
    ...(languageChosen && { language }),
  });
}

function playOf(convention: Convention): string {
  return fieldsOf(convention).play ?? convention.kind;
}
