// The lines of a picture, from what has come of the values and what is told of them.
import { display } from "../../model/display.ts";
import { playersUnder } from "../../model/mover.ts";
import { NORMAL } from "../../model/convention.ts";
import type { State } from "../../model/state.ts";
import type { PageColours } from "../kit/cells/look.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import { lookOf } from "../kit/cells/look.ts";
import { classColourOf } from "../kit/cells/classColour.ts";
import { writingOf } from "../kit/cells/writing.ts";
import type { Lane, Repeat } from "./lane.ts";
import type { SequenceLine } from "./lines.ts";
import type { Sizes } from "./sizes.ts";
import { ReadValues } from "./reading.ts";
import { Tints } from "../kit/cells/tints.ts";
import type { Sequence } from "../../solver/wire.ts";

/** So many values are read of each rule before a picture is made of them, which is a matter of some milliseconds. */
const READ_AT_ONCE = 200_000;

const NONE: ReadonlyMap<number, number> = new Map();

/** Makes the lines of pictures; what is read from many values is read once. */
export class SequenceLanes {
  readonly #read = new WeakMap<SequenceLine, { key: string; values: ReadValues }>();
  readonly #more: (() => void) | undefined;

  /** A picture that is only begun is asked for again through `more`; without it all is read at once. */
  constructor(more?: () => void) {
    this.#more = more;
  }

  /** `known` are the classes of the game's own heaps that are shown while all others are hidden, which lines have no values of. */
  of(
    state: State,
    lines: readonly SequenceLine[],
    sizes: Sizes,
    colours: PageColours,
    known: ReadonlyMap<number, number> | undefined,
  ): Lane[] {
    const told = classColourOf(state);
    const all = lines.map((line) => line.sequence && this.#readOf(state, line, line.sequence));
    const look = lookOf(told, false, known ? [] : display.of(state).only, colours);
    const write = writingOf(state, told);
    const lane = (place: number): Lane => {
      const { text = "", sequence } = lines[place] ?? {};
      const valued = all[place];
      const hasValues = valued !== undefined && sequence !== undefined;
      // The largest of those that are hidden would be told by the colours.
      const largest = valued?.largest ?? Math.max(0, ...(known?.values() ?? []));
      return {
        title: text,
        first: sizes.from,
        count: Math.max(0, sizes.length - sizes.from),
        span: 1,
        largest,
        write,
        known: known && (place === 0 ? known : NONE),
        // Small values keep their colours beside a rule with large ones.
        ...(hasValues
          ? {
              ...valued.paintedIn(look),
              classes: valued.classes,
              bars: valued.bars,
              repeat: repeatOf(sequence),
            }
          : { tints: new Tints(told, look, largest) }),
      };
    };
    if (sizes.layout === "doubling") return doubled(lane(0));
    const count = sizes.layout === "rows" ? 1 : Math.max(1, lines.length);
    return Array.from({ length: count }, (_, place) => lane(place));
  }

  #readOf(state: State, line: SequenceLine, sequence: Sequence): ReadValues {
    const told = classColourOf(state);
    const players = playersUnder(state.game?.convention ?? NORMAL);
    const areWhole = sequence.kind === "grundy" && wordsOf(state) === "grundy";
    const key = JSON.stringify([told, players, areWhole]);
    const known = this.#read.get(line);
    const values = known?.key === key ? known.values : new ReadValues(told, players, areWhole);
    this.#read.set(line, { key, values });
    if (!values.read(sequence, this.#more ? READ_AT_ONCE : Infinity)) this.#more?.();
    return values;
  }
}

function repeatOf({ period, preperiod = 0, status }: Sequence): Repeat | undefined {
  return period === undefined ? undefined : { period, preperiod, isProved: status === "proved" };
}

/** Rows of 2, 4, 8, … heaps, of which each takes as much room as all others. */
function doubled(lane: Lane): Lane[] {
  const rows: Lane[] = [];
  for (let first = lane.first, count = 2; first < lane.first + lane.count; first += count, count *= 2)
    rows.push({ ...lane, first, count: Math.min(count, lane.first + lane.count - first), repeat: undefined });
  return rows.map((row, place) => ({ ...row, span: 2 ** (rows.length - 1 - place) }));
}
