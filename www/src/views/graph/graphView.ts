import { press } from "../../model/kernel/slice.ts";
import type { Store } from "../../model/store.ts";
import { openedAt } from "../../scene/measure.ts";
import { Dragging } from "../picture/dragging.ts";
import { PictureHost } from "../picture/host.ts";
import { movedByKey } from "../picture/zoom.ts";
import { GraphCamera } from "./camera.ts";
import { positionByKey, stepsLabelling } from "./graphKeys.ts";
import { GraphMap } from "./map.ts";
import { NodesView, type GraphProps } from "./nodesView.ts";
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
  readonly #nodes: NodesView;
  readonly #host: PictureHost<number>;
  readonly #shade = new MovesShade();
  #props: GraphProps | undefined;

  constructor(store: Store, { isAlone, onZoom, hasCompany }: GraphSurroundings) {
    this.#nodes = new NodesView(
      {
        attach: (layers, { width, height, frame }) =>
          this.#camera.attach(layers, { width, height, largestScale: frame.largestScale }),
        draw: (scene) => this.#map.draw(scene),
        open: () => this.#look(),
        reveal: (node) => this.#camera.reveal(node),
        enlargement: () => this.#camera.enlargement,
      },
      {
        click: (label) => press(store, label),
        hover: (position) => this.#host.hover(position),
        focus: (position) => this.#host.goTo(position),
      },
    );
    const label = (position: number): string => this.#props?.graph.label(position) ?? "";
    const selected = (): number | undefined => this.#props?.graph.indexOf(this.#props.selected);
    this.#host = new PictureHost<number>(
      store,
      {
        isSame: (one, other) => one === other,
        pick: (position) => press(store, label(position)),
        mark: () => this.#mark(),
        labelAt: label,
        selected,
        first: () => 0,
        step: ({ key }, from) =>
          this.#props && positionByKey(key, from, this.#props.graph, this.#props.scene.frame),
        reveal: (position) => this.#nodes.goTo(position),
        press: (event) => stepsLabelling(store, event) || movedByKey(event, this.#camera),
        isOthers: ({ ctrlKey }) => ctrlKey,
        hasCompany,
      },
      this.#nodes.element,
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
    // What a hand rests on was meant in what was shown before.
    if (this.#props?.graph !== props.graph || this.#props.selected !== props.selected) this.#host.forget();
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

  /** Whoever has pressed a node has its moves before their eyes; those of another are shown to hands and keyboard. */
  #mark(): void {
    const { at, isHovered } = this.#host;
    this.#nodes.mark(isHovered || this.#nodes.isKeyboardSeen ? at : undefined);
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
