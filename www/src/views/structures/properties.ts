// The three properties of P-positions that follow from heaps as sets, as far as they are shown.
import { isAsking } from "../../model/question/question.ts";
import { heapsLabel, heapsOf } from "./positions.ts";
import type { BinarySum, PowerBar, SetChange, StructureShown, StructuresInput } from "./shown.ts";
import { structures } from "./slice.ts";
import { change, powersOf, writtenPower, type Sets } from "./venn.ts";
import { vennPicture } from "./vennPicture.ts";

/** Of larger heaps the pictures of properties are not drawn. */
const LARGEST = 31;

/** What is shown where the selected position is none of those that a property is about. */
const EXAMPLES: Readonly<Record<"P" | "N", Sets>> = { N: [2, 5, 14], P: [5, 9, 12] };

export interface PropertyShown extends StructureShown {
  /** The positions of which it tells. */
  asked: ReadonlyArray<readonly number[]>;
  /** The stage that is shown, and between which ones it is. */
  stages: { stage: number; first: number; last: number };
  /** What stands below the drawing on the screen: a sentence, or a position that can be chosen. */
  notes: { says?: string; position?: Sets };
}

/** The property that is chosen; nothing where it is the selected position itself. */
export function propertyShown(shown: StructuresInput): PropertyShown | undefined {
  const { property } = structures.of(shown.context.state);
  return [undefined, changesShown, sidesShown, addedShown][property]?.(shown);
}

/** The selected position, or an example in its place; nothing while that is not known. */
function about(value: "P" | "N", { context, outcomes }: StructuresInput): Sets | undefined {
  const selected: Sets = heapsOf(context.state.selected);
  const isFit = selected.every((heap) => heap <= LARGEST) && selected.filter((heap) => heap > 0).length > 1;
  const of = isFit && outcomes.tells(selected) ? outcomes.of(selected) : "other";
  if (of === undefined) return undefined;
  return of === value ? selected : EXAMPLES[value];
}

/** While the positions are hidden of which a property tells, it is not told. */
function waiting(asked: PropertyShown["asked"], { words }: StructuresInput, stage = 0): PropertyShown {
  const says = words.sets.hidden({ positions: asked.map(heapsLabel) });
  return { says, figure: undefined, asked, stages: { stage, first: 0, last: 0 }, notes: {} };
}

/** Before anything is known of them. */
function coming(shown: StructuresInput): PropertyShown {
  return { ...waiting([], shown), says: shown.words.coming };
}

const isTo = (stage: number, most: number): number => Math.max(0, Math.min(stage, most));

/** (1): of the three P-positions that differ from an N-position in one heap, at most two have a larger one. */
function changesShown(shown: StructuresInput): PropertyShown {
  const { context, words, outcomes } = shown;
  const sets = about("N", shown);
  if (!sets) return coming(shown);
  const most = 2 ** Math.max(...sets.map((heap) => powersOf(heap).length && Math.floor(Math.log2(heap)) + 1));
  const changed = sets.map((_, place): Sets | undefined => {
    const found = Array.from({ length: most }, (__, size): Sets => {
      const [a, b, c] = sets.map((heap, each) => (each === place ? size : heap));
      return [a ?? 0, b ?? 0, c ?? 0];
    });
    // All of them are asked about at once.
    return found.filter((heaps) => outcomes.judged(heaps) === "P")[0];
  });
  const [one, two, three] = changed;
  if (!one || !two || !three) return coming(shown);
  const asked = [sets, one, two, three];
  if (!asked.every((heaps) => outcomes.tells(heaps))) return waiting(asked, shown);
  const stage = isTo(structures.of(context.state).stage ?? 3, 3);
  const told = [one, two, three].map((heaps, place) => ({
    heaps,
    place,
    from: sets[place] ?? 0,
    to: heaps[place] ?? 0,
  }));
  const difference = change(sets[0], one[0]);
  const largest = Math.max(...difference.out, ...difference.put);
  const [set, also] = told.filter(({ from, to }) => to < from).map(({ place }) => "ABC"[place]);
  const { from = 0, to = 0 } = told[stage - 1] ?? {};
  const says =
    stage === 0
      ? words.sets.one({ name: heapsLabel(sets) })
      : stage < 3
        ? words.sets.oneOf({ heap: "abc"[stage - 1] ?? "", from, to, isLower: to < from })
        : words.sets.oneAll({
            name: heapsLabel(sets),
            largest: writtenPower(largest),
            set: also === undefined ? set : undefined,
          });
  const changes = told.map(({ heaps, place, from, to }): SetChange => {
    const isSeen = place < stage || stage === 3;
    const label = words.sets.changed({
      name: heapsLabel(sets),
      set: "ABC"[place] ?? "",
      after: heapsLabel(heaps),
    });
    const move = isSeen ? { place, to } : undefined;
    return {
      picture: vennPicture({ label, sets, names: ["A", "B", "C"], isJudged: false, move }),
      says: isSeen ? `${"abc"[place]}′ = ${to} ${to < from ? "<" : ">"} ${from}` : undefined,
      heaps,
    };
  });
  return {
    says,
    figure: { kind: "changes", changes },
    asked,
    stages: { stage, first: 0, last: 3 },
    notes: { says: words.sets.pictures },
  };
}

