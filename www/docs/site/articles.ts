// The pages that are written for reading: a file each, with its text in both languages, and all that goes with it.
import { parse } from "smol-toml";
import type { Term } from "../../src/messages/glossary/index.ts";
import type { Text } from "../../src/solver/wire.ts";
import type { Given } from "./given.ts";
import { SHELVES, type ShelfId } from "./shelves.ts";

/** Where a fact is from. */
export interface Source {
  readonly id: string;
  readonly title: string;
  /** Where it is to be read, if not in print alone. */
  readonly place?: string;
}

/** A program that computes values, in three languages. */
export interface Program {
  /** Its files in `programs`, without their endings. */
  readonly file: string;
  /** The game of whose positions it prints the values; that of the page where none is said. */
  readonly rules?: string;
  /** It prints the values of the single heaps from 0 to this one, */
  readonly heaps?: number;
  /** or those of these positions. */
  readonly of?: readonly string[];
  readonly prints?: "grundy" | "outcome" | "gameValue";
  /** Fields of a link that say how it is played. */
  readonly play?: string;
}

export interface Article {
  readonly shelf: ShelfId;
  readonly id: string;
  /** The game that it is about, without a position. */
  readonly rules?: string;
  /** The game, idea or example with its start, as a link of the page. */
  readonly opens?: string;
  /** The story that tells the same, by its name. */
  readonly story?: string;
  /** The ideas that it rests on. */
  readonly rests?: readonly string[];
  /** Of an idea: the term of the glossary that says what it is, or the same for this page alone. */
  readonly term?: Term;
  readonly defines?: Text;
  readonly title: Text;
  /** What a person would ask who looks for it. */
  readonly asks: Text;
  readonly says: Text;
  /** In Markdown. */
  readonly text: Text;
  readonly program?: Program;
  readonly sources?: readonly Source[];
}

/** The shelves whose pages are written down in files of their own. */
const WRITTEN = ["games", "ideas", "theorems"] as const;

export function articlesIn({ read }: Pick<Given, "read">): Article[] {
  return WRITTEN.flatMap((shelf) =>
    (SHELVES.find(({ id }) => id === shelf)?.pages ?? []).map((id) => {
      const file = parse(read(`www/docs/site/${shelf}/${id}.toml`));
      return { ...(file as unknown as Article), shelf, id };
    }),
  );
}
