import { expect, test } from "vitest";
import { piecesOf, type PathPiece } from "../../www/src/exports/path.ts";
import type { Point } from "../../www/src/scene/shapes.ts";

const line = (x: number, y: number): PathPiece => ({ kind: "line", to: { x, y } });
const move = (x: number, y: number): PathPiece => ({ kind: "move", to: { x, y } });

/** Where a curve from a point is after a share of its time. */
function along(from: Point, piece: PathPiece, share: number): Point {
  if (piece.kind !== "curve") throw new Error("no curve");
  const rest = 1 - share;
  const at = (a: number, b: number, c: number, d: number): number =>
    rest ** 3 * a + 3 * rest ** 2 * share * b + 3 * rest * share ** 2 * c + share ** 3 * d;
  return {
    x: at(from.x, piece.first.x, piece.second.x, piece.to.x),
    y: at(from.y, piece.first.y, piece.second.y, piece.to.y),
  };
}

test("lines and curves become absolute, in both forms and however often a command is meant", () => {
  const square = [move(1, 2), line(4, 2), line(4, 6), line(1, 6), { kind: "close", to: { x: 1, y: 2 } }];
  expect(piecesOf("M1,2H4V6H1Z")).toEqual(square);
  expect(piecesOf("m1 2h3v4h-3z")).toEqual(square);
  expect(piecesOf("M1,2 4,2L4,6 1,6Z")).toEqual(square);
  expect(piecesOf("M0,0H3V4H0Z", { x: 1, y: 2 })).toEqual(square);
  expect(piecesOf("M1,2c1,0-.5e1,1 3,4")).toEqual([
    move(1, 2),
    { kind: "curve", first: { x: 2, y: 2 }, second: { x: -4, y: 3 }, to: { x: 4, y: 6 } },
  ]);
  // After Z a path goes on from where it began.
  expect(piecesOf("M1,1h5zl0,2")).toEqual([
    move(1, 1),
    line(6, 1),
    { kind: "close", to: { x: 1, y: 1 } },
    line(1, 3),
  ]);
  expect(piecesOf("M3,3h0")).toEqual([move(3, 3), line(3, 3)]);
  expect(() => piecesOf("M0,0S1,1 2,2")).toThrow("S");
});

test("a quadratic curve is the same as a cubic one", () => {
  const [, curve] = piecesOf("M0,0Q6,0 6,6");
  for (const share of [0.25, 0.5, 0.8]) {
    const point = along({ x: 0, y: 0 }, curve ?? move(0, 0), share);
    expect(point.x).toBeCloseTo(2 * (1 - share) * share * 6 + share ** 2 * 6, 9);
    expect(point.y).toBeCloseTo(share ** 2 * 6, 9);
  }
});

test("arcs stay on their circle", () => {
  const cases: ReadonlyArray<readonly [string, Point, number, number]> = [
    // Path data; centre and radius; and how many quarters of the circle it is.
    ["M0,0a5,5 0 0 1 5,5", { x: 0, y: 5 }, 5, 1],
    ["M0,0A5,5 0 0 0 5,5", { x: 5, y: 0 }, 5, 1],
    ["M0,0a2.6,2.6 0 0 1 0,5.2", { x: 0, y: 2.6 }, 2.6, 2],
    ["M10,10a5,5 0 1 1 -5,5", { x: 10, y: 15 }, 5, 3],
    ["M10,10a5,5 0 1 0 -5,5", { x: 5, y: 10 }, 5, 3],
    // A radius that does not reach grows.
    ["M0,0a1,1 0 0 1 10,0", { x: 5, y: 0 }, 5, 2],
  ];
  for (const [path, centre, radius, quarters] of cases) {
    const [start, ...curves] = piecesOf(path);
    expect(curves, path).toHaveLength(quarters);
    let from = start?.to ?? centre;
    for (const curve of curves) {
      for (const share of [0, 0.3, 0.5, 1]) {
        const { x, y } = along(from, curve, share);
        expect(Math.hypot(x - centre.x, y - centre.y), path).toBeCloseTo(radius, 2);
      }
      from = curve.to;
    }
  }
  const [, half] = piecesOf("M0,0a5,5 0 0 1 5,5");
  expect(half).toMatchObject({ first: { x: expect.closeTo(2.761, 3) as number, y: 0 } });
});
