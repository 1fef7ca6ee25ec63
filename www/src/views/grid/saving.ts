// A grid as files: the picture as it is seen, and the values in sight.
import { download } from "../kit/download.ts";
import type { PlacedCells } from "../picture/tiles/placed.ts";
import type { Cells } from "../../solver/wire.ts";
import type { Plan } from "./atlas.ts";

/** The picture with its axes and marks, in as many pixels as the screen has for it; before it has any there is none. */
export async function savePicture(canvas: HTMLCanvasElement, paper: string, name: string): Promise<void> {
  if (canvas.width === 0 || canvas.height === 0) return;
  const copy = document.createElement("canvas");
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = copy.getContext("2d");
  if (!context) return;
  context.fillStyle = paper;
  context.fillRect(0, 0, copy.width, copy.height);
  context.drawImage(canvas, 0, 0);
  const file = await new Promise<Blob | null>((resolve) => copy.toBlob(resolve, "image/png"));
  if (file) download(file, `${name}.png`);
}

/** More cells than these take a browser seconds to write down, and few programs read them. */
export const MOST_SAVED = 1_000_000;

/** How many cells are in sight. */
export function cellsInSight({ rows, columns }: PlacedCells): number {
  return (rows.to - rows.from) * (columns.to - columns.from);
}

/** The values of the cells in sight: columns across, rows down, each after its number. */
export function saveValues(
  cells: Cells,
  { value, against }: Plan["shown"],
  comment: readonly string[],
  name: string,
): void {
  const written = (each: number): string => (value === "outcome" ? (each === 0 ? "P" : "N") : String(each));
  // Of two games, the value that both have.
  const told = (each: number): string =>
    against ? (each === 0 ? "different" : written(each - 1)) : written(each);
  const head = ["", ...Array.from({ length: cells.columns }, (_, column) => String(cells.column + column))];
  const lines = Array.from({ length: cells.rows }, (_, row) => {
    const start = row * cells.columns;
    const values = Array.from(cells.classes.subarray(start, start + cells.columns), told);
    return [String(cells.row + row), ...values].join(",");
  });
  const text = [...comment, head.join(","), ...lines, ""].join("\r\n");
  download(new Blob([text], { type: "text/csv" }), `${name}.csv`);
}
