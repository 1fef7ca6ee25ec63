// How the picture is shown, by name.
import type { Command, Given } from "../../model/commands.ts";
import { canCompare, canDrawAll, coloursOf, display, show } from "../../model/display.ts";
import { fieldCommands } from "../../model/fieldCommands.ts";
import { openKernel } from "../../model/kernel/slice.ts";
import { isVeiled, labellingOf, toggleLabelling } from "../../model/reveal.ts";
import { drawnGraph } from "../../model/state.ts";
import { PICTURE } from "../../model/view.ts";
import { wordsOf } from "../../model/vocabulary.ts";

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
    words: { en: "Label the positions step by step", zh: "逐步标值" },
    when: (given) => isPicture(given) && !isVeiled(given.state) && !labellingOf(given.state),
    run: ({ store }) => toggleLabelling(store),
  },
  {
    id: "graph.labelled",
    words: { en: "End the labelling", zh: "结束逐步标值" },
    when: (given) => isPicture(given) && labellingOf(given.state) !== undefined,
    run: ({ store }) => toggleLabelling(store),
  },
  {
    id: "graph.kernel",
    words: { en: "Choose the kernel of the graph", zh: "选取图的核" },
    when: (given) => isPicture(given) && !isVeiled(given.state),
    run: ({ store }) => openKernel(store),
  },
  ...fieldCommands(display, "color", canColourBy),
  ...fieldCommands(display, "labels", isPicture),
  {
    id: "graph.moves.all",
    words: { en: "Draw all moves", zh: "画出全部走法" },
    when: (given) => isPicture(given) && canDrawAll(given.state) && display.of(given.state).moves === "main",
    run: ({ store }) => show(store, { moves: "all" }),
  },
  {
    id: "graph.moves.main",
    words: { en: "Draw the main moves", zh: "只画主要走法" },
    when: (given) => isPicture(given) && canDrawAll(given.state) && display.of(given.state).moves === "all",
    run: ({ store }) => show(store, { moves: "main" }),
  },
];
