// What stands on the pages, by what was chosen.
import { display, effectiveColour } from "../../model/display.ts";
import type { State } from "../../model/state.ts";
import { labelsOf, lettersOf } from "../../model/letters.ts";
import { player } from "../../messages/player.ts";
import type { Miniatures, Size } from "../../scene/shapes.ts";
import { miniaturesOf } from "../boards/boards.ts";
import type { FigureContext } from "../kit/context.ts";
import { rulesOf } from "../kit/rules.ts";
import { signsOf } from "../kit/signs.ts";
import { blanksOf, chosenIn, versionName, type Blanks } from "./blanks.ts";
import { fitted, type FittedPicture, type PaperPolicy } from "./fit.ts";
import { laidOut, type PrintLayout } from "./layout.ts";
import { pageText } from "./page.ts";
import type { PageContent, PaperPicture } from "./pages.ts";
import type { Paper } from "./paper.ts";
import type { Start } from "./starts.ts";
import { paperWords } from "./words.ts";

export interface WorksheetChoices {
  blanks: Blanks;
  /** Which half of the values is left out, from 0. */
  version: number;
  paper: Paper;
}

export interface Print extends PrintLayout<PaperPicture> {
  contents: readonly PageContent[];
}

/** All pages: the worksheets, and after them the answer sheets. */
export function printed(starts: readonly Start[], choices: WorksheetChoices, context: FigureContext): Print {
  const words = paperWords(context.messages);
  const pictures = starts.map((start) => pictureOf(start, choices, context));
  const rule = rulesOf(context) ?? "";
  const task = taskOf(pictures, choices.blanks, context);
  const layout = laidOut(pictures, choices.paper, [rule, task], ({ start, policy }, room) =>
    fitOf(start, policy, room),
  );
  const version = choices.blanks === "some" ? words.version({ name: versionName(choices.version) }) : "";
  const content = (pictures: PageContent["pictures"], isAnswers: boolean): PageContent => ({
    ...pageText(context, {
      isAnswers,
      task,
      version,
      notations: pictures.map(({ picture }) => picture.start.notation),
    }),
    pictures,
  });
  return {
    ...layout,
    contents: [false, true].flatMap((isAnswers) => layout.pages.map((page) => content(page, isAnswers))),
  };
}

/** Whether a start can be read on one page by itself. */
export function fitsAlone(start: Start, choices: WorksheetChoices, context: FigureContext): boolean {
  return printed([start], choices, context).tooLarge.length === 0;
}

function pictureOf(
  start: Start,
  { blanks, version }: WorksheetChoices,
  context: FigureContext,
): PaperPicture {
  const { state } = context;
  const isOwn = start.game === state.game;
  const chosen = chosenIn(start.graph, isOwn ? state.selected : start.label);
  return {
    start,
    policy: policyOf(start, context),
    blanks: blanksOf(start.graph, blanks, version, chosen),
    chosen: blanks === "options" ? chosen : undefined,
  };
}

/** How pictures show values: as the page does, with nothing in it that is not in its words. */
function policyOf({ game }: Start, { state, messages }: FigureContext): PaperPolicy {
  const { emptyHeaps } = display.of(state);
  const vocabulary = lettersOf(state);
  const miniatures = miniaturesOf(state, game);
  return {
    colourBy: effectiveColour(state),
    labels: vocabulary === "shapes" ? "position" : labelsOf(state) === "number" ? "number" : "both",
    emptyHeaps,
    miniatures: miniatures === "coming" ? undefined : miniatures,
    signs: signsOf(vocabulary, messages.code),
  };
}

function taskOf(
  pictures: readonly PaperPicture[],
  blanks: Blanks,
  { state, messages }: FigureContext,
): string {
  const words = paperWords(messages);
  const vocabulary = lettersOf(state);
  const names = pictures.map(({ start, chosen = 0 }) => start.graph.label(chosen));
  const sentences = [
    words.arrows,
    words.tasks[kindOf(state)],
    ...(vocabulary === "shapes" && blanks !== "all" ? [words.open] : []),
    ...(blanks === "options" ? [words.optionsAlone({ names: names.join(words.and) })] : []),
  ];
  return sentences
    .map((sentence) =>
      typeof sentence === "string" ? sentence : sentence({ mover: player(moverIn(state)) }),
    )
    .join(messages.gap);
}

function moverIn(state: State): number {
  const colour = effectiveColour(state);
  return typeof colour === "number" ? colour : 0;
}

/** What is asked for. */
function kindOf(state: State): keyof ReturnType<typeof paperWords>["tasks"] {
  const vocabulary = lettersOf(state);
  if (vocabulary === "shapes") return state.game?.convention.kind === "misere" ? "misereShapes" : "shapes";
  const colour = effectiveColour(state);
  if (typeof colour === "number") return "winner";
  return colour === "outcome" && vocabulary === "win" ? "win" : colour;
}

/** More moves are not drawn at once, and a graph of more positions cannot be read on a page. */
const MOST_MOVES = 3000;

/** What was laid out is not laid out again as long as nothing about it is different. */
const laid = new WeakMap<
  Start["graph"],
  Map<string, { fit: FittedPicture | undefined; miniatures: Miniatures | undefined }>
>();

function fitOf({ graph, exploration }: Start, policy: PaperPolicy, room: Size): FittedPicture | undefined {
  if (!graph.optionsOf(0) || exploration.moveCount > MOST_MOVES) return undefined;
  const { miniatures, ...rest } = policy;
  const known =
    laid.get(graph) ??
    new Map<string, { fit: FittedPicture | undefined; miniatures: Miniatures | undefined }>();
  laid.set(graph, known);
  const key = JSON.stringify([rest, room]);
  const before = known.get(key);
  if (before && before.miniatures === miniatures) return before.fit;
  const fit = fitted(graph, exploration, policy, room);
  known.set(key, { fit, miniatures });
  return fit;
}
