/** A window onto the picture at a scale, in device pixels from the picture's own corner. */
export interface Window {
  /**
   * How many cells a pixel has: at 0.25 a cell is 4 pixels wide, at 8 a pixel stands for 8 × 8 cells. Cells of 8 pixels or
   * more are painted with 1 pixel left free between them.
   */
  scale: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture made of cells in rows and columns, which is painted somewhere else, window by window. */
export interface Source {
  /** The picture's size in cells. */
  readonly columns: number;
  readonly rows: number;
  /** How large a cell may be seen, in CSS pixels; 96 unless it is given. */
  readonly nearest?: number;
  /** Another picture has another. Tiles of the one before stand until those of this one have come. */
  readonly version: unknown;
  /** The pixels of a window, which whoever asked for them closes; `undefined`: it was given up or failed. */
  paint(window: Window): Promise<ImageBitmap | undefined>;
}
