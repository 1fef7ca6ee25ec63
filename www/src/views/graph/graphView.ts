import { render } from "lit/html.js";
import { activate } from "../../model/play.ts";
import type { PlayedLine } from "../../model/playedLine.ts";
import { labelUpTo } from "../../model/reveal.ts";
import type { Store } from "../../model/store.ts";
import { openedAt } from "../../scene/measure.ts";
import { FONT_SIZE } from "../../scene/text.ts";
import { Camera } from "./camera.ts";
import { pressed } from "./graphKeys.ts";
import { Gestures } from "./gestures.ts";
import { graphSvg } from "./graphSvg.ts";
import { Layers } from "./layers.ts";
import { Looks, type Highlighted } from "./looks.ts";
import { GraphMap } from "./map.ts";
import { moveLine, showAround, showPlayed, showPointing, showSelected, type Selected } from "./moves.ts";
import { travel } from "./travel.ts";

export interface GraphProps extends Highlighted, Selected {
  notation: string;
  line: PlayedLine;
  pointedAt: string | undefined;
}

/** Smaller letters, in pixels, are enlarged to the other size where a pointer is. */
const SMALL = 12;
const MAGNIFIED = 15;

/**
 * The picture. It is built once for a scene; what changes with the selection are a few classes and paths, so that a
 * click shows at once however large the graph is.
 */
export class GraphView {
  readonly element = document.createElement("div");
  readonly #store: Store;
  readonly #camera: Camera;
  readonly #map: GraphMap;
  readonly #layers = new Layers();
  readonly #looks = new Looks(this.#layers);
  #props: GraphProps | undefined;
  /** The one node that the Tab key reaches. */
  #focusable = 0;
  /** The node of the selected position. */
  #current: SVGGElement | undefined;
  /** The position under the pointer. */
  #magnified: number | undefined;

  /** `onZoom` is told how much the picture is enlarged, `onHover` which position a pointer is on. */
  constructor(
    store: Store,
    isAlone: boolean,
    onZoom: (k: number) => void,
    onHover: (label: string | undefined) => void = () => undefined,
  ) {
    this.#store = store;
    this.#camera = new Camera(
      this.element,
      (k, sight) => {
        this.#map.show(k, sight);
        onZoom(k);
      },
      // A page keeps all of a picture in sight when its place changes; in a text it must stay readable.
      () => {
        if (isAlone) this.#look();
      },
    );
    this.#map = new GraphMap(this.#camera);
    new Gestures(this.element, this.#camera, isAlone);
    this.element.className = "canvas";
    this.element.addEventListener("click", (event) => {
      const position = this.#positionAt(event);
      if (position !== undefined) activate(store, this.#label(position));
    });
    this.element.addEventListener("pointerover", (event) => {
      const position = this.#positionAt(event);
      this.#hover(position);
      this.#magnify(event.pointerType === "mouse" ? position : undefined);
      onHover(position === undefined ? undefined : this.#label(position));
    });
    this.element.addEventListener("pointerleave", () => {
      this.#hover(undefined);
      this.#magnify(undefined);
      onHover(undefined);
    });
    this.element.addEventListener("focusin", (event) => {
      const position = this.#positionAt(event);
      if (position === undefined) return;
      this.#makeFocusable(position);
      const node = this.#layers.nodes[position];
      if (!node?.matches(":focus-visible")) return;
      this.#camera.reveal(node);
      this.#placeRing("focused", position);
      this.#hover(position);
    });
    this.element.addEventListener("focusout", () => {
      this.#placeRing("focused", undefined);
      this.#hover(undefined);
    });
    this.element.addEventListener("keydown", (event) => {
      this.#key(event);
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
    this.#placeRing("pointed", props.pointedAt === undefined ? undefined : graph.indexOf(props.pointedAt));
    if (before?.graph !== graph || before.scene.frame.letters !== scene.frame.letters) this.#look();
    else if (!isSame && this.#current) this.#camera.reveal(this.#current);
  }

  /** A map of the picture, for as long as only a part of it is in sight. */
  get map(): HTMLElement {
    return this.#map.element;
  }

  fit(): void {
    this.#camera.fit();
  }

  zoomBy(factor: number): void {
    this.#camera.zoomBy(factor);
  }

  /** The keyboard goes on at the selected position. */
  focus(): void {
    this.#current?.focus({ preventScroll: true });
  }

  dispose(): void {
    this.#camera.dispose();
  }

  #build(props: GraphProps): void {
    this.#draw(props);
    this.#layers.take(this.element);
    const layers = this.element.querySelector<HTMLElement>(".layers");
    const { width, height, frame } = props.scene;
    if (layers) this.#camera.attach(layers, { width, height, largestScale: frame.largestScale });
  }

  /** With other values everything stays in its place. */
  #draw({ scene, notation, messages }: GraphProps): void {
    render(graphSvg(scene, messages.picture.label(notation), messages.picture.help), this.element);
    this.#looks.forget();
    this.#map.draw(scene);
  }

  /** All of a new picture, or, where that could not be read, its beginning or what is around the selected position. */
  #look(): void {
    this.#camera.fit();
    const { scale } = this.#camera;
    if (!this.#props || !this.#current || scale <= 0) return;
    const { scene, graph, selected } = this.#props;
    const k = openedAt(scale, scene.frame.letters) / scale;
    if (k === 1) return;
    if (graph.indexOf(selected) === 0) this.#camera.openAt(this.#current, k, scene.frame.direction);
    else this.#camera.lookAt(this.#current, k);
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
    this.#hover(undefined);
    const from = before?.scene.frame === scene.frame ? graph.indexOf(before.selected) : undefined;
    const token = this.#layers.part("token");
    // What is labelled next is no move.
    if (before?.labelling !== labelling) return;
    if (!token || from === undefined || selected === undefined) return;
    if (graph.isOption(graph.label(from), graph.label(selected)))
      travel(token, moveLine(props, from, selected));
  }

  #hover(position: number | undefined): void {
    if (this.#props) showAround(position, this.#props, this.#layers);
  }

  /** What is small is seen larger where the pointer is. */
  #magnify(position: number | undefined): void {
    this.#magnified = position;
    const size = this.#camera.enlargement * FONT_SIZE;
    this.#layers.magnify(size < SMALL ? position : undefined, MAGNIFIED / size);
  }

  #key(event: KeyboardEvent): void {
    const from = this.#positionAt(event);
    if (!this.#props || from === undefined) return;
    const isUsed = pressed(event, from, this.#props, {
      activate: (position) => {
        activate(this.#store, this.#label(position));
      },
      goTo: (position) => {
        this.#layers.nodes[position]?.focus({ preventScroll: true });
      },
      labelUpTo: (done) => {
        labelUpTo(this.#store, done);
      },
      zoomBy: (factor) => {
        this.#camera.zoomBy(factor);
      },
      panBy: (x, y) => {
        this.#camera.panBy(x, y);
      },
      fit: () => {
        this.#camera.fit();
      },
    });
    if (isUsed) event.preventDefault();
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
