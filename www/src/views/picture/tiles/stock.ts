import type { Point } from "../../../scene/shapes.ts";
import type { Seen } from "../seen.ts";
import { TileCache } from "./cache.ts";
import { tilesOf, tileWindow } from "./pyramid.ts";
import { TileQueue } from "./queue.ts";
import type { Room } from "./room.ts";
import type { Source } from "./source.ts";

/** So many versions are known by their number: a slider goes through many. */
const VERSIONS = 64;

/** The tiles of a source that have come, and those that are on their way. */
export class TileStock {
  readonly cache = new TileCache();
  readonly #queue: TileQueue;
  #source: Source | undefined;
  /** The numbers of the versions that were shown last, of pictures of one size. */
  readonly #numbers = new Map<unknown, number>();
  #version = 0;

  /** `came` is called when there is another tile. */
  constructor(came: () => void) {
    this.#queue = new TileQueue({
      paint: async (tile) => this.#source?.paint(tileWindow(tile, this.#source)),
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

  /**
   * Another source, or the same with another version; a version that was shown before has its tiles still. Only tiles of a
   * picture as large can stand in for its own.
   */
  show(source: Source | undefined, size: Pick<Room, "columns" | "rows"> | undefined): void {
    if (!source || source.columns !== size?.columns || source.rows !== size.rows) this.#forget();
    this.#source = source;
    if (!source || this.#numbers.get(source.version) === this.#version) return;
    this.#queue.stop();
    const before = this.#numbers.get(source.version);
    this.#version++;
    if (before !== undefined) this.cache.renew(before, this.#version);
    this.#number(source.version);
  }

  /** Asks for what a view lacks, nearest to a point first. */
  want(view: Seen, room: Room, near: Point | undefined): void {
    const tiles = tilesOf(view, room, near);
    const missing = tiles.filter((tile) => !this.cache.get(this.#version, tile));
    this.#queue.want(this.#version, tiles[0]?.scale ?? 0, missing);
  }

  /** Whether all tiles of a view have come. */
  isWhole(view: Seen, room: Room): boolean {
    return tilesOf(view, room).every((tile) => this.cache.get(this.#version, tile));
  }

  /** What failed is tried again when it is wanted next. */
  forgive(): void {
    this.#queue.forgive();
  }

  dispose(): void {
    this.#forget();
    this.#source = undefined;
  }

  #forget(): void {
    this.#queue.stop();
    this.cache.clear();
    this.#numbers.clear();
  }

  /** The version that is shown is the newest one. */
  #number(version: unknown): void {
    this.#numbers.delete(version);
    this.#numbers.set(version, this.#version);
    // What is kept is limited; tiles without a number are dropped when there are too many.
    for (const oldest of this.#numbers.keys()) {
      if (this.#numbers.size <= VERSIONS) return;
      this.#numbers.delete(oldest);
    }
  }
}
