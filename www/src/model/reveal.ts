// Which positions show their values: all of them, those that a labelling has come to, or those that were shown one by one.
import { graphIn } from "./graph/graphIn.ts";
import type { PositionGraph } from "./graph/positionGraph.ts";
import { isLabelled, type Labelling, lastLabelled, lastStep, SPEEDS, stepwise } from "./labelling.ts";
import type { Link } from "./link.ts";
import { fail } from "./notices.ts";
import { cutAround, lookAround } from "./opening/cutting.ts";
import { placing, requestOf } from "./opening/request.ts";
import { select } from "./play.ts";
import { currentOf } from "./playedLine.ts";
import { splitPositions } from "./positions.ts";
import { countIn, Slice } from "./slice.ts";
import {
  type Around,
  graphOf,
  isSameGame,
  knownGraph,
  type OpenGame,
  type Picture,
  type State,
} from "./state.ts";
import type { Store } from "./store.ts";
import { PICTURE, view } from "./view.ts";

/** What a link says of it. */
interface HidingLink extends Partial<Pick<Labelling, "by" | "done">> {
  until?: number;
  hides: boolean;
  shown: readonly string[];
}

interface HidingState {
  /** Present while the positions are being labelled one after another. */
  labelling?: Labelling | undefined;
  /** Whether values are hidden. */
  hides: boolean;
  /** The positions that show their values all the same, by their labels. */
  shown: ReadonlySet<string>;
  /** By what values are hidden besides while it is shown, which is in a link itself: a question they would answer. */
  veils: ReadonlySet<string>;
}

const NOTHING_HIDDEN: HidingState = { hides: false, shown: new Set(), veils: new Set() };

export const reveal: Slice<HidingState, HidingLink> = new Slice<HidingState, HidingLink>({
  id: "reveal",
  initial: NOTHING_HIDDEN,
  fields: [
    {
      name: "step",
      isCount: true,
      read: (text) => step("position", countIn(text)),
      write: ({ by, done = 0 }) => (by === "position" ? String(done) : undefined),
    },
    {
      name: "layer",
      isCount: true,
      read: (text) => step("layer", countIn(text)),
      write: ({ by, done = 0 }) => (by === "layer" ? String(done) : undefined),
    },
    {
      name: "until",
      read: (text) => {
        const until = countIn(text);
        return until === undefined ? undefined : { until };
      },
      write: ({ until }) => (until === undefined ? undefined : String(until)),
    },
    {
      name: "hide",
      words: ["values"],
      read: (text) => (text === "values" ? { hides: true } : undefined),
      write: ({ hides }) => (hides ? "values" : undefined),
    },
    {
      name: "shown",
      read: (text) => ({ shown: splitPositions(text) }),
      write: ({ shown }) => shown.join(","),
    },
  ],
  unasked: { hides: false, shown: [] },
  asked: (state) => {
    const { labelling, hides, shown } = reveal.of(state);
    if (!labelling) return { hides, shown: [...shown] };
    const { by, done, until } = labelling;
    return { hides, shown: [...shown], by, done, ...(until !== undefined && { until }) };
  },
  follow: (store, { by, done = 0, until, hides, shown }) => {
    const graph = graphOf(store.state);
    const { speed = SPEEDS[1] } = reveal.of(store.state).labelling ?? {};
    const isMeant = by !== undefined && graph;
    reveal.put(store, { hides, shown: new Set(shown) });
    if (!isMeant) {
      label(store, undefined);
      return;
    }
    const labelling = { by, done, until, isPlaying: false, speed };
    label(store, { ...labelling, done: Math.min(done, lastStep(graph, labelling)) });
  },
  adapt: (store, before) => {
    const { state } = store;
    const { labelling, shown } = reveal.of(state);
    const isHidden = isHiding(state);
    // Places tell nothing of what is hidden.
    const isOther = before.picture !== state.picture || isHiding(before) !== isHidden;
    if (isOther && !isPlaced(state.picture, isHidden)) void replace(store, isHidden);
    const isSame = isSameGame(before.game, state.game);
    // Another game is hidden from its beginning.
    if (!isSame && before.game && shown.size > 0) reveal.put(store, { shown: new Set() });
    if (!labelling) return;
    // A labelling is to be seen, and another game is labelled from its beginning.
    const isSeen = view.of(state).view === PICTURE;
    if (!isSame) restart(store, labelling);
    else if (labelling.isPlaying && !isSeen) label(store, { ...labelling, isPlaying: false });
  },
});

