import { count } from "../../messages/english.ts";
import type { Keys } from "../kit/keyList.ts";
import { en as kit } from "../kit/en.ts";
import { en as figure } from "../figure/en.ts";
import { en as form } from "../form/words.en.ts";
import { en as panel } from "../panel/words.en.ts";

/** The words of the page: its own and those of its parts. */
export const en = {
  ...figure,
  ...kit,
  ...form,
  ...panel,
  title: "Mexplorer",
  tagline: "Position graphs of impartial games",
  otherLanguage: "中文",
  switchLanguage: "以中文显示",
  share: "Share",
  examples: "Examples",
  stories: {
    title: "Stories",
    make: "Make a lesson",
    open: "Open a lesson…",
    untitled: "My lesson",
  },
  ownLessons: {
    title: "My lessons",
    steps: (steps: number) => count(steps, "step", "steps"),
    delete: "Delete",
    deleteOne: (title: string) => `Delete “${title}”`,
    deleted: "deleted",
    undo: "Undo",
    undoOne: (title: string) => `Undo: keep “${title}”`,
    notKept: "This browser does not keep them: they are here until you close this page. Save them as files.",
  },
  skip: "Skip to the graph",
  newVersion: { isThere: "There is a new version of this page.", load: "Load it", later: "Later" },

  help: {
    documents: "Documents",
    documentsSay: "figures for other pages, notation, scripts, theorems",
    label: "Help and glossary",
    keys: "Keys",
    picture: [
      [["←", "↑", "→", "↓"], "follow a move, or go to a neighbour"],
      [["Enter"], "move to the position"],
      [["+", "−", "0"], "zoom in, zoom out, show all"],
      [["Shift", "← ↑ → ↓"], "move the enlarged picture"],
      [["Wheel", "two fingers"], "zoom; drag to move"],
      [["Pointing"], "shows the moves; dotted borders mark positions that lead there"],
      [["Esc"], "close what has opened"],
    ] as Keys,
    does: {
      "palette.open": "find a game, a view or a command",
      "lead.on": "step by step: a step on",
      "lead.back": "a step back",
      "play.undo": "take a move back",
      "play.redo": "make it again",
    },
    glossary: "Glossary",
    licences: "Licences",
  },
};

export type Messages = typeof en;
