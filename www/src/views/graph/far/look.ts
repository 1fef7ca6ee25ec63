// What is painted of a large graph: its classes and their colours.
import type { PositionGraph } from "../../../model/graph/positionGraph.ts";
import { comparisonOf, effectiveColour, keyOf, shownValues } from "../../../model/display.ts";
import { light } from "../../../model/lit.ts";
import { isHiding, isKnown } from "../../../model/reveal.ts";
import type { State } from "../../../model/state.ts";
import type { Colouring } from "../../../model/values.ts";
import type { MosaicInput } from "../../../solver/api.ts";
import { capOf, lookOf, type PageColours } from "../../kit/cells/look.ts";
import { isByP, type Told } from "../../kit/cells/told.ts";
import { differencePicture } from "./difference.ts";
import { NOTHING, valueClasses, type Mosaic } from "./mosaic.ts";
import { remotenessPicture } from "./remoteness.ts";

/** What is told of each position, by what the colours mean. */
function toldOf(colouring: Exclude<Colouring, "remoteness">): Told {
  return typeof colouring === "number" ? { value: "winner", mover: colouring } : { value: colouring };
}

/** As many as there can be beside the two others. */
const CAPS = Array.from({ length: 254 }, (_, value) => capOf(value + 1));

/** The picture as it is painted; positions that are hidden, or do not stand out, have one colour, whatever their values. */
export function pictureOf(
  mosaic: Mosaic,
  graph: PositionGraph,
  state: State,
  page: PageColours,
): MosaicInput {
  const colouring = effectiveColour(state);
  const only = shownValues(state);
  const classOf = valueClasses(graph, colouring);
  const comparison = comparisonOf(state);
  if (comparison) return differencePicture(mosaic, keyOf(state, graph), only, page);
  const { lit } = light.of(state);
  const spotlight = lit?.graph === graph ? lit.positions : undefined;
  if (colouring === "remoteness") {
    const wanted = new Set(only);
    const isShown = (position: number): boolean =>
      isKnown(state, graph, position) &&
      spotlight?.has(position) !== false &&
      (wanted.size === 0 || wanted.has(String(classOf(position))));
    return remotenessPicture(mosaic, graph, page, isHiding(state), isShown);
  }
  const told = toldOf(colouring);
  const look = lookOf(told, false, only, page, graph.count);
  if (!isHiding(state) && !spotlight)
    return {
      columns: mosaic.columns,
      classes: mosaic.classes(classOf),
      ...look,
      colours: look.colours ?? [],
      ink: isByP(told),
    };
  // A scale goes over all values there are; of those that are hidden, or step back, nothing is to be told.
  const { colours = [] } = lookOf(told, false, [], page);
  const known = told.value === "grundy" ? [page.ink, ...CAPS] : colours;
  const classes = mosaic.classes((position) =>
    isKnown(state, graph, position) && spotlight?.has(position) !== false
      ? 1 + Math.min(classOf(position), known.length - 1)
      : 0,
  );
  return { columns: mosaic.columns, classes, colours: [page.hairline, ...known] };
}

/** Whether values have the colours of a scale: where a picture has fewer of its own than there are values. */
export function isScaled({ classes, colours, scale, ink }: MosaicInput): boolean {
  if (!ink || !scale) return false;
  return classes.some((value) => value !== NOTHING && value >= colours.length);
}
