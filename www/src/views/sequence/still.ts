// A sequence for files: drawn as on the page where all of it is in sight.
import { asideOf } from "../../model/calls/aside.ts";
import type { Aside } from "../../model/solver.ts";
import type { OpenGame } from "../../model/state.ts";
import { paired } from "../../scene/paint.ts";
import { textOnFill } from "../../scene/palette.ts";
import type { Size } from "../../scene/shapes.ts";
import type { Still } from "../../scene/still.ts";
import { inBoth, OPEN, type InBoth } from "../kit/cells/inBoth.ts";
import { keysParts } from "../kit/cells/stillKeys.ts";
import { cellTask } from "../kit/cells/task.ts";
import { paintsOf } from "../kit/cells/tints.ts";
import type { StillInput } from "../kit/still.ts";
import { cellParts, placedWhole, sizeIn } from "../picture/cellParts.ts";
import { Recording, stillParts } from "../picture/recording.ts";
import { answersOf, type HeapRows } from "./answers.ts";
import { Axis } from "./axis.ts";
import { readHeaps } from "./heaps.ts";
import { knownHeaps } from "./known.ts";
import { SequenceLanes } from "./lanes.ts";
import { boxesOf, columnsOf, markHeaps, markLanes, paintLanes, stackingOf } from "./lanesDrawing.ts";
import { sequenceKeys } from "./legend.ts";
import { untoldLines, valuedLines } from "./lines.ts";
import type { SequenceContent } from "./picture.ts";
import { drawRowsMarks, frameHeap, rowsMargin } from "./rowsMarks.ts";
import { sizesOf } from "./sizes.ts";
import { EDGE, heightFor } from "./stacking.ts";
import { repeatSaid, sequenceWords } from "./words.ts";

type StillContent = Omit<SequenceContent, "version">;
/** Without its legend, how far from the left the heaps begin, how wide a square is, and where the heaps of each line are. */
type HeapPicture = Omit<Still, "description"> & { begin: number; side: number; rows: readonly HeapRows[] };

/** Of a longer side there is no picture, in pixels: no browser makes one. */
const LONGEST = 16_384;
/** Between the heaps and the legend, and how wide that may be beside few of them. */
const LEGEND = 10;
const NARROW = 320;

export async function stillOf(given: StillInput): Promise<Still | undefined> {
  const { game } = given.state;
  if (!game) return undefined;
  const aside = asideOf(given.solver);
  try {
    return await drawn(given, game, aside);
  } finally {
    aside.release();
  }
}

async function drawn(given: StillInput, game: OpenGame, aside: Aside): Promise<Still | undefined> {
  const { state, messages, stage, isByHand = false } = given;
  // A hand fills in squares.
  const sizes = { ...sizesOf(state), ...(isByHand && { layout: "rows" as const }) };
  const known = await knownHeaps(state, aside);
  // What is hidden is not asked for.
  const lines = known ? untoldLines(state) : await valuedLines(state, game, sizes.length, aside);
  if (!known && !lines[0]?.sequence) return undefined;
  const selected = (await readHeaps(aside, game, state.selected))?.heaps ?? [];
  const shown = inBoth((colours): StillContent => {
    const lanes = new SequenceLanes().of(state, lines, sizes, colours, known);
    return { lanes, sizes, colours, font: "", selected, number: messages.number };
  });
  const picture = sizes.layout === "rows" ? await rowsOf(shown, stage, isByHand) : lanesOf(shown, stage);
  if (!picture) return undefined;
  const { left, top, width, height, begin, side, rows } = picture;
  const legend = keysParts(sequenceKeys(state, messages, shown[0].lanes), messages.number, {
    ...{ left: begin, top: top + height + LEGEND },
    width: Math.max(NARROW, left + width - begin),
  });
  const words = sequenceWords(messages);
  const [own, ...others] = lines;
  const last = sizes.length - 1;
  return {
    ...{ left, top },
    width: Math.max(width, begin + legend.width - left),
    height: height + (legend.height > 0 ? LEGEND + legend.height : 0),
    parts: [...picture.parts, ...legend.parts],
    ...(isByHand && { exercise: { task: cellTask(given, words.where({ heap: sizes.from })), side } }),
    ...(given.isAnswering && { answers: await answersOf(given, shown[0], rows, aside) }),
    description: words.shows({
      ...{ first: sizes.from, last, rules: lines.map(({ text }) => text) },
      repeat: own?.sequence && others.length === 0 ? repeatSaid(own.sequence, words) : undefined,
    }),
  };
}

