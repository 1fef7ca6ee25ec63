import type { Change } from "../../solver/wire.ts";
import { count, number } from "../english.ts";

/** The editor of a start: its button, what it is, and the button that adds to it. */
export interface StartWords {
  open: string;
  label: string;
  add: string;
}

/** What is said of positions and moves by the board that shows them. */
export interface BoardWords {
  /** What may be typed for a position. */
  hints: Record<string, string>;
  /** Of starts that can be put together. */
  editors: Record<string, StartWords>;
  unbounded: string;
  forExample: (hint: string, example: string) => string;
  line: (number: number, fault: string) => string;
  /** A move by the tokens that it changes, the first of which stands at place `first`; empty where its option says it all. */
  move: (board: string, changes: readonly Change[], first: number) => string;
  inGame: (number: number, move: string) => string;
}

export const board: BoardWords = {
  hints: {
    heaps: "The sizes of the heaps; 1^4,3 stands for four heaps of 1 and one of 3",
    steps: "The stones on steps 1, 2, 3, …",
    quota: "The stones, and how many the next move may take at most; the stones alone are a start",
    edges: "Ways along edges from vertex to vertex; 0 is the ground",
    vertex: "The name of a vertex",
    sum: "Games with a + between them",
  },
  editors: {
    heaps: { open: "Heaps", label: "Heaps of the start", add: "Add a heap" },
    steps: { open: "Steps", label: "Steps of the start", add: "Add a step" },
    quota: { open: "Stones", label: "Stones and quota of the start", add: "" },
    sum: { open: "Games", label: "Games of the sum", add: "Add" },
  },
  unbounded: "empty: no bound",
  forExample: (hint, example) => `${hint}; for instance ${example}`,
  line: (number, fault) => `Line ${number}. ${fault}`,
  move: (board, changes, first) => {
    const last = changes.at(-1);
    const taken = (change = last): string =>
      count((change?.from ?? 0) - (change?.to[0] ?? 0), "stone", "stones");
    switch (board) {
      case "pass":
        return "pass";
      case "vertex":
        return "";
      case "edges":
        return changes.map(({ ends }) => `cut ${ends?.join("–")}`).join(", ");
      case "quota":
        return `take ${taken(changes[0])}`;
      case "steps": {
        const step = (last?.place ?? 0) - first + 1;
        return `${taken()} from step ${step} to ${step === 1 ? "the floor" : `step ${step - 1}`}`;
      }
      default:
        return changes
          .map(({ from, to }) => `${number(from)} → ${to.map(number).join(" + ") || 0}`)
          .join(", ");
    }
  },
  inGame: (number, move) => `game ${number}: ${move}`,
};
