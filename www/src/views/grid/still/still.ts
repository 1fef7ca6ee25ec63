// A grid for files: what is asked for it, and what its cells show.
import { asideOf } from "../../../model/calls/aside.ts";
import { chartOf, readCells, strikingSteps } from "../../../model/calls/cells.ts";
import { readPosition } from "../../../model/calls/positions.ts";
import { requestOf } from "../../../model/opening/request.ts";
import type { Aside } from "../../../model/solver.ts";
import type { OpenGame, State } from "../../../model/state.ts";
import { paired } from "../../../scene/paint.ts";
import { textOnFill } from "../../../scene/palette.ts";
import type { Still } from "../../../scene/still.ts";
import type { Chart } from "../../../solver/wire.ts";
import { inBoth, OPEN, type InBoth } from "../../kit/cells/inBoth.ts";
import { cellTask } from "../../kit/cells/task.ts";
import { paintsOf, Tints } from "../../kit/cells/tints.ts";
import type { StillInput } from "../../kit/still.ts";
import type { PaintedCells } from "../../picture/cellParts.ts";
import type { Cell } from "../../picture/tiles/placed.ts";
import { otherGame } from "../against.ts";
import type { Plan } from "../atlas.ts";
import { cellsOf, isAnyOrder } from "../cells.ts";
import { MOST_HIDDEN, shownFaces } from "../class/hidden.ts";
import type { Faces } from "../mask.ts";
import { cellsIn, planOf } from "../plan.ts";
import { foundSign, orderOf, struckFaces } from "../sieve/sieve.ts";
import { gridKeys } from "../legend.ts";
import { gridOf } from "../sizes.ts";
import { hasGrid, modeOf, sieveOf, slopesIn } from "../slice.ts";
import { writerOf } from "../source.ts";
import { gridWords } from "../words.ts";
import { drawnStill } from "./picture.ts";

export async function stillOf(given: StillInput): Promise<Still | undefined> {
  const { state } = given;
  if (!state.game || !hasGrid(state)) return undefined;
  const aside = asideOf(given.solver);
  try {
    return await drawn(given, state.game, aside);
  } finally {
    aside.release();
  }
}

async function drawn(given: StillInput, game: OpenGame, aside: Aside): Promise<Still | undefined> {
  const { state, solver, messages, stage, isByHand = false } = given;
  // The answers on paper are whole, and about this game alone.
  const mode = isByHand && modeOf(state) === "sieved" ? "told" : modeOf(state);
  // What is hidden is compared with nothing.
  const against = mode === "hidden" || isByHand ? undefined : await otherGame(state, solver);
  const plans = inBoth((colours) => planOf(state, game, against, colours));
  const [{ game: request, grid: asked, shown }] = plans;
  const chart = mode === "told" ? await chartOf(aside, [request, asked, shown], {}) : undefined;
  if (chart && !chart.ok) return undefined;
  const painted =
    mode === "told"
      ? chart && (await toldCells(state, plans, chart.value, aside))
      : await maskedCells(state, plans, aside);
  if (!painted) return undefined;
  const { rows, columns, fixed } = gridOf(state);
  const words = gridWords(messages);
  const still = await drawnStill(
    { ...painted, areBlanks: isByHand },
    {
      stage,
      keys: chart ? gridKeys(state, messages, shown, chart.value) : [],
      number: messages.number,
      selected: await selectedCells(state, game, aside),
      lines: slopesIn(state),
      description: words.shows({
        rows,
        columns,
        fixed: fixed.length > 0 ? messages.listed(fixed.map(String)) : undefined,
      }),
    },
  );
  if (!isByHand) return still;
  const [row, column] = [Math.min(1, rows - 1), Math.min(2, columns - 1)];
  const one = await readCells(aside, [request, asked, shown], {
    row,
    column,
    rows: 1,
    columns: 1,
    labels: true,
  });
  const [label = ""] = (one.ok && one.value.labels) || [];
  const task = cellTask(given, words.where({ row, column, label }));
  return { ...still, exercise: { task, side: still.side } };
}

