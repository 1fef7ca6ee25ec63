import { LOOK, type Export, type Exported, type Look } from "../../exports/export.ts";
import { exportWords } from "../../exports/words.ts";
import { asFileName, download } from "./download.ts";
import type { FigureContext } from "./context.ts";

/** What is shown, to be written down. */
export function exportedOf({ state, scene, messages, links, isAlone }: FigureContext): Exported {
  // A figure in somebody’s page does not know where the page of its own is.
  const address = isAlone ? "" : new URL(`./#${links.written(state)}`, location.href).href;
  return { state, scene, address, words: exportWords(messages), pixels };
}

/** An SVG file as a browser draws it, in a PNG file. */
export async function pixels(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  // A data: address is of this page, which is allowed to read what was drawn from it; that of a Blob is not everywhere.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const context = canvas.getContext("2d");
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!context || !drawn) throw new Error(`the browser draws no ${canvas.width} × ${canvas.height} pixels`);
  return drawn;
}

/** What an export writes, as a file. */
export async function fileOf(kind: Export, exported: Exported, look: Look = LOOK): Promise<Blob> {
  const written = kind.write(exported, look);
  return typeof written === "string" ? new Blob([written], { type: kind.type }) : written;
}

/** What an export writes is saved. */
export async function save(kind: Export, exported: Exported, look?: Look): Promise<void> {
  download(await fileOf(kind, exported, look), fileName(kind, exported));
}

/** A notation as a file may be called everywhere, with the ending of the kind. */
export function fileName({ ending, mark = "" }: Export, { state }: Exported): string {
  return `${asFileName(state.game?.notation ?? "game")}${mark}.${ending}`;
}
