// Which part of a picture is seen, and how large: of every picture, whatever its units are.
import type { Point, Size } from "../../scene/shapes.ts";

export interface Seen extends Point {
  /** What is in the middle of the room are x and y, in units of the picture from its corner; a unit takes so many CSS pixels. */
  size: number;
}

/** A picture in its room. */
export interface Space {
  /** In its own units. */
  picture: Size;
  /** In CSS pixels. */
  room: Size;
  /** The sizes that a unit may have, in CSS pixels. */
  least: number;
  most: number;
  /** What is left free between them, in CSS pixels. */
  edge: number;
  /** Whether what is smaller than the room is at its beginning, rather than in its middle. */
  isAtStart?: boolean;
}

/** A part of a picture, in its units. */
interface Part extends Point, Size {}

/**
 * As near to a view as is allowed: neither smaller nor larger than units may be, and moved no farther than the picture’s
 * edges. What is smaller than the room stays where it is put there.
 */
export function limited({ x, y, size }: Seen, { picture, room, least, most, edge, isAtStart }: Space): Seen {
  const within = Math.max(least, Math.min(most, size));
  const along = (middle: number, length: number, extent: number): number => {
    const half = (extent / 2 - edge) / within;
    if (length <= 2 * half) return isAtStart ? half : length / 2;
    return Math.max(half, Math.min(length - half, middle));
  };
  return { x: along(x, picture.width, room.width), y: along(y, picture.height, room.height), size: within };
}

/** With units of another size, and what is at a point still there: in CSS pixels from the middle of the room. */
export function resized(seen: Seen, space: Space, size: number, at: Point = { x: 0, y: 0 }): Seen {
  const within = Math.max(space.least, Math.min(space.most, size));
  const kept = 1 / seen.size - 1 / within;
  return limited({ x: seen.x + at.x * kept, y: seen.y + at.y * kept, size: within }, space);
}

/** Moved by so many CSS pixels: to the right for a positive `x`, as a hand would drag it. */
export function panned(seen: Seen, space: Space, x: number, y: number): Seen {
  return limited({ ...seen, x: seen.x - x / seen.size, y: seen.y - y / seen.size }, space);
}

/** Moved just as far as it takes to see a part, with what is next to it as far as there is room: so many CSS pixels of it. */
export function showing(seen: Seen, space: Space, part: Part, beside: Point): Seen {
  const along = (middle: number, from: number, length: number, extent: number, next: number): number => {
    const half = extent / 2 / seen.size;
    const free = Math.max(0, Math.min(next / seen.size, half - length / 2));
    return Math.max(from + length + free - half, Math.min(from - free + half, middle));
  };
  const { room } = space;
  return limited(
    {
      ...seen,
      x: along(seen.x, part.x, part.width, room.width, beside.x),
      y: along(seen.y, part.y, part.height, room.height, beside.y),
    },
    space,
  );
}

/** The part of a picture that the room shows, in shares of its width and height: below 0 or above 1 where it has room to spare. */
export function sightOf({ x, y, size }: Seen, { picture, room }: Space): Part {
  const [width, height] = [room.width / size, room.height / size];
  return {
    x: (x - width / 2) / picture.width,
    y: (y - height / 2) / picture.height,
    width: width / picture.width,
    height: height / picture.height,
  };
}
