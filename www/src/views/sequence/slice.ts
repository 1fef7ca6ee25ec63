// Which heaps of a game a sequence shows, how they are laid out, and which other rules stand below. Touches no document.
import { choice, count, Slice } from "../../model/slice.ts";
import { isSameGame } from "../../model/state.ts";
import type { Text } from "../../solver/wire.ts";
import type { Store } from "../../model/store.ts";

/** Bars as high as the values, a strip of cells, rows of one width, or rows each of which is twice as long as the one before. */
export type SequenceLayout = "bars" | "strip" | "rows" | "doubling";

const LAYOUTS: Readonly<Record<SequenceLayout, Text>> = {
  bars: { en: "Bars", zh: "柱形" },
  strip: { en: "Strip", zh: "长条" },
  rows: { en: "Rows", zh: "分行" },
  doubling: { en: "Doubling rows", zh: "倍长行" },
};

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
    {
      ...count("length", "length", [1, MOST_HEAPS]),
      label: { en: "Heaps", zh: "堆数" },
      says: {
        en: "how many heaps a sequence has, from 0 on; enough for the start by default",
        zh: "数列有几堆，从 0 起；默认足够放下起始局面",
      },
    },
    {
      ...choice("layout", "layout", LAYOUTS),
      label: { en: "Layout", zh: "排列方式" },
      says: {
        en: "how a sequence is laid out: bars, a strip, rows of one width, or rows of which each is twice as long as the one before",
        zh: "数列怎样排列：柱形、长条、等宽的行，或每行是上一行两倍长的行",
      },
    },
    {
      ...count("width", "width", [1, WIDEST]),
      label: { en: "Width", zh: "每行堆数" },
      says: {
        en: "how many heaps stand in a row where a sequence is laid out in rows",
        zh: "数列分行排列时每行几堆",
      },
    },
    {
      ...count("from", "from", [0, MOST_HEAPS - 1]),
      label: { en: "First heap", zh: "首堆" },
      says: {
        en: "the first heap of a sequence in rows, 0 by default",
        zh: "分行排列的数列从哪一堆开始，默认 0",
      },
    },
    {
      name: "stack",
      says: {
        en: "other rules whose sequences stand below, such as subtraction[set={1,3}], with semicolons between them",
        zh: "下方另列哪些规则的数列，例如 subtraction[set={1,3}]，用分号隔开",
      },
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
