// Everything there is to see of a game, a line each.
import { Lazy } from "../loading/lazy.ts";
import { against } from "../model/against.ts";
import { neighbourhood } from "../model/neighbourhood.ts";
import { appearance, speech } from "../model/appearance.ts";
import { comparing } from "../model/comparing.ts";
import { controls } from "../model/controls.ts";
import { display } from "../model/display.ts";
import { firstGame, invitation, isFirstGame } from "../model/firstVisit.ts";
import { isChoosing, kernel } from "../model/kernel/slice.ts";
import { Links } from "../model/links.ts";
import { cellScale } from "../model/cellScale.ts";
import { highlight } from "../model/highlight.ts";
import { path } from "../model/path.ts";
import { isLed, lessons } from "../model/lessons/slice.ts";
import { isVeiled, labellingOf, reveal } from "../model/reveal.ts";
import { isPresented, presentation } from "../model/presentation.ts";
import { hands } from "../model/question/hands.ts";
import { question, isAsking } from "../model/question/question.ts";
import { rules } from "../model/rules.ts";
import { sheetIn, sheets } from "../model/sheets.ts";
import { sound } from "../model/sound.ts";
import type { Slice } from "../model/slice.ts";
import { drawn, drawnByNodes, drawnGraph, type State } from "../model/state.ts";
import { PICTURE, viewAmong, view as shown } from "../model/view.ts";
import { vocabulary } from "../model/vocabulary.ts";
import type { Command } from "../model/commands.ts";
import type { Still } from "../scene/still.ts";
import type { FigureContext } from "./kit/context.ts";
import { moduleOf } from "./kit/opened.ts";
import type { StillInput, StillModule } from "./kit/still.ts";
import type { BarEntry, ViewEntry } from "./kit/view.ts";
import type { Words as GraphWords } from "./graph/words.en.ts";
import type { Words as NodeWords } from "./picture/nodes/words.en.ts";
import { miniaturesOf, playBoard } from "./boards/boards.ts";
import * as graph from "./graph/view.ts";
import { classroom } from "./class/slice.ts";
import { grid, hasGrid, makeRoom, standAlone } from "./grid/slice.ts";
import { presenting } from "./kit/question/presenting.ts";
import { finding } from "./palette/commands.ts";
import { printing } from "./picture/taken.ts";
import { isFinding, palette } from "./palette/slice.ts";
import { playing } from "./play/commands.ts";
import { hasPlayers, players } from "./players/slice.ts";
import { play, sitDown, standUp } from "./play/slice.ts";
import { silencing } from "./kit/sound/commands.ts";
import { sequence } from "./sequence/slice.ts";
import { hasStructures, structures } from "./structures/slice.ts";
import { table } from "./table/slice.ts";
import { hasTheorems, theorems } from "./theorems/slice.ts";
import * as texts from "./texts.registry.ts";

const isWhole = ({ picture }: State): boolean => picture.kind === "graph";
/** Whether single heaps, or coins, have values one by one. */
const hasSequence = ({ game }: State): boolean => game?.hasSequence === true;
const always = (): boolean => true;

type FigureView = ViewEntry<GraphWords & NodeWords>;

/** What can stand in the place of the picture; the first is the picture itself. */
export const VIEWS: readonly [FigureView, ...FigureView[]] = [
  {
    id: PICTURE,
    of: "figure",
    label: texts.graph,
    applies: always,
    hasLegend: true,
    load: () => graph,
    still: () => import("./graph/far/still.ts"),
  },
  {
    id: "board",
    of: "figure",
    label: texts.board,
    applies: always,
    hasCompany: true,
    tellsOfMoves: true,
    load: () => import("./play/view.ts"),
    still: () => import("./play/still.ts"),
    slice: play,
    enter: sitDown,
    leave: standUp,
  },
  {
    id: "table",
    of: "figure",
    label: texts.table,
    applies: isWhole,
    hasLegend: true,
    load: () => import("./table/view.ts"),
    slice: table,
  },
  {
    id: "grid",
    of: "figure",
    label: texts.grid,
    applies: hasGrid,
    hasCompany: true,
    hasOwnLegend: true,
    load: () => import("./grid/view.ts"),
    still: () => import("./grid/still/still.ts"),
    slice: grid,
    enter: standAlone,
    leave: makeRoom,
  },
  {
    id: "sequence",
    of: "figure",
    label: texts.sequence,
    applies: hasSequence,
    hasCompany: true,
    hasOwnLegend: true,
    load: () => import("./sequence/view.ts"),
    still: () => import("./sequence/still.ts"),
    slice: sequence,
    enter: standAlone,
    leave: makeRoom,
  },
  {
    id: "structures",
    of: "figure",
    label: texts.structures,
    applies: hasStructures,
    hasCompany: true,
    hasOwnLegend: true,
    load: () => import("./structures/view.ts"),
    still: () => import("./structures/still.ts"),
    slice: structures,
  },
  {
    id: "players",
    of: "figure",
    label: texts.players,
    applies: hasPlayers,
    hasOwnLegend: true,
    load: () => import("./players/view.ts"),
    still: () => import("./players/still.ts"),
    slice: players,
  },
  {
    id: "theorems",
    of: "page",
    label: texts.theorems,
    applies: hasTheorems,
    load: () => import("./theorems/view.ts"),
    slice: theorems,
  },
];

