import { NOT_LOADED } from "../loading/notLoaded.ts";
import type { FormulaChecker } from "./solver.ts";

/** What checks formulas is a file beside the solver, fetched with the first of them. */
export const formulaChecker: FormulaChecker = async () => {
  try {
    return await import("./formula/check.ts");
  } catch {
    throw new Error(NOT_LOADED);
  }
};
