import type { Exported } from "../exports/export.ts";
import { speech } from "../model/appearance.ts";
import type { Solver } from "../model/solver.ts";
import type { Store } from "../model/store.ts";
import type { Size } from "../scene/shapes.ts";

/** Opens a link with a solver of its own, so that nothing that the page waits for is given up for it. */
export async function shownBeside(store: Store, link: string, size: Size): Promise<Exported> {
  const { opened } = await import("./openedFigure.ts");
  const { solver, state } = store;
  const aside = solver.aside?.();
  const own: Solver = aside
    ? {
        request: (...given) => aside.request(...given),
        ask: (...given) => aside.ask(...given),
        cancel: (...given) => aside.cancel(...given),
        catalogue: (...given) => solver.catalogue(...given),
      }
    : solver;
  try {
    const shown = await opened(own, link, size, speech.of(state).language, "");
    shown.store.dispose();
    return shown;
  } finally {
    aside?.release();
  }
}
