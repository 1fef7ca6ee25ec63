// Which heaps of a game a sequence shows, how they are laid out, and which other rules stand below. Touches no document.
import { choice, count, Slice } from "../../model/slice.ts";
import { isSameGame } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import * as texts from "./texts.slice.ts";

/** Bars as high as the values, a strip of cells, rows of one width, or rows each of which is twice as long as the one before. */
export type SequenceLayout = (typeof LAYOUTS)[number];

const LAYOUTS = ["bars", "strip", "rows", "doubling"] as const;

/** What a link says of it. */
export interface Strip {
  /** How many heaps there are, from 0 on; where nothing is said, enough for the start. */
  length?: number | undefined;
  layout: SequenceLayout;
  /** How many heaps stand in a row. */
  width?: number | undefined;
  /** The first heap that stands in rows. */
  from?: number | undefined;
  /** The rules that stand below, as they were typed. */
  stack: readonly string[];
}

/** The most heaps, which the solver has as `limits.sequence`. */
const MOST_HEAPS = 21_000_000;
/** The most heaps in a row. */
export const WIDEST = 1_000_000;
/** The most rules, with that of the game itself. */
export const RULES = 12;
/** Longer notations are no part of a link. */
const MOST_TEXT = 2000;

const UNASKED: Strip = { length: undefined, layout: "bars", width: undefined, from: undefined, stack: [] };

/** The rules of a text with semicolons between them; within brackets these belong to a rule. */
export function splitRules(text: string): string[] {
  const rules: string[] = [];
  let [depth, rule] = [0, ""];
  for (const sign of `${text.slice(0, MOST_TEXT)};`) {
    if ("[{(".includes(sign)) depth++;
    if (")}]".includes(sign)) depth--;
    if (sign === ";" && depth <= 0) {
      rules.push(rule);
      rule = "";
    } else rule += sign;
  }
  return rules
    .map((each) => each.trim())
    .filter((each) => each !== "")
    .slice(0, RULES - 1);
}

export const sequence: Slice<Strip> = new Slice<Strip>({
  id: "sequence",
  initial: UNASKED,
  fields: [
    count("length", "length", [1, MOST_HEAPS], texts.length),
    choice("layout", "layout", LAYOUTS, texts.layout),
    count("width", "width", [1, WIDEST], texts.width),
    count("from", "from", [0, MOST_HEAPS - 1], texts.from),
    {
      name: "stack",
      read: (text) => ({ stack: splitRules(text) }),
      write: ({ stack }) => (stack.length === 0 ? undefined : stack.join(";")),
    },
  ],
  unasked: UNASKED,
  asked: (state) => sequence.of(state),
  follow: (store, asked) => sequence.put(store, { ...UNASKED, ...asked }),
  isAppearance: true,
  // Another game begins elsewhere.
  like: ({ length, layout, width, stack }) => ({ length, layout, width, stack }),
  adapt: (store, before) => {
    const { game } = store.state;
    if (before.game === undefined || isSameGame(before.game, game)) return;
    const isOther = before.game.ruleset !== game?.ruleset;
    if (isOther && sequence.of(store.state).from) sequence.put(store, { from: undefined });
  },
});

/** Shows other heaps, or shows them otherwise. */
export function setSequence(store: Store, change: Partial<Strip>): void {
  sequence.put(store, change);
}
