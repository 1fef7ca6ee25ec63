// What is left out on a worksheet, and how its pictures get their places on paper.
import { describe, expect, test } from "vitest";
import { SolvedGraph } from "../../www/src/model/graph/solvedGraph.ts";
import { blanksOf, chosenIn, versionName } from "../../www/src/views/paper/blanks.ts";
import { BOX, fitted, LEAST_POINTS, type FittedPicture } from "../../www/src/views/paper/fit.ts";
import { laidOut } from "../../www/src/views/paper/layout.ts";
import { PAGE_MARGIN_MM, pageSize, PAPERS, roomFor } from "../../www/src/views/paper/paper.ts";
import { typedStarts } from "../../www/src/views/paper/starts.ts";
import { explorationOf } from "./fakes.ts";
import { alongPath } from "./paths.ts";

const graphOf = (start: number): SolvedGraph => new SolvedGraph(explorationOf(start));
const POLICY = { colourBy: "grundy", labels: "both", emptyHeaps: false } as const;
const PARAGRAPHS = ["Take one or two. Last move wins.", "Write its value into the box of each position."];

/** The same graph with its layers as rows. */
function downward(start: number): ReturnType<typeof explorationOf> {
  const { x, y, ...rest } = explorationOf(start);
  return { ...rest, x: y, y: x, direction: "down", width: 1, height: start + 1 };
}

describe("what is left out", () => {
  test("half of the values, the same ones for the same version and others for another", () => {
    const graph = graphOf(12);
    const versions = Array.from({ length: 12 }, (_, version) => version).map((version) =>
      blanksOf(graph, "some", version, 0),
    );
    for (const [version, blanks] of versions.entries()) {
      expect(blanks.size).toBe(7);
      expect(blanksOf(graphOf(12), "some", version, 0)).toEqual(blanks);
    }
    const different = new Set(versions.map((blanks) => [...blanks].sort().join()));
    expect(different.size).toBe(versions.length);
    // No position is left out by every version, and none by no version.
    const often = graph.labels.map((_, position) => versions.filter((blanks) => blanks.has(position)).length);
    expect(Math.max(...often)).toBeLessThan(versions.length);
    expect(Math.min(...often)).toBeGreaterThan(0);
  });

  test("all values, or those of the options of the position that is selected", () => {
    const graph = graphOf(5);
    expect(blanksOf(graph, "all", 0, 0).size).toBe(6);
    const options = blanksOf(graph, "options", 0, chosenIn(graph, "(3)"));
    expect([...options].map((position) => graph.label(position))).toEqual(["(2)", "(1)"]);
    // The end of play has none: those of the start are asked for.
    expect(chosenIn(graph, "(0)")).toBe(0);
  });

  test("versions are named as papers are", () => {
    expect([0, 1, 25, 26, 27, 702].map(versionName)).toEqual(["A", "B", "Z", "AA", "AB", "AAA"]);
  });
});

test("starts are split where no bracket is open", () => {
  const text = " (1, 2, 3)  2,2;0-1-2-0,0-3 （1，2）";
  const starts = typedStarts(text);
  expect(starts.map((start) => start.text)).toEqual(["(1, 2, 3)", "2,2", "0-1-2-0,0-3", "（1，2）"]);
  for (const start of starts) expect(text.slice(start.from).startsWith(start.text)).toBe(true);
  expect(typedStarts(" ; ")).toEqual([]);
});

describe.each(PAPERS)("on %s", (paper) => {
  test.each([false, true])("pictures have room below the text, wide: %s", (isWide) => {
    const page = pageSize(paper, isWide);
    expect(page.width > page.height).toBe(isWide);
    const one = roomFor(1, page, isWide, PARAGRAPHS);
    expect(one.width).toBeCloseTo(page.width - 2 * PAGE_MARGIN_MM);
    expect(one.height).toBeLessThan(page.height - 2 * PAGE_MARGIN_MM);
    const two = roomFor(2, page, isWide, PARAGRAPHS);
    if (isWide) expect(2 * two.width).toBeLessThan(one.width);
    else expect(2 * two.height).toBeLessThan(one.height);
    const longer = roomFor(1, page, isWide, ["word ".repeat(200), ...PARAGRAPHS]);
    expect(longer.height).toBeLessThan(one.height - 20);
  });

  test.each([
    ["a row", explorationOf(14), true],
    ["a column", downward(7), false],
  ] as const)(
    "%s fits with all its moves, and boxes are large enough for a hand",
    (_, exploration, isWide) => {
      const graph = new SolvedGraph(exploration);
      const room = roomFor(1, pageSize(paper, isWide), isWide, PARAGRAPHS);
      const fit = fitted(graph, exploration, POLICY, room);
      if (!fit) throw new Error("it does not fit");
      expect(fit.points).toBeGreaterThanOrEqual(LEAST_POINTS);
      expect(Math.min(fit.box.width, fit.box.height)).toBeGreaterThanOrEqual(BOX);
      expect(fit.view.width * fit.unit).toBeLessThanOrEqual(room.width + 0.01);
      expect(fit.view.height * fit.unit).toBeLessThanOrEqual(room.height + 0.01);
      expect(fit.bare.edges).toHaveLength(exploration.moveCount);
      for (const { line, head } of fit.bare.edges) {
        expect(head).toBeTruthy();
        for (const [x, y] of alongPath(line)) {
          expect(x).toBeGreaterThanOrEqual(fit.view.left);
          expect(x).toBeLessThanOrEqual(fit.view.left + fit.view.width);
          expect(y).toBeGreaterThanOrEqual(fit.view.top);
          expect(y).toBeLessThanOrEqual(fit.view.top + fit.view.height);
        }
      }
    },
  );

  test("what cannot be read on a page does not fit", () => {
    const exploration = explorationOf(200);
    const room = roomFor(1, pageSize(paper, true), true, PARAGRAPHS);
    expect(fitted(new SolvedGraph(exploration), exploration, POLICY, room)).toBeUndefined();
  });
});

describe("several pictures", () => {
  /** Letters and boxes by how many share a page; nothing: it fits on none. */
  const fit = (points: number | undefined): FittedPicture | undefined =>
    points === undefined ? undefined : ({ points, box: { width: 9, height: 9 } } as FittedPicture);
  const whole = roomFor(1, pageSize("a4", false), false, []).height;
  const lay = (pictures: ReadonlyArray<{ alone?: number; shared: number }>) =>
    laidOut(pictures, "a4", [], ({ alone, shared }, room) =>
      // Wide paper is of no use to them.
      room.height === whole ? fit(alone) : room.width === 210 - 2 * PAGE_MARGIN_MM ? fit(shared) : undefined,
    );

  test("two small neighbours share a page, and a large one has its own", () => {
    const [small, large] = [
      { alone: 14, shared: 11 },
      { alone: 12, shared: 9 },
    ];
    const { pages, isWide } = lay([small, large, small, small]);
    expect(isWide).toBe(false);
    // They stay in the order in which they were typed.
    expect(pages.map((page) => page.map(({ fit }) => fit.points))).toEqual([[14], [12], [11, 11]]);
  });

  test("what fits on no page is named", () => {
    const large = { shared: 5 };
    const { pages, tooLarge } = lay([large, { alone: 14, shared: 11 }]);
    expect(tooLarge).toEqual([large]);
    expect(pages).toHaveLength(1);
  });
});
