import { missingMoves } from "./missing.ts";
import { provenanceOf } from "./provenance.ts";
import { hasTable, type Export } from "./export.ts";
import { rowsOf } from "./rows.ts";

/** The positions with what is known of them, and where they come from. */
export const json = {
  id: "json",
  ending: "json",
  label: "JSON",
  of: "table",
  type: "application/json",
  applies: hasTable,
  write: ({ state, address }) => {
    const missing = missingMoves(state);
    const whole = {
      ...provenanceOf(state, address),
      ...(missing > 0 && { arrowsMissing: missing }),
      positions: rowsOf(state),
    };
    return `${JSON.stringify(whole, undefined, 1)}\n`;
  },
} satisfies Export;
