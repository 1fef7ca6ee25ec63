import type { Convention, PositionInput, Progress } from "../../solver/api.ts";
import type { Touch } from "../../solver/requests.ts";
import type { Answer, Catalogue, Explanation, Notation, RequestError } from "../../solver/wire.ts";
import { conventionIn } from "../convention.ts";
import { graphIn } from "../graph/graphIn.ts";
import type { PositionGraph } from "../graph/positionGraph.ts";
import type { Link } from "../link.ts";
import { neighbourhood } from "../neighbourhood.ts";
import { isOwnFault } from "../notices.ts";
import { path } from "../path.ts";
import { jumped, lineFrom, played, type PlayedLine } from "../playedLine.ts";
import { hides } from "../reveal.ts";
import { rules } from "../rules.ts";
import type { Answerer } from "../solver.ts";
import type { OpenGame, Picture } from "../state.ts";
import { cutAround, lookAround } from "./cutting.ts";
import { placing, type RequestedGame, requestOf } from "./request.ts";

/** Whoever opens a game asks under this name, and nobody else: what is asked about the game that is open overtakes no opening. */
export const OPENING = "opening";

/** A game to open, from a form, a link or the game that is open already. */
export interface Wish extends RequestedGame {
  position: PositionInput;
  /** The moves made, as in a link. */
  line: readonly string[];
  at?: string;
  /** The start to which line and selection belong; from any other start, play begins anew. */
  onlyFrom?: string;
  /** Whether values are hidden, and places shall tell nothing of them. */
  isBlind?: boolean;
  /** Draws the positions within so many moves of one alone; of the selected one where none is named. */
  around?: { moves: number; middle?: string };
}

/** Where play stands in a game. */
interface PlayedPlace {
  line: PlayedLine;
  selected: string;
  /** Of the selected position; nothing where a graph can be seen before the solver can say more. */
  explanation?: Explanation | undefined;
  /** The first position of the wish that cannot be reached. */
  missing?: string;
}

export interface OpenedGame extends PlayedPlace {
  game: OpenGame;
  picture: Picture;
}

/** What a link asks for, if the solver can read it; a link without a game asks for the first example. */
export async function wishOf(solver: Answerer, link: Link, catalogue: Catalogue): Promise<Answer<Wish>> {
  const { line, at } = path.in(link);
  const { moves, middle } = neighbourhood.in(link);
  const convention = conventionIn(rules.in(link), catalogue.winners);
  const example = catalogue.rulesets[0]?.examples[0]?.notation ?? "";
  const read = await solver.ask("parse", [link.notation || example]);
  if (!read.ok) return read;
  return {
    ok: true,
    value: {
      ...wishFrom(read.value),
      convention,
      line,
      isBlind: hides(link),
      ...(at !== undefined && { at }),
      ...(moves !== undefined && { around: { moves, ...(middle !== undefined && { middle }) } }),
    },
  };
}

/** The game that a notation stands for. */
export function wishFrom({
  ruleset,
  params,
  label,
}: Notation): Pick<Wish, "ruleset" | "params" | "position"> {
  return { ruleset, params, position: label };
}

/** A game as the page keeps it open. */
export function gameOf(read: Notation, convention: Convention): OpenGame {
  const passes = Number(read.params["passes"] ?? 0);
  return { components: [], ...read, convention, passes };
}

