// How the positions are shown; nothing about the game.
import { against, conventionsAgainst } from "./against.ts";
import type { Comparison } from "./comparison.ts";
import type { PositionGraph } from "./graph/positionGraph.ts";
import { choice, countIn, flag, shown } from "./slice.ts";
import { drawn, drawnByNodes, drawnGraph, type State } from "./state.ts";
import { isHiding } from "./reveal.ts";
import { told } from "./told.ts";
import type { Store } from "./store.ts";
import type { ValueChange, ColourBy, Colouring, Labels } from "./values.ts";
import { wordsOf } from "./vocabulary.ts";
import * as texts from "./texts.display.ts";

export interface Display {
  /** What was asked for; where positions have no such number, the colours fall back on who wins. */
  colourBy: ColourBy;
  /** The player whose turn it is taken to be, i of Pᵢ; only with several does that matter. */
  mover: number;
  labels: Labels;
  /** Whether heaps that have been emptied are written, as 0. */
  emptyHeaps: boolean;
  /** Whether every move is drawn, where they are few enough, or those that tell most. */
  moves: "main" | "all";
  /** The values whose positions stand out, as the caps write them; none: all positions do. */
  only: readonly string[];
}

const INITIAL: Display = {
  colourBy: "grundy",
  mover: 0,
  labels: "both",
  emptyHeaps: false,
  moves: "main",
  only: [],
};
/** What positions are coloured by, in the order in which it is chosen. */
export const COLOURS: readonly ColourBy[] = ["grundy", "outcome", "level", "remoteness", "difference"];
const MOVES = ["main", "all"] as const;
/** More moves than that are not drawn as lines all at once, which nobody could follow: they shade the picture. */
export const MOST_MOVES = 3000;

export const display = shown<Display>(
  "display",
  INITIAL,
  [
    {
      ...choice("color", "colourBy", COLOURS, texts.color),
      shared: "always",
    },
    {
      name: "mover",
      isCount: true,
      read: (text) => ({ mover: countIn(text) ?? 0 }),
      write: ({ mover }) => (mover > 0 ? String(mover) : undefined),
    },
    {
      ...choice<"labels", Labels>(
        "labels",
        "labels",
        ["both", "position", "value", "number", "stones"],
        texts.labels,
      ),
      shared: "always",
    },
    flag("empty", "emptyHeaps", texts.empty),
    choice("moves", "moves", MOVES),
    {
      name: "only",
      read: (text) => ({ only: valuesIn(text) }),
      write: ({ only }) => only.join(","),
    },
  ],
  {
    // Other values are to be picked out in another game, and by another colouring.
    like: (asked) => ({ ...asked, only: [] }),
    chosen: (asked, name) => (name === "color" ? { ...asked, only: [] } : asked),
  },
);

/** Changes how the positions are shown; values picked out by one colouring mean nothing in another. */
export function show(store: Store, change: Partial<Display>): void {
  const before = display.of(store.state);
  const next = { ...before, ...change };
  const isOther = next.colourBy !== before.colourBy || next.mover !== before.mover;
  display.put(store, { ...change, ...(isOther && change.only === undefined && { only: [] }) });
}

/** Whether every move is asked for and drawn as a line. */
export function drawsAll(state: State): boolean {
  return display.of(state).moves === "all" && canDrawAll(state) && !areMany(state);
}

/** Whether every move is asked for, and there are so many that they shade the picture. */
export function shadesAll(state: State): boolean {
  return display.of(state).moves === "all" && canDrawAll(state) && areMany(state);
}

/** Whether all moves are known of a graph that has a node for each position. */
export function canDrawAll(state: State): boolean {
  return state.picture.kind === "graph" && drawnByNodes(state)?.graph.optionsOf(0) !== undefined;
}

function areMany(state: State): boolean {
  return (drawn(state)?.exploration.moveCount ?? 0) > MOST_MOVES;
}

const NONE: readonly string[] = [];
const CHANGES: ReadonlySet<string> = new Set<ValueChange>(["changed", "same"]);

/** The values that are picked out, as far as there are any of them and none is hidden; none: all are shown. */
export function shownValues(state: State): readonly string[] {
  const graph = drawnGraph(state);
  const known = graph && told(state, graph);
  if (known && !known.tellsAll) return NONE;
  const values = comparisonOf(state) ? CHANGES : known?.valuesBy(effectiveColour(state));
  const { only } = display.of(state);
  const isThere = (value: string): boolean => values?.has(value) === true;
  return only.every(isThere) ? only : only.filter(isThere);
}

/** By what a position is picked out: its value, or whether that is another one in the game that it is compared with. */
export function keyOf(state: State, graph: PositionGraph): (position: number) => string {
  const comparison = comparisonOf(state);
  const [colouring, mover] = [effectiveColour(state), moverOf(state)];
  const known = told(state, graph);
  return (position) =>
    comparison ? comparison.changeOf(position, mover) : String(known.value(position, colouring));
}

/** What the game is compared with where nothing is said: another play convention. */
export function comparedWith(state: State): string | undefined {
  const { against: text = "" } = against.of(state);
  return text || conventionsAgainst(state)[0];
}

/** The graph beside another game, where the colours mean what differs and that is known. Of hidden values nothing differs. */
export function comparisonOf(state: State): Comparison | undefined {
  if (display.of(state).colourBy !== "difference" || !canCompare(state)) return undefined;
  const { found } = against.of(state);
  return found?.graph === drawnGraph(state) ? found : undefined;
}

/** Whether the colours can mean what differs from another game. */
export function canCompare(state: State): boolean {
  return state.picture.kind === "graph" && !isHiding(state) && wordsOf(state) === "grundy";
}

/** What the colours mean for the values that are known; where they mean what differs, that of which it is the difference. */
export function effectiveColour(state: State): Colouring {
  const comparison = comparisonOf(state);
  if (comparison) return comparison.colouring(moverOf(state));
  const { colourBy: wished } = display.of(state);
  const { meanwhile = "grundy" } = against.of(state);
  const single = wished !== "difference" ? wished : meanwhile === "difference" ? "grundy" : meanwhile;
  const asked = wordsOf(state) === "grundy" ? single : "outcome";
  const graph = drawnGraph(state);
  if (!graph) return asked === "level" ? "distance" : asked;
  // What positions have no number of is coloured as if nothing had been asked for; between two players level means P.
  const colourBy = graph.has(asked) ? asked : asked === "level" ? "outcome" : "grundy";
  if (colourBy === "level") return "distance";
  if (graph.players > 2) return colourBy === "grundy" && graph.hasGameValues ? "gameValue" : moverOf(state);
  return graph.has(colourBy) ? colourBy : "outcome";
}

/** What the colours can mean between two players; before there is a graph, whatever can be asked for. */
export function coloursOf(graph: PositionGraph | undefined): readonly ColourBy[] {
  const single = COLOURS.filter((colourBy) => colourBy !== "difference");
  return graph ? single.filter((colourBy) => graph.has(colourBy)) : single;
}

/** The player whose turn it is taken to be, among those of the game. */
export function moverOf(state: State): number {
  const { mover } = display.of(state);
  return mover < (drawnGraph(state)?.players ?? 0) ? mover : 0;
}

/** Each once, and no more of them than anybody could want to see. */
function valuesIn(text: string): string[] {
  const values = text
    .slice(0, 4000)
    .split(",")
    .filter((value) => /^(P|N|D|∞|changed|same|0|[1-9]\d{0,8})$/.test(value));
  return [...new Set(values)].slice(0, 500);
}
