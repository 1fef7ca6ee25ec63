import type { Exported } from "../../exports/export.ts";
import { speech } from "../../model/appearance.ts";
import { solverBeside } from "../../model/calls/aside.ts";
import type { Store } from "../../model/store.ts";
import type { Size } from "../../scene/shapes.ts";

/** Opens a link with a solver of its own, so that nothing that the page waits for is given up for it. */
export async function shownBeside({ solver, state }: Store, link: string, size: Size): Promise<Exported> {
  const { opened } = await import("./opened.ts");
  const beside = solverBeside(solver);
  try {
    const shown = await opened(beside, link, size, speech.of(state).language, "");
    shown.store.dispose();
    return shown;
  } finally {
    beside.release();
  }
}