function step(by: Labelling["by"], done: number | undefined): Partial<HidingLink> | undefined {
  return done === undefined ? undefined : { by, done };
}

function restart(store: Store, labelling: Labelling): void {
  const { done, until, isPlaying } = labelling;
  if (done > 0 || isPlaying || until !== undefined)
    label(store, { ...labelling, done: 0, until: undefined, isPlaying: false });
}

/** Whether a link asks for values to be hidden. */
export function hides(link: Link): boolean {
  const { by, hides } = reveal.in(link);
  return hides || by !== undefined;
}

/** How far the positions have been labelled one after another, if they are. */
export function labellingOf(state: Pick<State, "shares">): Labelling | undefined {
  return reveal.of(state).labelling;
}

/** Whether values are hidden, all or some of them, be it for the sake of another veil than this one. */
export function isHiding(state: Pick<State, "shares">, but?: string): boolean {
  const { labelling, hides, veils } = reveal.of(state);
  return hides || labelling !== undefined || [...veils].some((veil) => veil !== but);
}

/** The same with all values shown, for whoever writes the answers down. */
export function answered(state: State): State {
  const shown = { ...reveal.of(state), hides: false, labelling: undefined };
  return { ...state, shares: { ...state.shares, [reveal.id]: shown } };
}

/** The same with its values hidden, for whoever is to find them. */
export function asked(state: State): State {
  const hidden = { ...reveal.of(state), hides: true, labelling: undefined };
  return { ...state, shares: { ...state.shares, [reveal.id]: hidden } };
}

/** How values are shown, as a link says it. */
export function revealed(state: Pick<State, "shares">): "shown" | "hidden" | "stepwise" {
  const { labelling, hides } = reveal.of(state);
  return hides ? "hidden" : labelling ? "stepwise" : "shown";
}

/** Whether no value is hidden, or none any more. */
export function isAllShown(state: State): boolean {
  const { labelling, hides, shown, veils } = reveal.of(state);
  if (!isHiding(state)) return true;
  const graph = knownGraph(state);
  if (!graph || veils.size > 0) return false;
  return labelling ? labelling.done === lastStep(graph, labelling) : hides && shown.size >= graph.count;
}

/** Whether a question hides values until it is answered: nothing that a reader does besides shows them. */
export function isVeiled(state: Pick<State, "shares">): boolean {
  return reveal.of(state).veils.has(QUESTION);
}

/** The veil of a question. */
export const QUESTION = "question";

/** Hides values as long as something is shown, the veil, that asks for them; or no more for its sake. */
export function setVeil(store: Store, veil: string, isOn: boolean): void {
  const { veils } = reveal.of(store.state);
  if (veils.has(veil) === isOn) return;
  const others = [...veils].filter((each) => each !== veil);
  reveal.put(store, { veils: new Set(isOn ? [...others, veil] : others) });
}

/** Whether a position shows its value. */
export function isKnown(state: State, graph: PositionGraph, position: number): boolean {
  const { labelling, hides, shown } = reveal.of(state);
  if (!isHiding(state)) return true;
  if (labelling && isLabelled(graph, labelling, position)) return true;
  return hides && (shown.has(graph.label(position)) || isOver(state, graph, position));
}

/** Whether a game has been played to its end there: everybody has seen who won. */
export function isOver({ line }: Pick<State, "line">, graph: PositionGraph, position: number): boolean {
  return line.cursor > 0 && graph.isTerminal(position) && currentOf(line) === graph.label(position);
}

/** Whether a position shows its value, in the picture or not. */
export function isLabelKnown(state: State, label: string): boolean {
  if (!isHiding(state)) return true;
  const graph = knownGraph(state);
  const position = graph?.indexOf(label);
  if (graph && position !== undefined) return isKnown(state, graph, position);
  const { hides, shown } = reveal.of(state);
  return hides && shown.has(label);
}

/** Whether the selected position and all that can be reached from it show their values, so that everything may be told of it. */
export function isTold(state: State): boolean {
  if (!isHiding(state)) return true;
  const graph = knownGraph(state);
  const position = graph?.indexOf(state.selected);
  if (!graph || position === undefined) return false;
  const seen = new Set([position]);
  for (const reached of seen) {
    if (!isKnown(state, graph, reached)) return false;
    for (const next of graph.coversOf(reached)) seen.add(next);
  }
  return true;
}

