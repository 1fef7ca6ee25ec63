// Which structure of the P-positions of three heaps is shown, and how far it has been gone through. Touches no document.
import { isConventionOf } from "../../model/convention.ts";
import { highlight, type Highlight } from "../../model/highlight.ts";
import { choice, countIn, Slice, type Field } from "../../model/slice.ts";
import type { State } from "../../model/state.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import { view } from "../../model/view.ts";

/** Triples in which every pair lies once; the seven days of fifteen girls; heaps as sets; how P-positions grow. */
export const STRUCTURES = ["triples", "week", "sets", "growth"] as const;

/** The numbers of points: one less than a power of two. */
export const POINTS = [3, 7, 15, 31] as const;

/** What a link says of it. */
interface StructuresLink {
  structure: (typeof STRUCTURES)[number];
  points: number;
  /** The numbers that have been chosen, two at most. */
  pair: readonly number[];
  /** The day of the week, 1 to 7; 0: all of them. */
  day: number;
  /** The property of heaps as sets, 1 to 3; 0: the selected position alone. */
  property: number;
  /** The steps of growth, such as “1ab,2bc”: 1 added to the heaps a and b, 2 to b and c; where nothing is said, those of the selected position. */
  grown?: string | undefined;
  /** How many of these steps have been made; where nothing is said, all. */
  stage?: number | undefined;
}

interface StructuresState extends StructuresLink {
  /** What it has lit in the picture. */
  lit?: Highlight | undefined;
}

const UNASKED: StructuresLink = {
  structure: "triples",
  points: 7,
  pair: [],
  day: 0,
  property: 0,
  grown: undefined,
  stage: undefined,
};

/** A number from 1 on; 0, the default, is left out. */
function upTo(key: "day" | "property", most: number): Field<StructuresLink> {
  return {
    name: key,
    isCount: true,
    read: (text) => {
      const number = countIn(text) ?? 0;
      return number > 0 && number <= most ? { [key]: number } : undefined;
    },
    write: ({ [key]: number }) => (number > 0 ? String(number) : undefined),
  };
}

/** They are those of up to three heaps, in a game of which this theorem speaks. */
export function hasStructures(state: State): boolean {
  const { game, catalogue } = state;
  if (!game || (game.swept?.length ?? 4) > 3) return false;
  const theorem = catalogue?.theorems.find(({ id }) => id === "symmetric-difference");
  const isSpoken = theorem?.instances.some(
    (instance) =>
      game.notation.startsWith(`${instance.ruleset}(`) && isConventionOf(instance, game.convention),
  );
  return isSpoken === true && /^(grundy|outcome)$/.test(wordsOf(state));
}

export const structures: Slice<StructuresState, StructuresLink> = new Slice<StructuresState, StructuresLink>({
  id: "structures",
  initial: UNASKED,
  fields: [
    choice("structure", "structure", STRUCTURES),
    {
      name: "points",
      words: POINTS.map(String),
      initial: String(UNASKED.points),
      read: (text) => {
        const points = POINTS.find((each) => String(each) === text);
        return points && { points };
      },
      write: ({ points }) => (points === UNASKED.points ? undefined : String(points)),
    },
    {
      name: "pair",
      read: (text) => {
        const pair = text.split(",").map((part) => countIn(part) ?? 0);
        const isMeant =
          pair.length <= 2 && pair[0] !== pair[1] && pair.every((each) => each > 0 && each < 32);
        return isMeant ? { pair } : undefined;
      },
      write: ({ pair }) => pair.join(","),
    },
    upTo("day", 7),
    upTo("property", 3),
    {
      name: "grown",
      read: (text) =>
        /^\d{1,16}(ab|ac|bc)(,\d{1,16}(ab|ac|bc)){0,52}$/.test(text) ? { grown: text } : undefined,
      write: ({ grown }) => grown,
    },
    {
      name: "stage",
      isCount: true,
      read: (text) => ({ stage: countIn(text) }),
      write: ({ stage }) => (stage === undefined ? undefined : String(stage)),
    },
  ],
  unasked: UNASKED,
  asked: (state) => {
    const { lit: _, ...asked } = structures.of(state);
    return asked;
  },
  follow: (store, asked) => structures.put(store, { ...UNASKED, ...asked }),
  isAppearance: true,
  adapt: (store) => {
    const { lit } = structures.of(store.state);
    if (!lit || view.of(store.state).view === "structures") return;
    // What it lit is seen no more without it.
    structures.put(store, { lit: undefined });
    if (highlight.of(store.state).lit === lit) highlight.put(store, { lit: undefined });
  },
});
