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

/** The same as lines of comment, after what else there is to say; no value reaches beyond its line. */
export function commentOf(
  state: State,
  address: string,
  sign: string,
  more: Readonly<Record<string, string>> = {},
): string[] {
  return Object.entries({ ...more, ...provenanceOf(state, address) }).map(
    // eslint-disable-next-line no-control-regex -- these, too, end a line somewhere
    ([name, value]) => `${sign} ${name}: ${value.replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]+/g, " ")}`,
  );
}
