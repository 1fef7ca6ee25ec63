// A grid of which not all is told: small enough to be drawn by the page itself, a pixel for each cell, enlarged.
import type { Placed } from "../kit/tiles/placed.ts";

/** What a cell shows. */
export interface Face {
  /** As six hexadecimal digits behind a #. */
  fill: string;
  text?: string;
  /** The colour of the text. */
  ink?: string;
}

/** Cells that are wider have a line between them, in CSS pixels. */
const APART = 6;
/** In wider cells something can be written, in CSS pixels. */
const LEGIBLE = 18;
const LARGEST = 26;

/** The faces of all cells, row by row. */
export class Mask {
  readonly #canvas = document.createElement("canvas");
  readonly #columns: number;
  readonly #faces: readonly Face[];

  constructor(columns: number, faces: readonly Face[]) {
    this.#columns = columns;
    this.#faces = faces;
    const rows = faces.length / Math.max(1, columns);
    this.#canvas.width = columns;
    this.#canvas.height = rows;
    const context = this.#canvas.getContext("2d");
    if (!context || columns === 0 || rows === 0) return;
    const image = context.createImageData(columns, rows);
    faces.forEach(({ fill }, index) => {
      const [red, green, blue] = [1, 3, 5].map((place) => parseInt(fill.slice(place, place + 2), 16));
      image.data.set([red ?? 0, green ?? 0, blue ?? 0, 255], 4 * index);
    });
    context.putImageData(image, 0, 0);
  }

  draw(context: CanvasRenderingContext2D, place: Placed, paper: string, font: string): void {
    const { x, y, size, rows, columns } = place;
    context.save();
    context.beginPath();
    context.rect(place.left, place.top, place.width, place.height);
    context.clip();
    context.imageSmoothingEnabled = false;
    context.drawImage(this.#canvas, x(0), y(0), this.#columns * size, this.#canvas.height * size);
    if (size >= APART) {
      context.strokeStyle = paper;
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
    if (size >= LEGIBLE) this.#write(context, place, font);
    context.restore();
  }

  #write(context: CanvasRenderingContext2D, { x, y, size, rows, columns }: Placed, font: string): void {
    const letters = Math.min(LARGEST, size * 0.46);
    context.font = `600 ${letters}px ${font}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (let row = rows.from; row < rows.to; row++) {
      for (let column = columns.from; column < columns.to; column++) {
        const { text, ink = "" } = this.#faces[row * this.#columns + column] ?? {};
        if (!text) continue;
        context.fillStyle = ink;
        context.fillText(text, x(column) + size / 2, y(row) + size / 2 + letters * 0.06, size - 2);
      }
    }
  }
}
