// The position on the board as a picture for files: drawn large, with its name and whose move it is below.
import { parseNotation, readPosition } from "../../model/calls/positions.ts";
import { requestOf } from "../../model/opening/request.ts";
import { playersOf, turnOf } from "../../model/mover.ts";
import { graphOf, type OpenGame, type State } from "../../model/state.ts";
import { tells } from "../../model/telling.ts";
import type { PositionAnswer, Still } from "../../scene/still.ts";
import type { Notation } from "../../solver/wire.ts";
import { boardPartsOf } from "../boards/parts.ts";
import { drawnSideBySide, type StartedPart, written } from "../boards/sideBySide.ts";
import { boundsOf, described, sentence } from "../kit/placed.ts";
import type { StillInput } from "../kit/still.ts";
import { verdictSentence } from "../kit/verdict.ts";
import { ending, named } from "./named.ts";
import { isAtPlay } from "./turn.ts";
import { playWords } from "./words.ts";

/** How wide a picture is at least, and where sentences are broken. */
const WIDTH = { least: 240, text: 560 };
/** The sizes of letters: of a position that is not drawn, of the name of one that is, and of the sentence. */
const LETTERS = { drawn: 30, name: 18, says: 15 };
const GAP = 20;
/** What a drawing is to fill, and how much larger it may be. */
const ROOM = { width: 620, height: 320, scale: { least: 1.6, most: 4 }, letters: LETTERS.drawn, gap: GAP };

/** The position that is shown; nothing until it is known what it is made of. */
export async function stillOf({
  state,
  solver,
  messages,
  isAnswering = false,
  isByHand = false,
}: StillInput): Promise<Still | undefined> {
  const parts = await partsOf(state, solver);
  if (!parts) return undefined;
  const { selected } = state;
  const words = playWords(messages);
  const answer = isByHand && tells(state, "everything") ? verdictSentence(state, messages) : "";
  const turn = isAtPlay(state)
    ? (ending(state, words) ?? words.turn(named(state, turnOf(state), words)))
    : words.aside({ position: selected });
  const says = answer || turn;
  const drawn = drawnSideBySide(parts, ROOM);
  const whole = drawn ?? written(selected, LETTERS.drawn);
  const room = Math.max(WIDTH.text, boundsOf(whole).width);
  const { left, top, width, height } = boundsOf(whole);
  const middle = left + width / 2;
  const below = (text: string, y: number, size: number, isBold = false): ReturnType<typeof sentence> =>
    sentence(text, { x: middle, y }, room, { size, fill: "ink", anchor: "middle", isBold });
  const name = drawn ? below(selected, top + height + GAP, LETTERS.name, true) : { parts: [], height: 0 };
  const said = below(says, top + height + GAP + name.height, LETTERS.says);
  const all = [...whole, ...name.parts, ...said.parts];
  const bounds = boundsOf(all);
  const wide = Math.max(WIDTH.least, bounds.width);
  return {
    ...bounds,
    left: middle - wide / 2,
    width: wide,
    description: described(selected, says, messages),
    parts: all,
    ...(isAnswering && { answers: answersOf(state, bounds, messages) }),
    ...(isByHand && { exercise: { task: words.task({ isTwo: playersOf(state) === 2 }) } }),
  };
}

/** All of it is one position, of which nothing is said while it is hidden. */
function answersOf(
  state: State,
  bounds: ReturnType<typeof boundsOf>,
  messages: StillInput["messages"],
): PositionAnswer[] {
  const told = verdictSentence(state, messages);
  return told === "" ? [] : [{ ...bounds, kind: "position", label: state.selected, told }];
}

async function partsOf(state: State, solver: StillInput["solver"]): Promise<StartedPart[] | undefined> {
  const { game } = state;
  if (!game) return undefined;
  const [tokens, ...components] = await Promise.all([
    tokensOf(state, game, solver),
    ...game.components.map(async (notation): Promise<Notation | undefined> => {
      const answer = await parseNotation(solver, notation);
      return answer.ok ? answer.value : undefined;
    }),
  ]);
  const known = components.filter((component) => component !== undefined);
  if (!tokens || known.length < components.length) return undefined;
  const starts = boardPartsOf(game.tokens, game, known);
  return boardPartsOf(tokens, game, known).flatMap((now, place) => {
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
