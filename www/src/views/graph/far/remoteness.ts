// How a large graph is painted by its moves to the end.
import type { ToldValues } from "../../../model/graph/toldValues.ts";
import { capColours, mixed } from "../../../scene/palette.ts";
import type { Scale } from "../../../scene/shapes.ts";
import type { MosaicInput } from "../../../solver/api.ts";
import type { PageColours } from "../../kit/cells/look.ts";
import type { Mosaic } from "./mosaic.ts";

/** A picture has 256 colours: one for what steps back or is hidden, and so many shades each for P and for N. */
const SHADES = 127;
/** So much paper is in the colours of N, which are outlines in a picture that is seen from near. */
const PALE = 0.45;

/**
 * The caps' colours, those of N paler, so that it is seen who wins; what is not shown is in one colour. None of them is ink:
 * from afar a pixel is the mean of its cells.
 */
export function remotenessPicture(
  mosaic: Mosaic,
  told: ToldValues,
  page: PageColours,
  scale: Scale,
  isShown: (position: number) => boolean,
): MosaicInput {
  const longest = typeof scale === "object" && "longest" in scale ? Math.max(1, scale.longest) : 1;
  const most = Math.min(longest, SHADES - 1);
  const classes = mosaic.classes((position) => {
    if (!isShown(position)) return 0;
    const shade = Math.round((Math.min(longest, told.remoteness(position) ?? 0) * most) / longest);
    return 1 + 2 * shade + (told.outcome(position) === "P" ? 0 : 1);
  });
  const shades = Array.from({ length: most + 1 }, (_, shade) => {
    const fill = capColours(shade, { longest: most })?.fill ?? page.muted;
    return [fill, mixed(fill, page.paper, PALE)];
  });
  return { columns: mosaic.columns, classes, colours: [page.hairline, ...shades.flat()] };
}
