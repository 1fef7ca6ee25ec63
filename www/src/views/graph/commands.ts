// How the picture is shown, by name.
import type { Command, Given } from "../../model/commands.ts";
import { canCompare, canDrawAll, coloursOf, display, show } from "../../model/display.ts";
import { fieldCommands } from "../../model/fieldCommands.ts";
import { openKernel } from "../../model/kernel/slice.ts";
import { isVeiled, labellingOf, toggleLabelling } from "../../model/reveal.ts";
import { drawnGraph } from "../../model/state.ts";
import { PICTURE } from "../../model/view.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import * as texts from "./texts.commands.ts";

const isPicture = ({ state, view }: Given): boolean => view === PICTURE && drawnGraph(state) !== undefined;

/** Whether the colours can mean this. */
function canColourBy({ state }: Given, word: string): boolean {
  const graph = drawnGraph(state);
  if (!graph || wordsOf(state) !== "grundy") return false;
  if (graph.players > 2) return word === "level" && graph.has(word);
  return word === "difference" ? canCompare(state) : coloursOf(graph).some((each) => each === word);
}

export const showing: readonly Command[] = [
  {
    id: "graph.labelling",
    words: texts.labelling,
    when: (given) => isPicture(given) && !isVeiled(given.state) && !labellingOf(given.state),
    run: ({ store }) => toggleLabelling(store),
  },
  {
    id: "graph.labelled",
    words: texts.labelled,
    when: (given) => isPicture(given) && labellingOf(given.state) !== undefined,
    run: ({ store }) => toggleLabelling(store),
  },
  {
    id: "graph.kernel",
    words: texts.kernel,
    when: (given) => isPicture(given) && !isVeiled(given.state),
    run: ({ store }) => openKernel(store),
  },
  ...fieldCommands(display, "color", canColourBy),
  ...fieldCommands(display, "labels", isPicture),
  {
    id: "graph.moves.all",
    words: texts.allMoves,
    when: (given) => isPicture(given) && canDrawAll(given.state) && display.of(given.state).moves === "main",
    run: ({ store }) => show(store, { moves: "all" }),
  },
  {
    id: "graph.moves.main",
    words: texts.mainMoves,
    when: (given) => isPicture(given) && canDrawAll(given.state) && display.of(given.state).moves === "all",
    run: ({ store }) => show(store, { moves: "main" }),
  },
];
