// What is said of the cell that is meant, to be seen and to be heard.
import { isLabelKnown } from "../../model/reveal.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import type { FigureContext } from "../kit/context.ts";
import type { GridWords } from "./en.ts";
import type { GridView } from "./gridView.ts";
import type { Read } from "./read.ts";

/** Of the cell under the pointer or the keyboard; else of the selected position, where it is in no cell. */
export function toldIn({ state, messages }: FigureContext, view: GridView, words: GridWords): string {
  const { read } = view;
  if (read && !isLabelKnown(state, read.label)) return words.hiddenCell(read.row, read.column, read.label);
  if (read)
    return words.cell(
      read.row,
      read.column,
      read.label,
      valueIn(read, view, words, messages.outcomes[wordsOf(state)]),
    );
  return view.isElsewhere ? words.elsewhere(state.selected) : "";
}

function valueIn(
  { value, both }: Read,
  { told, atlas }: GridView,
  words: GridWords,
  outcomes: Readonly<Record<"P" | "N", string>>,
): string {
  const isCompared = atlas.leaf?.plan.shown.against !== undefined;
  const say = (class_: number): string => {
    switch (told.value) {
      case "outcome":
        return outcomes[class_ === 0 ? "P" : "N"];
      case "grundy":
        return class_ === 0 ? words.facts(outcomes.P, words.value(0)) : words.value(class_);
      case "gameValue":
        return words.turns(class_);
      case "winner":
        return words.winner(class_, told.mover ?? 0);
    }
  };
  if (!isCompared) return say(value);
  if (value > 0) return words.same(say(value - 1));
  return both ? words.both(say(both[0]), say(both[1])) : words.differs;
}
