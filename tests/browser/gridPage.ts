// The grid of a page by its parts, and where its cells are on the canvas.
import type { Seen } from "../../www/src/views/picture/seen.ts";
import type { Locator, Page } from "@playwright/test";
import { roomOn, type Room } from "../../www/src/views/picture/tiles/room.ts";
import { placedCells, type PlacedCells } from "../../www/src/views/picture/tiles/placed.ts";
import { wholeView } from "../../www/src/views/picture/tiles/view.ts";
import { marginFor } from "../../www/src/views/grid/overlay.ts";
import { expect } from "./fixture.ts";

export class GridPage {
  readonly page: Page;
  readonly section: Locator;
  readonly sheet: Locator;
  readonly canvas: Locator;
  readonly told: Locator;

  constructor(page: Page) {
    this.page = page;
    this.section = page.locator("section.grid");
    this.sheet = this.section.getByRole("application");
    this.canvas = this.sheet.locator("canvas");
    this.told = this.section.locator("p.told");
  }

  button(name: string): Locator {
    return this.section.getByRole("button", { name, exact: true });
  }

  /** Waits until the picture stays as it is, and is not empty. */
  async rest(): Promise<void> {
    await this.canvas.evaluate(async (element) => {
      const canvas = element as HTMLCanvasElement;
      // The page’s own canvas stays where it is drawn fastest.
      const copy = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const seen = (): string => {
        const { width, height } = canvas;
        if (!copy || width === 0 || height === 0) return "";
        Object.assign(copy.canvas, { width, height });
        copy.drawImage(canvas, 0, 0);
        const { data } = copy.getImageData(0, 0, width, height);
        let [sum, count] = [0, 0];
        for (let place = 0; place < data.length; place += 4) {
          if (data[place + 3] !== 0) count++;
          sum =
            (sum * 31 + (data[place] ?? 0) + 7 * (data[place + 1] ?? 0) + 3 * (data[place + 2] ?? 0)) % 1e9;
        }
        return count > 500 ? `${width} ${sum}` : "";
      };
      let [before, same] = [seen(), 0];
      for (const end = Date.now() + 8000; same < 4 && Date.now() < end;) {
        await new Promise((resolve) => setTimeout(resolve, 60));
        const now = seen();
        same = now !== "" && now === before ? same + 1 : 0;
        before = now;
      }
      if (same < 4) throw new Error("the picture is empty, or never rests");
    });
  }

  /** Where a picture of so many cells has room. */
  async room(rows: number, columns: number): Promise<Room> {
    const size = await this.canvas.evaluate((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      return { width, height, ratio: devicePixelRatio };
    });
    const room = roomOn(size, { rows, columns }, marginFor(rows, columns));
    if (!room) throw new Error("there is no room for the grid");
    return room;
  }

  /** Where the cells are in a view, which is of all of them where nothing else is said. */
  async place(rows: number, columns: number, view?: Seen): Promise<PlacedCells> {
    const room = await this.room(rows, columns);
    return placedCells(view ?? wholeView(room), room);
  }

  /**
   * Compares a part of the canvas with pixels, but for squares that may look otherwise: how many were looked at, and how many
   * of them are others.
   */
  compare(
    part: { left: number; top: number; width: number; height: number },
    wanted: Uint8Array,
    free: ReadonlyArray<{ x: number; y: number; half: number }>,
  ): Promise<{ looked: number; wrong: number }> {
    // As one text they are there much sooner than as a list of numbers.
    const asked = { ...part, free, text: Buffer.from(wanted).toString("base64") };
    return this.canvas.evaluate((canvas, { left, top, width, height, free, text }) => {
      const copy = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const found = { looked: 0, wrong: 0 };
      if (!copy) return found;
      Object.assign(copy.canvas, { width, height });
      copy.drawImage(canvas as HTMLCanvasElement, -left, -top);
      const { data } = copy.getImageData(0, 0, width, height);
      const bytes = atob(text);
      for (let start = 0; start < bytes.length; start += 4) {
        const [column, row] = [(start / 4) % width, Math.floor(start / 4 / width)];
        if (free.some(({ x, y, half }) => Math.max(Math.abs(column - x), Math.abs(row - y)) < half)) continue;
        found.looked++;
        const isOther = (part: number): boolean =>
          Math.abs((data[start + part] ?? 0) - bytes.charCodeAt(start + part)) > 1;
        if ([0, 1, 2, 3].some(isOther)) found.wrong++;
      }
      return found;
    }, asked);
  }

  /** A number that other pixels have another of. */
  async seen(): Promise<string> {
    await this.rest();
    return this.canvas.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  }

  /** Points at places of the canvas one after the other, and reads what is told of each. */
  async pointAt(points: ReadonlyArray<readonly [x: number, y: number, told: string]>): Promise<string[]> {
    return this.canvas.evaluate(async (canvas, points) => {
      const line = canvas.closest("section")?.querySelector("p.told");
      const { left, top } = canvas.getBoundingClientRect();
      const said = (): string | undefined => line?.textContent.trim();
      const wrong: string[] = [];
      for (const [x, y, told] of points) {
        const at = { clientX: left + x, clientY: top + y, pointerType: "mouse", bubbles: true };
        canvas.dispatchEvent(new PointerEvent("pointermove", at));
        for (const end = Date.now() + 1000; said() !== told && Date.now() < end;)
          await new Promise((resolve) => setTimeout(resolve, 2));
        if (said() !== told) wrong.push(`${x},${y}: ${said()}, not ${told}`);
      }
      return wrong;
    }, points);
  }

  async clickCell(place: PlacedCells, row: number, column: number): Promise<void> {
    const position = { x: place.x(column) + place.size / 2, y: place.y(row) + place.size / 2 };
    await this.canvas.click({ position });
  }

  async expectTold(text: string | RegExp): Promise<void> {
    await expect(this.told).toHaveText(text);
  }
}
