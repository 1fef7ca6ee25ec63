// What a link shows where there is no page: its state, with the real solver, and its picture.
import type { LinkFault } from "../../figure.d.ts";
import type { Exported } from "../exports/export.ts";
import { exportWords } from "../exports/words.ts";
import { onLoading } from "../loading/lazy.ts";
import { speech } from "../model/appearance.ts";
import { compared } from "../model/comparing.ts";
import { start } from "../model/opening/opener.ts";
import type { Solver } from "../model/solver.ts";
import { drawn, type State } from "../model/state.ts";
import { Store } from "../model/store.ts";
import type { Language } from "../model/values.ts";
import { scene } from "../scene/scene.ts";
import type { Size } from "../scene/shapes.ts";
import { READ } from "../scene/text.ts";
import { miniaturesOf } from "../views/boards/boards.ts";
import { policyOf } from "../views/kit/policy.ts";
import { links, SLICES } from "../views/registry.ts";

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
  const shown = drawn(state);
  const isSmall = shown && shown.graph.count <= (state.catalogue?.limits.drawnPositions ?? 0);
  if (!isSmall || fault) return { state, scene: undefined, address: written, words, store, fault };
  const miniatures = await drawnPositions(state);
  const stage = { width, height, letters: READ, betweenRows: BETWEEN_ROWS };
  const policy = { ...policyOf(state, shown.graph, code), miniatures, stage };
  return {
    state,
    scene: scene(shown.graph, shown.exploration, policy),
    address: written,
    words,
    store,
    fault,
  };
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
