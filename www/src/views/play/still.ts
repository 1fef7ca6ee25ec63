// The position on the board as a picture for files: drawn large, with its name and whose move it is below.
import { MINIATURE } from "../../exports/drawing.ts";
import { parseNotation, readPosition } from "../../model/calls/positions.ts";
import { requestOf } from "../../model/opening/request.ts";
import { turnOf } from "../../model/mover.ts";
import { graphOf, type OpenGame, type State } from "../../model/state.ts";
import type { Miniature, Point } from "../../scene/shapes.ts";
import { circle, type Still, type StillShape, type StillText } from "../../scene/still.ts";
import type { Notation } from "../../solver/wire.ts";
import type { Sketches } from "../boards/board.ts";
import { SKETCHES } from "../boards/sketches/registry.ts";
import { boardPartsOf, type PlacedPart } from "../boards/parts.ts";
import { boundsOf, described, placed, sentence, widthOf, type Placing } from "../kit/placed.ts";
import type { StillInput } from "../kit/still.ts";
import { ending, named } from "./named.ts";
import { isAtPlay } from "./turn.ts";
import { playWords } from "./words.ts";

/** How much larger a drawing is, and the room that it is to fill. */
const SCALE = { least: 1.6, most: 4 };
const ROOM = { width: 620, height: 320 };
/** How wide a picture is at least, and where sentences are broken. */
const WIDTH = { least: 240, text: 560 };
/** The sizes of letters: of a position that is not drawn, of the name of one that is, and of the sentence. */
const LETTERS = { drawn: 30, name: 18, says: 15 };
const GAP = 20;

/** The position that is shown; nothing until it is known what it is made of. */
export async function stillOf({ state, solver, messages }: StillInput): Promise<Still | undefined> {
  const parts = await partsOf(state, solver);
  if (!parts) return undefined;
  const sketches = parts.map(sketched);
  const { selected } = state;
  const words = playWords(messages);
  const says = isAtPlay(state)
    ? (ending(state, words) ?? words.turn(named(state, turnOf(state), words)))
    : words.aside({ position: selected });
  const drawn = sketches.filter((sketch) => sketch !== undefined);
  const isDrawn = drawn.length > 0 && drawn.length === sketches.length;
  const whole = isDrawn ? sideBySide(drawn) : written(selected, LETTERS.drawn);
  const room = Math.max(WIDTH.text, boundsOf(whole).width);
  const { left, top, width, height } = boundsOf(whole);
  const middle = left + width / 2;
  const below = (text: string, y: number, size: number, isBold = false): ReturnType<typeof sentence> =>
    sentence(text, { x: middle, y }, room, { size, fill: "ink", anchor: "middle", isBold });
  const name = isDrawn ? below(selected, top + height + GAP, LETTERS.name, true) : { parts: [], height: 0 };
  const turn = below(says, top + height + GAP + name.height, LETTERS.says);
  const all = [...whole, ...name.parts, ...turn.parts];
  const bounds = boundsOf(all);
  const wide = Math.max(WIDTH.least, bounds.width);
  return {
    ...bounds,
    left: middle - wide / 2,
    width: wide,
    description: described(selected, says, messages),
    parts: all,
  };
}

/** A part of the position with what it was at the start. */
interface StartedPart {
  now: PlacedPart;
  start: PlacedPart;
}

async function partsOf(state: State, solver: StillInput["solver"]): Promise<StartedPart[] | undefined> {
  const { game, catalogue } = state;
  if (!game || !catalogue) return undefined;
  const [tokens, ...components] = await Promise.all([
    tokensOf(state, game, solver),
    ...game.components.map(async (notation): Promise<Notation | undefined> => {
      const answer = await parseNotation(solver, notation);
      return answer.ok ? answer.value : undefined;
    }),
  ]);
  const known = components.filter((component) => component !== undefined);
  if (!tokens || known.length < components.length) return undefined;
  const starts = boardPartsOf(game.tokens, game, known, catalogue);
  return boardPartsOf(tokens, game, known, catalogue).flatMap((now, place) => {
    const start = starts[place];
    return start ? [{ now, start }] : [];
  });
}