/** Asks the solver for a whole game; nothing is shown before all of it is there, unless the solver itself has first to come. */
export async function openGame(
  solver: Answerer,
  wish: Wish,
  onProgress: (progress: Progress) => void,
): Promise<Answer<OpenedGame>> {
  const request = requestOf(wish);
  const { isBlind = false } = wish;
  const options = { onProgress, ...placing(isBlind) };
  const explored = await solver.request(OPENING, "explore", [request, wish.position], options);
  let picture: Picture;
  let read: Notation;
  let explanation: Explanation | undefined;
  if (explored.ok) {
    const exploration = explored.value;
    picture = { kind: "graph", graph: graphIn(exploration), exploration, isBlind };
    read = exploration.start;
  } else {
    if (!isTooLarge(explored.error)) return explored;
    // A theorem may still know the values of single positions.
    const explained = await solver.request(OPENING, "explain", [request, wish.position]);
    if (!explained.ok) return explained;
    const part = await lookAround(solver, wish, wish.position, isBlind);
    picture = { kind: "refused", error: explored.error, ...(part && { around: part }) };
    explanation = explained.value;
    read = explanation.asked;
  }
  const game = gameOf(read, wish.convention);
  const { label: start } = game;
  const { line, at, onlyFrom = start } = wish;
  const isKept = onlyFrom === start;
  const reader = new LineReader(solver, game, picture, explanation);
  const place = await placed(reader, isKept ? line : [], isKept ? at : undefined);
  if (!place.ok) return place;
  const { value } = place;
  if (picture.kind !== "graph" || !wish.around) return { ok: true, value: { game, picture, ...value } };
  const { moves, middle = value.selected } = wish.around;
  const part = await cutAround(solver, game, start, { position: middle, moves }, isBlind, onProgress);
  if (part.ok) return { ok: true, value: { game, picture: { ...picture, around: part.value }, ...value } };
  if (part.error.code === "cancelled") return part;
  return { ok: true, value: { game, picture, ...value, missing: value.missing ?? middle } };
}

/** Finds the moves made, and the selection, in a game. */
export async function placeIn(
  solver: Answerer,
  game: OpenGame,
  picture: Picture,
  moves: readonly string[],
  at?: string,
): Promise<Answer<PlayedPlace>> {
  return placed(new LineReader(solver, game, picture), moves, at);
}

async function placed(
  reader: LineReader,
  moves: readonly string[],
  at?: string,
): Promise<Answer<PlayedPlace>> {
  const read = await reader.read(moves, at);
  if (!read.ok) return read;
  const { value: place } = read;
  const explained = await reader.explainSoon(place.selected);
  if (!explained) return { ok: true, value: place };
  return explained.ok ? { ok: true, value: { ...place, explanation: explained.value } } : explained;
}

function isTooLarge(error: RequestError): boolean {
  return error.code === "too-many-positions" || error.code === "too-many-moves";
}

/** Finds the positions and moves of a link in a game; it takes none on trust. */
class LineReader {
  readonly #solver: Answerer;
  readonly #game: OpenGame;
  readonly #graph: PositionGraph | undefined;
  /** Of the position that was explained last: nobody asks twice. */
  #explanation: Explanation | undefined;
  /** The solver broke down over a question. */
  #lost: Extract<Answer<never>, { ok: false }> | undefined;

