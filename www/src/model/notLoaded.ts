import { missing } from "../loading/lazy.ts";
import type { Notice } from "./state.ts";

/**
 * The notice once a part has come or is missed: it says what is missed, and then again what was said before. Where it
 * was closed it stays so until something else is missed; without a solver nothing else matters.
 */
export function noticeOfMissing(notice: Notice | undefined, isMissed: boolean): Notice | undefined {
  const isSaid = notice?.kind === "not-loaded";
  const before = isSaid ? notice.before : notice;
  const what = missing();
  const isDue = what.length > 0 && (isMissed || isSaid) && notice?.kind !== "no-solver";
  return isDue ? { kind: "not-loaded", what, before } : before;
}