/** What the position that is shown is made of. */
async function tokensOf(
  state: State,
  game: OpenGame,
  solver: StillInput["solver"],
): Promise<readonly number[] | undefined> {
  const { selected, explanation } = state;
  if (explanation?.label === selected) return explanation.tokens;
  const graph = graphOf(state);
  const position = graph?.indexOf(selected);
  if (graph && position !== undefined) return [...graph.tokens(position)];
  const read = await readPosition(solver, requestOf(game), selected);
  return read.ok ? read.value.tokens : undefined;
}

/** A part as it is drawn; nothing where there is no drawing of it. */
function sketched({ now, start }: StartedPart): StillShape[] | undefined {
  const drawing = SKETCHES[start.part.board]?.({ ...start.part, tokens: start.tokens, passes: 0 });
  return drawing && drawnOf(drawing.of(now.tokens), drawing);
}

/** A small drawing as shapes, back to front; its stones are filled, which are points of lines on the page. */
function drawnOf(drawn: Miniature, { texts = [] }: Sketches): StillShape[] {
  return [
    ...MINIATURE.flatMap(({ part, width, opacity, isRound }): StillShape[] => {
      const { [part]: d } = drawn;
      if (!d) return [];
      if (isRound) return [{ kind: "path", d: discs(d, width / 2), fill: "ink" }];
      return [
        { kind: "path", d, stroke: { paint: "ink", width, ...(opacity !== undefined && { opacity }) } },
      ];
    }),
    ...texts.map(({ text, x, y, size }): StillText => ({
      ...{ kind: "text", anchor: "middle", fill: "ink" },
      ...{ text, x, y: y + 0.36 * size, size },
    })),
  ];
}

/** Lines without length as the discs that their round ends are. */
function discs(points: string, radius: number): string {
  return points.replace(/M([-\d.]+),([-\d.]+)h0/g, (_, x: string, y: string) =>
    circle(Number(x), Number(y), radius),
  );
}

/** Parts beside one another with a plus between them, all enlarged alike, in as many rows as are needed. */
function sideBySide(parts: ReadonlyArray<readonly StillShape[]>): StillShape[] {
  const all = parts.map((part) => ({ part, box: boundsOf(part) }));
  const widest = Math.max(...all.map(({ box }) => box.width));
  const highest = Math.max(...all.map(({ box }) => box.height));
  const fitting = Math.min(ROOM.width / widest, ROOM.height / highest);
  const scale = Math.max(SCALE.least, Math.min(SCALE.most, fitting));
  const plus = widthOf("+", LETTERS.drawn) + 2 * GAP;
  const widthIn = (row: typeof all): number =>
    row.reduce((width, { box }) => width + scale * box.width + plus, -plus);
  const rows: Array<typeof all> = [];
  for (const each of all) {
    const last = rows.at(-1);
    if (last && widthIn([...last, each]) <= ROOM.width) last.push(each);
    else rows.push([each]);
  }
  const drawn: StillShape[] = [];
  let top = 0;
  rows.forEach((row, place) => {
    let x = -widthIn(row) / 2;
    const height = scale * Math.max(...row.map(({ box }) => box.height));
    const middle = top + height / 2;
    for (const { part, box } of row) {
      const at: Placing = { x: x - scale * box.left, y: middle - scale * (box.top + box.height / 2), scale };
      drawn.push(...placed(part, at));
      x += scale * box.width + plus;
      const isLast = place === rows.length - 1 && part === row.at(-1)?.part;
      if (!isLast)
        drawn.push(...written("+", LETTERS.drawn, { x: x - plus / 2, y: middle + LETTERS.drawn / 3 }));
    }
    top += height + GAP;
  });
  return drawn;
}

function written(text: string, size: number, { x, y }: Point = { x: 0, y: 0 }): StillText[] {
  return [{ kind: "text", text, x, y, anchor: "middle", size, fill: "ink" }];
}
