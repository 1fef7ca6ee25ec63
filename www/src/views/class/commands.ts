// A class is begun and ended by name.
import type { Command } from "../../model/commands.ts";
import { isAsking } from "../../model/question/question.ts";
import { isVeiled } from "../../model/reveal.ts";
import { hideValues } from "../../model/revealing.ts";

export const teaching: readonly Command[] = [
  {
    id: "class.begin",
    words: { en: "Hide the values, for a class", zh: "隐藏取值，开始课堂" },
    when: ({ state }) => !isVeiled(state) && !isAsking(state),
    run: ({ store }) => hideValues(store, true),
  },
  {
    id: "class.end",
    words: { en: "Show all values and end the class", zh: "揭示全部取值并结束课堂" },
    when: ({ state }) => isAsking(state),
    run: ({ store }) => hideValues(store, false),
  },
];
