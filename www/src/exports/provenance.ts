import { fieldsOf } from "../model/convention.ts";
import type { State } from "../model/state.ts";

/** Where a file comes from: the game, under which convention, and by which program. */
export interface Provenance {
  game: string;
  play: string;
  players?: string;
  prefer?: string;
  program: string;
  /** Where the same is to be found. */
  link?: string;
}

export function provenanceOf({ game, catalogue }: State, address = ""): Provenance {
  return {
    game: game?.notation ?? "",
    play: "normal",
    ...(game && fieldsOf(game.convention)),
    program: `Mexplorer ${catalogue?.version ?? ""}`.trim(),
    ...(address && { link: address }),
  };
}
