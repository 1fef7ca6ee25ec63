// A graph that is too large for nodes, for files: a cell to each position, in the places and colours that the page has from afar.
import { effectiveColour } from "../../../model/display.ts";
import { drawnGraph, type State } from "../../../model/state.ts";
import { told } from "../../../model/told.ts";
import { paired } from "../../../scene/paint.ts";
import { textOnFill } from "../../../scene/palette.ts";
import type { Still } from "../../../scene/still.ts";
import { inBoth } from "../../kit/cells/inBoth.ts";
import { keysParts } from "../../kit/cells/stillKeys.ts";
import type { CellKey } from "../../kit/cells/keys.ts";
import { paintsOf, Tints } from "../../kit/cells/tints.ts";
import { shownScale } from "../../kit/shownScale.ts";
import { signOf, signsOf } from "../../kit/signs.ts";
import type { StillInput } from "../../kit/still.ts";
import { lettersOf } from "../../../model/letters.ts";
import { cellParts, placedWhole, sizeIn } from "../../picture/cellParts.ts";
import { Recording, stillParts } from "../../picture/recording.ts";
import { isScaled, mosaicInputOf } from "./look.ts";
import { Mosaic, NO_CLASS } from "./mosaic.ts";
import { drawFarMarks } from "./overlay.ts";
import { wordsBy } from "./words.all.ts";

const NO_MARGIN = { left: 0, top: 0 };
/** Between the cells and the legend, and how wide that may be beside few cells. */
const LEGEND = 10;
const NARROW = 320;
/** So many values have a key each. */
const KEYS = 10;

export async function stillOf({ state, messages, stage }: StillInput): Promise<Still | undefined> {
  const { picture, selected, game } = state;
  const graph = drawnGraph(state);
  if (picture.kind !== "graph" || !graph) return undefined;
  const mosaic = new Mosaic(picture.exploration);
  const { rows, columns } = mosaic;
  const inputs = inBoth((colours) => mosaicInputOf(mosaic, graph, state, colours));
  const [{ classes }] = inputs;
  const largest = classes.reduce((most, value) => (value === NO_CLASS ? most : Math.max(most, value)), 0);
  const values = told(state, graph);
  const hasScale = isScaled(inputs[0]);
  const [light, dark] = [
    new Tints({ value: hasScale ? "grundy" : "outcome" }, inputs[0], largest),
    new Tints({ value: hasScale ? "grundy" : "outcome" }, inputs[1], largest),
  ];
  const { paints, place } = paintsOf(light, dark);
  const colour = effectiveColour(state);
  const signs = signsOf(lettersOf(state), messages.code);
  const size = sizeIn(stage, mosaic, NO_MARGIN);
  const cells = await cellParts(
    {
      ...{ rows, columns, paints: [...paints, undefined] },
      places: Uint8Array.from(classes, (each) => (each === NO_CLASS ? paints.length : place(each))),
      written: (cell) => {
        const position = mosaic.positionAt({ row: Math.floor(cell / columns), column: cell % columns });
        const value = position === undefined ? undefined : values.value(position, colour);
        const class_ = classes[cell] ?? 0;
        return {
          text: value === undefined ? "" : signOf(value, signs),
          ink: paired(textOnFill(light.colour(class_)), textOnFill(dark.colour(class_))),
        };
      },
    },
    size,
  );
  const at = graph.indexOf(selected);
  const marks = inBoth((colours) => {
    const recording = new Recording();
    recording.isSelection = true;
    const marks = { mosaic, selected: at, at: undefined, covers: [], moves: [], played: [] };
    drawFarMarks(recording, placedWhole(rows, columns, size), colours, marks);
    return recording;
  });
  const [width, height] = [columns * size, rows * size];
  const legend = keysParts(
    keysOf(state, graph.returns ? values.largestOf(effectiveColour(state)) : largest, hasScale),
    messages.number,
    {
      ...{ left: 0, top: height + LEGEND },
      width: Math.max(NARROW, width),
    },
  );
  const { shows } = wordsBy[messages.code];
  return {
    ...{ left: 0, top: 0 },
    width: Math.max(width, legend.width),
    height: height + (legend.height > 0 ? LEGEND + legend.height : 0),
    description: shows({ positions: graph.count, game: game?.notation ?? "" }),
    parts: [...cells, ...stillParts(...marks), ...legend.parts],
  };
}

/** What the colours mean, where all values are told by them. */
function keysOf(state: State, largest: number, hasScale: boolean): readonly CellKey[] {
  const graph = drawnGraph(state);
  const colour = effectiveColour(state);
  if (!graph || colour === "remoteness" || !told(state, graph).tellsAll) return [];
  const { hasDraws } = told(state, graph);
  if (colour === "outcome") {
    const outcomes = hasDraws ? (["P", "N", "D"] as const) : (["P", "N"] as const);
    return outcomes.map((value) => ({ kind: "value", value, scale: 0 }));
  }
  const scale = shownScale(state, graph, colour);
  const draw: CellKey[] = hasDraws ? [{ kind: "value", value: "D", scale }] : [];
  if (hasScale || largest >= KEYS)
    return [{ kind: "value", value: 0, scale }, { kind: "scale", least: 1, largest }, ...draw];
  return [
    ...Array.from({ length: largest + 1 }, (_, value): CellKey => ({ kind: "value", value, scale })),
    ...draw,
  ];
}
