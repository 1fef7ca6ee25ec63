// What the command line says of itself.
import { completionsFor, SHELLS } from "../completions.ts";
import type { CommandEntry } from "../command.ts";
import { CommandEnd } from "../given.ts";
import { manualOf } from "../manual.ts";

export const own: readonly CommandEntry[] = [
  {
    id: "completions",
    takes: ["SHELL"],
    options: [],
    files: [],
    run({ told, commands, catalogue }, [text = ""]) {
      const shell = SHELLS.find((each) => each === text);
      if (!shell) throw new CommandEnd(told.wrongArgument({ what: "SHELL", text, all: SHELLS }));
      return Promise.resolve(plain(completionsFor(shell, commands, catalogue, told)));
    },
  },
  {
    id: "man",
    takes: [],
    options: [],
    files: [],
    run: ({ told, commands, catalogue }) => Promise.resolve(plain(manualOf(catalogue, commands, told))),
  },
];

const plain = (text: string) => ({ plain: () => text, origin: {}, record: {} });
