import type { PageColours } from "./look.ts";

/** The share of the ink in the colour of cells that tell nothing. */
const OPEN = 0.18;

/** The colour of cells that tell nothing: a little of the ink on the paper. */
export function openFill({ paper, muted }: PageColours): string {
  const mixed = [1, 3, 5].map((place) => {
    const [under = 0, over = 0] = [paper, muted].map((each) => parseInt(each.slice(place, place + 2), 16));
    return Math.round(under + (over - under) * OPEN)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}
