// Everything that is seen while positions get their values, back to front.
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import { everyValue } from "../../model/everyValue.ts";
import { edgeShapes } from "../../scene/edges.ts";
import { drawsCovers, withValues } from "../../scene/scene.ts";
import type { DrawnMove, EdgeShape, NodeShape, Scene } from "../../scene/shapes.ts";
import { lineDrawing, nodeDrawing, ringAround } from "../drawing.ts";
import { element, type SvgColours } from "../svg/markup.ts";
import { linesSvg, nodeSvg } from "../svg/picture.ts";
import type { Steps } from "./steps.ts";
import type { Timing } from "./timing.ts";

/** In a graph of fewer positions their numbers fit where their values will be, as on the page. */
const FEW = 100;

export function animatedShapes(
  scene: Scene,
  graph: PositionGraph,
  { known, coming }: Steps,
  timing: Timing,
  colours: SvgColours,
): string {
  const stepOf = new Map(coming.map((position, index) => [position, index + 1]));
  const hasValue = (position: number): boolean => known.has(position) || stepOf.has(position);
  const before = sceneWith(scene, graph, () => false);
  const after = sceneWith(scene, graph, hasValue);
  const wins = after.edges.filter(({ role }) => role === "winning");
  const key = ({ from, to }: DrawnMove): number => from * graph.count + to;
  const winning = new Set(wins.map(key));
  const plain = before.edges.filter((edge) => !winning.has(key(edge)));
  const replaced = before.edges.filter((edge) => winning.has(key(edge)));
  // An option has its value before the position does.
  const atStep = (edges: readonly EdgeShape[], position: number): EdgeShape[] =>
    edges.filter(({ from }) => from === position);
  const lines = (edges: readonly EdgeShape[]): string => linesSvg(edges.map(lineDrawing), colours).join("");
  const node = (shape: NodeShape, scene: Scene): string =>
    nodeSvg({ ...nodeDrawing(shape, scene), isDimmed: false }, scene.frame, colours);
  const all = [...graph.labels.keys()];
  return [
    lines(plain),
    ...coming.map((position, index) => group(timing.goes(index + 1), 0, lines(atStep(replaced, position)))),
    lines(wins.filter(({ from }) => known.has(from))),
    ...coming.map((position, index) => group(timing.comes(index + 1), 1, lines(atStep(wins, position)))),
    ...all.map((position) => {
      const step = stepOf.get(position);
      const [hidden, told] = [before.nodes[position], after.nodes[position]];
      if (!hidden || !told) return "";
      if (step === undefined) return node(told, after);
      return (
        group(timing.goes(step), 0, node(hidden, before)) + group(timing.comes(step), 1, node(told, after))
      );
    }),
    ...coming.map((position, index) => {
      const told = after.nodes[position];
      const ring = told ? linesSvg([ringAround(told, after.frame, "fresh")], colours).join("") : "";
      return group(timing.stays(index + 1), 0, ring);
    }),
  ]
    .filter((markup) => markup !== "")
    .join("\n");
}

/** What is seen of it where nothing moves is its opacity. */
function group(name: string, opacity: 0 | 1, content: string): string {
  return content === "" ? "" : element("g", { class: name, ...(opacity === 0 && { opacity }) }, content);
}

/** The same picture, everything in its place, with the values of some positions. */
function sceneWith(scene: Scene, graph: PositionGraph, hasValue: (position: number) => boolean): Scene {
  const { policy, frame } = scene;
  const told = everyValue(graph, hasValue);
  const showsNumbers = policy.labels !== "number" && graph.count < FEW;
  const won = scene.edges.filter(({ role }) => role === "winning");
  const bare = {
    ...scene,
    edges: [
      ...scene.edges.filter(({ role }) => role !== "winning"),
      ...edgeShapes(
        frame,
        won.flatMap((move) => asPlain(move, scene, graph)),
      ),
    ],
  };
  const next = withValues(bare, graph, { ...policy, told, showsNumbers });
  if (!policy.told.tellsAll) return next;
  // Where they were drawn already, they are where they were.
  const drawn = new Map(won.map((edge) => [edge.from * graph.count + edge.to, edge]));
  return {
    ...next,
    edges: next.edges.map((edge) =>
      edge.role === "winning" ? (drawn.get(edge.from * graph.count + edge.to) ?? edge) : edge,
    ),
  };
}

/** The line that a move would have if it were not known to win. */
function asPlain({ from, to }: DrawnMove, { policy }: Scene, graph: PositionGraph): DrawnMove[] {
  if (graph.coversOf(from).includes(to))
    return drawsCovers(graph, policy) ? [{ from, to, role: "cover" }] : [];
  return policy.moves === "all" ? [{ from, to, role: "other" }] : [];
}
