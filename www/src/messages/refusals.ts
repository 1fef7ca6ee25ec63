// Why something is no move, which comes with the solver and is fetched when somebody plays.
import type { Text } from "../solver/wire.ts";

/** Texts by ruleset and by key. */
export type Refusals = Record<string, Record<string, Text>>;

const files = import.meta.glob<Refusals>("../solver/prose/refusals.json", { import: "default" });

export function loadRefusals(): Promise<Refusals> {
  return files["../solver/prose/refusals.json"]?.() ?? Promise.resolve({});
}
