import { count, number } from "../../../messages/english.ts";
import type { BoardWords } from "../board.ts";

export interface StepsWords extends BoardWords {
  step: (number: number) => string;
  add: string;
  removeLast: string;
}

export const en: StepsWords = {
  hint: "The stones on steps 1, 2, 3, …",
  things: "steps",
  start: { open: "Steps", label: "Steps of the start" },
  bounds: { bound: "Stones on a step, at most", heaps: "Number of steps, at most" },
  extent: (bound, heaps) =>
    `stones on a step ≤ ${number(bound)}${heaps === undefined ? "" : `, at most ${number(heaps)} steps`}`,
  move: (changes, first) => {
    const { place = 0, from = 0, to: [left = 0] = [] } = changes.at(-1) ?? {};
    const step = place - first + 1;
    return `${count(from - left, "stone", "stones")} from step ${step} to ${step === 1 ? "the floor" : `step ${step - 1}`}`;
  },
  step: (number) => `Step ${number}`,
  source: ([place = 0]) => `step ${place + 1}`,
  part: (place) => `Step ${place + 1}`,
  add: "Add a step",
  removeLast: "Remove the last step",
};
