import { activate } from "../../model/play.ts";
import { labelUpTo } from "../../model/reveal.ts";
import type { Store } from "../../model/store.ts";
import { render, svg } from "lit/html.js";
import type { Explanation } from "../../solver/wire.ts";
import type { Lit } from "../../model/lit.ts";
import { isLabelled, justLabelled, type Labelling } from "../../model/labelling.ts";
import type { PlayedLine } from "../../model/playedLine.ts";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import { FONT_SIZE } from "../../scene/measure.ts";
import { edgeShapes } from "../../scene/edges.ts";
import { movesOf } from "../../scene/scene.ts";
import type { EdgeShape, NodeShape, Scene } from "../../scene/shapes.ts";
import type { FigureMessages } from "../../messages/figure/index.ts";
import { Camera } from "./camera.ts";
import { positionByKey } from "./graphKeys.ts";
import { bundled, graphSvg, heads, lines, outlines, ringCorner } from "./graphSvg.ts";
import { labellingStep } from "../kit/stepKeys.ts";
import { travel } from "./travel.ts";

export interface GraphProps {
  scene: Scene;
  graph: PositionGraph;
  notation: string;
  messages: FigureMessages;
  selected: string;
  /** Knows the options of the selected position where the graph is too large to carry them. */
  explanation: Explanation | undefined;
  line: PlayedLine;
  pointedAt: string | undefined;
  labelling: Labelling | undefined;
  /** The values whose positions stand out; none: all do. */
  only: readonly string[];
  /** The positions that stand out instead, whatever their values. */
  lit: Lit | undefined;
}

/** Letters smaller than this, in pixels, cannot be read: the picture then starts enlarged to the other size. */
const UNREADABLE = 6;
const READABLE = 9;
/** In a graph of fewer positions their numbers fit where their values will be. */
const FEW = 100;

/**
 * The picture. It is built once for a scene; what changes with the selection are a few classes and paths, so that a
 * click shows at once however large the graph is.
 */
export class GraphView {
  readonly element = document.createElement("div");
  readonly #store: Store;
  readonly #camera: Camera;
  #props: GraphProps | undefined;
  #nodes: SVGGElement[] = [];
  /** The elements beside the nodes, by their classes: to search the whole picture for them takes milliseconds. */
  readonly #parts = new Map<string, SVGElement>();
  /** Whether each node shows its value, and whether it stands out. */
  #looks: string[] = [];
  /** The one node that the Tab key reaches. */
  #focusable = 0;
  /** The node of the selected position. */
  #current: SVGGElement | undefined;

