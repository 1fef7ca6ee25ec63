// What a link shows, with the real solver and the page's own picture of it, to be written down.
import { readFile } from "node:fs/promises";
import { opened, type OpenedFigure } from "../../www/src/views/figure/opened.ts";
import { solverHere } from "../../www/src/headless/solverHere.ts";
import { solved, type SolvedGraph } from "../../www/src/model/graph/solvedGraph.ts";
import { graphOf, type State } from "../../www/src/model/state.ts";
import type { Language } from "../../www/src/model/values.ts";
import type { Scene } from "../../www/src/scene/shapes.ts";
import { load } from "../../www/src/solver/split.ts";

const wasm = new URL("../../www/src/solver/bindings/mexplorer_bg.wasm", import.meta.url);
/** The real solver, in this process. */
export const solver = solverHere(async () => load(await WebAssembly.compile(await readFile(wasm))));

/** The state of a figure with this link, and its picture on a stage so large. */
export async function shown(
  link: string,
  { width = 608, height = 480, code = "en" }: { width?: number; height?: number; code?: Language } = {},
): Promise<OpenedFigure & { scene: Scene }> {
  const found = await opened(solver, link, { width, height }, code, "https://mexplorer.example/");
  if (!found.scene) throw new Error(`${link} has no picture`);
  return { ...found, scene: found.scene };
}

/** The state of a page with this link, whatever view that shows. */
export async function stateOf(link: string): Promise<State> {
  return (await opened(solver, link, { width: 608, height: 480 }, "en", "")).state;
}

/** The graph of a state with its values: the whole one, unless another is asked for. */
export function solvedIn(state: State, graphIn = graphOf): SolvedGraph {
  const graph = graphIn(state);
  if (!graph) throw new Error("there is no graph");
  return solved(graph);
}