/** (2): no heap exceeds the sum of the others or is less than their difference. */
function sidesShown(shown: StructuresInput): PropertyShown {
  const { context, words, outcomes } = shown;
  const sets = about("P", shown);
  if (!sets) return coming(shown);
  if (!outcomes.tells(sets)) return waiting([sets], shown);
  const stage = isTo(structures.of(context.state).stage ?? 2, 2);
  const [a, b, c] = sets;
  const shared = powersOf(a).filter((power) => powersOf(b).includes(power));
  const difference = Math.abs(b - a);
  const part = (set: number, heap: number, both: readonly number[] = []): PowerBar["parts"][number] => ({
    set,
    blocks: powersOf(heap)
      .reverse()
      .map((size) => ({ size, isShared: both.includes(size) })),
  });
  const bars: PowerBar[] = [
    { name: `a + b = ${a + b}`, parts: [part(0, a, shared), part(1, b, shared)], length: a + b },
    { name: `c = ${c}`, parts: [part(2, c)], length: c },
    {
      name: `|b − a| = ${difference}`,
      parts: [{ set: 3, blocks: [{ size: difference, isShared: false }] }],
      length: difference,
    },
  ];
  return {
    says: [
      words.sets.sides({ name: heapsLabel(sets) }),
      shared.length === 0
        ? words.sets.sumOfApart({ a, b, c })
        : words.sets.sum({ a, b, c, sum: a + b, shared: shared.map(String) }),
      words.sets.difference({ a, b, c, difference }),
    ][stage],
    figure: { kind: "bars", bars: stage < 2 ? bars.slice(0, 2) : bars },
    asked: [sets],
    stages: { stage, first: 0, last: 2 },
    notes: { position: sets },
  };
}

/** (3): what may be added to two heaps at once. */
function addedShown(shown: StructuresInput): PropertyShown {
  const { context, words, outcomes } = shown;
  const { state } = context;
  const sets = about("P", shown);
  if (!sets) return coming(shown);
  const most = 9;
  const times = Math.max(1, isTo(structures.of(state).stage ?? 1, most));
  const rows = [0, 1, 2].map((third) => {
    const step = 2 ** (sets[third] === 0 ? 0 : Math.floor(Math.log2(sets[third] ?? 1)) + 1);
    const heaps = sets.map((heap, place) => (place === third ? heap : heap + times * step));
    return { third, step, heaps, value: outcomes.of(heaps) };
  });
  const asked = [sets, ...rows.map(({ heaps }) => heaps)];
  if (!asked.every((heaps) => outcomes.tells(heaps))) return waiting(asked, shown, times);
  const isP = rows.every(({ value }) => value === "P");
  const largest = Math.max(...rows.flatMap(({ heaps }) => heaps));
  const powers = Array.from(
    { length: Math.floor(Math.log2(largest || 1)) + 1 },
    (_, place) => 2 ** place,
  ).reverse();
  const sums = rows.map(({ third, step, heaps }): BinarySum => ({
    says: words.sets.addedTo({
      heap: "abc"[third] ?? "",
      size: sets[third] ?? 0,
      step: writtenPower(step),
      times,
    }),
    heaps,
    rows: heaps.map((heap, place) => ({
      name: `${"abc"[place]} = ${heap}`,
      digits: powers.map((power) => ({
        digit: powersOf(heap).includes(power) ? "1" : "0",
        isAdded: power >= step && place !== third,
      })),
    })),
  }));
  return {
    says: isP ? words.sets.added({ name: heapsLabel(sets), times }) : words.coming,
    figure: { kind: "sums", sums },
    asked,
    // Every stage has positions of its own.
    stages: { stage: times, first: isAsking(state) ? times : 1, last: most },
    notes: { says: words.sets.families },
  };
}
