import type { LabellingStep } from "../../model/labelling.ts";
import { count, number } from "../../messages/english.ts";
import type { LayerFacts, MexFacts, Phrase } from "../../messages/phrase.ts";

/** "0", "0 and 1", "0, 1 and 3" */
const listed = <T>(values: readonly T[]): Phrase<T> =>
  values.flatMap((value, place) =>
    place === 0 ? [value] : [place === values.length - 1 ? " and " : ", ", value],
  );

export const en = {
  label: "Labelling, step by step",
  first: "Back to the start",
  previous: "Previous step",
  play: "Play",
  pause: "Pause",
  next: "Next step",
  close: "Close the labelling",
  progress: "Steps made",
  at: (by: LabellingStep, done: number, all: number) =>
    `${done === 0 ? "" : by === "position" ? "p" : "layer "}${number(done)} of ${number(all)}`,
  by: "Steps",
  each: { position: "a position at a time", layer: "a layer at a time" },
  speed: "Speed",
  perSecond: (steps: number) => `${steps} per second`,
  begin: (by: LabellingStep) =>
    `The values are found from the end of play upward. Next: ${by === "position" ? "p1" : "layer 1"}.`,
  end: (positions: number) =>
    positions === 1
      ? "The only position has its value."
      : `All ${number(positions)} positions have their values.`,
  mex: <T>({ name, values, kind, value }: MexFacts<T>): Phrase<T> => [
    name,
    {
      one: ": its only option has the value ",
      same: ": all its options have the value ",
      several: ": its options have the values ",
    }[kind],
    ...listed(values),
    "; the least number missing is ",
    value,
    ".",
  ],
  noOption: <T>(name: T, value: T): Phrase<T> => [
    name,
    ": it has no options, so the least number missing is ",
    value,
    ".",
  ],
  someP: <T>(name: T, option: string, value: T): Phrase<T> => [
    name,
    `: its option ${option} is P, so it is `,
    value,
    ".",
  ],
  allN: <T>(name: T, value: T): Phrase<T> => [name, ": all its options are N, so it is ", value, "."],
  lost: <T>(name: T, value: T): Phrase<T> => [
    name,
    ": no move is left, and whoever should move loses, so it is ",
    value,
    ".",
  ],
  won: <T>(name: T, value: T): Phrase<T> => [
    name,
    ": no move is left, and under misère play whoever should move wins, so it is ",
    value,
    ".",
  ],
  ended: <T>(name: T, value: T): Phrase<T> => [name, ": no move is left, so it is ", value, "."],
  prefers: <T>(name: T, option: string, has: T, value: T): Phrase<T> => [
    name,
    `: the mover’s best option is ${option} with `,
    has,
    "; one turn earlier that is ",
    value,
    ".",
  ],
  prefersFor: <T>(name: T, mover: string, option: string, value: T): Phrase<T> => [
    name,
    `: ${mover} prefers to move to ${option}; the winner is then `,
    value,
    ".",
  ],
  hurries: <T>(name: T, option: string, has: T, value: T): Phrase<T> => [
    name,
    `: it is won fastest by moving to ${option}, which has `,
    has,
    "; one move more is ",
    value,
    ".",
  ],
  delays: <T>(name: T, option: string, has: T, value: T): Phrase<T> => [
    name,
    `: it is lost latest by moving to ${option}, which has `,
    has,
    "; one move more is ",
    value,
    ".",
  ],
  least: <T>(name: T, value: T): Phrase<T> => [
    name,
    ": the least number that none of its options has is ",
    value,
    ".",
  ],
  layer: <T>({ layer, positions, isLowest, groups, isOutcome }: LayerFacts<T>): Phrase<T> => [
    `Layer ${number(layer)}: ${count(positions, "position", "positions")}`,
    isLowest ? " without options" : ", all of whose options have their values already",
    ...groups.flatMap((group, place) => [
      `${place === 0 ? ": " : ", "}${group.count === positions ? "all" : number(group.count)} ${
        isOutcome ? (group.count === 1 ? "is" : "are") : group.count === 1 ? "has" : "have"
      } `,
      group.value,
    ]),
    ".",
  ],
  brief: {
    mex: <T>(name: T, values: readonly T[], value: T): Phrase<T> => [
      name,
      ": mex {",
      ...values.flatMap((each, place) => (place === 0 ? [each] : [", ", each])),
      "} = ",
      value,
    ],
    someP: <T>(name: T, option: string, value: T): Phrase<T> => [name, `: ${option} is P, so `, value],
    prefers: <T>(name: T, option: string, value: T): Phrase<T> => [name, `: to ${option}, so `, value],
    allN: <T>(name: T, value: T): Phrase<T> => [name, ": all options are N, so ", value],
    noMove: <T>(name: T, value: T): Phrase<T> => [name, ": no move is left, so ", value],
    least: <T>(name: T, value: T): Phrase<T> => [name, " has ", value],
  },
};

export type LabellingWords = typeof en;
