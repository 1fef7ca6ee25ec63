// What stands on the page of a grid, and how large its cells are.
import { provenanceOf } from "../../../../exports/provenance.ts";
import type { State } from "../../../../model/state.ts";
import { wordsOf } from "../../../../model/vocabulary.ts";
import { capitalised, worded } from "../../../../messages/dictionary.ts";
import { player } from "../../../../messages/player.ts";
import type { Size } from "../../../../scene/shapes.ts";
import type { FigureContext } from "../../../kit/context.ts";
import type { PaperChoices } from "../../../kit/paper/choices.ts";
import type { PageText } from "../../../kit/paper/page.ts";
import { pageSize, roomFor } from "../../../kit/paper/paper.ts";
import { rulesOf } from "../../../kit/rules.ts";
import { signsOf } from "../../../kit/signs.ts";
import { gridOf } from "../../sizes.ts";
import { classColourOf } from "../../../kit/cells/classColour.ts";
import type { Hidden } from "../hidden.ts";
import type { Words as SheetWords } from "./words.en.ts";
import { sheetWords } from "./words.ts";

/** More rows or columns leave no room for a hand. */
export const MOST_ON_PAPER = 40;
/** Cells need not be larger, in millimetres. */
const LARGEST = 14;

/** A cell on paper. */
interface PaperCell {
  /** Its value in words or figures. */
  text: string;
  /** Whether it is one whose mover loses. */
  isP: boolean;
  /** Whether it is filled in on the worksheet, too. */
  isGiven: boolean;
}

export interface PaperTable {
  rows: number;
  columns: number;
  /** Row by row. */
  cells: readonly PaperCell[];
  /** The side of a cell, in millimetres. */
  side: number;
}

export interface Sheets {
  table: PaperTable;
  page: Size;
  isWide: boolean;
  /** The worksheet, and after it the answers if they are wanted. */
  texts: readonly PageText[];
}

/** All pages of a grid; it must be small enough for a page, and its cells known. */
export function sheetsOf(
  context: FigureContext,
  hidden: Hidden,
  { paper, withAnswers }: PaperChoices,
): Sheets | "coming" | "too-large" {
  const { state, messages } = context;
  const asked = gridOf(state);
  if (Math.max(asked.rows, asked.columns) > MOST_ON_PAPER) return "too-large";
  const { cells } = hidden;
  if (cells?.rows !== asked.rows || cells.columns !== asked.columns) return "coming";
  const { rows, columns, labels = [] } = cells;
  const words = sheetWords(messages);
  const rule = rulesOf(context) ?? "";
  const task = taskOf(hidden, { rows, columns }, context, words);
  const fitting = (isWide: boolean): { page: Size; isWide: boolean; side: number } => {
    const page = pageSize(paper, isWide);
    const room = roomFor(1, page, isWide, [rule, task]);
    return { page, isWide, side: Math.min(LARGEST, room.width / (columns + 1), room.height / (rows + 1)) };
  };
  const [upright, wide] = [fitting(false), fitting(true)];
  const { page, isWide, side } = wide.side > upright.side ? wide : upright;
  const ruleset = state.catalogue?.rulesets.find(({ id }) => id === state.game?.ruleset);
  const text = (isAnswers: boolean): PageText => ({
    title: ruleset ? capitalised(worded(messages, ruleset.name)) : "",
    fields: [words.name, words.date],
    isAnswers,
    answers: words.answers,
    rule,
    task,
    foot: [state.game?.notation, `${rows} × ${columns}`, provenanceOf(state).program].join(" · "),
    version: "",
  });
  return {
    table: { rows, columns, side, cells: labels.map((label) => cellOf(label, hidden, context)) },
    page,
    isWide,
    texts: [false, ...(withAnswers ? [true] : [])].map(text),
  };
}

function cellOf(label: string, hidden: Hidden, { state, messages }: FigureContext): PaperCell {
  const value = hidden.valueOf(label) ?? "";
  const vocabulary = wordsOf(state);
  const signs = signsOf(vocabulary, messages.code);
  const isP = value === "P" || (value === 0 && classColourOf(state).value === "grundy");
  // Where there are no words, a ring stands for what is not shaded.
  const text =
    typeof value === "number"
      ? String(value)
      : vocabulary === "shapes"
        ? isP
          ? ""
          : "○"
        : (signs?.[value as "P" | "N"] ?? value);
  return { text, isP, isGiven: hidden.isShown(label) };
}

function taskOf(
  hidden: Hidden,
  { rows, columns }: { rows: number; columns: number },
  { state, messages }: FigureContext,
  words: SheetWords,
): string {
  const [row, column] = [Math.min(1, rows - 1), Math.min(2, columns - 1)];
  const { mover = 0 } = classColourOf(state);
  const task = words.tasks[kindOf(state)];
  return [
    words.where({ row, column, label: hidden.label({ row, column }) ?? "" }),
    typeof task === "string" ? task : task({ mover: player(mover) }),
  ].join(messages.code === "zh" ? "" : " ");
}

/** What is asked for. */
function kindOf(state: State): keyof SheetWords["tasks"] {
  const { value } = classColourOf(state);
  if (value !== "outcome") return value;
  const vocabulary = wordsOf(state);
  if (vocabulary === "shapes") return state.game?.convention.kind === "misere" ? "misereShapes" : "shapes";
  return vocabulary === "win" ? "win" : "outcome";
}
