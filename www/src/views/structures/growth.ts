// How P-positions grow from (0,0,0): one and the same power of two is added to two heaps that lack it.
import { heapsOf } from "./positions.ts";
import { setNames } from "./sets.ts";
import type { StructureShown, StructuresInput } from "./shown.ts";
import { structures } from "./slice.ts";
import { grow, growthOf, readGrowth, writtenPower, type Growth, type Sets } from "./venn.ts";
import { vennPicture } from "./vennPicture.ts";

/** The steps that are shown: those of the link, or else of the selected position where it is known to be P. */
function stepsOf({ context: { state }, outcomes }: StructuresInput): Growth[] {
  const { grown } = structures.of(state);
  if (grown !== undefined) return readGrowth(grown);
  const selected: Sets = heapsOf(state.selected);
  return (outcomes.of(selected) === "P" && growthOf(selected)) || [];
}

export interface GrowthShown extends StructureShown {
  steps: readonly Growth[];
  /** The positions after so many steps, and how many have been made. */
  stages: readonly Sets[];
  stage: number;
  sets: Sets;
  /** Whether the position is told. */
  isShown: boolean;
}

/** A power and the two sets that it is put into, in words. */
export function putBy({ power, lens }: Growth, { words }: StructuresInput): { power: string; sets: string } {
  return { power: writtenPower(power), sets: words.growth.lenses[lens] };
}

export function growthShown(shown: StructuresInput): GrowthShown {
  const { context, words, last: guessed, outcomes } = shown;
  const { state } = context;
  const steps = stepsOf(shown);
  const stage = Math.min(structures.of(state).stage ?? steps.length, steps.length);
  const stages = steps.reduce<Sets[]>(
    (all, step) => [...all, grow(all.at(-1) ?? [0, 0, 0], step) ?? [0, 0, 0]],
    [[0, 0, 0]],
  );
  const sets = stages[stage] ?? [0, 0, 0];
  const last = steps[stage - 1];
  const isShown = outcomes.tells(sets);
  const value = outcomes.of(sets);
  const name = `(${sets.join(",")})`;
  const sentence = (): string => {
    if (guessed?.isRight === false) return words.wrongValue({ label: name });
    const right = guessed?.isRight === true ? words.right : "";
    if (!isShown)
      return last ? words.growth.ask({ ...putBy(last, shown), name }) : words.askValue({ label: name });
    if (value !== "P") return words.coming;
    return right + (last ? words.growth.step({ ...putBy(last, shown), name }) : words.growth.start);
  };
  const picture = vennPicture({
    label: words.sets.figure({ name }),
    sets,
    names: setNames(sets),
    isJudged: false,
    fresh: last ? [last.power] : [],
  });
  return { steps, stages, stage, sets, isShown, says: sentence(), figure: { kind: "picture", picture } };
}
