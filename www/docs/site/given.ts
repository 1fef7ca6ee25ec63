// What the documents are made from, besides the sources that their own code imports.

import type { Mexplorer } from "../../src/solver/api.ts";

export interface Given {
  /** The text of a file, by its path from the root of the repository. */
  readonly read: (file: string) => string;
  /** What the built command line prints for these words, its faults included. */
  readonly run: (words: readonly string[]) => Promise<string>;
  /** The address of the built writer of figures. */
  readonly writer: string;
  /** Loads the built solver. */
  readonly load: () => Promise<Mexplorer>;
}
