import { number } from "../../../../messages/english.ts";

export const en = {
  heap: "Heap",
  atMost: (quota: number) => `at most ${number(quota)} now`,
};
