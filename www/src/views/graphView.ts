import { render } from "lit/html.js";
import type { Explanation } from "../solver/wire.ts";
import type { PlayedLine } from "../model/playedLine.ts";
import type { PositionGraph } from "../model/positionGraph.ts";
import { edgeShape } from "../scene/edges.ts";
import { movesOf } from "../scene/scene.ts";
import type { Scene } from "../scene/shapes.ts";
import type { Messages } from "../messages/index.ts";
import { positionByKey } from "./graphKeys.ts";
import { graphSvg, heads, lines, outlines } from "./graphSvg.ts";
import type { GraphZoom } from "./graphZoom.ts";
import type { Intents } from "./intents.ts";
import { travel } from "./travel.ts";

export interface GraphProps {
  scene: Scene;
  graph: PositionGraph;
  notation: string;
  messages: Messages;
  selected: string;
  /** Knows the options of the selected position where the graph is too large to carry them. */
  explanation: Explanation | undefined;
  line: PlayedLine;
  pointedAt: string | undefined;
}

/**
 * The picture. It is built once for a scene; what changes with the selection are a few classes and paths, so that a
 * click shows at once however large the graph is.
 */
export class GraphView {
  readonly element = document.createElement("div");
  readonly #intents: Intents;
  #props: GraphProps | undefined;
  #nodes: SVGGElement[] = [];
  /** The elements beside the nodes, by their classes: to search the whole picture for them takes milliseconds. */
  readonly #parts = new Map<string, SVGElement>();
  #zoom: GraphZoom | undefined;
  #isZooming = false;
  /** The one node that the Tab key reaches. */
  #focusable = 0;
  /** The node of the selected position. */
  #current: SVGGElement | undefined;

  constructor(intents: Intents) {
    this.#intents = intents;
    this.element.className = "canvas";
    this.element.addEventListener("click", (event) => {
      const position = this.#positionAt(event);
      if (position !== undefined) intents.activate(this.#label(position));
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
      if (document.activeElement?.matches(":focus-visible")) this.#placeRing("focused", position);
    });
    this.element.addEventListener("focusout", () => {
      this.#placeRing("focused", undefined);
    });
    this.element.addEventListener("keydown", (event) => {
      this.#key(event);
    });
  }

  update(props: GraphProps): void {
    const before = this.#props;
    this.#props = props;
    if (before?.scene !== props.scene || before.messages !== props.messages)
      this.#build(props, before?.graph !== props.graph);
    const isSame = before?.scene === props.scene && before.selected === props.selected;
    if (!isSame || before.explanation !== props.explanation) this.#showSelection(props, before);
    if (before?.scene !== props.scene || before.line !== props.line) this.#showLine(props);
    this.#placeRing(
      "pointed",
      props.pointedAt === undefined ? undefined : props.graph.indexOf(props.pointedAt),
    );
  }

  fit(): void {
    this.#zoom?.fit();
  }

  zoomBy(factor: number): void {
    this.#zoom?.by(factor);
  }

  #build({ scene, notation, messages }: GraphProps, isOther: boolean): void {
    render(graphSvg(scene, messages.picture.label(notation), messages.picture.help), this.element);
    this.#nodes = [...this.element.querySelectorAll<SVGGElement>(".node")];
    this.#parts.clear();
    for (const part of this.element.querySelectorAll<SVGElement>("svg:not(.nodes) > *")) {
      this.#parts.set([...part.classList].join("."), part);
    }
    if (isOther) this.fit();
    // Zooming is not needed for the first picture, so it is fetched after it.
    const layers = this.element.querySelector<HTMLElement>(".layers");
    if (this.#isZooming || !layers) return;
    this.#isZooming = true;
    void import("./graphZoom.ts").then(({ GraphZoom }) => {
      this.#zoom = new GraphZoom(this.element, layers);
    });
  }

  #showSelection(props: GraphProps, before: GraphProps | undefined): void {
    const { graph, scene } = props;
    const selected = graph.indexOf(props.selected);
    const options = [...optionsOf(props)];
    this.#placeRing("selected", selected);
    const shapes = options.flatMap((option) => scene.nodes[option] ?? []);
    this.#parts.get("options")?.setAttribute("d", outlines(shapes, scene.frame));
    this.#current?.removeAttribute("aria-current");
    this.#current = selected === undefined ? undefined : this.#nodes[selected];
    this.#current?.setAttribute("aria-current", "true");
    if (selected !== undefined) {
      this.#makeFocusable(selected);
      if (this.element.contains(document.activeElement)) this.#current?.focus({ preventScroll: true });
    }
    const moves = selected === undefined ? [] : movesOf(scene.frame, selected, options, "selected");
    const wins = moves.filter(({ to }) => graph.outcome(to) === "P");
    const others = moves.filter(({ to }) => graph.outcome(to) === "N");
    this.#draw("moves", lines(others), heads(others));
    this.#draw("wins", lines(wins), heads(wins));
    this.#hover(undefined);
    const from = before?.scene === scene ? graph.indexOf(before.selected) : undefined;
    const token = this.#parts.get("token");
    if (!token || from === undefined || selected === undefined) return;
    if (graph.isOption(graph.label(from), graph.label(selected))) {
      travel(token, edgeShape(scene.frame, from, selected, "played").line);
    }
  }

  #showLine({ graph, line, scene }: GraphProps): void {
    const made = line.positions.slice(0, line.cursor + 1).flatMap((label) => graph.indexOf(label) ?? []);
    const steps = made.slice(1).map((to, index) => edgeShape(scene.frame, made[index] ?? 0, to, "selected"));
    this.#parts.get("played")?.setAttribute("d", lines(steps));
  }

  /** Shows the moves of the position under the pointer, as far as they came with the graph. */
  #hover(position: number | undefined): void {
    const { graph, scene } = this.#props ?? {};
    if (!graph || !scene) return;
    const options = position === undefined ? [] : (graph.optionsOf(position) ?? graph.winningOf(position));
    const moves = position === undefined ? [] : movesOf(scene.frame, position, options, "hovered");
    this.#draw("hovered", lines(moves), heads(moves));
  }

  #key(event: KeyboardEvent): void {
    const { graph, scene } = this.#props ?? {};
    const from = this.#positionAt(event);
    if (!graph || !scene || from === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.#intents.activate(this.#label(from));
      return;
    }
    const to = positionByKey(event.key, from, graph, scene.frame);
    if (to === undefined) return;
    event.preventDefault();
    this.#nodes[to]?.focus({ preventScroll: true });
    this.#hover(to);
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
    const { x, y } = this.#props?.scene.frame ?? {};
    ring?.setAttribute("visibility", position === undefined ? "hidden" : "visible");
    if (position !== undefined)
      ring?.setAttribute("transform", `translate(${x?.[position] ?? 0},${y?.[position] ?? 0})`);
  }

  #positionAt(event: Event): number | undefined {
    const node = (event.target as Element).closest<SVGGElement>(".node");
    return node ? Number(node.dataset["position"]) : undefined;
  }

  #label(position: number): string {
    return this.#props?.graph.label(position) ?? "";
  }
}

/** All options of the selected position, as far as they are known by now. */
function optionsOf({ graph, selected, explanation }: GraphProps): Iterable<number> {
  const options = graph.optionsOf(graph.indexOf(selected) ?? -1);
  if (options) return options;
  const listed = explanation?.label === selected ? explanation.options : [];
  return listed.flatMap(({ label }) => graph.indexOf(label) ?? []);
}
