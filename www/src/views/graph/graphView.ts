import { press } from "../../model/kernel/slice.ts";
import type { Store } from "../../model/store.ts";
import { openedAt } from "../../scene/measure.ts";
import { GraphCamera } from "./camera.ts";
import { GraphMap } from "./map.ts";
import { NodesView, type GraphProps } from "./nodesView.ts";
import { MovesShade } from "./shade.ts";
import { Dragging } from "../picture/dragging.ts";

/** The whole picture of a graph, as large as its place and enlarged at will. */
export class GraphView {
  readonly #camera: GraphCamera;
  readonly #map: GraphMap;
  readonly #nodes: NodesView;
  readonly #shade = new MovesShade();
  #props: GraphProps | undefined;

  /** `onZoom` is told how much the picture is enlarged, `onHover` which position a pointer is on. */
  constructor(
    store: Store,
    isAlone: boolean,
    onZoom: (k: number) => void,
    onHover: (label: string | undefined) => void = () => undefined,
  ) {
    this.#nodes = new NodesView(
      store,
      {
        attach: (layers, { width, height, frame }) =>
          this.#camera.attach(layers, { width, height, largestScale: frame.largestScale }),
        draw: (scene) => this.#map.draw(scene),
        open: () => this.#look(),
        reveal: (node) => this.#camera.reveal(node),
        zoomBy: (factor) => this.#camera.zoomBy(factor),
        panBy: (x, y) => this.#camera.panBy(x, y),
        fit: () => this.#camera.fit(),
        enlargement: () => this.#camera.enlargement,
      },
      {
        click: (label) => press(store, label),
        hover: onHover,
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
    if (graph.indexOf(selected) === 0) this.#camera.openAt(current, k, scene.frame.direction);
    else this.#camera.lookAt(current, k);
  }
}
