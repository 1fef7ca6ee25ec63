// A few whole pictures as the page paints them, kept as files that a person can open. After a change each one stands
// beside its file as "-changed"; look at it, then accept all with
// `npx vitest run --config tests/vitest.config.ts tests/page/snapshots.test.ts --update`.
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { Markup } from "../../www/scripts/markup.mjs";
import { figureWords } from "../../www/src/views/figure/words.ts";
import { SolvedGraph } from "../../www/src/model/graph/solvedGraph.ts";
import { lineFrom } from "../../www/src/model/playedLine.ts";
import { everyValue } from "../../www/src/model/everyValue.ts";
import { scene } from "../../www/src/scene/scene.ts";
import { mex, valueOf } from "../boundary/built.ts";
import { graphView } from "./graphViews.ts";
import { plainPolicy } from "./plainPolicy.ts";

const en = await figureWords("en");

const PICTURES = [
  ["nim-1-2-3", { ruleset: "nim" }, [1, 2, 3]],
  ["nim-3-4-5", { ruleset: "nim" }, [3, 4, 5]],
  ["wythoff-3-5", { ruleset: "wythoff" }, [3, 5]],
  ["bash-3-12", { ruleset: "bash", params: { m: 3 } }, [12]],
  ["nim-1-2-3-misere", { ruleset: "nim", convention: { kind: "misere" } }, [1, 2, 3]],
  ["nim-1-2-3-players", { ruleset: "nim", convention: { kind: "alliance", players: 3 } }, [1, 2, 3]],
] as const;

const FOLDER = path.join(import.meta.dirname, "snapshots");

test.each(PICTURES)("%s looks as it did when it was looked at", async (name, game, position) => {
  const exploration = valueOf(await mex.explore(game, position));
  const graph = new SolvedGraph(exploration);
  const colourBy = graph.hasGrundy ? "grundy" : graph.hasGameValues ? "gameValue" : "outcome";
  const drawn = scene(graph, exploration, plainPolicy(graph, { width: 960, height: 640 }, colourBy));
  const view = graphView();
  const start = graph.label(0);
  view.update({
    scene: drawn,
    graph,
    told: everyValue(graph),
    label: en.node.label({ notation: name }),
    messages: en,
    selected: start,
    explanation: undefined,
    line: lineFrom(start),
    pointedAt: undefined,
    labelling: undefined,
    only: [],
    lit: undefined,
    colouring: colourBy,
    words: "grundy",
  });
  const picture = fileOf(view.element);
  const changed = path.join(FOLDER, `${name}-changed.svg`);
  rmSync(changed, { force: true });
  try {
    await expect(picture).toMatchFileSnapshot(path.join(FOLDER, `${name}.svg`));
  } catch (cause) {
    writeFileSync(changed, picture);
    throw cause;
  }
});

/** The layers of a picture as one file, with the page's own styles; what is empty in it is left out. */
function fileOf(canvas: HTMLElement): string {
  const layers = [...canvas.querySelectorAll("svg")];
  const markup = new Markup("");
  const body = layers.map((layer) => `<g class="${layer.classList[0]}">${markup.of(layer as never)}</g>`);
  return [
    ...["styles/tokens", "views/graph/graph"].map(
      (sheet) => `<?xml-stylesheet type="text/css" href="../../../www/src/${sheet}.css"?>`,
    ),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${layers[0]?.getAttribute("viewBox")}" font-family="sans-serif">`,
    body
      .join("")
      .replace(/<(path|g) class="[\w ]+"( d)?><\/\1>|<path class="[\w ]+" d><\/path>/g, "")
      // A line for each shape, so that a change can be read.
      .replace(/(?<=>)\s*(?=<(?!\/))/g, "\n"),
    "</svg>",
    "",
  ]
    .join("\n")
    .replace(/-?\d+\.\d{2,}/g, (length) => String(Math.round(Number(length) * 10) / 10));
}
