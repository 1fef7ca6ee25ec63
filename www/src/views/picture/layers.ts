import { render, svg } from "lit/html.js";
import type { EdgeShape } from "../../scene/shapes.ts";
import { outlines } from "../../scene/parts.ts";
import { bundled, heads, lines, ringCorner, ringGap } from "./graphSvg.ts";
import type { ShownGraph } from "./shown.ts";

/**
 * The elements of a picture that change while it stands. They are found once, when it has been built: to search the whole
 * picture for them takes milliseconds.
 */
export class Layers {
  #nodes: readonly SVGGElement[] = [];
  #root: Element | undefined;
  /** The elements beside the nodes, by their classes. */
  readonly #parts = new Map<string, SVGElement>();

  /** From now on they are those of this picture, which has been built anew. */
  take(picture: HTMLElement): void {
    this.#root = picture.querySelector(".layers") ?? undefined;
    this.#nodes = [...picture.querySelectorAll<SVGGElement>(".node")];
    this.#parts.clear();
    for (const part of picture.querySelectorAll<SVGElement>("svg:not(.nodes) > *")) {
      // It may have stepped back in the picture before.
      part.classList.remove("dimmed");
      this.#parts.set([...part.classList].join("."), part);
    }
  }

  /** By the positions that they show. */
  get nodes(): readonly SVGGElement[] {
    return this.#nodes;
  }

  /** An element beside the nodes. */
  part(name: string): SVGElement | undefined {
    return this.#parts.get(name);
  }

  /** Lines of the background. */
  bundle(role: string, edges: readonly EdgeShape[]): void {
    const place = this.#parts.get(role);
    if (place) render(svg`${bundled(edges)}`, place);
  }

  /** Moves in front of the background, and their heads. */
  draw(role: string, moves: readonly EdgeShape[]): void {
    this.trace(role, lines(moves));
    this.trace(`${role}.head`, heads(moves));
  }

  /** The borders of some positions. */
  outline(name: string, positions: Iterable<number>, shown: ShownGraph): void {
    const shapes = Array.from(positions).flatMap((position) => shown.scene.nodes[position] ?? []);
    this.trace(name, outlines(shapes, shown.scene.frame));
  }

  /** Shows a node so many times as large, over the others; none: nothing is. */
  magnify(position: number | undefined, factor: number): void {
    const lens = this.#parts.get("lens");
    const node = position === undefined ? undefined : this.#nodes[position];
    const copy = node?.cloneNode(true) as SVGGElement | undefined;
    if (copy) {
      for (const name of ["tabindex", "role", "aria-current"]) copy.removeAttribute(name);
      copy.setAttribute("transform", `${node?.getAttribute("transform") ?? ""} scale(${factor})`);
    }
    lens?.replaceChildren(...(copy ? [copy] : []));
  }

  /** Whether a position has very many moves; all that is behind them then steps back. */
  fan(of: "selected" | "hovered", isFan: boolean): void {
    this.#root?.classList.toggle(of === "selected" ? "fan" : "hoveredFan", isFan);
  }

  /** Whether positions are being chosen as a set; what is selected then steps aside. */
  choose(isChoosing: boolean): void {
    this.#root?.classList.toggle("choosing", isChoosing);
  }

  /** Path data. */
  trace(name: string, path: string): void {
    this.#parts.get(name)?.setAttribute("d", path);
  }

  /** A ring around one position, or around none. */
  placeRing(name: string, position: number | undefined, shown: ShownGraph | undefined): void {
    const ring = this.#parts.get(`ring.${name}`);
    const node = position === undefined ? undefined : shown?.scene.nodes[position];
    ring?.setAttribute("visibility", node ? "visible" : "hidden");
    if (!ring || !node) return;
    ring.setAttribute("transform", `translate(${node.x},${node.y})`);
    const width = node.width + 2 * ringGap(name);
    ring.setAttribute("x", String(-width / 2));
    ring.setAttribute("width", String(width));
    ring.setAttribute("rx", String(ringCorner(name, node.outcome)));
  }
}
