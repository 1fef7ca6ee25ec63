import { en as guessing } from "../kit/question/words.en.ts";

/** The words of a class, in which values are hidden and guessed. */
export const en = {
  ...guessing,
  allShown: " All values are shown.",
  this: "this position",
  layer: "its layer",
  close: "Show all values and end the class",
  order: "Guess",
  orders: { upward: "from the end", free: "in any order" },

  kernel: "Kernel",
  kernelHint: "Choose a set of positions, and see whether it is the kernel of the graph",

  optionsFirst: (name: string) => `${name}: its options come first.`,
  begin: " Begin where no move is left.",
  part: "Only a part of this graph is drawn, so its values cannot be shown one by one.",

  does: {
    "lead.on": "ask for the next position, then show it",
    "lead.back": "hide the last one again",
    "class.say": "guess the selected position",
    "class.show": "show the selected position",
    "lead.on.arrow": "while presenting: as Page Down",
    "lead.back.arrow": "while presenting: as Page Up",
    ...guessing.does,
  },
};

export type ClassWords = typeof en;
