import { overview } from "../../picture/overview.ts";
import type { PlacedCells } from "../../picture/tiles/placed.ts";
import type { Source } from "../../picture/tiles/source.ts";
import type { TileCanvas } from "../../picture/tiles/tileCanvas.ts";

/** Its own size at most, in CSS pixels, and at least. */
const LARGEST = { width: 160, height: 96 };
/** On a stage less wide than this it is smaller in proportion, so that it leaves as much to be seen of the picture. */
const ROOMY = 520;
const LEAST = 14;

/** A small map of a large graph, with the part of it that is in sight; dragging on it goes there. */
export class FarMap {
  readonly element: HTMLElement;
  readonly #canvas = document.createElement("canvas");
  readonly #sight = document.createElement("div");
  #source: Source | undefined;

  constructor(tiles: TileCanvas) {
    this.element = overview((across, down) => {
      const [source, { view }] = [this.#source, tiles];
      if (source && view) tiles.show({ ...view, x: across * source.columns, y: down * source.rows });
    });
    this.#sight.className = "sight";
    this.element.append(this.#canvas, this.#sight);
  }

  /** Takes another picture. */
  show(source: Source): void {
    this.#source = source;
    const { columns, rows } = source;
    const room = Math.min(1, (this.element.parentElement?.clientWidth || ROOMY) / ROOMY);
    const fit = room * Math.min(LARGEST.width / columns, LARGEST.height / rows);
    // A cell that is larger than a pixel has whole pixels, or halves of them.
    const scale = fit > 1 ? Math.floor(2 * fit) / 2 : fit;
    const size = { width: Math.max(LEAST, columns * scale), height: Math.max(LEAST, rows * scale) };
    this.element.style.width = `${size.width}px`;
    this.element.style.height = `${size.height}px`;
    void this.#paint(source, scale * devicePixelRatio);
  }

  /** Marks what is in sight; where that is all of the picture there is no need of a map. */
  mark({ rows, columns, left, top, width, height, x, y, size }: PlacedCells): void {
    const source = this.#source;
    if (!source) return;
    const isWhole = rows.to - rows.from >= source.rows && columns.to - columns.from >= source.columns;
    this.element.hidden = isWhole;
    if (isWhole) return;
    const share = (begin: number, extent: number, count: number): [from: number, length: number] => {
      const from = Math.max(0, begin / size / count);
      return [from, Math.min(1, (begin + extent) / size / count) - from];
    };
    const [across, wide] = share(left - x(0), width, source.columns);
    const [down, high] = share(top - y(0), height, source.rows);
    const { style } = this.#sight;
    style.left = `${100 * across}%`;
    style.top = `${100 * down}%`;
    style.width = `${100 * wide}%`;
    style.height = `${100 * high}%`;
  }

  async #paint(source: Source, size: number): Promise<void> {
    const [width, height] = [source.columns, source.rows].map((cells) =>
      Math.max(1, Math.ceil(cells * size)),
    );
    if (width === undefined || height === undefined) return;
    const image = await source.paint({ scale: 1 / size, left: 0, top: 0, width, height });
    if (source === this.#source && image) {
      this.#canvas.width = width;
      this.#canvas.height = height;
      this.#canvas.getContext("2d")?.drawImage(image, 0, 0);
    }
    image?.close();
  }
}
