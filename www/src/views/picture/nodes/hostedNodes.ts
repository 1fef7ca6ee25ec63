import type { Store } from "../../../model/store.ts";
import { hear } from "../../kit/sound/ear.ts";
import { PictureHost } from "../host.ts";
import { positionByKey, stepsLabelling } from "./graphKeys.ts";
import { type GraphProps, type Mover, NodesView } from "./nodesView.ts";

/** What is done with the nodes of a graph. */
interface NodesHeard {
  /** Hands or the keyboard choose a position. */
  readonly pick: (label: string) => void;
  /** Does what a key does to the whole picture; whether that is anything. */
  readonly press?: (event: KeyboardEvent) => boolean;
  /** Whether the position that is meant is shown elsewhere. */
  readonly hasCompany: () => boolean;
}

/** The nodes of a graph with what hands and keys do on them: one node is reached by Tab, and the arrow keys follow the moves. */
export class HostedNodes {
  readonly #nodes: NodesView;
  readonly #host: PictureHost<number>;
  #props: GraphProps | undefined;

  constructor(store: Store, mover: Mover, { pick, press, hasCompany }: NodesHeard) {
    this.#nodes = new NodesView(mover, {
      click: (label) => {
        this.#hear(store, this.#props?.graph.indexOf(label));
        pick(label);
      },
      hover: (position) => this.#host.hover(position),
      focus: (position) => this.#host.goTo(position),
    });
    const label = (position: number): string => this.#props?.graph.label(position) ?? "";
    this.#host = new PictureHost<number>(
      store,
      {
        isSame: (one, other) => one === other,
        pick: (position) => pick(label(position)),
        mark: () => this.#mark(),
        labelAt: label,
        selected: () => this.#props?.graph.indexOf(this.#props.selected),
        first: () => 0,
        step: ({ key }, from) =>
          this.#props && positionByKey(key, from, this.#props.graph, this.#props.scene.frame),
        reveal: (position) => this.#nodes.goTo(position),
        hear: (position) => this.#hear(store, position),
        press: (event) => stepsLabelling(store, event) || press?.(event) === true,
        isOthers: ({ ctrlKey }) => ctrlKey,
        hasCompany,
      },
      this.#nodes.element,
    );
  }

  get element(): HTMLElement {
    return this.#nodes.element;
  }

  /** The node of the selected position. */
  get current(): SVGGElement | undefined {
    return this.#nodes.current;
  }

  update(props: GraphProps): void {
    // What a hand rests on was meant in what was shown before.
    if (this.#props?.graph !== props.graph || this.#props.selected !== props.selected) this.#host.forget();
    this.#props = props;
    this.#nodes.update(props);
  }

  /** The keyboard goes on at the selected position. */
  focus(): void {
    this.#nodes.focus();
  }

  #hear(store: Store, position: number | undefined): void {
    const { told, colouring } = this.#props ?? {};
    if (position === undefined || !told || colouring === undefined) return;
    void hear(store, ({ tonesOf }) =>
      tonesOf(told.value(position, colouring), colouring, told.outcome(position)),
    );
  }

  /** Whoever has pressed a node has its moves before their eyes; those of another are shown to hands and keyboard. */
  #mark(): void {
    const { at, isHovered } = this.#host;
    this.#nodes.mark(isHovered || this.#nodes.isKeyboardSeen ? at : undefined);
  }
}
