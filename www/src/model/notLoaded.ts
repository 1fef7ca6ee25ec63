import { missing } from "../loading/lazy.ts";
import type { State } from "./state.ts";

/**
 * The notice once a part has come or is missed: it says what is missed, and then again what was said before. Where it
 * was closed it stays so until something else is missed; without a solver nothing else matters.
 */
export function noticeOfMissing(notice: State["notice"], isMissed: boolean): State["notice"] {
  const isSaid = notice?.kind === "not-loaded";
  const before = isSaid ? notice.before : notice;
  const what = missing();
  const isDue = what.length > 0 && (isMissed || isSaid) && notice?.kind !== "no-solver";
  return isDue ? { kind: "not-loaded", what, before } : before;
}

/** Whether something is to be shown for which other parts may be needed. */
export function showsElse(before: State, now: State): boolean {
  return (
    before.language !== now.language ||
    before.game !== now.game ||
    before.display.view !== now.display.view ||
    before.display.theorem !== now.display.theorem ||
    (before.labelling === undefined) !== (now.labelling === undefined)
  );
}