  constructor(solver: Answerer, game: OpenGame, picture: Picture, explanation?: Explanation) {
    const heard = <T>(answer: Answer<T>): Answer<T> => {
      if (!answer.ok && isOwnFault(answer.error)) this.#lost = answer;
      return answer;
    };
    this.#solver = {
      ask: async (...asked) => heard(await solver.ask(...asked)),
      request: async (...asked) => heard(await solver.request(...asked)),
    };
    this.#game = game;
    this.#graph = picture.kind === "graph" ? picture.graph : undefined;
    this.#explanation = explanation;
  }

  async read(moves: readonly string[], at?: string): Promise<Answer<Omit<PlayedPlace, "explanation">>> {
    let line = lineFrom(this.#game.label);
    let missing: string | undefined;
    for (const text of moves) {
      const next = await this.#canonical(text);
      const last = line.positions.at(-1) ?? "";
      if (next !== undefined && (await this.#isMove(last, next))) line = played(line, next);
      else if (next !== undefined && line.positions.length === 1 && text === moves[0]) line = lineFrom(next);
      else {
        missing = text;
        break;
      }
    }
    let selected = line.positions.at(-1) ?? "";
    if (at !== undefined) {
      const known = (await this.#canonical(at)) ?? (await this.#beyond(at));
      if (known === undefined) missing ??= at;
      else {
        selected = known;
        const place = line.positions.lastIndexOf(known);
        if (place >= 0) line = jumped(line, place);
      }
    }
    // What the solver could not say is not wrong for that.
    if (this.#lost) return this.#lost;
    return { ok: true, value: { line, selected, ...(missing !== undefined && { missing }) } };
  }

  /** The same, or nothing where a graph is to be seen and the solver has first to come. */
  explainSoon(label: string): Promise<Answer<Explanation> | undefined> {
    return new Promise((resolve, reject) => {
      const hear = ({ phase }: Progress): void => {
        if (this.#graph && phase === "loading") resolve(undefined);
      };
      this.explain(label, hear).then(resolve, reject);
    });
  }

  /** Why a position of the game has its value. */
  async explain(label: string, onProgress?: (progress: Progress) => void): Promise<Answer<Explanation>> {
    if (this.#explanation?.label === label) return { ok: true, value: this.#explanation };
    const options = onProgress && { onProgress };
    const explained = await this.#solver.request(OPENING, "explain", [requestOf(this.#game), label], options);
    if (explained.ok) this.#explanation = explained.value;
    return explained;
  }

  /** The solver's own spelling of a position, if the position belongs to the game. */
  async #canonical(text: string): Promise<string | undefined> {
    if (this.#graph?.indexOf(text) !== undefined) return text;
    const read = await this.#solver.ask("read", [requestOf(this.#game), text]);
    if (!read.ok) return undefined;
    const { label } = read.value;
    return !this.#graph || this.#graph.indexOf(label) !== undefined ? label : undefined;
  }

  /** The solver’s spelling of a position that does not follow from the start, if there is something to tell of it. */
  async #beyond(text: string): Promise<string | undefined> {
    const read = await this.#solver.ask("read", [requestOf(this.#game), text]);
    return read.ok && (await this.explain(read.value.label)).ok ? read.value.label : undefined;
  }

  async #isMove(from: string, to: string): Promise<boolean> {
    const known = this.#graph?.isOption(from, to);
    if (known !== undefined) return known;
    const explained = await this.explain(from);
    if (!explained.ok) return false;
    const { options, optionCount } = explained.value;
    if (options.some((option) => option.label === to)) return true;
    return options.length !== optionCount && (await isMoveBetween(this.#solver, this.#game, from, to));
  }
}

// Whether a move leads from one position to another, where nobody has listed all moves.

/** Asks for the moves that change what is different, in every way in which that can be paired. */
async function isMoveBetween(
  solver: Answerer,
  game: RequestedGame,
  from: string,
  to: string,
): Promise<boolean> {
  const request = requestOf(game);
  const [before, after] = await Promise.all([from, to].map((label) => solver.ask("read", [request, label])));
  if (!before?.ok || !after?.ok) return false;
  for (const touches of ways(before.value.tokens, after.value.tokens)) {
    const fit = await solver.ask("fit", [request, from, touches]);
    if (fit.ok && fit.value.moves.some(({ label }) => label === to)) return true;
  }
  return false;
}

/** What may have been touched: tokens at their places, or where they stand in any order, those that are there no more. */
function ways(before: readonly number[], after: readonly number[]): Touch[][] {
  const found: Touch[][] = [];
  // What stands at places of its own may be shorter for what is nothing at its end.
  if (before.length >= after.length) {
    const changed = before.flatMap((token, place) => (token === (after[place] ?? 0) ? [] : [place]));
    found.push(changed.map((place) => ({ place, to: [after[place] ?? 0] })));
  }
  const left = [...after];
  const gone = before.flatMap((token, place) => {
    const other = left.indexOf(token);
    if (other < 0) return [place];
    left.splice(other, 1);
    return [];
  });
  const [first, second] = gone;
  if (gone.length === 1 && first !== undefined) found.push([{ place: first, to: left }]);
  if (gone.length === 2 && first !== undefined && second !== undefined && left.length <= 2) {
    const [one = 0, other = 0] = left;
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const)
      found.push([
        { place: first, to: [a] },
        { place: second, to: [b] },
      ]);
  }
  // Of more heaps that a move may lower, those are known to be touched.
  if (gone.length > 2) found.push(gone.map((place) => ({ place })));
  return found;
}
