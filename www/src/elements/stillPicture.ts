// The picture that stands between the tags of a figure until it begins, as Mexplorer writes it: it tells of its positions itself.
import { labelOf, type CellLabel } from "../scene/cellLabel.ts";
import { PLACES } from "../scene/cellPlaces.ts";
import { windowOf } from "../views/kit/documents.ts";

/** A position of a picture: its place there, and what is said of it. */
export interface PicturedPosition {
  /** Absent where it is none of the game that is shown. */
  label?: string;
  told: string;
  isCell?: boolean;
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
  /** By their places among the options. */
  positions: readonly PicturedPosition[];
  at(x: number, y: number): PicturedPosition | undefined;
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
  const cells = [...svg.querySelectorAll("[data-cells]")].map(cellsIn);
  if (positions.length + cells.length === 0) return undefined;
  const isIn = (x: number, y: number, { left, top, width, height }: PicturedPosition): boolean =>
    x >= left && x <= left + width && y >= top && y <= top + height;
  return {
    box: { left, top, width, height },
    positions,
    at(x, y) {
      for (const cellAt of cells) {
        const found = cellAt(x, y);
        if (found) return found;
      }
      return positions.find((position) => isIn(x, y, position));
    },
  };
}

/** Cells in rows, which are written down together (exports/svg/still.ts). */
function cellsIn(group: Element): StillPicture["at"] {
  const said = (name: string): string => group.getAttribute(`data-${name}`) ?? "";
  const [left = 0, top = 0, width = 1, height = 1, columns = 1, first = 0] = numbersIn(said("cells"));
  const [told, places] = [said("told").split("|"), said("places")];
  const form = { form: said("form"), order: said("order") as CellLabel["order"] };
  const known = new Map<number, PicturedPosition>();
  return (x, y) => {
    const [row, column] = [Math.floor((y - top) / height), Math.floor((x - left) / width)];
    if (row < 0 || column < 0 || column >= columns) return undefined;
    const cell = row * columns + column;
    const text = told[PLACES.read(places, cell, told.length) ?? -1];
    if (text === undefined) return undefined;
    const label = labelOf(form, { row, column, number: first + cell });
    const position = known.get(cell) ?? {
      ...(said("other") === "" && { label }),
      told: text.replace("{label}", () => label),
      isCell: true,
      options: [],
      ...{ left: left + column * width, top: top + row * height, width, height },
    };
    known.set(cell, position);
    return position;
  };
}

function numbersIn(text: string | null | undefined): number[] {
  return (text ?? "")
    .split(/[^-\d.]+/)
    .filter(Boolean)
    .map(Number);
}
