// Heaps of few stones above their labels: as many as there are, apart from what is written, and none where they cost the whole picture.
import { expect, test } from "vitest";
import { SolvedGraph } from "../../www/src/model/graph/solvedGraph.ts";
import { partsOf } from "../../www/src/scene/parts.ts";
import { scene } from "../../www/src/scene/scene.ts";
import type { Scene, Stage } from "../../www/src/scene/shapes.ts";
import { LINE_HEIGHT, READ } from "../../www/src/scene/text.ts";
import { sketch } from "../../www/src/views/boards/heaps/sketch.ts";
import { explorationOf } from "./fakes.ts";
import { plainPolicy } from "./plainPolicy.ts";

const STAGE: Stage = { width: 1200, height: 800, letters: READ, betweenRows: 31 };
const HEAP = 7;

function draw(stage = STAGE): Scene {
  const exploration = explorationOf(HEAP);
  const graph = new SolvedGraph(exploration);
  const drawing = sketch({ tokens: [HEAP], passes: 0 });
  if (!drawing) throw new Error("there is no drawing");
  return scene(graph, exploration, {
    ...plainPolicy(graph, stage),
    labels: "both",
    miniatures: { ...drawing, isNamed: true },
  });
}

test("each position has as many stones as its label says, above it and within its node", () => {
  const drawn = draw();
  const { miniatures, nodeHeight } = drawn.frame;
  expect(miniatures?.isNamed).toBe(true);
  for (const node of drawn.nodes) {
    const [stones = ""] = [node.miniature?.stones];
    expect(stones.split("M").length - 1).toBe(Number(node.label.slice(1, -1)));
    const { middle, name } = partsOf(node, drawn);
    const [text] = name;
    const [top, bottom] = [-1, 1].map((side) => middle.y + (side * (miniatures?.height ?? 0)) / 2);
    expect(top).toBeGreaterThanOrEqual(-nodeHeight / 2);
    expect(text?.text).toBe(node.label);
    // The middle of the line is above its baseline.
    expect((text?.y ?? 0) - LINE_HEIGHT).toBeGreaterThanOrEqual((bottom ?? 0) - LINE_HEIGHT / 2);
    expect(text?.y).toBeLessThanOrEqual(nodeHeight / 2);
  }
});

test("where stones would leave only a part of a picture to be seen that fits without them, there are none", () => {
  const widths = [1200, 800, 700, 600, 560, 520, 480, 440, 400];
  const has = widths.map((width) => draw({ ...STAGE, width }).frame.miniatures !== undefined);
  expect(has[0]).toBe(true);
  expect(has).toContain(false);
});
