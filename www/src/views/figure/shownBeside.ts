import type { Exported } from "../../exports/export.ts";
import { Lazy } from "../../loading/lazy.ts";
import { speech } from "../../model/appearance.ts";
import { solverBeside } from "../../model/calls/aside.ts";
import type { Store } from "../../model/store.ts";
import type { Place } from "./opened.ts";
import * as texts from "./texts.shownBeside.ts";

const opening = new Lazy(texts.opening, () => import("./opened.ts"));

/** Opens a link with a solver of its own, so that nothing that the page waits for is given up for it. */
export async function shownBeside({ solver, state }: Store, link: string, place: Place): Promise<Exported> {
  const { opened } = await opening.arrival();
  const beside = solverBeside(solver);
  try {
    const shown = await opened(beside, link, place, speech.of(state).language, "");
    shown.store.dispose();
    return shown;
  } finally {
    beside.release();
  }
}