  /** `onZoom` is told how much the picture is enlarged. */
  constructor(store: Store, isAlone: boolean, onZoom: (k: number) => void) {
    this.#store = store;
    this.#camera = new Camera(this.element, isAlone, onZoom);
    this.element.className = "canvas";
    this.element.addEventListener("click", (event) => {
      const position = this.#positionAt(event);
      if (position !== undefined) activate(store, this.#label(position));
    });
    this.element.addEventListener("pointerover", (event) => {
      this.#hover(this.#positionAt(event));
    });
    this.element.addEventListener("pointerleave", () => {
      this.#hover(undefined);
    });
    this.element.addEventListener("focusin", (event) => {
      const position = this.#positionAt(event);
      if (position === undefined) return;
      this.#makeFocusable(position);
      const node = this.#nodes[position];
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
    const isNew = before?.scene !== scene || before.messages !== props.messages;
    if (isNew) this.#build(props);
    if (isNew || before.labelling !== labelling || before.only !== only || before.lit !== lit)
      this.#showValues(props);
    const isSame = !isNew && before.selected === props.selected;
    const isOneStep = before?.labelling === labelling;
    if (!isSame || !isOneStep || before.explanation !== props.explanation) this.#showSelection(props, before);
    if (isNew || before.line !== line) this.#showLine(props);
    this.#placeRing("pointed", props.pointedAt === undefined ? undefined : graph.indexOf(props.pointedAt));
    if (before?.graph !== graph) this.#look();
    else if (!isSame && this.#current) this.#camera.reveal(this.#current);
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

  #build({ scene, notation, messages }: GraphProps): void {
    render(graphSvg(scene, messages.picture.label(notation), messages.picture.help), this.element);
    this.#nodes = [...this.element.querySelectorAll<SVGGElement>(".node")];
    this.#parts.clear();
    this.#looks = [];
    for (const part of this.element.querySelectorAll<SVGElement>("svg:not(.nodes) > *")) {
      // It may have stepped back in the picture before.
      part.classList.remove("dimmed");
      this.#parts.set([...part.classList].join("."), part);
    }
    const layers = this.element.querySelector<HTMLElement>(".layers");
    if (layers) this.#camera.attach(layers, scene);
  }

  /** All of a new picture, or, where that could not be read, what is around the selected position. */
  #look(): void {
    this.#camera.fit();
    const size = this.#camera.scale * FONT_SIZE;
    if (this.#current && size > 0 && size < UNREADABLE) this.#camera.lookAt(this.#current, READABLE / size);
  }

  /** What the labelling has not come to yet has no value, and what the legend leaves out steps back. */
  #showValues({ scene, graph, labelling, only, lit }: GraphProps): void {
    const isKnown = knownIn(graph, labelling);
    const showsNumbers = graph.count < FEW && scene.frame.labels !== "number";
    const isShown = (position: number): boolean =>
      lit?.positions.has(position) ??
      (only.length === 0 || (isKnown(position) && only.includes(scene.nodes[position]?.value ?? "")));
    for (const [position, node] of this.#nodes.entries()) {
      const [known, shown] = [isKnown(position), isShown(position)];
      // A step changes few of many nodes.
      const look = `${known} ${shown}`;
      if (this.#looks[position] === look) continue;
      this.#looks[position] = look;
      node.classList.toggle("unknown", !known);
      node.classList.toggle("dimmed", !shown);
      const { label, outcome, value } = scene.nodes[position] ?? {};
      const number = `p${graph.number(position)}`;
      const said = value === outcome || scene.scale === "players" ? value : `${outcome}, ${value}`;
      node.setAttribute("aria-label", known ? `${label}, ${said}` : `${label}, ?, ${number}`);
      if (scene.frame.labels === "position") continue;
      const text = [...(node.lastElementChild?.childNodes ?? [])].find((part) => part instanceof Text);
      const written = known ? value : showsNumbers ? number : "";
      if (text && text.data !== written) text.data = written ?? "";
    }
    const winning = scene.edges.filter(({ role }) => role === "winning");
    // A move wins as soon as its end is known to be P; before that it is a move like others.
    const wins = ({ from, to }: EdgeShape): boolean =>
      isKnown(from) && (isShown(from) || (!lit && isShown(to)));
    this.#bundle("winning", winning.filter(wins));
    const pending = winning.filter((edge) => !wins(edge));
    this.#bundle(
      "pending",
      edgeShapes(
        scene.frame,
        pending.map(({ from, to }) => ({ from, to, role: "cover" as const })),
      ),
    );
    for (const role of ["cover", "pending"])
      this.#parts.get(role)?.classList.toggle("dimmed", only.length > 0 || lit !== undefined);
    const labelled = labelling ? justLabelled(graph, labelling) : [];
    // One alone is selected, and that shows it.
    const fresh = labelled.length > 1 ? labelled : [];
    this.#parts.get("fresh")?.setAttribute("d", this.#outlines(fresh));
    this.#parts.get("differing")?.setAttribute("d", this.#outlines(lit?.differing ?? []));
  }

  #bundle(role: string, edges: readonly EdgeShape[]): void {
    const place = this.#parts.get(role);
    if (place) render(svg`${bundled(edges)}`, place);
  }

  /** The borders of some positions; without a value they all look alike. */
  #outlines(positions: Iterable<number>): string {
    const { scene, graph, labelling } = this.#props ?? {};
    if (!scene || !graph) return "";
    const isKnown = knownIn(graph, labelling);
    const shapes = Array.from(positions).flatMap((position): NodeShape[] => {
      const node = scene.nodes[position];
      return node ? [isKnown(position) ? node : { ...node, outcome: "N" }] : [];
    });
    return outlines(shapes, scene.frame);
  }

  #showSelection(props: GraphProps, before: GraphProps | undefined): void {
    const { graph, scene, labelling } = props;
    const selected = graph.indexOf(props.selected);
    const options = [...optionsOf(props)];
    this.#placeRing("selected", selected);
    this.#parts.get("options")?.setAttribute("d", this.#outlines(options));
    this.#current?.removeAttribute("aria-current");
    this.#current = selected === undefined ? undefined : this.#nodes[selected];
    this.#current?.setAttribute("aria-current", "true");
    if (selected !== undefined) {
      this.#makeFocusable(selected);
      const root = this.element.getRootNode() as Document | ShadowRoot;
      if (this.element.contains(root.activeElement)) this.#current?.focus({ preventScroll: true });
    }
    const moves = selected === undefined ? [] : movesOf(scene.frame, selected, options, "selected");
    const isKnown = knownIn(graph, labelling);
    const isWin = winsIn(scene, isKnown);
    const wins = moves.filter(isWin);
    const others = moves.filter((move) => !isWin(move));
    this.#draw("moves", lines(others), heads(others));
    this.#draw("wins", lines(wins), heads(wins));
    this.#hover(undefined);
    const from = before?.scene === scene ? graph.indexOf(before.selected) : undefined;
    const token = this.#parts.get("token");
    // What is labelled next is no move.
    if (before?.labelling !== labelling) return;
    if (!token || from === undefined || selected === undefined) return;
    if (graph.isOption(graph.label(from), graph.label(selected))) {
      travel(token, this.#moveLine(scene, graph, from, selected));
    }
  }

  #showLine({ graph, line, scene }: GraphProps): void {
    const made = line.positions.slice(0, line.cursor + 1).flatMap((label) => graph.indexOf(label) ?? []);
    const steps = made.slice(1).map((to, index) => this.#moveLine(scene, graph, made[index] ?? 0, to));
    this.#parts.get("played")?.setAttribute("d", steps.join(""));
  }

  /** A move's line, the same that is drawn for it when its position is selected. */
  #moveLine({ frame }: Scene, graph: PositionGraph, from: number, to: number): string {
    const moves = movesOf(frame, from, graph.optionsOf(from) ?? [to], "selected");
    return moves.find((move) => move.to === to)?.line ?? "";
  }

