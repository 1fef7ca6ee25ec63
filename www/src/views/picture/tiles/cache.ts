import type { TileLevel, Tile } from "./pyramid.ts";

/** A tile that has come. */
export interface Painted extends Tile {
  bitmap: ImageBitmap;
  /** The frame in which it was drawn last. */
  drawn: number;
}

interface Shelf extends TileLevel<Painted> {
  places: Map<string, Painted>;
  tiles: Iterable<Painted>;
}

/** So many tiles are kept, in view or not: 50 MB. */
const MOST = 200;

/**
 * Tiles by version, scale and place. Of too many, those that were not drawn for longest go first, and never one that was
 * drawn in the last frame.
 */
export class TileCache {
  readonly #most: number;
  readonly #shelves = new Map<string, Shelf>();
  #count = 0;
  #frame = 0;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** How many tiles there are. */
  get count(): number {
    return this.#count;
  }

  /** What there is, by version and scale. */
  get levels(): Iterable<TileLevel<Painted>> {
    return this.#shelves.values();
  }

  /** A new frame begins: what is drawn from now on is in view, and of what was drawn before there may be too much. */
  begin(): void {
    this.#trim();
    this.#frame++;
  }

  /** What a frame has drawn is in view until the next one. */
  touch(painted: Painted): void {
    painted.drawn = this.#frame;
  }

  get(version: number, tile: Tile): Painted | undefined {
    return this.#shelves.get(shelfKey(version, tile.scale))?.places.get(placeKey(tile));
  }

  /** Keeps a tile, and closes its bitmap when it goes; one in the same place goes at once. */
  put(version: number, { scale, across, down }: Tile, bitmap: ImageBitmap): void {
    const key = shelfKey(version, scale);
    const places = this.#shelves.get(key)?.places ?? new Map<string, Painted>();
    if (!this.#shelves.has(key)) this.#shelves.set(key, { version, scale, places, tiles: all(places) });
    const place = placeKey({ scale, across, down });
    places.get(place)?.bitmap.close();
    if (!places.has(place)) this.#count++;
    places.set(place, { scale, across, down, bitmap, drawn: this.#frame });
    this.#trim();
  }

  /** A version that is shown again is the newest one, and has another number. */
  renew(before: number, version: number): void {
    for (const [key, shelf] of [...this.#shelves]) {
      if (shelf.version !== before) continue;
      this.#shelves.delete(key);
      this.#shelves.set(shelfKey(version, shelf.scale), { ...shelf, version });
    }
  }

  clear(): void {
    for (const [key, shelf] of this.#shelves) this.#empty(key, shelf);
  }

  #empty(key: string, { places }: Shelf): void {
    for (const { bitmap } of places.values()) bitmap.close();
    this.#count -= places.size;
    this.#shelves.delete(key);
  }

  #trim(): void {
    while (this.#count > this.#most) if (!this.#dropOldest()) return;
  }

  #dropOldest(): boolean {
    let oldest: { key: string; shelf: Shelf; tile: Painted } | undefined;
    for (const [key, shelf] of this.#shelves)
      for (const tile of shelf.tiles)
        if (tile.drawn < (oldest?.tile.drawn ?? this.#frame)) oldest = { key, shelf, tile };
    if (!oldest) return false;
    oldest.tile.bitmap.close();
    oldest.shelf.places.delete(placeKey(oldest.tile));
    if (oldest.shelf.places.size === 0) this.#shelves.delete(oldest.key);
    this.#count--;
    return true;
  }
}

/** The values of a map, as they are each time they are gone through. */
function all<T>(map: Map<string, T>): Iterable<T> {
  return { [Symbol.iterator]: () => map.values() };
}

function shelfKey(version: number, scale: number): string {
  return `${version}:${scale}`;
}

function placeKey({ across, down }: Tile): string {
  return `${across}:${down}`;
}
