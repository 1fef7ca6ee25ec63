import { captionOf } from "./caption.ts";
import { drawingOf } from "./drawing.ts";
import { hasPicture, type Export, type Exported, type Look } from "./export.ts";
import { provenanceOf } from "./provenance.ts";
import { partsOf } from "../scene/still.ts";
import { svgFile, type FileBox } from "./svg/file.ts";
import { SvgColours } from "./svg/markup.ts";
import { shapes } from "./svg/picture.ts";
import { answersSvg, stillSvg } from "./svg/still.ts";

/** The picture as a file of its own, the same in browsers, in librsvg and in Inkscape. */
export const svg = {
  id: "svg",
  ending: "svg",
  label: "SVG",
  type: "image/svg+xml",
  of: "picture",
  applies: hasPicture,
  write: svgOf,
} satisfies Export;

/** The same for a phone, whose file lies beside the other one. */
export const phoneSvg = { ...svg, mark: "-phone" } satisfies Export;

export function svgOf(exported: Exported, { theme, hasPaper, hasSelection }: Look): string {
  const { state, scene, still, address } = exported;
  const colours = new SvgColours(theme);
  const file = (box: FileBox, shapes: string): string =>
    svgFile(
      { ...box, caption: captionOf(exported), provenance: provenanceOf(state, address), shapes },
      colours,
      hasPaper,
    );
  if (still) {
    const { answers = [] } = still;
    return file(
      still,
      [stillSvg(partsOf(still, hasSelection), colours), answersSvg(answers)].filter(Boolean).join("\n"),
    );
  }
  if (!scene) return "";
  const drawing = drawingOf(state, scene, hasSelection);
  return file(drawing, shapes(drawing, colours, exported.answers));
}