/** The position that the labelling has come to, which is selected by it. */
export function labelledLast(state: State): string | undefined {
  const { labelling } = reveal.of(state);
  const graph = graphOf(state);
  const last = labelling && graph && lastLabelled(graph, labelling);
  return last === undefined ? undefined : graph?.label(last);
}

/** Begins to label the positions one after another, or shows all their values again. */
export function toggleLabelling(store: Store): void {
  if (isVeiled(store.state)) return;
  const isOn = reveal.of(store.state).labelling !== undefined;
  label(store, isOn ? undefined : { by: "position", done: 0, isPlaying: false, speed: 1 });
}

/** So many positions or layers have their value; numbers beyond the ends are the ends. */
export function labelUpTo(store: Store, done: number): void {
  const { labelling } = reveal.of(store.state);
  const graph = graphOf(store.state);
  if (!labelling || !graph || isVeiled(store.state)) return;
  const within = Math.max(0, Math.min(done, lastStep(graph, labelling)));
  const isOver = within === lastStep(graph, labelling);
  label(store, { ...labelling, done: within, isPlaying: labelling.isPlaying && !isOver });
  if (labelling.done !== within) selectLabelled(store);
}

export function playLabelling(store: Store, isPlaying: boolean): void {
  const { labelling } = reveal.of(store.state);
  const graph = graphOf(store.state);
  if (!labelling || !graph || isVeiled(store.state)) return;
  const isOver = labelling.done === lastStep(graph, labelling);
  label(store, { ...labelling, isPlaying, ...(isPlaying && isOver && { done: 0 }) });
}

export function labelBy(store: Store, by: Labelling["by"]): void {
  const { labelling } = reveal.of(store.state);
  const graph = graphOf(store.state);
  if (!labelling || !graph || by === labelling.by || isVeiled(store.state)) return;
  label(store, stepwise(graph, labelling, by));
  selectLabelled(store);
}

export function labelAtSpeed(store: Store, speed: number): void {
  const { labelling } = reveal.of(store.state);
  if (labelling) label(store, { ...labelling, speed });
}

/** Shows what the last step labelled, with the options that its value follows from. */
export function selectLabelled(store: Store): void {
  const last = labelledLast(store.state);
  if (last !== undefined) select(store, last, store.state.line);
}

/** A labelling that plays takes its next step by itself. */
function label(store: Store, labelling: Labelling | undefined): void {
  reveal.put(store, { labelling });
  if (!labelling?.isPlaying) return;
  setTimeout(() => {
    // Whatever was done meanwhile has put another in its place.
    if (reveal.of(store.state).labelling === labelling) labelUpTo(store, labelling.done + 1);
  }, 1000 / labelling.speed);
}

/** Whether a picture is placed as it is to be; where there is none, it is. */
function isPlaced(picture: Picture, isBlind: boolean): boolean {
  if (picture.kind === "none") return true;
  return (picture.kind === "graph" ? picture : (picture.around ?? { isBlind })).isBlind === isBlind;
}

/** Places the positions of the game that is open by covering moves alone, or by all that is drawn again. */
export async function replace(store: Store, isBlind: boolean): Promise<void> {
  const { game, picture } = store.state;
  if (!game) return;
  const isCurrent = (): boolean => store.state.picture === picture;
  if (picture.kind === "refused") {
    const middle = picture.around?.graph.label(0) ?? game.label;
    const around = await lookAround(store.solver, game, middle, isBlind);
    if (around && isCurrent()) store.set({ picture: { ...picture, around } });
    return;
  }
  const request = [requestOf(game), game.label] as const;
  const explored = await store.solver.request("places", "explore", [...request], placing(isBlind));
  if (!isCurrent()) return;
  if (!explored.ok) {
    fail(store, explored.error);
    return;
  }
  const exploration = explored.value;
  const whole = { kind: "graph", graph: graphIn(exploration), exploration, isBlind } as const;
  const around = await replacedPart(store, game, picture, isBlind);
  if (isCurrent()) store.set({ picture: { ...whole, ...(around && { around }) } });
}

/** The part of a graph that is drawn, placed anew; nothing where the whole graph is drawn. */
async function replacedPart(
  { solver }: Store,
  game: OpenGame,
  picture: Picture,
  isBlind: boolean,
): Promise<Around | undefined> {
  const part = picture.kind === "graph" ? picture.around : undefined;
  const about = part?.exploration.around;
  if (!part || !about) return undefined;
  const asked = { position: part.graph.label(about.position), moves: about.moves };
  const found = await cutAround(solver, game, game.label, asked, isBlind);
  return found.ok ? found.value : undefined;
}
