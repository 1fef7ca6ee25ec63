// The starts of a worksheet: the one of the game that is shown, and those that are typed.
import type { Exploration, RequestError } from "../../solver/wire.ts";
import { exploreBlindly } from "../../model/calls/positions.ts";
import { graphIn } from "../../model/graph/graphIn.ts";
import type { BareExploration, PositionGraph } from "../../model/graph/positionGraph.ts";
import { gameOf } from "../../model/opening/opening.ts";
import { requestOf } from "../../model/opening/request.ts";
import type { OpenGame, State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";

/** A start with its graph, placed so that it tells nothing of the values. */
export interface Start {
  /** As the solver writes it, alone and with its rule. */
  label: string;
  notation: string;
  game: OpenGame;
  graph: PositionGraph;
  exploration: BareExploration;
}

/** A position in a text, and where it begins there. */
export interface Typed {
  text: string;
  from: number;
}

/** Why a typed position is no start, and where it stands. */
interface StartFault {
  error: RequestError;
  span: [number, number];
}

/** The further starts, as far as they are known. */
export interface Further {
  text: string;
  starts: readonly Start[];
  fault: StartFault | "too-many" | undefined;
  /** Whether there are some to come. */
  isComing: boolean;
}

export const NO_FURTHER: Further = { text: "", starts: [], fault: undefined, isComing: false };

/** The start of the game that is shown, as soon as its graph is placed as it must be. */
export function ownStart({ game, picture }: State): Start | undefined {
  if (!game || picture.kind !== "graph" || !picture.isBlind) return undefined;
  const { graph, exploration } = picture;
  return { label: game.label, notation: game.notation, game, graph, exploration };
}

/** Splits a text at spaces and semicolons outside of brackets. */
export function typedStarts(text: string): Typed[] {
  const found: Typed[] = [];
  let [depth, from] = [0, -1];
  for (let place = 0; place <= text.length; place++) {
    const character = text[place] ?? " ";
    if (/[(（[{]/.test(character)) depth++;
    if (/[)）\]}]/.test(character)) depth = Math.max(0, depth - 1);
    const isBetween = place === text.length || (depth === 0 && /[\s;；、]/.test(character));
    if (!isBetween && from < 0) from = place;
    if (isBetween && from >= 0) {
      found.push({ text: text.slice(from, place), from });
      from = -1;
    }
  }
  return found;
}

/** Asks the solver for the graph from another start of a game. */
export async function explored(
  store: Store,
  game: OpenGame,
  { text, from }: Typed,
  view = "worksheet",
): Promise<Start | StartFault> {
  const answer = await exploreBlindly(store.solver, view, requestOf(game), text);
  if (!answer.ok) {
    const [start, end] = answer.error.span ?? [0, text.length];
    return { error: answer.error, span: [from + start, from + end] };
  }
  return startOf(answer.value, game);
}

function startOf(exploration: Exploration, game: OpenGame): Start {
  const { start } = exploration;
  return {
    label: start.label,
    notation: start.notation,
    game: gameOf(start, game.convention),
    graph: graphIn(exploration),
    exploration,
  };
}

/** No larger graph is looked for instead of one that fits on no page. */
const MOST = 200;

/** The start with the most positions, among those that can be reached, that fits on a page; found by halving. */
export async function largestFitting(
  store: Store,
  { graph, game, notation }: Start,
  fits: (start: Start) => boolean,
): Promise<string | undefined> {
  const sizes = graph.labels.map((label, position) => ({ label, size: graph.countBelow(position, MOST) }));
  const candidates = sizes.filter(({ size }) => size <= MOST).sort((one, other) => one.size - other.size);
  let [low, high] = [0, candidates.length];
  let largest: string | undefined;
  while (low < high) {
    const middle = (low + high) >> 1;
    const { label = "" } = candidates[middle] ?? {};
    const start = await explored(store, game, { text: label, from: 0 }, `instead of ${notation}`);
    if ("graph" in start && fits(start)) {
      largest = label;
      low = middle + 1;
    } else high = middle;
  }
  return largest;
}
