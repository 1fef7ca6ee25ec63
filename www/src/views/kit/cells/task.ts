// What is asked of cells on paper.
import { player } from "../../../messages/player.ts";
import type { State } from "../../../model/state.ts";
import { wordsOf } from "../../../model/vocabulary.ts";
import type { StillInput } from "../still.ts";
import { classColourOf } from "./classColour.ts";
import { wordsBy, type Words } from "./words.all.ts";

/** What is to be written into the cells that tell nothing, behind a sentence that says which positions they are. */
export function cellTask({ state, messages }: StillInput, where: string): string {
  const task = wordsBy[messages.code][taskOf(state)];
  const { mover = 0 } = classColourOf(state);
  const says = typeof task === "string" ? task : task({ mover: player(mover) });
  return [where, says].join(messages.gap);
}

function taskOf(state: State): Exclude<keyof Words, "answer"> {
  const { value } = classColourOf(state);
  if (value !== "outcome") return value;
  const vocabulary = wordsOf(state);
  if (vocabulary === "shapes") return state.game?.convention.kind === "misere" ? "misereShapes" : "shapes";
  return vocabulary === "win" ? "win" : "outcome";
}
