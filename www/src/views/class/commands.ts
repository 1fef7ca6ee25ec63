// A class is begun and ended by name.
import type { Command } from "../../model/commands.ts";
import { isAsking } from "../../model/question/question.ts";
import { isVeiled } from "../../model/reveal.ts";
import { hideValues } from "../../model/revealing.ts";
import * as texts from "./texts.commands.ts";

export const teaching: readonly Command[] = [
  {
    id: "class.begin",
    words: texts.begin,
    when: ({ state }) => !isVeiled(state) && !isAsking(state),
    run: ({ store }) => hideValues(store, true),
  },
  {
    id: "class.end",
    words: texts.end,
    when: ({ state }) => isAsking(state),
    run: ({ store }) => hideValues(store, false),
  },
];
