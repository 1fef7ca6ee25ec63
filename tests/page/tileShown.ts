import { TileCanvas, type TileCanvasOptions } from "../../www/src/views/picture/tiles/tileCanvas.ts";
import { FakeCanvas } from "./tileScreen.ts";
import { FakeSource } from "./tileSource.ts";

const MARGIN = { left: 44, top: 28 };

/** A canvas with a picture of which nothing has come yet. */
export function shown(
  options: TileCanvasOptions = {},
  { columns = 1000, rows = 800, ratio = 1, isStill = true, scale = 1 } = {},
) {
  const canvas = new FakeCanvas(901, 601, ratio, isStill);
  canvas.scale = scale;
  const source = new FakeSource(columns, rows);
  const tiles = new TileCanvas(canvas.element, { margin: MARGIN, ...options });
  canvas.layOut();
  tiles.source = source;
  canvas.frame();
  /** Everything comes, and is drawn. */
  const come = async (): Promise<void> => {
    for (let turn = 0; turn < 50 && (canvas.isWaiting || source.waiting > 0); turn++) {
      canvas.frame(200);
      await source.answer();
    }
  };
  return { canvas, source, tiles, come };
}
