// The picture that stands between the tags of a figure until it begins, as Mexplorer writes it: it tells of its positions itself.
import { windowOf } from "../views/kit/documents.ts";

/** A position of a picture: its place there, and what is said of it. */
export interface PicturedPosition {
  label: string;
  told: string;
  /** Where it can be moved to, as places among the positions of the picture. */
  options: readonly number[];
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface StillPicture {
  /** What of the plane is to be seen. */
  box: { left: number; top: number; width: number; height: number };
  positions: readonly PicturedPosition[];
}

/** What stands for the figure, if anything does. */
export function pictureIn(host: Element): Element | undefined {
  return host.querySelector("svg, img") ?? undefined;
}

const known = new WeakMap<Element, Promise<StillPicture | undefined>>();

/** What a picture tells of its positions; nothing where it is none of ours, or cannot be read. */
export function read(picture: Element): Promise<StillPicture | undefined> {
  const found = known.get(picture) ?? svgOf(picture).then(pictured, () => undefined);
  known.set(picture, found);
  return found;
}

/** A picture is in the page, in its own address, or in a file that the page is allowed to read. */
async function svgOf(picture: Element): Promise<Element | undefined> {
  if (picture.localName === "svg") return picture;
  const { currentSrc, src } = picture as HTMLImageElement;
  const address = currentSrc || src;
  const inside = /^data:image\/svg\+xml(;base64)?(?:;[^,]*)?,(.*)$/s.exec(address);
  const text = inside
    ? inside[1]
      ? atob(inside[2] ?? "")
      : decodeURIComponent(inside[2] ?? "")
    : await fetched(address);
  if (text === undefined) return undefined;
  const { DOMParser } = windowOf(picture);
  return new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
}

async function fetched(address: string): Promise<string | undefined> {
  if (!/\.svg($|[?#])/.test(address)) return undefined;
  const answer = await fetch(address, { cache: "force-cache" });
  return answer.ok ? answer.text() : undefined;
}

function pictured(svg: Element | undefined): StillPicture | undefined {
  const [left, top, width, height] = numbersIn(svg?.getAttribute("viewBox"));
  if (!svg || left === undefined || top === undefined || !width || !height) return undefined;
  const positions = [...svg.querySelectorAll("[data-at]")].map((node): PicturedPosition => {
    const [x = 0, y = 0] = numbersIn(node.getAttribute("transform"));
    const body = node.querySelector("rect");
    const [wide = 0, high = 0] = ["width", "height"].map((name) => Number(body?.getAttribute(name)));
    return {
      label: node.getAttribute("data-at") ?? "",
      told: node.querySelector("title")?.textContent ?? "",
      options: numbersIn(node.getAttribute("data-to")),
      ...{ left: x - wide / 2, top: y - high / 2, width: wide, height: high },
    };
  });
  return positions.length > 0 ? { box: { left, top, width, height }, positions } : undefined;
}

function numbersIn(text: string | null | undefined): number[] {
  return (text ?? "")
    .split(/[^-\d.]+/)
    .filter(Boolean)
    .map(Number);
}
