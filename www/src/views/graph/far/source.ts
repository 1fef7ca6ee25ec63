// The tiles of a large graph: painted by the solver, and lettered where its cells are large enough.
import { paintMosaic } from "../../../model/calls/cells.ts";
import { speech } from "../../../model/appearance.ts";
import { effectiveColour } from "../../../model/display.ts";
import type { Aside } from "../../../model/solver.ts";
import { lettersOf } from "../../../model/letters.ts";
import type { MosaicInput } from "../../../solver/api.ts";
import { cellsAt, LEGIBLE, lettered } from "../../picture/lettering.ts";
import { signOf, signsOf } from "../../kit/signs.ts";
import { ratioOf } from "../../picture/tiles/ratio.ts";
import type { Source } from "../../picture/tiles/source.ts";
import type { MosaicGraph } from "./near.ts";

interface FarTilesInput extends MosaicGraph {
  version: unknown;
  /** How large a cell may be seen. */
  nearest: number;
  font: string;
}

export function mosaicSource(solver: Pick<Aside, "ask">, picture: MosaicInput, given: FarTilesInput): Source {
  const { mosaic, version, nearest, font } = given;
  return {
    columns: mosaic.columns,
    rows: mosaic.rows,
    nearest,
    version,
    paint: async (window) => {
      const { scale, left, top, width, height } = window;
      const answer = await paintMosaic(solver, picture, { ...ratioOf(scale), left, top, width, height });
      if (!answer.ok) return undefined;
      const image = new ImageData(
        new Uint8ClampedArray(answer.value.pixels.buffer as ArrayBuffer),
        width,
        height,
      );
      const [ratio, cell] = [devicePixelRatio, 1 / scale];
      if (cell / ratio < LEGIBLE) return createImageBitmap(image);
      const { row, column, rows, columns } = cellsAt(window);
      const texts = Array.from({ length: rows * columns }, (_, place) =>
        textAt(given, row + Math.floor(place / columns), column + (place % columns)),
      );
      return lettered({ image, left, top, cell, ratio, row, column, columns, texts, font });
    },
  };
}

/** What is written on a cell. */
function textAt({ mosaic, told, state }: MosaicGraph, row: number, column: number): string {
  const position = column < mosaic.columns ? mosaic.positionAt({ row, column }) : undefined;
  const value = position === undefined ? undefined : told.value(position, effectiveColour(state));
  if (value === undefined) return "";
  return signOf(value, signsOf(lettersOf(state), speech.of(state).language));
}
