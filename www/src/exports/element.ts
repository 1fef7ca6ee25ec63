// A figure for a page of one’s own: the element, and in it the picture that is there before it is touched, and where no script runs.
import { captionOf, type Caption } from "./caption.ts";
import { LOOK, pictureIn, type Export, type Exported, type Look } from "./export.ts";
import { svgOf } from "./svg.ts";
import { dataAddress } from "./svg/address.ts";
import { sizeOf } from "./svg/file.ts";
import { escaped } from "./svg/markup.ts";
import { enlargementOf } from "../scene/measure.ts";
import type { Size } from "../scene/shapes.ts";

export interface Figured {
  /** Where the element’s file is, with a slash at the end; empty where it is beside the page. */
  site: string;
  /** Where the same is on the page; empty where that is not known. */
  page: string;
  game: string;
  fields: ReadonlyArray<readonly [name: string, text: string]>;
  caption: Caption;
  /** Of the live figure, in pixels. */
  figure: Size;
  /** The picture, and how large it is; the address may hold all of it, and is empty where there is none. */
  picture: Size & { address: string };
  /** The picture for a phone, where there is another one; the address may hold all of it. */
  narrow?: (Size & { address: string }) | undefined;
}

export const element = {
  id: "element",
  ending: "html",
  label: "HTML",
  type: "text/html",
  of: "page",
  applies: ({ fields }) => fields !== undefined,
  write: (exported, look) => {
    const { state, address, fields = [], figure = { width: 640, height: 480 } } = exported;
    const picture = pictureIn(exported);
    const figured = {
      site: address.replace(/#.*/s, ""),
      page: address,
      game: state.game?.notation ?? "",
      ...{ fields, figure },
      caption: captionOf(exported),
      picture: {
        ...shownSize(exported),
        address: picture ? dataAddress(svgOf(exported, { ...LOOK, ...look })) : "",
      },
      narrow: narrowOf(exported, look),
    };
    return `${look.isFragment ? figureText(figured) : elementText(figured)}\n`;
  },
} satisfies Export;

/** The picture for a phone; where its file is, or all of it in its address. */
export function narrowOf(exported: Exported, look: Look, file?: string): Figured["narrow"] {
  const drawn = onPhone(exported);
  return drawn && { ...shownSize(drawn), address: file ?? dataAddress(svgOf(drawn, look)) };
}

/** What a phone shows of it, where that is another picture. */
export function onPhone(exported: Exported): Exported | undefined {
  const { narrow, still } = exported;
  if (still) return still.narrow && { ...exported, still: still.narrow };
  return narrow && { ...exported, scene: narrow };
}

/** How large a picture is seen, in pixels: as in the figure of which it takes the place, where it was drawn for one. */
export function shownSize(exported: Exported): Size {
  const picture = pictureIn(exported);
  if (!picture) return { width: 0, height: 0 };
  const { width, height } = sizeOf(picture);
  const stage = "policy" in picture && picture.policy.stage.isFree ? picture.policy.stage : undefined;
  const scale = stage ? enlargementOf(picture, stage) : 1;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

export function elementText(figured: Figured): string {
  return `${script(`${figured.site}mex-graph.js`)}\n${figureText(figured)}`;
}

/** The same for a page that has the script. */
function figureText(figured: Figured): string {
  const { game, fields, figure, picture } = figured;
  // A figure takes the place of its picture; without one its height is said, so that nothing moves when it comes.
  const height = picture.address === "" ? `;height:${figure.height}px` : "";
  const style = `display:block;max-width:${figure.width}px${height}`;
  const element = tag("mex-graph", [["game", game], ...fields, ["style", style]]);
  return `${element}\n  ${pictureText(figured)}\n</mex-graph>`;
}

/** Windows of phones are no wider, in pixels. */
const NARROW = 480;

export function pictureText({ page, picture, caption, narrow }: Figured): string {
  const linked = (inside: string): string =>
    page === "" ? inside : `${tag("a", [["href", page]])}${inside}</a>`;
  if (picture.address === "") return linked(escaped(caption.title));
  const image = tag("img", [
    ["src", picture.address],
    [
      "alt",
      [caption.title, caption.description]
        .filter(Boolean)
        .join(". ")
        .replace(/(?<!\.)\.+$/, "."),
    ],
    ["width", String(picture.width)],
    ["height", String(picture.height)],
    ["style", "display:block;max-width:100%;height:auto;margin:auto"],
  ]);
  if (!narrow) return linked(image);
  const source = tag("source", [
    ["media", `(max-width:${NARROW}px)`],
    ["srcset", narrow.address.replaceAll(" ", "%20")],
    ["width", String(narrow.width)],
    ["height", String(narrow.height)],
  ]);
  return linked(`<picture>${source}${image}</picture>`);
}

export function script(address: string): string {
  return `${tag("script", [["src", address]]).replace(">", " defer>")}</script>`;
}

export function tag(name: string, attributes: ReadonlyArray<readonly [string, string]>): string {
  return `<${name}${attributes.map(([key, value]) => ` ${key}="${escaped(value)}"`).join("")}>`;
}
