// What stands, and what would hang free: geometry of a drawing that stands on the ground.
import type { Stop } from "../playing.ts";
import { placesIn, type EdgeList } from "./places.ts";

/**
 * At which place of the position each edge of the start stands, for every stop of the course. Of edges between the same two
 * vertices it is the one that was cut that has fallen, where that is known.
 */
export function standingPlaces(course: readonly Stop[]): Array<Array<number | undefined>> {
  const start = course[0]?.tokens ?? [];
  const all: Array<Array<number | undefined>> = [];
  for (const { tokens, changes = [] } of course) {
    const before = all.at(-1);
    const cut = new Set(changes.map(({ place }) => place));
    const hasFallen = (edge: number): boolean => {
      const place = before?.[edge];
      return before !== undefined && (place === undefined || cut.has(place));
    };
    all.push(placesIn(start, tokens, hasFallen));
  }
  return all;
}

/** Those of the edges that stand which are no longer joined to the ground, vertex 0, once some are cut. */
export function loosened(ends: EdgeList, standing: Iterable<number>, cut: ReadonlySet<number>): Set<number> {
  const left = [...standing].flatMap((edge) => {
    const pair = ends[edge];
    return pair && !cut.has(edge) ? [{ edge, pair }] : [];
  });
  const reached = new Set([0]);
  for (const vertex of reached)
    for (const { pair } of left) if (pair.includes(vertex)) pair.forEach((end) => reached.add(end));
  return new Set(left.flatMap(({ edge, pair }) => (reached.has(pair[0]) ? [] : edge)));
}
