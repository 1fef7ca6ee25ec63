import type { Point } from "../../../scene/shapes.ts";

/** The ways of the arrow keys; y grows downward. */
const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What lies aside counts more than what lies ahead, so that the keyboard goes as straight as it can. */
const ASIDE = 2;

/** The one of some points that is nearest on the way of an arrow key; nothing where none lies that way. */
export function towards<At extends Point>(key: string, from: Point, points: readonly At[]): At | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  let best: At | undefined;
  let least = Infinity;
  for (const point of points) {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const far = ahead + ASIDE * Math.abs(dx * way.y - dy * way.x);
    if (ahead <= 0.5 || far >= least) continue;
    [best, least] = [point, far];
  }
  return best;
}