/** What can stand above whatever view is shown, and leads through it. */
export const GUIDES: readonly BarEntry[] = [
  {
    id: "lesson",
    of: "figure",
    label: texts.lesson,
    applies: isLed,
    load: () => import("./lessons/view.ts"),
    slice: lessons,
  },
  {
    id: "first",
    of: "figure",
    label: texts.first,
    applies: isFirstGame,
    load: () => import("./play/first/first.ts"),
    slice: firstGame,
  },
  {
    id: "presenting",
    of: "figure",
    label: texts.presenting,
    applies: isPresented,
    load: () => import("./presenting/view.ts"),
    slice: presentation,
  },
];

/** What can stand below the picture. */
export const BARS: readonly BarEntry[] = [
  {
    id: "labelling",
    of: "figure",
    label: texts.labelling,
    applies: (state) => labellingOf(state) !== undefined && !isVeiled(state),
    load: () => import("./labelling/view.ts"),
  },
  {
    id: "class",
    of: "figure",
    label: texts.classroom,
    applies: isInClass,
    load: () => import("./class/view.ts"),
    slice: classroom,
  },
  {
    id: "kernel",
    of: "figure",
    label: texts.kernel,
    applies: isChoosing,
    load: () => import("./kernel/view.ts"),
  },
  {
    id: "spotlight",
    of: "page",
    label: texts.spotlight,
    applies: (state) => theorems.of(state).spotlight !== undefined,
    load: () => import("./theorems/bar.ts"),
  },
];

/** What is done by key, wherever the keyboard is; whoever leads brings commands along. */
export const COMMANDS: readonly Command[] = [silencing, ...presenting, finding, printing, ...playing];

/** What opens over it. */
export const SHEETS: readonly BarEntry[] = [
  {
    id: "share",
    of: "figure",
    label: texts.share,
    applies: (state) => ["share", "picture"].includes(sheetIn(state) ?? ""),
    load: () => import("./share/view.ts"),
    slice: sheets,
  },
  {
    id: "cite",
    of: "figure",
    label: texts.cite,
    applies: (state) => sheetIn(state) === "cite",
    load: () => import("./cite/view.ts"),
  },
  {
    id: "paper",
    of: "figure",
    label: texts.paper,
    applies: (state) => ["print", "worksheet", "booklet"].includes(sheetIn(state) ?? ""),
    load: () => import("./paper/view.ts"),
  },
  {
    id: "results",
    of: "figure",
    label: texts.results,
    applies: (state) => sheetIn(state) === "results" && lessons.of(state).content !== undefined,
    load: () => import("./lessons/results/view.ts"),
  },
  {
    id: "palette",
    of: "figure",
    label: texts.palette,
    applies: isFinding,
    load: async () => (await import("./commands.ts")).finder(VIEWS, COMMANDS),
    slice: palette,
  },
];

/** In the order in which a link has their fields. */
export const SLICES: ReadonlyArray<Slice<object>> = [
  rules,
  display,
  against,
  viewAmong(
    VIEWS.map(({ id }) => id),
    VIEWS.filter(({ hasCompany }) => hasCompany).map(({ id }) => id),
  ),
  ...VIEWS.flatMap(({ slice }) => slice ?? []),
  ...[...GUIDES, ...BARS, ...SHEETS].flatMap(({ slice }) => slice ?? []),
  appearance,
  sound,
  path,
  neighbourhood,
  reveal,
  kernel,
  vocabulary,
  question,
  hands,
  speech,
  highlight,
  cellScale,
  comparing,
  invitation,
];

