// Which of some sentences each cell has, a sign or two for each: neither a file nor an address writes these signs longer.

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const widthFor = (count: number): number => (count > SIGNS.length ? 2 : 1);

export const PLACES = {
  written(places: readonly number[], count: number): string {
    const isWide = widthFor(count) > 1;
    const sign = (place: number): string => SIGNS[place % SIGNS.length] ?? "";
    return places
      .map((place) => (isWide ? sign(Math.floor(place / SIGNS.length)) : "") + sign(place))
      .join("");
  },

  /** Nothing for a cell that has none. */
  read(text: string, cell: number, count: number): number | undefined {
    const width = widthFor(count);
    const signs = Array.from(text.slice(cell * width, (cell + 1) * width));
    if (signs.length === 0) return undefined;
    return signs.reduce((place, sign) => place * SIGNS.length + SIGNS.indexOf(sign), 0);
  },
};
