import type { Tile } from "./pyramid.ts";

/** So many tiles are asked for at once: enough for a worker to have the next at hand, few enough to change one's mind. */
const AT_ONCE = 3;
/** A tile that failed is asked for once more, for workers are started again. */
const TRIES = 2;

interface TilePainter {
  /** The pixels of a tile; `undefined`, or a promise that is rejected: it was given up or failed. */
  paint(tile: Tile): Promise<ImageBitmap | undefined>;
  /** Keeps a tile that has come. */
  take(version: number, tile: Tile, bitmap: ImageBitmap): void;
}

/** Asks for tiles, a few at once, in the order in which they are wanted; what nobody wants any more is never asked for. */
export class TileQueue {
  readonly #hands: TilePainter;
  readonly #atOnce: number;
  /** The version and the scale that are wanted; of others whatever comes is closed. */
  #level: { version: number; scale: number } | undefined;
  #wanted: readonly Tile[] = [];
  /** What is being painted, by version and place. */
  readonly #asked = new Set<string>();
  /** How often tiles of this version failed. */
  readonly #failures = new Map<string, number>();

  constructor(hands: TilePainter, atOnce = AT_ONCE) {
    this.#hands = hands;
    this.#atOnce = atOnce;
  }

  /** These tiles of a scale are wanted instead of those before, the first ones first. */
  want(version: number, scale: number, tiles: readonly Tile[]): void {
    if (version !== this.#level?.version) this.#failures.clear();
    this.#level = { version, scale };
    this.#wanted = tiles;
    this.#ask(version);
  }

  /** Nothing is wanted any more, and what comes is closed. */
  stop(): void {
    this.#level = undefined;
    this.#wanted = [];
  }

  /** What failed is worth another try: the reader has come back to it. */
  forgive(): void {
    this.#failures.clear();
  }

  #ask(version: number): void {
    for (const tile of this.#wanted) {
      if (this.#asked.size >= this.#atOnce) return;
      const key = keyOf(version, tile);
      if (!this.#asked.has(key) && (this.#failures.get(key) ?? 0) < TRIES) void this.#paint(version, tile);
    }
  }

  async #paint(version: number, tile: Tile): Promise<void> {
    const key = keyOf(version, tile);
    this.#asked.add(key);
    let bitmap: ImageBitmap | undefined;
    try {
      bitmap = await this.#hands.paint(tile);
    } catch {
      // Whoever paints tells the reader why it fails; here the place stays free.
    }
    this.#asked.delete(key);
    this.#answered(version, tile, bitmap);
    if (this.#level) this.#ask(this.#level.version);
  }

  #answered(version: number, tile: Tile, bitmap: ImageBitmap | undefined): void {
    const level = this.#level;
    // What is of another scale was wanted on the way only; what lies beside the view may be needed again soon.
    if (level?.version !== version || level.scale !== tile.scale) {
      bitmap?.close();
      return;
    }
    const key = keyOf(version, tile);
    if (!bitmap) {
      this.#failures.set(key, (this.#failures.get(key) ?? 0) + 1);
      return;
    }
    this.#wanted = this.#wanted.filter((other) => keyOf(version, other) !== key);
    this.#hands.take(version, tile, bitmap);
  }
}

function keyOf(version: number, { scale, across, down }: Tile): string {
  return `${version}:${scale}:${across}:${down}`;
}
