// Where the vertices of a connected graph stand, so that on paper they are about as far from one another as in the graph.
import type { Point } from "../../../../scene/shapes.ts";

/** Rounds of each step; a graph has few vertices, and its places are to be seen, not measured. */
const ROUNDS = 120;

/** By how many edges each vertex is away from each, in both the numbers of the list. */
type Distances = ReadonlyArray<readonly number[]>;

/**
 * Places by distances: begun with the two directions in which the distances spread widest, then moved one after another to
 * where all others would have each (stress majorization). Where several directions are equally wide, others are found from other
 * seeds.
 */
export function placesByDistance(distances: Distances, seed: number): Point[] {
  const first = spread(distances, [], seed);
  const second = spread(distances, [first], seed);
  // A path has one direction alone.
  const isFlat = second.width < 0.01 * first.width;
  const places = distances.map((_, at) => ({
    x: (first.along[at] ?? 0) * first.width,
    y: isFlat ? 0 : (second.along[at] ?? 0) * second.width + 0.01 * Math.sin(2.4 * at),
  }));
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, row] of distances.entries()) {
      const from = places[at];
      if (from) places[at] = pulled(from, row, places, at);
    }
  return places;
}

/** Where the others pull a vertex: each to its own distance, the near ones most. */
function pulled(from: Point, row: readonly number[], places: readonly Point[], self: number): Point {
  const sum = { x: 0, y: 0, weight: 0 };
  for (const [at, to] of places.entries()) {
    const wanted = row[at] ?? 0;
    if (at === self || wanted === 0) continue;
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    const stretch = wanted / (Math.hypot(dx, dy) || 1);
    const weight = wanted ** -2;
    sum.x += weight * (to.x + dx * stretch);
    sum.y += weight * (to.y + dy * stretch);
    sum.weight += weight;
  }
  return sum.weight === 0 ? from : { x: sum.x / sum.weight, y: sum.y / sum.weight };
}

interface Direction {
  along: number[];
  width: number;
}

/** The widest direction of the squared distances about their middle but for those found before, by power iteration. */
function spread(distances: Distances, before: readonly Direction[], seed: number): Direction {
  const count = distances.length;
  const squares = distances.map((row) => row.map((distance) => distance ** 2));
  const means = squares.map((row) => total(row) / count);
  const mean = total(means) / count;
  const apply = (along: readonly number[]): number[] =>
    squares.map(
      (row, at) =>
        total(
          row.map(
            (square, other) => ((means[at] ?? 0) + (means[other] ?? 0) - mean - square) * (along[other] ?? 0),
          ),
        ) / 2,
    );
  let along = distances.map((_, at) => Math.sin((1.7 + seed + 0.9 * before.length) * at + 0.3));
  let width = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const next = apply(along);
    for (const other of before) {
      const shared = total(next.map((part, at) => part * (other.along[at] ?? 0)));
      for (const [at, part] of other.along.entries()) next[at] = (next[at] ?? 0) - shared * part;
    }
    const length = Math.hypot(...next);
    width = Math.sqrt(length);
    if (length < 1e-9) return { along: next.map(() => 0), width: 0 };
    along = next.map((part) => part / length);
  }
  return { along, width };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
