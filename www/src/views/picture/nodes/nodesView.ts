import { render } from "lit/html.js";
import type { PlayedLine } from "../../../model/playedLine.ts";
import { moveFrom } from "../../../scene/emphasis.ts";
import type { Scene } from "../../../scene/shapes.ts";
import { FONT_SIZE } from "../../../scene/text.ts";
import { graphSvg } from "../graphSvg.ts";
import { Layers } from "../layers.ts";
import {
  type Highlighted,
  NodeLooks,
  type Selected,
  showHovered,
  showPlayed,
  showPointing,
  showSelected,
} from "./looks.ts";

const DURATION = 180;

export interface GraphProps extends Highlighted, Selected {
  /** What the picture is called. */
  label: string;
  line: PlayedLine;
  pointedAt: string | undefined;
}

/** What moves a picture of nodes and enlarges it. */
export interface Mover {
  /** Takes a picture that has been built anew in these layers. */
  attach?(layers: HTMLElement, scene: Scene): void;
  /** Hears of every scene that is drawn. */
  draw?(scene: Scene): void;
  /** Shows a new picture as it is to be seen at first. */
  open?(): void;
  /** Brings a node into sight. */
  reveal?(node: SVGGElement): void;
  /** Pixels of the screen to one of the scene. */
  enlargement(): number;
}

/** What is heard of hands and of the keyboard on the nodes. */
interface Heard {
  click(label: string, event: MouseEvent): void;
  /** Which position a pointer is on. */
  hover?(position: number | undefined): void;
  /** To which the keyboard has come. */
  focus?(position: number): void;
}

/** Smaller letters, in pixels, are enlarged to the other size where a pointer is. */
const SMALL = 12;
const MAGNIFIED = 15;

/**
 * The nodes of a scene with the lines between them and the marks around them. They are built once for a scene; what changes
 * with the selection are a few classes and paths, so that a click shows at once however many nodes there are.
 */
export class NodesView {
  readonly element = document.createElement("div");
  readonly #mover: Mover;
  readonly #layers = new Layers();
  readonly #looks = new NodeLooks(this.#layers);
  #props: GraphProps | undefined;
  /** The one node that the Tab key reaches. */
  #focusable = 0;
  /** The node of the selected position. */
  #current: SVGGElement | undefined;
  /** The position under the pointer. */
  #magnified: number | undefined;

