// What has become of a graph from which moves take edges or vertices.
import type { PartMove, Playing, Stop } from "../playing.ts";

/** The edges or vertices that stand, by their numbers, each with its place in the position. */
export type NetStanding = ReadonlyMap<number, number>;

/** What is drawn of a graph. */
interface NetPart {
  edges: ReadonlySet<number>;
  vertices: ReadonlySet<number>;
}

/** What moves take from a graph. */
export interface NetKind {
  /** What stands in a position, after a move that changed what stood before. */
  standing(stop: Stop, before?: NetStanding): NetStanding;
  /** What is left of the graph then. */
  left(standing: NetStanding): NetPart;
}

/** What stands at every stop of a course. */
export function standings(course: readonly Stop[], kind: NetKind): NetStanding[] {
  const all: NetStanding[] = [];
  for (const stop of course) all.push(kind.standing(stop, all.at(-1)));
  return all;
}

/** What goes with a thing that a move takes, as far as somebody knows what the move leaves. */
export function goesWith(
  thing: number,
  now: NetStanding,
  moves: readonly PartMove[],
  kind: NetKind,
): number[] {
  const place = now.get(thing);
  const move = moves.find(({ changes }) => changes.some((change) => change.place === place));
  if (!move) return [];
  const after = kind.standing({ tokens: move.left, changes: move.changes }, now);
  return [...now.keys()].filter((other) => other !== thing && !after.has(other));
}

interface NetCourse {
  now: NetStanding;
  /** What the last move chose, and all that went with it. */
  wasChosen: ReadonlySet<number>;
  went: readonly number[];
  /** What was left of the graph before it, what is left, and what the next move leaves. */
  was: NetPart;
  is: NetPart;
  stays: NetPart;
  /** What the next move chooses as far as it is told, and what else would go. */
  chosen: ReadonlySet<number>;
  going: ReadonlySet<number>;
  hinted: ReadonlySet<number>;
  goesWith: (thing: number) => number[];
}

export function netCourse(playing: Playing, kind: NetKind): NetCourse {
  const { course, preview, touched, hinted } = playing;
  const moves = playing.moves();
  const stops = standings(course, kind);
  const now = stops.at(-1) ?? new Map<number, number>();
  const before = stops.at(-2) ?? now;
  const at = (standing: NetStanding, places: readonly number[]): Set<number> =>
    new Set([...standing].flatMap(([thing, place]) => (places.includes(place) ? thing : [])));
  const placesOf = (changes: ReadonlyArray<{ readonly place: number }> = []): number[] =>
    changes.map(({ place }) => place);
  const chosen = at(now, placesOf(preview ?? touched));
  const alsoGoing = (thing: number): number[] => goesWith(thing, now, moves, kind);
  const going = new Set([...chosen].flatMap(alsoGoing));
  return {
    now,
    wasChosen: at(before, placesOf(course.at(-1)?.changes)),
    was: kind.left(before),
    is: kind.left(now),
    stays: kind.left(new Map([...now].filter(([thing]) => !chosen.has(thing) && !going.has(thing)))),
    went: [...before.keys()].filter((thing) => !now.has(thing)),
    chosen,
    going,
    hinted: at(now, hinted),
    goesWith: alsoGoing,
  };
}
