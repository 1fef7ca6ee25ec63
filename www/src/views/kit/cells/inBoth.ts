// What is painted for files, which are light or dark, or either as their reader likes.
import { colourOf, paired, type Brightness } from "../../../scene/paint.ts";
import type { PageColours } from "./look.ts";
import { openFill } from "./open.ts";

/** Something on light paper and on dark paper. */
export type InBoth<Thing> = readonly [light: Thing, dark: Thing];

/** What is made of the colours of files, light and dark. */
export function inBoth<Thing>(make: (colours: PageColours) => Thing): InBoth<Thing> {
  return [make(fileColours("light")), make(fileColours("dark"))];
}

function fileColours(shade: Brightness): PageColours {
  return {
    paper: colourOf("paper", shade),
    ink: colourOf("ink", shade),
    muted: colourOf("muted", shade),
    hairline: colourOf("hairline", shade),
    accent: colourOf("accent", shade),
    nCap: colourOf("n-cap", shade),
    dCap: colourOf("d-cap", shade),
    isDark: shade === "dark",
  };
}

/** What cells are painted with that tell nothing. */
export const OPEN = paired(...inBoth(openFill));
