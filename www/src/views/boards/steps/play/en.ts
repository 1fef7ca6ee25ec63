import { count, number } from "../../../../messages/english.ts";

export const en = {
  board: "Staircase",
  step: (number: number, count: number) => `Step ${number} of ${count}`,
  stepInShort: (number: number) => `step ${number}`,
  floor: "floor",
  onFloor: (stones: number) => `On the floor: ${count(stones, "stone", "stones")}`,
  down: (taken: number, left: number) =>
    `${number(taken)} down, ${number(left)} ${left === 1 ? "stays" : "stay"}`,
};
