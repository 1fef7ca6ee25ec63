// The moves made and the selected position, as a link says them.
import { splitPositions } from "./positions.ts";
import { labelledLast } from "./reveal.ts";
import { Slice } from "./slice.ts";

/** What a link says of how play came where it is. */
export interface Path {
  /** The moves made, without the start they begin at unless they begin elsewhere. */
  line: readonly string[];
  /** The selected position; absent: the one that was labelled last, or else where the line ends. */
  at?: string;
}

/** The state has it as its line and its selection; it is found again when the game is opened. */
export const path = new Slice<object, Path>({
  id: "path",
  initial: {},
  fields: [
    {
      name: "line",
      read: (text) => ({ line: splitPositions(text) }),
      write: ({ line }) => line.join(","),
    },
    {
      name: "at",
      read: (text) => ({ at: text }),
      write: ({ at }) => at,
    },
  ],
  unasked: { line: [] },
  asked: (state) => {
    const { line, game, selected } = state;
    const [first = "", ...rest] = line.positions;
    const moves = first === game?.label ? rest : line.positions.length > 1 ? [...line.positions] : [];
    // What a step labels is selected by it.
    const expected = labelledLast(state) ?? moves.at(-1) ?? game?.label;
    return { line: moves, ...(selected !== expected && { at: selected }) };
  },
});
