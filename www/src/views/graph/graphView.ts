import { press } from "../../model/kernel/slice.ts";
import type { Store } from "../../model/store.ts";
import { openedAt } from "../../scene/measure.ts";
import { Dragging } from "../picture/dragging.ts";
import { movedByKey } from "../picture/zoom.ts";
import { GraphCamera } from "./camera.ts";
import { HostedNodes } from "../picture/nodes/hostedNodes.ts";
import { GraphMap } from "./map.ts";
import type { GraphProps } from "../picture/nodes/nodesView.ts";
import { MovesShade } from "./shade.ts";

/** What is told of a picture, and what it has to know. */
interface GraphSurroundings {
  isAlone: boolean;
  /** How much the picture is enlarged. */
  onZoom: (k: number) => void;
  /** Whether the position that is meant is shown elsewhere. */
  hasCompany: () => boolean;
}

/** The whole picture of a graph, as large as its place and enlarged at will. */
export class GraphView {
  readonly #camera: GraphCamera;
  readonly #map: GraphMap;
  readonly #nodes: HostedNodes;
  readonly #shade = new MovesShade();
  #props: GraphProps | undefined;

  constructor(store: Store, { isAlone, onZoom, hasCompany }: GraphSurroundings) {
    this.#nodes = new HostedNodes(
      store,
      {
        attach: (layers, { width, height, frame }) =>
          this.#camera.attach(layers, { width, height, largestScale: frame.largestScale }),
        draw: (scene) => this.#map.draw(scene),
        open: () => this.#look(),
        reveal: (node) => this.#camera.reveal(node),
        enlargement: () => this.#camera.enlargement,
      },
      {
        pick: (label) => press(store, label),
        press: (event) => movedByKey(event, this.#camera),
        hasCompany,
      },
    );
    const { element } = this;
    this.#camera = new GraphCamera(
      element,
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
    new Dragging(element, this.#camera, isAlone);
    element.className = "canvas";
  }

  get element(): HTMLElement {
    return this.#nodes.element;
  }

  /** A map of the picture, for as long as only a part of it is in sight. */
  get map(): HTMLElement {
    return this.#map.element;
  }

  /** With all moves behind the nodes as shading in a colour, where one is given. */
  update(props: GraphProps, shade?: string): void {
    this.#props = props;
    this.#nodes.update(props);
    this.#shade.show(
      this.element.querySelector(".layers"),
      shade === undefined ? undefined : props,
      shade ?? "",
    );
  }

  fit(): void {
    this.#camera.fit();
  }

  zoomBy(factor: number): void {
    this.#camera.zoomBy(factor);
  }

  /** The keyboard goes on at the selected position. */
  focus(): void {
    this.#nodes.focus();
  }

  dispose(): void {
    this.#camera.dispose();
  }

  /** All of a new picture, or, where that could not be read, its beginning or what is around the selected position. */
  #look(): void {
    this.#camera.fit();
    const { scale } = this.#camera;
    const { current } = this.#nodes;
    if (!this.#props || !current || scale <= 0) return;
    const { scene, graph, selected } = this.#props;
    const k = openedAt(scale, scene.frame.letters) / scale;
    if (k === 1) return;
    // Where moves return, the start need not be at the beginning.
    if (graph.indexOf(selected) === 0 && !graph.returns)
      this.#camera.openAt(current, k, scene.frame.direction);
    else this.#camera.lookAt(current, k);
  }
}
