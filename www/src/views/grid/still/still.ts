// A grid for files: what is asked for it, and what its cells show.
import { asideOf } from "../../../model/calls/aside.ts";
import { chartOf, readCells, strikingSteps } from "../../../model/calls/cells.ts";
import { readPosition } from "../../../model/calls/positions.ts";
import { lettersOf } from "../../../model/letters.ts";
import { requestOf } from "../../../model/opening/request.ts";
import type { Aside } from "../../../model/solver.ts";
import type { OpenGame, State } from "../../../model/state.ts";
import { paired } from "../../../scene/paint.ts";
import { textOnFill } from "../../../scene/palette.ts";
import type { Still } from "../../../scene/still.ts";
import type { Cells, Chart } from "../../../solver/wire.ts";
import { MOST_ANSWERS } from "../../kit/cells/answers.ts";
import { inBoth, OPEN, type InBoth } from "../../kit/cells/inBoth.ts";
import { valueSaid } from "../../kit/cells/valueSaid.ts";
import { cellTask } from "../../kit/cells/task.ts";
import { paintsOf, Tints } from "../../kit/cells/tints.ts";
import type { StillInput } from "../../kit/still.ts";
import type { PaintedCells } from "../../picture/cellParts.ts";
import type { Cell } from "../../picture/tiles/placed.ts";
import { otherGame } from "../against.ts";
import type { Plan } from "../atlas.ts";
import { cellsOf, isAnyOrder } from "../cells.ts";
import { MOST_HIDDEN, shownClass, shownFaces } from "../class/hidden.ts";
import type { Faces } from "../mask.ts";
import { cellsIn, planOf } from "../plan.ts";
import { foundSign, orderOf, struckFaces } from "../sieve/sieve.ts";
import { gridKeys } from "../legend.ts";
import { gridOf } from "../sizes.ts";
import { hasGrid, modeOf, sieveOf, slopesIn } from "../slice.ts";
import { writerOf } from "../source.ts";
import { gridWords } from "../words.ts";
import { answersOf, type ToldOfCells } from "./answers.ts";
import { drawnStill } from "./picture.ts";

type SaidCells = PaintedCells & { said: ToldOfCells | undefined };

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
      ? chart && (await toldCells(given, plans, chart.value, aside))
      : await maskedCells(given, plans, aside);
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
  if (painted.said) return { ...still, answers: answersOf(state, painted.said, still.side, messages.code) };
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
  given: StillInput,
  plans: InBoth<Plan>,
  { counts }: Chart,
  aside: Aside,
): Promise<SaidCells | undefined> {
  const { state } = given;
  const [{ game, grid: asked, shown }] = plans;
  const { rows, columns } = cellsIn(state);
  const window = { row: 0, column: 0, rows, columns, labels: isAnswering(given) };
  const cells = await readCells(aside, [game, asked, shown], window);
  if (!cells.ok) return undefined;
  const { classes, labels } = cells.value;
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
    said: labels && { labels, toldOf: (cell) => saidOf(given, plans, classes[cell] ?? 0) },
  };
}

/** Whether it answers to pointing, which it does where there are not too many cells. */
function isAnswering({ state, isAnswering = false }: StillInput): boolean {
  const { rows, columns } = cellsIn(state);
  return isAnswering && rows * columns <= MOST_ANSWERS;
}

/** What a class says of a position, in words. */
function saidOf({ state, messages }: StillInput, [{ shown }]: InBoth<Plan>, class_: number): string {
  const words = gridWords(messages);
  const say = (each: number): string => valueSaid(shown, each, words, messages.outcomes[lettersOf(state)]);
  if (!shown.against) return say(class_);
  return class_ === 0 ? words.differs : words.same({ told: say(class_ - 1) });
}

/** Cells of which not all is told: the same faces as on the screen. */
async function maskedCells(
  given: StillInput,
  plans: InBoth<Plan>,
  aside: Aside,
): Promise<SaidCells | undefined> {
  const { state } = given;
  const { rows, columns } = cellsIn(state);
  const isHidden = modeOf(state) === "hidden";
  // Nothing is asked for where there are too many to be shown one by one.
  const areFew = rows * columns <= MOST_HIDDEN;
  const hidden = isHidden && areFew ? await hiddenCells(state, plans, aside) : undefined;
  if (isHidden && areFew && !hidden) return undefined;
  const both = isHidden ? facesOf(state, plans, hidden) : await sievedFaces(state, plans, aside);
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
    said:
      isAnswering(given) && hidden?.labels
        ? {
            labels: hidden.labels,
            toldOf: (cell) => {
              const class_ = shownClass(hidden, cell, state);
              return class_ === undefined ? undefined : saidOf(given, plans, class_);
            },
          }
        : undefined,
  };
}

/** The cells of a grid whose values are hidden. */
async function hiddenCells(
  state: State,
  [{ game, grid: asked, shown }]: InBoth<Plan>,
  aside: Aside,
): Promise<Cells | undefined> {
  const { rows, columns } = cellsIn(state);
  const window = { row: 0, column: 0, rows, columns, labels: true };
  const cells = await readCells(aside, [game, asked, shown], window);
  return cells.ok ? cells.value : undefined;
}

/** What they show. */
function facesOf(state: State, plans: InBoth<Plan>, cells: Cells | undefined): InBoth<Faces> {
  return cells ? inBoth((colours) => shownFaces(plans[0], cells, state, colours)) : [NONE, NONE];
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
