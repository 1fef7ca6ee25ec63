// What is painted of a large graph: its classes and their colours.
import type { PositionGraph } from "../../../model/graph/positionGraph.ts";
import { comparisonOf, effectiveColour, keyOf, shownValues } from "../../../model/display.ts";
import { highlight } from "../../../model/highlight.ts";
import type { State } from "../../../model/state.ts";
import { told } from "../../../model/told.ts";
import type { Colouring } from "../../../model/values.ts";
import type { MosaicInput } from "../../../solver/api.ts";
import { scaledColours, capColours, mixed } from "../../../scene/palette.ts";
import { scaleOf } from "../../../scene/scale.ts";
import type { Scale } from "../../../scene/shapes.ts";
import { capOf, lookOf, type PageColours } from "../../kit/cells/look.ts";
import { cellsScale, shownScale } from "../../kit/shownScale.ts";
import { isByP, type ClassColour } from "../../kit/cells/classColour.ts";
import { DRAWN, INFINITE, NO_CLASS, valueClasses, type Mosaic } from "./mosaic.ts";
import type { ToldValues } from "../../../model/graph/toldValues.ts";

/** A picture has 256 colours: one for what steps back or is hidden, one for draws, and so many shades each for P and for N. */
const SHADES = 127;

/** So much paper is in the colours of N, which are outlines in a picture that is seen from near. */
const PALE = 0.45;

/** What is to be seen of each position, by what the colours mean. */
function seenOf(colouring: Exclude<Colouring, "remoteness">): ClassColour {
  return typeof colouring === "number" ? { value: "winner", mover: colouring } : { value: colouring };
}

/** As many colours as there can be beside the one of what is not shown. */
const MOST = 255;

/** The picture as it is painted; positions that are hidden, or do not stand out, have one colour, whatever their values. */
export function mosaicInputOf(
  mosaic: Mosaic,
  graph: PositionGraph,
  state: State,
  page: PageColours,
): MosaicInput {
  const colouring = effectiveColour(state);
  const only = shownValues(state);
  const comparison = comparisonOf(state);
  const keyed = keyOf(state, graph);
  if (comparison) return differencePicture(mosaic, keyed, only, page);
  const { lit } = highlight.of(state);
  const spotlight = lit?.graph === graph ? lit.positions : undefined;
  const wanted = new Set(only);
  const values = told(state, graph);
  const isShown = (position: number): boolean =>
    values.has(position) &&
    spotlight?.has(position) !== false &&
    (wanted.size === 0 || wanted.has(keyed(position)));
  if (colouring === "remoteness")
    return remotenessPicture(mosaic, values, page, scaleOf(graph, values, colouring), isShown);
  const seen = seenOf(colouring);
  const classOf = valueClasses(values, colouring);
  const scale = shownScale(state, graph, colouring);
  const { columns } = mosaic;
  const look = lookOf(seen, false, [], page, scale !== 0);
  // Whoever paints cells of many values knows the largest of them alone, and not that of the cells beside.
  const isOwn = cellsScale(state) === 0 || colouring !== "grundy";
  // Where play may have no end, there is one more outcome, or numbers are infinite.
  const isByOutcome = colouring === "outcome";
  const [drawn, endless] = !graph.returns
    ? [[], []]
    : isByOutcome
      ? [[page.dCap], []]
      : [[], [page.dCap, page.nCap]];
  if (wanted.size === 0 && values.tellsAll && !spotlight && isOwn && endless.length === 0)
    return {
      columns,
      classes: mosaic.classes(classOf),
      ...look,
      colours: [...(look.colours ?? []), ...drawn],
      ink: isByP(seen),
    };
  // A scale goes over all values there are; of those that are hidden, or step back, nothing is to be told.
  const { colours, placeOf } =
    seen.value === "grundy"
      ? capsOf(scale, page, MOST - 2 - endless.length)
      : { colours: [...(look.colours ?? []), ...drawn], placeOf: (value: number) => value };
  const [first = page.ink, ...others] = colours;
  // The second colour is that of whatever is not shown; those of what has no end follow.
  const classes = mosaic.classes((position) => {
    if (!isShown(position)) return 1;
    const value = classOf(position);
    if (value === DRAWN || value === INFINITE) return value === DRAWN ? 2 : 3;
    const place = Math.min(placeOf(value), others.length);
    return place === 0 ? 0 : place + 1 + endless.length;
  });
  return { columns, classes, colours: [first, page.hairline, ...endless, ...others], ink: isByP(seen) };
}

/** The colours of Grundy values as caps have them, and which of them a value has: of a long scale some values share one. */
function capsOf(
  scale: Scale,
  page: PageColours,
  steps: number,
): { colours: readonly string[]; placeOf: (value: number) => number } {
  if (typeof scale !== "object" || !("largest" in scale))
    return { colours: [page.ink, ...upTo(steps, (value) => capOf(value))], placeOf: (value) => value };
  const { largest } = scale;
  const step = Math.max(1, (largest - 1) / (steps - 1));
  return {
    colours: [
      page.ink,
      ...upTo(steps, (place) => scaledColours(1 + (place - 1) * step, largest, page.isDark).fill),
    ],
    placeOf: (value) => (value === 0 ? 0 : 1 + Math.round((value - 1) / step)),
  };
}

function upTo(count: number, of: (value: number) => string): string[] {
  return Array.from({ length: count }, (_, before) => of(before + 1));
}

/** Whether values have the colours of a scale: where a picture has fewer of its own than there are values. */
export function isScaled({ classes, colours, scale, ink }: MosaicInput): boolean {
  if (!ink || !scale) return false;
  return classes.some((value) => value !== NO_CLASS && value >= colours.length);
}

/** What changes is lit, and seen from afar however little it is; what stays is pale, unless that alone is to be seen. */
function differencePicture(
  mosaic: Mosaic,
  keyOf: (position: number) => string,
  only: readonly string[],
  { accent, hairline, muted }: PageColours,
): MosaicInput {
  const isLit = only.length === 0 || only.includes("changed");
  const classes = mosaic.classes((position) => (keyOf(position) === "changed" ? 0 : 1));
  const colours = [isLit ? accent : hairline, only.includes("same") ? muted : hairline];
  return { columns: mosaic.columns, classes, colours, ink: isLit };
}

/**
 * The caps' colours, those of N paler, so that it is seen who wins; what is not shown is in one colour. None of them is ink:
 * from afar a pixel is the mean of its cells.
 */
function remotenessPicture(
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
    if (told.outcome(position) === "D") return 1 + 2 * (most + 1);
    const shade = Math.round((Math.min(longest, told.remoteness(position) ?? 0) * most) / longest);
    return 1 + 2 * shade + (told.outcome(position) === "P" ? 0 : 1);
  });
  const shades = Array.from({ length: most + 1 }, (_, shade) => {
    const fill = capColours(shade, { longest: most })?.fill ?? page.muted;
    return [fill, mixed(fill, page.paper, PALE)];
  });
  return { columns: mosaic.columns, classes, colours: [page.hairline, ...shades.flat(), page.dCap] };
}
