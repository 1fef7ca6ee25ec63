/** A scale in whole numbers: exact where a cell is a whole number of pixels, and else finer than can be seen. */
export function ratioOf(scale: number): { cells: number; pixels: number } {
  const FINE = 1 << 20;
  if (scale <= 1) {
    // A cell has whole pixels, or halves of them.
    const cells = Math.abs(1 / scale - Math.round(1 / scale)) < 1e-6 ? 1 : 2;
    return { cells, pixels: Math.round(cells / scale) };
  }
  return { cells: Math.round(scale * FINE), pixels: FINE };
}
