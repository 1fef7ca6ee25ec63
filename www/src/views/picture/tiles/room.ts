/** What is left free of the picture for axes, in CSS pixels. */
export interface Margin {
  left: number;
  top: number;
}

/** Where a picture has room: its size in cells, and the part of the canvas it may take, in CSS pixels. */
export interface Room {
  columns: number;
  rows: number;
  /** No cell is seen larger than that, in CSS pixels. */
  nearest: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Device pixels to a CSS pixel; left, top, width and height are whole numbers of device pixels. */
  ratio: number;
}

/** The size of a canvas's pixels. */
export interface CanvasSize {
  /** In device pixels. */
  width: number;
  height: number;
  ratio: number;
}

/** How large cells are at most where a picture does not say. */
const NEAREST = 96;

/** The room on a canvas beside its margin; `undefined` where there is none. */
export function roomOn(
  { width, height, ratio }: CanvasSize,
  { columns, rows, nearest = NEAREST }: { columns: number; rows: number; nearest?: number },
  margin: Margin,
): Room | undefined {
  const [left, top] = [Math.round(margin.left * ratio), Math.round(margin.top * ratio)];
  if (width <= left || height <= top || columns < 1 || rows < 1) return undefined;
  return {
    columns,
    rows,
    nearest,
    left: left / ratio,
    top: top / ratio,
    width: (width - left) / ratio,
    height: (height - top) / ratio,
    ratio,
  };
}

export function isSameRoom(one: Room, other: Room): boolean {
  return (Object.keys(one) as Array<keyof Room>).every((key) => one[key] === other[key]);
}
