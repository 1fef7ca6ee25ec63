import type { Source, Window } from "../../www/src/views/picture/tiles/source.ts";

/** A bitmap of a window; the tests ask whether it was closed. */
export interface FakeBitmap {
  window: Window;
  version: unknown;
  isClosed: boolean;
  close: () => void;
}

/** A source that paints when it is told to. */
export class FakeSource implements Source {
  readonly columns: number;
  readonly rows: number;
  version: unknown = "first";
  readonly asked: Window[] = [];
  readonly bitmaps: FakeBitmap[] = [];
  #open: Array<() => void> = [];
  /** Fails instead. */
  fails = false;

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
  }

  paint(window: Window): Promise<ImageBitmap | undefined> {
    this.asked.push(window);
    const { version } = this;
    return new Promise((resolve) => {
      this.#open.push(() => {
        resolve(this.fails ? undefined : (this.#bitmap(window, version) as unknown as ImageBitmap));
      });
    });
  }

  get waiting(): number {
    return this.#open.length;
  }

  /** Bitmaps that take memory. */
  get held(): FakeBitmap[] {
    return this.bitmaps.filter(({ isClosed }) => !isClosed);
  }

  /** Answers whatever was asked, and what is asked then, so many times at most. */
  async answer(most = 10_000): Promise<void> {
    for (let count = 0; count < most; count++) {
      const next = this.#open.shift();
      if (!next) return;
      next();
      for (let turn = 0; turn < 12; turn++) await Promise.resolve();
    }
  }

  #bitmap(window: Window, version: unknown): FakeBitmap {
    const bitmap = { window, version, isClosed: false, close: () => void (bitmap.isClosed = true) };
    this.bitmaps.push(bitmap);
    return bitmap;
  }
}
