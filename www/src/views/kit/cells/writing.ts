import { speech } from "../../../model/appearance.ts";
import type { State } from "../../../model/state.ts";
import { lettersOf } from "../../../model/letters.ts";
import { signsOf } from "../signs.ts";
import type { ClassColour } from "./classColour.ts";

/** What is written on a cell of a class: signs of outcomes as the graph has them, and numbers otherwise. */
export function writingOf(state: State, { value }: Pick<ClassColour, "value">): (class_: number) => string {
  if (value !== "outcome") return String;
  const signs = signsOf(lettersOf(state), speech.of(state).language) ?? { P: "P", N: "N" };
  return (class_) => (class_ === 0 ? signs.P : signs.N);
}
