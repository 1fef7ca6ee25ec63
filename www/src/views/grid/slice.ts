// Which part of a game a grid shows: two heaps or the like from 0 on, the others at one size each. Touches no document.
import { playersOf } from "../../model/mover.ts";
import { setPresented } from "../../model/presentation.ts";
import { isHiding, setVeil } from "../../model/reveal.ts";
import { count, flag, Slice } from "../../model/slice.ts";
import { isSameGame, type State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import { view } from "../../model/view.ts";
import * as texts from "./texts.slice.ts";

/** What a link says of it. */
interface GridLink {
  /** How many rows and columns there are; where nothing is said, enough for the start. */
  rows?: number | undefined;
  columns?: number | undefined;
  /** The sizes of the heaps that are the same in every cell; where nothing is said, those of the start. */
  fix?: readonly number[] | undefined;
  /** Which two of the numbers of a position are swept over, where they have places. */
  places?: readonly [number, number] | undefined;
  /** How many P-positions have been found by the sieve; absent while that is not shown. */
  sieve?: number | undefined;
  /** Whether lines that show how P-positions lie are drawn. */
  lines: boolean;
}

/** What is asked for where nothing is said, field by field. */
const UNASKED: GridLink = {
  rows: undefined,
  columns: undefined,
  fix: undefined,
  places: undefined,
  sieve: undefined,
  lines: false,
};

function numbers(text: string): number[] | undefined {
  const read = text.split(",").map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : NaN));
  return read.length <= 64 && read.every((number) => number <= SIDE) ? read : undefined;
}

/** The most rows and columns, and stones in a fixed heap, which the solver has as `limits.gridSide`. */
const SIDE = 5000;

export const grid: Slice<GridLink> = new Slice<GridLink>({
  id: "grid",
  initial: UNASKED,
  fields: [
    count("rows", "rows", [1, SIDE], texts.rows),
    count("columns", "columns", [1, SIDE], texts.columns),
    {
      name: "fix",
      read: (text) => ({ fix: numbers(text) }),
      write: ({ fix }) => fix?.join(","),
    },
    {
      name: "places",
      read: (text) => {
        const [row, column, ...more] = numbers(text) ?? [];
        if (row === undefined || column === undefined || row === column || more.length > 0) return undefined;
        return { places: [row, column] };
      },
      write: ({ places }) => places?.join(","),
    },
    count("sieve", "sieve", [0, 40_000]),
    flag("lines", "lines", texts.lines),
  ],
  unasked: UNASKED,
  asked: (state) => grid.of(state),
  follow: (store, asked) => grid.put(store, { ...UNASKED, ...asked }),
  isAppearance: true,
  // In another game other heaps are fixed, and other positions found.
  like: ({ rows, columns, lines }) => ({ rows, columns, lines }),
  adapt: (store, before) => {
    const { game } = store.state;
    setVeil(store, SIEVE, isSieved(store.state));
    if (isSieved(before) && !isSieved(store.state) && modeOf(store.state) !== "hidden")
      setPresented(store, false);
    const { fix, places, sieve } = grid.of(store.state);
    if (before.game === undefined || isSameGame(before.game, game)) return;
    const isOther = before.game.ruleset !== game?.ruleset;
    if (isOther && (fix || places || sieve !== undefined))
      grid.put(store, { fix: undefined, places: undefined, sieve: undefined });
  },
});

/** What the sieve has not found is to be found out. */
const SIEVE = "sieve";

/** Whether the cells tell their values, those that the sieve has found, or in a class only what has been shown. */
export function modeOf(state: State): "told" | "sieved" | "hidden" {
  if (isHiding(state, SIEVE)) return "hidden";
  return sieveOf(state) === undefined ? "told" : "sieved";
}

/** The slopes of the lines that are drawn: the diagonal, and what is known of the rule. */
export function slopesIn(state: State): readonly number[] {
  if (!grid.of(state).lines) return [];
  // They would tell where the values are that are hidden, and are known under normal play alone.
  const isMeant = modeOf(state) !== "hidden" && state.game?.convention.kind === "normal";
  return [1, ...((isMeant && state.game?.slopes) || [])];
}

/** Whether positions of the game have two numbers that can be swept over. */
export function hasGrid({ game }: Pick<State, "game">): boolean {
  return (game?.swept?.length ?? 0) > 1;
}

/** Whether there is a sieve: it is for two players, and for several who would rather see win whoever comes sooner in turn. */
export function hasSieve(state: Pick<State, "game">): boolean {
  const { convention } = state.game ?? {};
  const isStandard =
    convention?.kind !== "alliance" || typeof (convention.preferences ?? "standard") === "string";
  return hasGrid(state) && (isStandard || playersOf(state) === 2);
}

/** How many positions the sieve has found; absent while it is not shown. */
export function sieveOf(state: State): number | undefined {
  return hasSieve(state) ? grid.of(state).sieve : undefined;
}

/** Whether the sieve is shown, which can be presented. */
function isSieved(state: State): boolean {
  return view.of(state).view === "grid" && sieveOf(state) !== undefined;
}

/** A grid has the whole room, until its reader wants the graph beside it. */
export function standAlone(store: Store): void {
  view.put(store, { isBeside: false });
}

/** Other views leave room for the graph. */
export function makeRoom(store: Store): void {
  view.put(store, { isBeside: true });
}

/** Shows another part of the game, or shows it otherwise. */
export function setGrid(store: Store, change: Partial<GridLink>): void {
  grid.put(store, change);
}
