// What a link shows beside the page, or where there is none: its state, with the real solver, and its picture.
import type { LinkFault } from "../../../figure.d.ts";
import type { Exported, NodeAnswer } from "../../exports/export.ts";
import { exportWords } from "../../exports/words.ts";
import { speech } from "../../model/appearance.ts";
import { compared } from "../../model/comparing.ts";
import { start } from "../../model/opening/opener.ts";
import { effectiveColour } from "../../model/display.ts";
import { lettersOf } from "../../model/letters.ts";
import { told } from "../../model/told.ts";
import { PICTURE } from "../../model/view.ts";
import type { Solver } from "../../model/solver.ts";
import { drawnByNodes, type State } from "../../model/state.ts";
import { Store } from "../../model/store.ts";
import type { Language } from "../../model/values.ts";
import { scene } from "../../scene/scene.ts";
import type { Scene, Size, Stage } from "../../scene/shapes.ts";
import { READ } from "../../scene/text.ts";
import { comeMiniatures } from "../boards/boards.ts";
import { policyOf } from "../kit/policy.ts";
import { PHONE, STAGE } from "../kit/still.ts";
import { freeStage } from "../kit/figureStage.ts";
import { spoken } from "../picture/nodes/speech.ts";
import { figureWords, type FigureWords } from "./words.ts";
import { figureLinks, links, shownView, SLICES, stillOf } from "../registry.ts";

/** Between rows, as in a text. */
const BETWEEN_ROWS = 31;

export interface OpenedFigure extends Exported {
  readonly store: Store;
  /** What was wrong with the link, if anything was. */
  readonly fault: LinkFault | undefined;
}

/** The place of a picture, in pixels; without a height it is that of a figure in a column so wide. */
export type Place = Pick<Size, "width"> & Partial<Size>;

/** Opens a link; `address` is where the page stands, for links back to it. */
export async function opened(
  solver: Solver,
  link: string,
  place: Place,
  language: Language | undefined,
  address: string,
): Promise<OpenedFigure> {
  const store = new Store(solver, SLICES);
  if (language) speech.put(store, { language });
  await start(store, links.read(link));
  await compared(store);
  const { state } = store;
  const code = speech.of(state).language;
  const words = exportWords({ code });
  const written = address && `${address}#${links.written(state)}`;
  const fault = faultOf(state);
  const found = { state, address: written, words, store, fault };
  if (fault) return { ...found, scene: undefined };
  const messages = await figureWords(code);
  const { width, height = STAGE.height } = place;
  const still = await stillOf(
    { state, solver, messages, stage: { width, height }, isAnswering: true },
    false,
  );
  const scene = await sceneOf(state, stageOf(place), code);
  return {
    ...{ ...found, still, scene, answers: scene && answersOf(state, messages) },
    narrow: place.height === undefined && scene ? await sceneOf(state, freeStage(PHONE), code) : undefined,
    fields: figureLinks.fields(figureLinks.of(state)),
    figure: { width, height },
  };
}

/** The picture of the graph, where that is shown and is small enough to be drawn. */
async function sceneOf(state: State, stage: Stage, code: Language): Promise<Scene | undefined> {
  const shown = shownView(state, false).id === PICTURE ? drawnByNodes(state) : undefined;
  if (!shown) return undefined;
  const miniatures = await comeMiniatures(state);
  return scene(shown.graph, shown.exploration, {
    ...policyOf(state, shown.graph, code),
    ...{ miniatures, stage },
  });
}

/** What the picture of the graph says of each of its positions when somebody points at it, no more than is told. */
function answersOf(state: State, messages: FigureWords): NodeAnswer[] | undefined {
  const { graph } = drawnByNodes(state) ?? {};
  if (!graph) return undefined;
  const [values, colouring, letters] = [told(state, graph), effectiveColour(state), lettersOf(state)];
  return graph.labels.map((label, position) => ({
    label,
    told: spoken(graph, values, position, colouring, letters, messages) ?? messages.node.hidden({ label }),
    options: graph.optionsOf(position) ?? [],
  }));
}

function stageOf({ width, height }: Place): Stage {
  return height === undefined
    ? freeStage(width)
    : { width, height, letters: READ, betweenRows: BETWEEN_ROWS };
}

function faultOf({ notice, fault }: State): LinkFault | undefined {
  if (fault) return fault;
  if (notice?.kind === "bad-link" || notice?.kind === "failed") return notice.error;
  if (notice?.kind === "unknown-position")
    return { code: "unknown-position", field: "line", got: notice.position };
  return undefined;
}
