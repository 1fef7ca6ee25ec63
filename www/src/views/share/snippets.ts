// What is copied besides an element and a picture: a link and a frame. Texts alone; nothing here knows a document.
import { script, tag, type Figured } from "../../exports/element.ts";

export interface Shared extends Figured {
  /** What the figure shows, as the fragment of an address. */
  link: string;
  /** Whether the frame follows the height of what is in it, by a script beside it. */
  follows: boolean;
}

export function linkText({ page }: Shared): string {
  return page;
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
