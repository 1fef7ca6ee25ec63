// Positions with very many moves: they are drawn thin, and all that is behind them steps back.
import { READ } from "../../www/src/scene/text.ts";
import { afterEach, expect, test } from "vitest";
import { window } from "../../www/scripts/document.mjs";
import { SolvedGraph } from "../../www/src/model/graph/solvedGraph.ts";
import { lineFrom } from "../../www/src/model/playedLine.ts";
import { everyValue } from "../../www/src/model/everyValue.ts";
import { openedAt, enlargementOf } from "../../www/src/scene/measure.ts";
import { scene } from "../../www/src/scene/scene.ts";
import type { Scene } from "../../www/src/scene/shapes.ts";
import { figureWords } from "../../www/src/views/figure/words.ts";
import type { GraphView } from "../../www/src/views/graph/graphView.ts";
import { mex, valueOf } from "../boundary/built.ts";
import { graphView } from "./graphViews.ts";
import { plainPolicy } from "./plainPolicy.ts";

const en = await figureWords("en");

const STAGES = [
  { width: 1032, height: 630 },
  { width: 358, height: 440 },
];

async function drawn(
  heap: number,
  params: Record<string, number> | undefined,
  size = STAGES[0] ?? { width: 0, height: 0 },
): Promise<{ graph: SolvedGraph; picture: Scene }> {
  const game = params ? { ruleset: "bash", params } : { ruleset: "nim" };
  const exploration = valueOf(await mex.explore(game, [heap]));
  const graph = new SolvedGraph(exploration);
  return { graph, picture: scene(graph, exploration, plainPolicy(graph, size)) };
}

const views: GraphView[] = [];

afterEach(() => {
  for (const view of views.splice(0)) view.dispose();
});

test("the moves of a position that is selected or pointed at are a fan where they are more than 15", async () => {
  const { graph, picture } = await drawn(20, undefined);
  const selecting = (label: string): HTMLElement => {
    const view = graphView();
    views.push(view);
    view.update({
      scene: picture,
      graph,
      told: everyValue(graph),
      label: "nim(20)",
      messages: en,
      selected: label,
      explanation: undefined,
      line: lineFrom(label),
      pointedAt: undefined,
      labelling: undefined,
      only: [],
      lit: undefined,
      colouring: "grundy",
      words: "grundy",
    });
    return view.element;
  };
  const pointAt = (canvas: HTMLElement, label: string): void => {
    const node = canvas.querySelector(`[data-position="${graph.indexOf(label)}"]`);
    const event = new window.PointerEvent("pointerover", { bubbles: true, pointerType: "touch" });
    node?.dispatchEvent(event as never);
  };
  const fans = (canvas: HTMLElement): string[] =>
    [...(canvas.querySelector(".layers")?.classList ?? [])].filter((name) => name !== "layers").sort();
  const many = selecting("(20)");
  expect(fans(many)).toEqual(["fan"]);
  pointAt(many, "(18)");
  expect(fans(many)).toEqual(["fan", "hoveredFan"]);
  pointAt(many, "(15)");
  expect(fans(many)).toEqual(["fan"]);
  const few = selecting("(15)");
  expect(fans(few)).toEqual([]);
  pointAt(few, "(16)");
  expect(fans(few)).toEqual(["hoveredFan"]);
  few.dispatchEvent(new window.PointerEvent("pointerleave") as never);
  expect(fans(few)).toEqual([]);
});

test.each([
  ["nim", 20, undefined],
  ["nim", 40, undefined],
  ["bash", 60, { m: 20 }],
  ["bash", 21, { m: 3 }],
])(
  "the arcs of a long row of %s(%i) are as high as what is seen when it is opened",
  async (_, heap, params) => {
    for (const stage of STAGES) {
      const { picture } = await drawn(heap, params, stage);
      expect(picture.frame.isRow).toBe(true);
      const height =
        picture.height * openedAt(enlargementOf(picture, { ...stage, letters: READ, betweenRows: 31 }), READ);
      expect(height).toBeLessThanOrEqual(stage.height * 1.02);
    }
  },
);
