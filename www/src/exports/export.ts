import type { State } from "../model/state.ts";

/** One way to write down what is shown. It touches no document: what it answers is the whole file. */
export interface Export {
  /** The ending of the file's name, which is also what the button is called. */
  readonly ending: string;
  readonly type: string;
  /** Whether there is something to write of this state. */
  applies(state: State): boolean;
  write(state: State): string;
}
