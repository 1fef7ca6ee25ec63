import { readFileSync } from "node:fs";
import type { PageColours } from "../../www/src/views/kit/cells/look.ts";

const css = readFileSync(new URL("../../www/src/styles/tokens.css", import.meta.url), "utf8");

const coloursOf = (isDark: boolean): PageColours => {
  const read = (name: string): string => {
    const found = new RegExp(`--${name}: .*light-dark\\((#\\w+), (#\\w+)\\)`).exec(css)?.[isDark ? 2 : 1];
    if (found === undefined) throw new Error(`the style sheet has no --${name}`);
    return found;
  };
  return {
    paper: read("paper"),
    ink: read("ink"),
    muted: read("muted"),
    hairline: read("hairline"),
    accent: read("accent"),
    nCap: read("n-cap"),
    dCap: read("d-cap"),
    isDark,
  };
};

/** The colours of the page as its style sheet has them, light and dark. */
export const pages = [coloursOf(false), coloursOf(true)] as const;
