// What the picture of a sequence says of its heaps.
import type { Aside } from "../../model/solver.ts";
import type { State } from "../../model/state.ts";
import type { CellAnswers } from "../../scene/still.ts";
import { formOf, MOST_ANSWERS, sentencesOf } from "../kit/cells/answers.ts";
import type { StillInput } from "../kit/still.ts";
import { readHeap } from "./heaps.ts";
import { heapSaid } from "./heapSaid.ts";
import type { SequenceContent } from "./picture.ts";
import { sequenceWords } from "./words.ts";

/** Where the heaps of a line are: the corner of the first, and how large each is, in pixels of the picture. */
export type HeapRows = Pick<CellAnswers, "left" | "top" | "width" | "height" | "columns">;

/** Narrower heaps are not found by a pointer, in pixels. */
const NARROWEST = 1;

export async function answersOf(
  given: StillInput,
  { lanes, sizes }: Pick<SequenceContent, "lanes" | "sizes">,
  rows: readonly HeapRows[],
  aside: Aside,
): Promise<CellAnswers[]> {
  const all = lanes.reduce((sum, { count }) => sum + count, 0);
  if (all > MOST_ANSWERS || rows.some(({ width }) => width < NARROWEST)) return [];
  const words = sequenceWords(given.messages);
  const own = await ownForm(aside, given.state);
  return lanes.flatMap((lane, place): CellAnswers[] => {
    const box = rows[place];
    // Lines of other rules have no positions of this game.
    const areOwn = sizes.layout === "doubling" || place === 0;
    const label = areOwn ? own : { form: `${lane.title}({i})`, order: "given" as const };
    if (!box || !label) return [];
    const toldOf = (cell: number): string | undefined => heapSaid(given, lane, lane.first + cell, words);
    const said = sentencesOf(lane.count, toldOf, given.messages.code);
    return [{ ...box, ...said, kind: "cells", first: lane.first, label, areOwn }];
  });
}

/** How the game writes its single heaps. */
async function ownForm(aside: Aside, state: State): Promise<CellAnswers["label"] | undefined> {
  const read = async (number: number) => {
    const label = (await readHeap(aside, state, number))?.label;
    return label === undefined ? [] : [{ label, number, row: 0, column: 0 }];
  };
  const cells = (await Promise.all([0, 1, 2].map(read))).flat();
  return formOf("{i}", cells);
}