export const links = new Links(SLICES);

/** What an address without a link stands for, to who comes for the first time: a game whose graph is told when it has been played. */
export const FIRST_GAME = links.read(
  "?color=outcome&labels=stones&view=graph,board&seats=person,solver&first=game&hide=values&shown=()",
);

/** What a figure alone has besides: on a page that means nothing, and no link of it says so. */
export const FIGURE_SLICES: ReadonlyArray<Slice<object>> = [...SLICES, controls];

export const figureLinks = new Links(FIGURE_SLICES);

/** The view that is shown: the one that is asked for, where there is something to see of it, and otherwise the picture. */
export function shownView(state: State, isAlone: boolean): FigureView {
  const { view } = shown.of(state);
  return viewsOf(state, isAlone).find(({ id }) => id === view) ?? VIEWS[0];
}

const STILLS = new Map(
  VIEWS.flatMap(({ id, label, still }) => (still ? [[id, new Lazy(label, still)] as const] : [])),
);

/** Whether all has come that the picture is drawn with and, where a first game is played, that is played with. */
export function isHere(state: State): boolean {
  if (miniaturesOf(state) === "coming") return false;
  if (!isFirstGame(state)) return true;
  const { board = "" } = state.catalogue?.rulesets.find(({ id }) => id === state.game?.ruleset) ?? {};
  const shown = [...VIEWS, ...GUIDES].filter(({ id }) => id === "board" || id === "first");
  // All of them are asked for at once.
  const come = [playBoard(board), ...shown.map((entry) => moduleOf<never>(entry).get())];
  return !come.includes(undefined);
}

/** The picture for files of the view that is shown; nothing where it is a graph drawn by nodes, or has none. */
export async function stillOf(given: StillInput, isAlone: boolean): Promise<Still | undefined> {
  const made = await stillFor(given.state, isAlone)?.arrival();
  return made?.stillOf(given);
}

/** Whether what makes that picture has come; it is asked for, where it is to be made. */
export function isStillHere(state: State, isAlone: boolean): boolean {
  const lazy = stillFor(state, isAlone);
  return !lazy || lazy.get() !== undefined;
}

/** What makes it; of a graph that is drawn by nodes nothing, for that has its scene. */
function stillFor(state: State, isAlone: boolean): Lazy<StillModule> | undefined {
  const { id } = shownView(state, isAlone);
  return id !== PICTURE || isFar(state) ? STILLS.get(id) : undefined;
}

/** Whether the graph is too large for a node to each position. */
function isFar(state: State): boolean {
  return drawn(state) !== undefined && drawnByNodes(state) === undefined;
}

/** Whether what is shown has a picture for files. */
export function hasPicture({
  state,
  isAlone,
  scene,
}: Pick<FigureContext, "state" | "isAlone" | "scene">): boolean {
  const { id, still } = shownView(state, isAlone);
  return id === PICTURE ? scene !== undefined || isFar(state) : still !== undefined;
}

/** Whether the picture is beside the view that is shown. */
export function isBeside(state: State, isAlone: boolean): boolean {
  return shownView(state, isAlone).hasCompany === true && shown.of(state).isBeside;
}

/** Whether what is shown is the picture, with or without company. */
export function showsPicture(state: State, isAlone: boolean): boolean {
  return shownView(state, isAlone).id === PICTURE || isBeside(state, isAlone);
}

/** Whether what is shown tells of the selected position by itself: a view that tells of moves, or the picture in a class. */
export function tellsOfSelected(state: State, isAlone: boolean): boolean {
  const { id, tellsOfMoves } = shownView(state, isAlone);
  return tellsOfMoves === true || (id === PICTURE && isInClass(state) && drawnGraph(state) !== undefined);
}

/** The views that there is something to see of; a figure alone has no room for those of a page. */
export function viewsOf(state: State, isAlone: boolean): readonly FigureView[] {
  return VIEWS.filter((entry) => entry.applies(state) && !(isAlone && entry.of === "page"));
}

/** Whether a class guesses the values that are hidden: a lesson asks its own questions, and so does a kernel. */
function isInClass(state: State): boolean {
  return isAsking(state) && !isLed(state) && !isChoosing(state);
}
