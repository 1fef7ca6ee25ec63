// What the rest of the page asks of the boards.
import type { Change, Move } from "../../solver/wire.ts";
import { Lazy, onLoading } from "../../loading/lazy.ts";
import { parts } from "../../loading/texts.lazy.ts";
import { display } from "../../model/display.ts";
import { withoutRegister } from "../../model/opening/draft.ts";
import type { OpenGame, State } from "../../model/state.ts";
import type { Locale } from "../../messages/locale.ts";
import type { Miniatures } from "../../scene/shapes.ts";
import type { Board, BoardWords, PlayModule } from "./board.ts";
import { wordsBy } from "./words.all.ts";
import { BOARDS } from "./registry.ts";

export { BOARDS };

/** What is said of any position, unless its board says it otherwise. */
type CommonWords = Required<Pick<BoardWords, "bounds" | "extent" | "move">>;

/** The words of a board, with those that it leaves out. */
export function boardWords(board: string, { code, number }: Locale): BoardWords & CommonWords {
  const words = wordsBy[code];
  const move: CommonWords["move"] = (changes) =>
    changes
      .map(({ from, to }) => words.step({ from, to: to.map((part) => number(part)).join(" + ") || "0" }))
      .join(words.betweenMoves);
  return { ...words, move, ...BOARDS[board]?.words[code] };
}

/** What a move does, such as "3 → 2"; empty where its option says it all. */
export function changesOf({ board, component, first, changes }: Move, messages: Locale): string {
  // Another board than the first may show what else changes.
  const boards = [board, ...new Set(changes.flatMap((change) => change.board ?? []))];
  const own = (of: string): Change[] => changes.filter((change) => (change.board ?? board) === of);
  const moves = boards.map((of) => boardWords(of, messages).move(own(of), first));
  const move = moves.filter(Boolean).join(wordsBy[messages.code].betweenMoves);
  return component !== undefined && move
    ? wordsBy[messages.code].inGame({ number: component + 1, move })
    : move;
}

/** The board of the game that is shown. */
export function boardOf({ game }: State): Board | undefined {
  return BOARDS[game?.board ?? ""];
}

/** Of each game how its positions are drawn, and by what. */
const drawnSmall = new WeakMap<OpenGame, { load: unknown; drawn: Miniatures | undefined }>();

/**
 * How the positions of the game that is shown, or of another start of it, are drawn small: in place of their labels or, where
 * stones are asked for, above them; "coming" as long as that is not known.
 */
export function miniaturesOf(state: State, game = state.game): Miniatures | "coming" | undefined {
  const { miniatures, stones } = boardOf(state) ?? {};
  const asksStones = display.of(state).labels === "stones";
  // A number that goes with the position is no heap, and what grows has no room.
  const isStones =
    game && areFew(game.tokens) && !game.grows && withoutRegister(game.tokens, game).register === undefined;
  const load = miniatures ?? (asksStones && isStones ? stones : undefined);
  if (!game || !load) return undefined;
  const lazy = lazyPart(load);
  const miniaturist = lazy.get();
  if (!miniaturist) return lazy.state === "coming" ? "coming" : undefined;
  const known = drawnSmall.get(game);
  if (known?.load === load) return known.drawn;
  const drawing = miniaturist(game);
  const drawn = drawing && load === stones ? { ...drawing, isNamed: true } : drawing;
  drawnSmall.set(game, { load, drawn });
  return drawn;
}

/** The same where it has come. */
export function hereMiniatures(state: State): Miniatures | undefined {
  const drawn = miniaturesOf(state);
  return drawn === "coming" ? undefined : drawn;
}

/** The same once it has come. */
export function comeMiniatures(state: State): Promise<Miniatures | undefined> {
  return new Promise((resolve) => {
    const look = (): void => {
      const drawn = miniaturesOf(state);
      if (drawn === "coming") return;
      stop();
      resolve(drawn);
    };
    const stop = onLoading(look);
    look();
  });
}

/** Stones that are counted at a glance: in all, in a heap, and heaps. */
const FEW = { all: 12, heap: 7, heaps: 5 };

function areFew(heaps: readonly number[]): boolean {
  const all = heaps.reduce((sum, heap) => sum + heap, 0);
  return all <= FEW.all && heaps.length <= FEW.heaps && heaps.every((heap) => heap <= FEW.heap);
}

const fetched = new Map<unknown, Lazy<unknown>>();

/** An editor or a drawing, fetched when it is first wanted. */
export function boardPart<Part>(load: (() => Promise<Part>) | undefined): Part | undefined {
  return load && lazyPart(load).get();
}

/** The board that a part of a position is played on, fetched when it is first wanted. */
export function playBoard(board: string): PlayModule | undefined {
  return boardPart(BOARDS[board]?.playing);
}

function lazyPart<Part>(load: () => Promise<Part>): Lazy<Part> {
  const lazy = fetched.get(load) ?? new Lazy<unknown>(parts.board, load);
  fetched.set(load, lazy);
  return lazy as Lazy<Part>;
}
