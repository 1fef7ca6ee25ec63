// What of a position has a board of its own.
import type { Catalogue, Change, Notation } from "../../solver/wire.ts";
import type { OpenGame } from "../../model/state.ts";
import type { BoardPart } from "./playing.ts";

/** A part of a position: where it stands among the tokens, and which they are. */
export interface PlacedPart {
  readonly part: BoardPart;
  /** The place of its first token in the position. */
  readonly first: number;
  readonly tokens: readonly number[];
  /** Whether it is a game, and not the passes beside one. */
  readonly isGame: boolean;
}

/** Stands between the components of a sum. */
const SEPARATOR = -1;
/** What passes are, among the boards. */
const PASS = "pass";

/** The parts of a position; of a sum, whose components the solver has read, those of each and its passes. */
export function boardPartsOf(
  tokens: readonly number[],
  game: Notation & Pick<OpenGame, "passes">,
  components: readonly Notation[],
  { rulesets }: Catalogue,
): PlacedPart[] {
  const partOf = (start: Notation, component?: number): BoardPart => ({
    ...start,
    board: rulesets.find(({ id }) => id === start.ruleset)?.board ?? "",
    component,
  });
  const placed: PlacedPart[] = [];
  const pass = (first: number, left: number | undefined, component?: number): void => {
    placed.push({ part: { board: PASS, component }, first, tokens: [left ?? 0], isGame: false });
  };
  const own = game.passes > 0 ? tokens.slice(0, -1) : tokens;
  if (components.length === 0) placed.push({ part: partOf(game), first: 0, tokens: own, isGame: true });
  let first = 0;
  for (const [component, notation] of components.entries()) {
    const end = own.indexOf(SEPARATOR, first);
    const all = own.slice(first, end < 0 ? own.length : end);
    const hasPasses = Number(notation.params["passes"] ?? 0) > 0;
    const part = partOf(notation, component);
    placed.push({ part, first, tokens: hasPasses ? all.slice(0, -1) : all, isGame: true });
    if (hasPasses) pass(first + all.length - 1, all.at(-1), component);
    first += all.length + 1;
  }
  if (game.passes > 0) pass(own.length, tokens.at(-1));
  return placed;
}

/** The changes of a move that are within a part, by the part's own places. */
export function changesWithin(changes: readonly Change[], { first, tokens }: PlacedPart): Change[] {
  return changes
    .filter(({ place }) => place >= first && place < first + tokens.length)
    .map((change) => ({ ...change, place: change.place - first }));
}
