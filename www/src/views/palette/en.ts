import type { Goal } from "../../model/commands.ts";

export const en = {
  title: "Find",
  close: "Close",
  field: "A game, a view or a command",
  hint: "Name a game, a view, a theorem or what to do",
  list: "What was found",
  none: (typed: string) => `Nothing here is called “${typed}”.`,
  found: (count: number) => (count === 1 ? "1 entry" : `${count} entries`),
  goals: {
    view: "view",
    game: "game",
    example: "example",
    story: "story",
    theorem: "theorem",
  } satisfies Record<Goal, string> as Readonly<Record<Goal, string>>,
};

export type PaletteWords = typeof en;