/** Lines one below the other, with whole pixels for each column where they have room for that. */
function lanesOf(shown: InBoth<StillContent>, stage: Size): HeapPicture {
  const [light, dark] = shown;
  const columns = columnsOf(light.lanes);
  const height = heightFor(stackingOf(light), stage.height);
  const [{ left, width: room } = { left: 0, width: 1 }] = boxesOf(light, { width: stage.width, height });
  const axis = new Axis(() => undefined);
  axis.place(columns, room);
  const inside = columns * (axis.size < 1 ? axis.size : Math.floor(axis.size));
  const width = left + inside + EDGE;
  axis.place(columns, inside);
  const boxes = boxesOf(light, { width, height });
  const recorded = ({ selected, ...content }: StillContent): Recording => {
    const recording = new Recording();
    const { colours, font, number, sizes } = content;
    const pen = { context: recording, ratio: 1 };
    paintLanes({ ...pen, put: (pixels) => recording.put(pixels) }, content, axis, boxes);
    const marks = { ...pen, colours, font, number, view: axis, areBars: sizes.layout === "bars" };
    markLanes(marks, content, boxes, undefined);
    recording.isSelection = true;
    markHeaps(marks, content, boxes, selected, undefined);
    return recording;
  };
  const parts = stillParts(recorded(light), recorded(dark));
  const rows = light.lanes.flatMap(({ span, count }, place): HeapRows[] => {
    const box = boxes[place];
    return box ? [{ ...box, width: span * axis.size, columns: count }] : [];
  });
  return { left: 0, top: 0, width, height, begin: left, side: axis.size, rows, parts };
}

/** Cells in rows; nothing where these are longer, or more, than a picture can have. */
async function rowsOf(
  [light, dark]: InBoth<StillContent>,
  stage: Size,
  areBlanks: boolean,
): Promise<HeapPicture | undefined> {
  const [[lane], [other]] = [light.lanes, dark.lanes];
  if (!lane || !other) return undefined;
  const { first, count } = lane;
  const columns = Math.min(light.sizes.width, count);
  const rows = Math.ceil(count / columns);
  const margin = rowsMargin(lane, light.number);
  const size = sizeIn(stage, { rows, columns }, margin);
  const [width, height] = [columns * size, rows * size];
  if (Math.max(width, height) > LONGEST) return undefined;
  const { paints, place } = paintsOf(lane.tints, other.tints);
  const classOf = (cell: number): number | undefined =>
    lane.classes ? lane.classes[first + cell] : lane.known?.get(first + cell);
  const places = Uint8Array.from({ length: rows * columns }, (_, cell) => {
    const class_ = classOf(cell);
    // Beyond the last heap there is nothing.
    if (cell >= count) return paints.length + 1;
    return class_ === undefined ? paints.length : place(class_);
  });
  const cells = {
    ...{ rows, columns, places },
    areBlanks,
    paints: [...paints, OPEN, undefined],
    written: (cell: number) => {
      const class_ = cell < count ? classOf(cell) : undefined;
      if (class_ === undefined) return { text: "", ink: OPEN };
      const ink = paired(textOnFill(lane.tints.colour(class_)), textOnFill(other.tints.colour(class_)));
      return { text: lane.write(class_), ink };
    },
  };
  const placed = placedWhole(rows, columns, size);
  const recorded = (content: StillContent): Recording => {
    const recording = new Recording();
    drawRowsMarks(recording, placed, { ...content, selected: [] }, undefined);
    recording.isSelection = true;
    for (const heap of content.selected) frameHeap(recording, placed, heap, content, true);
    return recording;
  };
  return {
    ...{ left: -margin.left, top: -margin.top },
    ...{ width: margin.left + width, height: margin.top + height, begin: 0, side: size },
    rows: [{ left: 0, top: 0, width: size, height: size, columns }],
    parts: [...(await cellParts(cells, size)), ...stillParts(recorded(light), recorded(dark))],
  };
}
