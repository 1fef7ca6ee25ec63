import { TileCache } from "./cache.ts";
import { tilesOf, windowOf } from "./pyramid.ts";
import { TileQueue } from "./queue.ts";
import type { Point, Room } from "./room.ts";
import type { Source } from "./source.ts";
import type { View } from "./view.ts";

/** The tiles of a source that have come, and those that are on their way. */
export class TileStock {
  readonly cache = new TileCache();
  readonly #queue: TileQueue;
  #source: Source | undefined;
  #of: unknown;
  #version = 0;

  /** `came` is called when there is another tile. */
  constructor(came: () => void) {
    this.#queue = new TileQueue({
      paint: async (tile) => this.#source?.paint(windowOf(tile, this.#source)),
      take: (version, tile, bitmap) => {
        this.cache.put(version, tile, bitmap);
        came();
      },
    });
  }

  get source(): Source | undefined {
    return this.#source;
  }

  /** The number of the version that is shown. */
  get version(): number {
    return this.#version;
  }

  /** Another source, or the same with another version. Only tiles of a picture as large can stand in for its own. */
  show(source: Source | undefined, size: Pick<Room, "columns" | "rows"> | undefined): void {
    if (!source || source.columns !== size?.columns || source.rows !== size.rows) this.cache.clear();
    if (source !== this.#source || source?.version !== this.#of) {
      this.#queue.stop();
      this.#version++;
    }
    this.#source = source;
    this.#of = source?.version;
  }

  /** Asks for what a view lacks, nearest to a point first. What other versions have goes as soon as nothing is lacking. */
  want(view: View, room: Room, near: Point | undefined): void {
    const tiles = tilesOf(view, room, near);
    const missing = tiles.filter((tile) => !this.cache.get(this.#version, tile));
    if (missing.length === 0) this.cache.keepOnly(this.#version);
    this.#queue.want(this.#version, tiles[0]?.scale ?? 0, missing);
  }

  /** Whether all tiles of a view have come. */
  isWhole(view: View, room: Room): boolean {
    return tilesOf(view, room).every((tile) => this.cache.get(this.#version, tile));
  }

  /** What failed is tried again when it is wanted next. */
  forgive(): void {
    this.#queue.forgive();
  }

  dispose(): void {
    this.#queue.stop();
    this.cache.clear();
    this.#source = undefined;
  }
}