  /** Lights the moves of the position pointed at, what they lead to, and from where it can be reached. */
  #hover(position: number | undefined): void {
    const { graph, scene, labelling } = this.#props ?? {};
    if (!graph || !scene) return;
    const options = position === undefined ? [] : (graph.optionsOf(position) ?? graph.winningOf(position));
    const before =
      position === undefined ? [] : (graph.predecessorsOf(position) ?? graph.coveredBy(position));
    const isKnown = knownIn(graph, labelling);
    const moves = position === undefined ? [] : movesOf(scene.frame, position, options, "hovered");
    const isWin = winsIn(scene, isKnown);
    const wins = moves.filter(isWin);
    const others = moves.filter((move) => !isWin(move));
    this.#draw("hovered", lines(others), heads(others));
    this.#draw("hoveredWins", lines(wins), heads(wins));
    this.#parts.get("reached")?.setAttribute("d", this.#outlines(options));
    this.#parts.get("before")?.setAttribute("d", this.#outlines(before));
  }

  #key(event: KeyboardEvent): void {
    const { graph, scene, labelling } = this.#props ?? {};
    const from = this.#positionAt(event);
    if (!graph || !scene || from === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const act = this.#keys(event, from, graph, scene, labelling);
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** What a key does at a position, if anything. */
  #keys(
    { key, shiftKey }: KeyboardEvent,
    from: number,
    graph: PositionGraph,
    scene: Scene,
    labelling: Labelling | undefined,
  ): (() => void) | undefined {
    switch (key) {
      case "Enter":
      case " ":
        return () => {
          activate(this.#store, this.#label(from));
        };
      case "+":
      case "=":
        return () => {
          this.#camera.zoomBy(1.4);
        };
      case "-":
        return () => {
          this.#camera.zoomBy(1 / 1.4);
        };
      case "0":
        return () => {
          this.#camera.fit();
        };
    }
    const step = labelling && labellingStep(key);
    if (step) {
      return () => {
        labelUpTo(this.#store, labelling.done + step);
      };
    }
    if (shiftKey && key.startsWith("Arrow")) {
      const [x, y] =
        { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] }[key] ?? [];
      return () => {
        this.#camera.panBy(x ?? 0, y ?? 0);
      };
    }
    const to = positionByKey(key, from, graph, scene.frame);
    if (to === undefined) return undefined;
    return () => {
      this.#nodes[to]?.focus({ preventScroll: true });
    };
  }

  #draw(role: string, line: string, head: string): void {
    this.#parts.get(role)?.setAttribute("d", line);
    this.#parts.get(`${role}.head`)?.setAttribute("d", head);
  }

  #makeFocusable(position: number): void {
    this.#nodes[this.#focusable]?.setAttribute("tabindex", "-1");
    this.#nodes[position]?.setAttribute("tabindex", "0");
    this.#focusable = position;
  }

  #placeRing(name: string, position: number | undefined): void {
    const ring = this.#parts.get(`ring.${name}`);
    const { scene, graph, labelling } = this.#props ?? {};
    const node = position === undefined ? undefined : scene?.nodes[position];
    ring?.setAttribute("visibility", node ? "visible" : "hidden");
    if (!ring || !node || !graph) return;
    ring.setAttribute("transform", `translate(${node.x},${node.y})`);
    const outcome = knownIn(graph, labelling)(node.position) ? node.outcome : "N";
    ring.setAttribute("rx", String(ringCorner(name, outcome)));
  }

  #positionAt(event: Event): number | undefined {
    const node = (event.target as Element).closest<SVGGElement>(".node");
    return node ? Number(node.dataset["position"]) : undefined;
  }

  #label(position: number): string {
    return this.#props?.graph.label(position) ?? "";
  }
}

/** Whether a position has its value by now. */
function knownIn(graph: PositionGraph, labelling: Labelling | undefined): (position: number) => boolean {
  return (position) => !labelling || isLabelled(graph, labelling, position);
}

/** Whether a move is known to win: what it leads to is solid. */
function winsIn({ nodes }: Scene, isKnown: (position: number) => boolean): (move: EdgeShape) => boolean {
  return ({ to }) => nodes[to]?.outcome === "P" && isKnown(to);
}

/** All options of the selected position, as far as they are known by now. */
function optionsOf({ graph, selected, explanation }: GraphProps): Iterable<number> {
  const options = graph.optionsOf(graph.indexOf(selected) ?? -1);
  if (options) return options;
  const listed = explanation?.label === selected ? explanation.options : [];
  return listed.flatMap(({ label }) => graph.indexOf(label) ?? []);
}
