// A grid of which not all is told: small enough to be drawn by the page itself, a pixel for each cell, enlarged.
import type { PlacedCells } from "../picture/tiles/placed.ts";
import type { PageColours } from "../kit/cells/look.ts";
import { openFill } from "../kit/cells/open.ts";

/** What a cell shows. */
interface Face {
  /** As six hexadecimal digits behind a #. */
  fill: string;
  text?: string;
  /** The colour of the text. */
  ink?: string;
  /** The colour of a frame within the cell. */
  ring?: string;
}

/** What the cells show, row by row, from the corner on; cells beyond them show nothing. */
export interface Faces {
  columns: number;
  faces: readonly Face[];
}

/** Cells that are wider have a line between them, in CSS pixels. */
const APART = 6;
/** In wider cells something can be written, in CSS pixels. */
const LEGIBLE = 18;
const SMALLEST = 10;
const LARGEST = 26;
/** Letters are at most so much of the side of their cell; of a presented one they may be larger. */
const SHARE = 0.46;
const RING = 2;

/** The faces of all cells; nothing of what lies under them is seen. */
export class Mask {
  readonly #canvas = document.createElement("canvas");
  readonly #given: Faces;
  readonly #isLarge: boolean;

  constructor(given: Faces, isLarge = false) {
    this.#given = given;
    this.#isLarge = isLarge;
    const { columns, faces } = given;
    const rows = faces.length / Math.max(1, columns);
    this.#canvas.width = columns;
    this.#canvas.height = rows;
    const context = this.#canvas.getContext("2d");
    if (!context || faces.length === 0) return;
    const image = context.createImageData(columns, rows);
    faces.forEach(({ fill }, index) => {
      const [red, green, blue] = [1, 3, 5].map((place) => parseInt(fill.slice(place, place + 2), 16));
      image.data.set([red ?? 0, green ?? 0, blue ?? 0, 255], 4 * index);
    });
    context.putImageData(image, 0, 0);
  }

  draw(
    context: CanvasRenderingContext2D,
    place: PlacedCells,
    count: { rows: number; columns: number },
    colours: PageColours,
    font: string,
  ): void {
    const { x, y, size, rows, columns } = place;
    const { width, height } = this.#canvas;
    context.save();
    context.beginPath();
    context.rect(place.left, place.top, place.width, place.height);
    context.clip();
    // Cells may begin within a pixel: what lies there of another picture goes, too.
    context.fillStyle = colours.paper;
    context.fillRect(place.left, place.top, place.width, place.height);
    context.fillStyle = openFill(colours);
    context.fillRect(x(0), y(0), count.columns * size, count.rows * size);
    context.imageSmoothingEnabled = false;
    if (width > 0 && height > 0) context.drawImage(this.#canvas, x(0), y(0), width * size, height * size);
    if (size >= APART) {
      context.strokeStyle = colours.paper;
      context.lineWidth = 1 / place.ratio;
      context.beginPath();
      for (let column = columns.from; column <= columns.to; column++) {
        context.moveTo(x(column), y(rows.from));
        context.lineTo(x(column), y(rows.to));
      }
      for (let row = rows.from; row <= rows.to; row++) {
        context.moveTo(x(columns.from), y(row));
        context.lineTo(x(columns.to), y(row));
      }
      context.stroke();
    }
    this.#write(context, place, font);
    context.restore();
  }

  #write(context: CanvasRenderingContext2D, { x, y, size, rows, columns }: PlacedCells, font: string): void {
    const { columns: across, faces } = this.#given;
    const fitting = Math.max(SMALLEST, size * SHARE);
    const letters = this.#isLarge ? fitting : Math.min(LARGEST, fitting);
    context.font = `600 ${letters}px ${font}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.lineWidth = RING;
    for (let row = rows.from; row < rows.to; row++) {
      for (let column = columns.from; column < Math.min(columns.to, across); column++) {
        const { text, ink = "", ring } = faces[row * across + column] ?? {};
        if (ring) {
          context.strokeStyle = ring;
          context.strokeRect(x(column) + RING, y(row) + RING, size - 2 * RING, size - 2 * RING);
        }
        if (!text || size < LEGIBLE) continue;
        context.fillStyle = ink;
        context.fillText(text, x(column) + size / 2, y(row) + size / 2 + letters * 0.06, size - 2);
      }
    }
  }
}
