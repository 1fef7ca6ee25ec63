// What a picture answers to a pointer before its figure has begun.
import { windowOf } from "../views/kit/documents.ts";
import { boxOn, shareOf } from "../views/kit/onScreen.ts";
import { pictureIn, read, type PicturedPosition, type StillPicture } from "./stillPicture.ts";

const SVG = "http://www.w3.org/2000/svg";
/** A ring stands so far off a position, and off a cell, which has others beside it, in pixels of the picture. */
const RING = { node: { gap: 4, corner: 9 }, cell: { gap: 1, corner: 2 } };
/** What is said stands so far from the position, in pixels. */
const AWAY = 8;

export class Pointing {
  readonly #host: HTMLElement;
  readonly #inside: HTMLElement;
  #still: StillPicture | undefined;
  #shown: PicturedPosition | undefined;
  #drawn: Element[] = [];

  /** `inside` is where the picture is shown, in the shadow of its element. */
  constructor(host: HTMLElement, inside: HTMLElement) {
    this.#host = host;
    this.#inside = inside;
    host.addEventListener("pointermove", this.#move);
    host.addEventListener("pointerleave", this.#leave);
    inside.addEventListener("slotchange", this.#look);
    this.#look();
  }

  dispose(): void {
    this.#host.removeEventListener("pointermove", this.#move);
    this.#host.removeEventListener("pointerleave", this.#leave);
    this.#leave();
  }

  /** The position at a place of the screen, once the picture has been read. */
  async labelAt(event: MouseEvent): Promise<string | undefined> {
    const picture = pictureIn(this.#host);
    if (picture) this.#still ??= await read(picture);
    return this.#at(event)?.label;
  }

  /** A picture keeps the room that it has; the keyboard comes to it, be it a link or not. */
  readonly #look = (): void => {
    const picture = pictureIn(this.#host);
    this.#inside.classList.toggle("pictured", picture !== undefined);
    this.#inside.tabIndex = picture && !picture.closest("a") ? 0 : -1;
  };

  readonly #move = (event: PointerEvent): void => {
    const picture = pictureIn(this.#host);
    // A finger that moves scrolls.
    if (!picture || event.pointerType === "touch") return;
    if (this.#still) this.#show(this.#at(event));
    else
      void read(picture).then((still) => {
        if (!this.#inside.isConnected) return;
        this.#still = still;
        this.#show(this.#at(event));
      });
  };

  readonly #leave = (): void => this.#show(undefined);

  #at(event: MouseEvent): PicturedPosition | undefined {
    const [still, shown] = [this.#still, this.#shownBox()];
    const picture = pictureIn(this.#host);
    if (!still || !shown || !picture) return undefined;
    const { x: across, y: down } = shareOf(picture, event);
    const { left, top, width, height } = shown;
    const [x, y] = [left + across * width, top + down * height];
    return still.at(x, y);
  }

  /** What of the picture’s plane its element shows, which is whole and in the middle of it, and where that is, in the host’s own pixels. */
  #shownBox(): (StillPicture["box"] & { scale: number; x: number; y: number }) | undefined {
    const picture = pictureIn(this.#host);
    const { box } = this.#still ?? {};
    if (!picture || !box) return undefined;
    const place = boxOn(this.#host, picture);
    const [wide, high] = [place.right - place.left, place.bottom - place.top];
    const scale = Math.min(wide / box.width, high / box.height);
    const [width, height] = [wide / scale, high / scale];
    const left = box.left - (width - box.width) / 2;
    const top = box.top - (height - box.height) / 2;
    return { width, height, scale, left, top, x: place.left - scale * left, y: place.top - scale * top };
  }

  #show(position: PicturedPosition | undefined): void {
    if (position === this.#shown) return;
    this.#shown = position;
    for (const drawn of this.#drawn) drawn.remove();
    this.#drawn = [];
    const [still, shown] = [this.#still, this.#shownBox()];
    if (!position || !still || !shown) return;
    const { document } = windowOf(this.#host);
    const { scale, x, y } = shown;
    const rings = document.createElementNS(SVG, "svg");
    rings.setAttribute("class", "still-rings");
    const options = position.options.flatMap((option) => still.positions[option] ?? []);
    rings.append(
      ...options.map((option) => ringOf(option, "options", document)),
      ringOf(position, "pointed", document),
    );
    for (const ring of rings.children) ring.setAttribute("transform", `translate(${x},${y}) scale(${scale})`);
    const told = document.createElement("div");
    told.className = "still-told";
    told.textContent = position.told;
    this.#inside.after(rings, told);
    this.#drawn = [rings, told];
    // Below the position, or above it where there is no room below; never beyond the figure, which would have to be scrolled.
    const [wide, high] = [told.offsetWidth, told.offsetHeight];
    const middle = x + scale * (position.left + position.width / 2);
    const below = y + scale * (position.top + position.height) + AWAY;
    const above = y + scale * position.top - AWAY - high;
    const { offsetWidth: width, offsetHeight: height } = this.#host;
    told.style.left = `${Math.max(0, Math.min(width - wide, middle - wide / 2))}px`;
    told.style.top = `${below + high <= height || above < 0 ? below : above}px`;
  }
}

function ringOf(
  { left, top, width, height, isCell }: PicturedPosition,
  name: string,
  document: Document,
): Element {
  const ring = document.createElementNS(SVG, "rect");
  const { gap, corner: rx } = RING[isCell ? "cell" : "node"];
  const box = { x: left - gap, y: top - gap, width: width + 2 * gap, height: height + 2 * gap, rx };
  for (const [key, value] of Object.entries(box)) ring.setAttribute(key, String(value));
  ring.setAttribute("class", name);
  return ring;
}
