import { captionOf } from "./caption.ts";
import { type Export, type Exported, hasPicture, type Look, pictureIn } from "./export.ts";
import { withTexts } from "./png/file.ts";
import { largestScale, TooLarge } from "./png/size.ts";
import { provenanceOf } from "./provenance.ts";
import { svgOf } from "./svg.ts";
import { sizeOf } from "./svg/file.ts";

/** The picture in pixels, for what shows no vectors. Who reads the file finds in it where it is from. */
export const png = {
  id: "png",
  ending: "png",
  label: "PNG",
  type: "image/png",
  of: "picture",
  applies: (exported) => exported.pixels !== undefined && hasPicture(exported),
  write: pngOf,
} satisfies Export;

async function pngOf(exported: Exported, look: Look): Promise<Blob> {
  const { state, address, pixels } = exported;
  const shown = pictureIn(exported);
  if (!shown || !pixels) throw new Error("there is no picture to be made of pixels");
  const { width, height } = sizeOf(shown);
  const largest = largestScale(width, height);
  if (look.scale > largest) throw new TooLarge(largest);
  const theme = look.theme === "dark" ? "dark" : "light";
  const drawn = await pixels(svgOf(exported, { ...look, theme }), width * look.scale, height * look.scale);
  const { title, description } = captionOf(exported);
  const { program, link, ...game } = provenanceOf(state, address);
  const texts = {
    Title: title,
    Description: description,
    Software: program,
    ...(link !== undefined && { Source: link }),
    Comment: JSON.stringify(game),
  };
  const whole = withTexts(new Uint8Array(await drawn.arrayBuffer()), texts);
  return new Blob([whole as Uint8Array<ArrayBuffer>], { type: "image/png" });
}
