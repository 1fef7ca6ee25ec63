import { graphOf } from "../model/state.ts";
import { provenanceOf } from "./provenance.ts";
import type { Export } from "./export.ts";
import { rowsOf } from "./rows.ts";

/** The positions with what is known of them, and where they come from. */
export const json: Export = {
  ending: "json",
  type: "application/json",
  applies: (state) => graphOf(state) !== undefined,
  write: (state) => {
    const graph = graphOf(state);
    const whole = { ...provenanceOf(state), positions: graph ? rowsOf(state, graph) : [] };
    return `${JSON.stringify(whole, undefined, 1)}\n`;
  },
};
