// What a link shows beside the page, or where there is none: its state, with the real solver, and its picture.
import type { LinkFault } from "../../../figure.d.ts";
import type { Exported } from "../../exports/export.ts";
import { exportWords } from "../../exports/words.ts";
import { onLoading } from "../../loading/lazy.ts";
import { speech } from "../../model/appearance.ts";
import { compared } from "../../model/comparing.ts";
import { start } from "../../model/opening/opener.ts";
import { PICTURE } from "../../model/view.ts";
import type { Solver } from "../../model/solver.ts";
import { drawnByNodes, type State } from "../../model/state.ts";
import { Store } from "../../model/store.ts";
import type { Language } from "../../model/values.ts";
import { scene } from "../../scene/scene.ts";
import type { Scene, Size } from "../../scene/shapes.ts";
import { READ } from "../../scene/text.ts";
import { miniaturesOf } from "../boards/boards.ts";
import { kitFigureWords } from "../kit/figure/words.ts";
import { policyOf } from "../kit/policy.ts";
import { links, shownView, SLICES, stillOf } from "../registry.ts";

/** Between rows, as in a text. */
const BETWEEN_ROWS = 31;

export interface OpenedFigure extends Exported {
  readonly store: Store;
  /** What was wrong with the link, if anything was. */
  readonly fault: LinkFault | undefined;
}

/** Opens a link; `address` is where the page stands, for links back to it. */
export async function opened(
  solver: Solver,
  link: string,
  { width, height }: Size,
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
  const messages = await kitFigureWords(code);
  const still = await stillOf({ state, solver, messages, stage: { width, height } }, false);
  return { ...found, still, scene: await sceneOf(state, { width, height }, code) };
}

/** The picture of the graph, where that is shown and is small enough to be drawn. */
async function sceneOf(state: State, size: Size, code: Language): Promise<Scene | undefined> {
  const shown = shownView(state, false).id === PICTURE ? drawnByNodes(state) : undefined;
  if (!shown) return undefined;
  const miniatures = await drawnPositions(state);
  const stage = { ...size, letters: READ, betweenRows: BETWEEN_ROWS };
  return scene(shown.graph, shown.exploration, {
    ...policyOf(state, shown.graph, code),
    ...{ miniatures, stage },
  });
}

type Drawings = Exclude<ReturnType<typeof miniaturesOf>, "coming">;

/** The small drawings that stand on positions, once they have come. */
function drawnPositions(state: State): Promise<Drawings> {
  return new Promise((resolve) => {
    const look = (): void => {
      const drawn = miniaturesOf(state);
      if (drawn === "coming") return;
      stop();
      resolve(drawn);
    };
    const stop = onLoading(look);
    look();
  });
}

function faultOf({ notice, fault }: State): LinkFault | undefined {
  if (fault) return fault;
  if (notice?.kind === "bad-link" || notice?.kind === "failed") return notice.error;
  if (notice?.kind === "unknown-position")
    return { code: "unknown-position", field: "line", got: notice.position };
  return undefined;
}
