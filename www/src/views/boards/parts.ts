// What of a position has a board of its own.
import type { Change, Notation } from "../../solver/wire.ts";
import { withoutRegister } from "../../model/opening/draft.ts";
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
/** What passes are among the boards, and the number that goes with a position. */
const PASS = "pass";
const REGISTER = "register";

/** The parts of a position; of a sum, whose components the solver has read, those of each and its passes. */
export function boardPartsOf(
  tokens: readonly number[],
  game: Notation & Pick<OpenGame, "passes">,
  components: readonly Notation[],
): PlacedPart[] {
  const placed: PlacedPart[] = [];
  const beside = (board: string, first: number, number: number | undefined, component?: number): void => {
    placed.push({ part: { board, component }, first, tokens: [number ?? 0], isGame: false });
  };
  const pass = (first: number, left: number | undefined, component?: number): void =>
    beside(PASS, first, left, component);
  /** A game, and the register that goes with its positions. */
  const add = (start: Notation, first: number, tokens: readonly number[], component?: number): void => {
    const { heaps, register } = withoutRegister(tokens, start);
    placed.push({ part: { ...start, component }, first, tokens: heaps, isGame: true });
    if (register !== undefined) beside(REGISTER, first + heaps.length, register, component);
  };
  const own = game.passes > 0 ? tokens.slice(0, -1) : tokens;
  if (components.length === 0) add(game, 0, own);
  let first = 0;
  for (const [component, notation] of components.entries()) {
    const end = own.indexOf(SEPARATOR, first);
    const all = own.slice(first, end < 0 ? own.length : end);
    const hasPasses = Number(notation.params["passes"] ?? 0) > 0;
    add(notation, first, hasPasses ? all.slice(0, -1) : all, component);
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