  constructor(mover: Mover, heard: Heard) {
    this.#mover = mover;
    const { element } = this;
    element.addEventListener("click", (event) => {
      const position = this.#positionAt(event);
      if (position !== undefined) heard.click(this.#label(position), event);
    });
    element.addEventListener("pointerover", (event) => {
      const position = this.#positionAt(event);
      this.#magnify(event.pointerType === "mouse" ? position : undefined);
      heard.hover?.(position);
    });
    element.addEventListener("pointerleave", () => {
      this.#magnify(undefined);
      heard.hover?.(undefined);
    });
    element.addEventListener("focusin", (event) => {
      const position = this.#positionAt(event);
      if (position === undefined) return;
      this.#makeFocusable(position);
      const node = this.#layers.nodes[position];
      if (node?.matches(":focus-visible")) {
        this.#mover.reveal?.(node);
        this.#placeRing("focused", position);
      }
      heard.focus?.(position);
    });
    element.addEventListener("focusout", () => {
      this.#placeRing("focused", undefined);
    });
  }

  update(props: GraphProps): void {
    const before = this.#props;
    this.#props = props;
    const { scene, graph, labelling, only, lit, line } = props;
    const isNew = before?.scene.frame !== scene.frame || before.messages !== props.messages;
    const isOther = isNew || before.scene !== scene;
    if (isNew) this.#build(props);
    else if (isOther) this.#draw(props);
    if (isOther || before.labelling !== labelling || before.only !== only || before.lit !== lit) {
      this.#looks.show(props);
      this.#magnify(isNew ? undefined : this.#magnified);
    }
    const isSame = !isOther && before.selected === props.selected;
    const isOneStep = before?.labelling === labelling;
    if (!isSame || !isOneStep || before.explanation !== props.explanation) this.#showSelection(props, before);
    if (isNew || before.line !== line) showPlayed(line, props, this.#layers);
    if (isOther || before.pointedAt !== props.pointedAt || !isSame)
      showPointing(props.pointedAt, props, this.#layers);
    // The node that the keyboard is at may be another position in another place now.
    const focused = isNew ? this.element.querySelector<SVGGElement>(".node:focus-visible") : undefined;
    if (focused) this.#placeRing("focused", Number(focused.dataset["position"]));
    this.#placeRing("pointed", props.pointedAt === undefined ? undefined : graph.indexOf(props.pointedAt));
    if (before?.graph !== graph || before.scene.frame.letters !== scene.frame.letters) this.#mover.open?.();
    else if (!isSame && this.#current) this.#mover.reveal?.(this.#current);
  }

  /** The node of the selected position. */
  get current(): SVGGElement | undefined {
    return this.#current;
  }

  /** Whether it is to be seen where the keyboard is. */
  get isKeyboardSeen(): boolean {
    return this.element.querySelector(":focus-visible") !== null;
  }

  /** Draws the moves of the position that is meant. */
  mark(position: number | undefined): void {
    if (this.#props) showHovered(position, this.#props, this.#layers);
  }

  /** The keyboard goes to a position; whether it is there. */
  goTo(position: number): boolean {
    const node = this.#layers.nodes[position];
    if (!node) return false;
    this.#makeFocusable(position);
    node.focus({ preventScroll: true });
    return true;
  }

  /** The keyboard goes on at the selected position. */
  focus(): void {
    this.#current?.focus({ preventScroll: true });
  }

  #build(props: GraphProps): void {
    this.#draw(props);
    this.#layers.take(this.element);
    const layers = this.element.querySelector<HTMLElement>(".layers");
    if (layers) this.#mover.attach?.(layers, props.scene);
  }

  /** With other values everything stays in its place. */
  #draw({ scene, label, messages }: GraphProps): void {
    render(graphSvg(scene, label, messages.node.help), this.element);
    this.#looks.forget();
    this.#mover.draw?.(scene);
  }

  #showSelection(props: GraphProps, before: GraphProps | undefined): void {
    const { graph, scene, labelling } = props;
    const selected = graph.indexOf(props.selected);
    this.#placeRing("selected", selected);
    this.#current?.removeAttribute("aria-current");
    this.#current = selected === undefined ? undefined : this.#layers.nodes[selected];
    this.#current?.setAttribute("aria-current", "true");
    if (selected !== undefined) {
      this.#makeFocusable(selected);
      const root = this.element.getRootNode() as Document | ShadowRoot;
      if (this.element.contains(root.activeElement)) this.#current?.focus({ preventScroll: true });
    }
    showSelected(props, this.#layers);
    if (before?.scene.frame !== scene.frame || before.selected !== props.selected) this.mark(undefined);
    const from = before?.scene.frame === scene.frame ? graph.indexOf(before.selected) : undefined;
    const token = this.#layers.part("token");
    // What is labelled next is no move.
    if (before?.labelling !== labelling) return;
    if (!token || from === undefined || selected === undefined) return;
    if (graph.isOption(graph.label(from), graph.label(selected)))
      travel(token, moveFrom(scene, graph, from, selected)?.line ?? "");
  }

  /** What is small is seen larger where the pointer is. */
  #magnify(position: number | undefined): void {
    this.#magnified = position;
    const size = this.#mover.enlargement() * FONT_SIZE;
    this.#layers.magnify(size < SMALL ? position : undefined, MAGNIFIED / size);
  }

  #makeFocusable(position: number): void {
    const { nodes } = this.#layers;
    nodes[this.#focusable]?.setAttribute("tabindex", "-1");
    nodes[position]?.setAttribute("tabindex", "0");
    this.#focusable = position;
  }

  #placeRing(name: string, position: number | undefined): void {
    this.#layers.placeRing(name, position, this.#props);
  }

  #positionAt(event: Event): number | undefined {
    const node = (event.target as Element).closest<SVGGElement>(".node");
    return node ? Number(node.dataset["position"]) : undefined;
  }

  #label(position: number): string {
    return this.#props?.graph.label(position) ?? "";
  }
}

/** A token that goes along a path once, to show which way a move went; nothing moves for who wants no motion. */
function travel(token: SVGElement, path: string): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const track = document.createElementNS("http://www.w3.org/2000/svg", "path");
  track.setAttribute("d", path);
  const length = track.getTotalLength();
  const begin = performance.now();
  const frame = (now: number): void => {
    const share = Math.min(1, Math.max(0, (now - begin) / DURATION));
    const { x, y } = track.getPointAtLength(length * (1 - (1 - share) ** 2));
    token.setAttribute("transform", `translate(${x},${y})`);
    token.classList.toggle("travelling", share < 1);
    if (share < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
