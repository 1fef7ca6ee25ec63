// What is said of the cell that is meant, to be seen and to be heard.
import { wordsOf } from "../../model/vocabulary.ts";
import type { FigureContext } from "../kit/context.ts";
import type { GridWords } from "./en.ts";
import type { GridView } from "./gridView.ts";
import type { ToldCells } from "./toldCells.ts";
import type { CellValue } from "./read.ts";

/** Of the cell under the pointer or the keyboard; else of the selected position, where it is in no cell. */
export function toldIn({ state, messages }: FigureContext, view: GridView, words: GridWords): string {
  const { read } = view;
  if (!read) return view.isElsewhere ? words.elsewhere(state.selected) : "";
  const { row, column, label, told } = read;
  if (!told) return words.hiddenCell(row, column, label);
  return words.cell(row, column, label, valueIn(told, view.cells, words, messages.outcomes[wordsOf(state)]));
}

function valueIn(
  { value, both, isCompared }: CellValue,
  { of }: ToldCells,
  words: GridWords,
  outcomes: Readonly<Record<"P" | "N", string>>,
): string {
  const say = (class_: number): string => {
    switch (of.value) {
      case "outcome":
        return outcomes[class_ === 0 ? "P" : "N"];
      case "grundy":
        return class_ === 0 ? words.facts(outcomes.P, words.value(0)) : words.value(class_);
      case "gameValue":
        return words.turns(class_);
      case "winner":
        return words.winner(class_, of.mover ?? 0);
    }
  };
  if (!isCompared) return say(value);
  if (value > 0) return words.same(say(value - 1));
  return both ? words.both(say(both[0]), say(both[1])) : words.differs;
}
