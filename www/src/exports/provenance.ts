import { fieldsOf } from "../model/convention.ts";
import type { Convention } from "../solver/requests.ts";

/** What a file is of: a game, and who knows of it. The state is such. */
export interface FileSource {
  readonly game: { readonly notation: string; readonly convention: Convention } | undefined;
  readonly catalogue: { readonly version: string; readonly commit?: string } | undefined;
}

/** Where a file comes from: the game, under which convention, and by which program. */
export interface Provenance {
  game: string;
  play: string;
  players?: string;
  prefer?: string;
  program: string;
  /** The commit of which that was built, where it is known. */
  commit?: string;
  /** Where the same is to be found. */
  link?: string;
}

export function provenanceOf({ game, catalogue }: FileSource, address = ""): Provenance {
  return {
    game: game?.notation ?? "",
    play: "normal",
    ...(game && fieldsOf(game.convention)),
    ...programIn(catalogue),
    ...(address && { link: address }),
  };
}

/** Which program it is of. */
export function programIn(catalogue: FileSource["catalogue"]): Pick<Provenance, "program" | "commit"> {
  return {
    program: `Mexplorer ${catalogue?.version ?? ""}`.trim(),
    ...(catalogue?.commit !== undefined && { commit: catalogue.commit }),
  };
}

/** The same as lines of comment, after what else there is to say. */
export function commentOf(
  source: FileSource,
  address: string,
  sign: string,
  more: Readonly<Record<string, string>> = {},
): string[] {
  return commentLines({ ...more, ...provenanceOf(source, address) }, sign);
}

/** What is to be said, a line each; no value reaches beyond its line. */
export function commentLines(said: object, sign: string): string[] {
  return Object.entries(said as Record<string, unknown>).map(([name, value]) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    // eslint-disable-next-line no-control-regex -- these, too, end a line somewhere
    return `${sign} ${name}: ${text.replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]+/g, " ")}`;
  });
}
