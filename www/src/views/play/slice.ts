// Who plays: people at this screen, and the solver in other seats. Touches no document.
import { isFirstGame } from "../../model/firstVisit.ts";
import { hideValues } from "../../model/revealing.ts";
import { countIn, Slice } from "../../model/slice.ts";
import { isSameGame } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import { tells } from "../../model/telling.ts";

/** Who sits in a seat. */
export const SITTERS = ["person", "solver"] as const;
export type Sitter = (typeof SITTERS)[number];

/** How the solver plays: it sees 1, 3 or 5 moves deep, or everything. */
export const LEVELS = [1, 2, 3, 4] as const;
type OpponentLevel = (typeof LEVELS)[number];
export const PERFECT: OpponentLevel = 4;

/** How hard puzzles are. */
export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What a link says of it. */
interface Seating {
  /** By player; whoever is not named is a person. */
  seats: readonly Sitter[];
  level: OpponentLevel;
  /** The random seed: with the same one the solver makes the same errors and finds the same puzzle. */
  seed: number;
  /** Present where the start is a puzzle: find the winning move. */
  puzzle?: Difficulty | undefined;
  /** Present where it is the puzzle of a day. */
  day?: string | undefined;
}

interface PlayState extends Seating {
  /** Whether a losing move is marked before it is made. */
  warns: boolean;
  /** Whether values were hidden for the game, and are shown again after it. */
  hasHidden: boolean;
}

const BEGINNING: PlayState = { seats: [], level: PERFECT, seed: 0, warns: false, hasHidden: false };

/** Whom a reader finds at the board who just wants to play. */
const WELCOME: Pick<Seating, "seats" | "level"> = { seats: ["person", "solver"], level: 2 };

export const play: Slice<PlayState, Seating> = new Slice<PlayState, Seating>({
  id: "play",
  initial: BEGINNING,
  fields: [
    {
      name: "seats",
      read: (text) => {
        const seats = text.split(",").map((word) => SITTERS.find((sitter) => sitter === word));
        // Persons alone are who sits there anyway.
        if (!seats.includes("solver")) return undefined;
        return seats.every((seat) => seat !== undefined) ? { seats } : undefined;
      },
      write: ({ seats }) => (seats.includes("solver") ? seats.join(",") : undefined),
    },
    {
      name: "level",
      words: LEVELS.filter((level) => level !== PERFECT).map(String),
      read: (text) => {
        const level = LEVELS.find((each) => String(each) === text);
        return level && { level };
      },
      write: ({ level }) => (level === PERFECT ? undefined : String(level)),
    },
    {
      name: "seed",
      isCount: true,
      read: (text) => {
        const seed = countIn(text);
        return seed === undefined ? undefined : { seed };
      },
      write: ({ seed }) => (seed === 0 ? undefined : String(seed)),
    },
    {
      name: "puzzle",
      words: DIFFICULTIES.map(String),
      read: (text) => {
        const puzzle = DIFFICULTIES.find((each) => String(each) === text);
        return puzzle && { puzzle };
      },
      write: ({ puzzle }) => (puzzle === undefined ? undefined : String(puzzle)),
    },
    {
      name: "date",
      read: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? { day: text } : undefined),
      write: ({ day }) => day,
    },
  ],
  unasked: { seats: [], level: PERFECT, seed: 0 },
  asked: (state) => {
    const { seats, level, seed, puzzle, day } = play.of(state);
    return { seats, level, seed, puzzle, day };
  },
  follow: (store, { seats, level, seed, puzzle, day }) =>
    play.put(store, { seats, level, seed, puzzle, day }),
  // Whoever plays one game with the solver plays the next one so.
  isAppearance: true,
  like: ({ seats, level, seed }) => ({ seats, level, seed }),
  adapt: (store, before) => {
    const { game } = store.state;
    const isOther = before.game !== undefined && !isSameGame(before.game, game);
    // Another game is no puzzle, unless a link or whoever opened it says so afterwards.
    // Whom a first game was played with goes with it.
    if (isFirstGame(before) && !isFirstGame(store.state)) play.put(store, { seats: [] });
    if (isOther && play.of(store.state).puzzle !== undefined)
      play.put(store, { puzzle: undefined, day: undefined });
  },
});

/** The reader wants to play: there is somebody to play with, and what would tell the moves is hidden. */
export function sitDown(store: Store): void {
  const { seats } = play.of(store.state);
  const hasHidden = tells(store.state, "everything");
  play.put(store, { ...(seats.length === 0 && WELCOME), hasHidden });
  if (hasHidden) hideValues(store, true);
}

/** The reader wants to see something else, as it was before. */
export function standUp(store: Store): void {
  const { hasHidden } = play.of(store.state);
  if (hasHidden && !tells(store.state, "everything")) hideValues(store, false);
  play.put(store, { hasHidden: false });
}
