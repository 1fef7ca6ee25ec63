// What is copied: four ways to have what is shown in a page of one's own. Texts alone; nothing here knows a document.
import { escaped } from "../../exports/svg/markup.ts";
import type { Caption } from "../../exports/caption.ts";
import type { Size } from "../../scene/shapes.ts";

export interface Shared {
  /** Where this site is, with a slash at the end. */
  site: string;
  /** What the figure shows, as the fragment of an address and as fields; and the same on the page. */
  link: string;
  page: string;
  game: string;
  fields: ReadonlyArray<readonly [name: string, text: string]>;
  caption: Caption;
  /** Of the live figure, in pixels. */
  figure: Size;
  /** The picture, and how large it is; the address may hold all of it, and is empty where there is none. */
  picture: Size & { address: string };
  /** Whether the frame follows the height of what is in it, by a script beside it. */
  follows: boolean;
}

export function linkText({ site, page }: Shared): string {
  return `${site}#${page}`;
}

export function frameText({ site, link, caption, figure, follows }: Shared): string {
  const frame = tag("iframe", [
    ["src", `${site}embed.html#${link}`],
    ["title", caption.title],
    ["width", String(figure.width)],
    ["height", String(figure.height)],
    ["loading", "lazy"],
    ["style", "max-width:100%;border:0"],
  ]);
  const text = `${frame}</iframe>`;
  return follows ? `${text}\n${script(`${site}frame.js`)}` : text;
}

export function elementText(shared: Shared): string {
  const { site, game, fields, figure } = shared;
  // What stands around the picture is as high in a narrow column as in a wide one.
  const style = `display:block;max-width:${figure.width}px;height:${figure.height}px`;
  const element = tag("mex-graph", [["game", game], ...fields, ["style", style]]);
  return `${script(`${site}mex-graph.js`)}\n${element}\n  ${pictureText(shared)}\n</mex-graph>`;
}

export function pictureText(shared: Shared): string {
  const { picture, caption } = shared;
  if (picture.address === "") return `${tag("a", [["href", linkText(shared)]])}${escaped(caption.title)}</a>`;
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
  return `${tag("a", [["href", linkText(shared)]])}${image}</a>`;
}

function script(address: string): string {
  return `${tag("script", [["src", address]]).replace(">", " defer>")}</script>`;
}

function tag(name: string, attributes: ReadonlyArray<readonly [string, string]>): string {
  return `<${name}${attributes.map(([key, value]) => ` ${key}="${escaped(value)}"`).join("")}>`;
}
