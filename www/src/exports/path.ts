// Path data, taken apart for formats that have nothing but straight lines and cubic curves.
import type { Point } from "../scene/shapes.ts";

/** A piece of a path from where the one before ends; without controls it is straight. */
export type PathPiece =
  | { kind: "move"; to: Point }
  | { kind: "line"; to: Point }
  | { kind: "curve"; first: Point; second: Point; to: Point }
  | { kind: "close"; to: Point };

/** How many numbers a command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

/**
 * The pieces of path data in absolute coordinates, moved by an offset. All commands but S and T are known, in both forms;
 * the ellipses of arcs stand upright.
 */
export function piecesOf(path: string, { x, y }: Point = { x: 0, y: 0 }): PathPiece[] {
  const pieces: PathPiece[] = [];
  let at: Point = { x: 0, y: 0 };
  let start = at;
  const add = (...all: PathPiece[]): void => {
    pieces.push(...all);
    at = all.at(-1)?.to ?? at;
  };
  for (const [, command = "", text = ""] of path.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const name = command.toUpperCase();
    const takes = TAKES[name];
    if (takes === undefined) throw new Error(`path data with ${command} cannot be read: ${path}`);
    const numbers = Array.from(text.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi), Number);
    const isRelative = command !== name;
    let taken = 0;
    do {
      const given = numbers.slice(taken, taken + takes);
      const from: Point = isRelative ? at : { x: 0, y: 0 };
      const point = (index: number): Point => ({
        x: from.x + (given[index] ?? 0),
        y: from.y + (given[index + 1] ?? 0),
      });
      switch (name) {
        case "M":
          // Further points behind the first are lines.
          add({ kind: taken === 0 ? "move" : "line", to: point(0) });
          if (taken === 0) start = at;
          break;
        case "L":
          add({ kind: "line", to: point(0) });
          break;
        case "H":
          add({ kind: "line", to: { x: point(0).x, y: at.y } });
          break;
        case "V":
          add({ kind: "line", to: { x: at.x, y: from.y + (given[0] ?? 0) } });
          break;
        case "C":
          add({ kind: "curve", first: point(0), second: point(2), to: point(4) });
          break;
        case "Q":
          add(raised(at, point(0), point(2)));
          break;
        case "A": {
          const [rx = 0, ry = 0, , isLarge, isClockwise] = given;
          add(...arcPieces(at, point(5), { x: rx, y: ry }, isLarge === 1, isClockwise === 1));
          break;
        }
        default:
          add({ kind: "close", to: start });
      }
      taken += takes;
    } while (takes > 0 && taken < numbers.length);
  }
  return pieces.map((piece) => moved(piece, x, y));
}

/** A quadratic curve as a cubic one. */
function raised(from: Point, control: Point, to: Point): PathPiece {
  const towards = (end: Point): Point => ({
    x: end.x + (2 / 3) * (control.x - end.x),
    y: end.y + (2 / 3) * (control.y - end.y),
  });
  return { kind: "curve", first: towards(from), second: towards(to), to };
}

/** An arc as curves of a quarter turn at most, by SVG 1.1, appendix F.6. */
function arcPieces(
  from: Point,
  to: Point,
  radius: Point,
  isLarge: boolean,
  isClockwise: boolean,
): PathPiece[] {
  if (radius.x === 0 || radius.y === 0) return [{ kind: "line", to }];
  // On a circle of radius 1.
  const [half, mid] = [(a: number, b: number) => (a - b) / 2, (a: number, b: number) => (a + b) / 2];
  const [dx, dy] = [half(from.x, to.x) / Math.abs(radius.x), half(from.y, to.y) / Math.abs(radius.y)];
  const distance = Math.hypot(dx, dy);
  if (distance === 0) return [];
  // Radii that do not reach grow until they do.
  const grown = Math.max(1, distance);
  const [rx, ry] = [Math.abs(radius.x) * grown, Math.abs(radius.y) * grown];
  const [ux, uy] = [dx / grown, dy / grown];
  const aside = Math.sqrt(Math.max(0, 1 / (ux * ux + uy * uy) - 1)) * (isLarge === isClockwise ? -1 : 1);
  const [cx, cy] = [aside * uy, -aside * ux];
  const centre = { x: rx * cx + mid(from.x, to.x), y: ry * cy + mid(from.y, to.y) };
  const begin = Math.atan2(uy - cy, ux - cx);
  let turn = Math.atan2(-uy - cy, -ux - cx) - begin;
  if (isClockwise && turn < 0) turn += 2 * Math.PI;
  if (!isClockwise && turn > 0) turn -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
  const step = turn / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  const on = (angle: number, along: number): Point => ({
    x: centre.x + rx * (Math.cos(angle) - along * Math.sin(angle)),
    y: centre.y + ry * (Math.sin(angle) + along * Math.cos(angle)),
  });
  return Array.from({ length: count }, (_, index): PathPiece => {
    const [a, b] = [begin + index * step, begin + (index + 1) * step];
    return {
      kind: "curve",
      first: on(a, reach),
      second: on(b, -reach),
      to: index === count - 1 ? to : on(b, 0),
    };
  });
}

function moved(piece: PathPiece, dx: number, dy: number): PathPiece {
  const by = ({ x, y }: Point): Point => ({ x: x + dx, y: y + dy });
  return piece.kind === "curve"
    ? { ...piece, first: by(piece.first), second: by(piece.second), to: by(piece.to) }
    : { ...piece, to: by(piece.to) };
}

/** To hundredths, without what says nothing. */
export function short(number: number): string {
  return String(Math.round(number * 100) / 100 || 0);
}

/** Path data with its numbers to hundredths. */
export function shortPath(path: string): string {
  return path.replace(/(?<!\d)-?\d+\.\d{3,}/g, (number) => short(Number(number)));
}