/** Cells that all tell their values. */
async function toldCells(
  state: State,
  plans: InBoth<Plan>,
  { counts }: Chart,
  aside: Aside,
): Promise<PaintedCells | undefined> {
  const [{ game, grid: asked, shown }] = plans;
  const { rows, columns } = cellsIn(state);
  const cells = await readCells(aside, [game, asked, shown], { row: 0, column: 0, rows, columns });
  if (!cells.ok) return undefined;
  const { classes } = cells.value;
  const tintsOf = ({ shown: look }: Plan): Tints => new Tints(look, look, counts.length - 1);
  const [light, dark] = [tintsOf(plans[0]), tintsOf(plans[1])];
  const { paints, place } = paintsOf(light, dark);
  const write = writerOf({ plan: plans[0] }, state);
  return {
    ...{ rows, columns, paints },
    places: Uint8Array.from(classes, place),
    written: (cell) => {
      const class_ = classes[cell] ?? 0;
      const ink = paired(textOnFill(light.colour(class_)), textOnFill(dark.colour(class_)));
      return { text: write(class_), ink };
    },
  };
}

/** Cells of which not all is told: the same faces as on the screen. */
async function maskedCells(
  state: State,
  plans: InBoth<Plan>,
  aside: Aside,
): Promise<PaintedCells | undefined> {
  const { rows, columns } = cellsIn(state);
  const both = await (modeOf(state) === "hidden" ? hiddenFaces : sievedFaces)(state, plans, aside);
  if (!both) return undefined;
  const [{ faces: light }, { faces: dark }] = both;
  const fills = light.map(({ fill }, cell) => paired(fill, dark[cell]?.fill ?? fill));
  const paints = [...new Set([OPEN, ...fills])];
  const placeOf = new Map(paints.map((paint, place) => [paint, place]));
  const places = new Uint8Array(rows * columns);
  fills.forEach((fill, cell) => (places[cell] = placeOf.get(fill) ?? 0));
  return {
    ...{ rows, columns, paints, places },
    written: (cell) => {
      const { text = "", ink = "" } = light[cell] ?? {};
      return { text, ink: paired(ink, dark[cell]?.ink ?? ink) };
    },
  };
}

/** Those of a grid whose values are hidden; nothing of them is asked for where there are too many to be shown one by one. */
async function hiddenFaces(
  state: State,
  plans: InBoth<Plan>,
  aside: Aside,
): Promise<InBoth<Faces> | undefined> {
  const [{ game, grid: asked, shown }] = plans;
  const { rows, columns } = cellsIn(state);
  if (rows * columns > MOST_HIDDEN) return [NONE, NONE];
  const window = { row: 0, column: 0, rows, columns, labels: true };
  const cells = await readCells(aside, [game, asked, shown], window);
  if (!cells.ok) return undefined;
  return inBoth((colours) => shownFaces(plans[0], cells.value, state, colours));
}

const NONE: Faces = { columns: 0, faces: [] };

/** Those of the sieve after as many steps as are shown. */
async function sievedFaces(
  state: State,
  plans: InBoth<Plan>,
  aside: Aside,
): Promise<InBoth<Faces> | undefined> {
  const [{ game, grid: asked }] = plans;
  const answer = await strikingSteps(aside, game, asked);
  if (!answer.ok) return undefined;
  const order = orderOf(answer.value);
  const step = Math.min(sieveOf(state) ?? 0, answer.value.found.length);
  return inBoth((colours) => struckFaces(answer.value, order, step, colours, foundSign(state)));
}

/** The cells of the selected position. */
async function selectedCells(state: State, game: OpenGame, aside: Aside): Promise<Cell[]> {
  const read =
    state.selected === game.label ? undefined : await readPosition(aside, requestOf(game), state.selected);
  const numbers = read ? (read.ok ? read.value.swept : undefined) : game.swept;
  return numbers ? cellsOf(numbers, gridOf(state), isAnyOrder(state)) : [];
}
