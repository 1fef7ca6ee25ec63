// A few whole pictures, kept as files that a person can open. After a change on purpose: look at the new ones, then
// accept them with `npx vitest run --config tests/vitest.config.ts --update tests/page/snapshots.test.ts`.
import { expect, test } from "vitest";
import { PositionGraph } from "../../www/src/model/graph/positionGraph.ts";
import { capColours } from "../../www/src/scene/palette.ts";
import { movesOf, scene } from "../../www/src/scene/scene.ts";
import type { EdgeShape, Scene } from "../../www/src/scene/shapes.ts";
import { mex, valueOf } from "../boundary/built.ts";

const PICTURES = [
  ["nim-1-2-3", { ruleset: "nim" }, [1, 2, 3]],
  ["nim-3-4-5", { ruleset: "nim" }, [3, 4, 5]],
  ["wythoff-3-5", { ruleset: "wythoff" }, [3, 5]],
  ["bash-3-12", { ruleset: "bash", params: { m: 3 } }, [12]],
  ["nim-1-2-3-misere", { ruleset: "nim", convention: { kind: "misere" } }, [1, 2, 3]],
  ["nim-1-2-3-players", { ruleset: "nim", convention: { kind: "alliance", players: 3 } }, [1, 2, 3]],
] as const;

test.each(PICTURES)("%s looks as it did when it was looked at", async (name, game, position) => {
  const exploration = valueOf(await mex.explore(game, position));
  const graph = new PositionGraph(exploration);
  const colourBy = graph.hasGrundy ? "grundy" : graph.hasGameValues ? "gameValue" : "outcome";
  const drawn = scene(graph, exploration, { colourBy, labels: "both", emptyHeaps: false, aspect: 1.5 });
  const moves = movesOf(drawn.frame, 0, graph.optionsOf(0) ?? [], "selected");
  await expect(picture(drawn, moves)).toMatchFileSnapshot(`snapshots/${name}.svg`);
});

const INKS = {
  cover: "#b9b6ae",
  winning: "#b4480a",
  selected: "#17191e",
  hovered: "#5d6068",
  played: "#f0d9ad",
};

/** The scene as a file, by shapes alone: fonts differ from machine to machine. */
function picture(
  { left, top, width, height, frame, nodes, edges, scale }: Scene,
  moves: EdgeShape[],
): string {
  const line = ({ role, line, head }: EdgeShape): string =>
    `<path d="${line}" fill="none" stroke="${INKS[role]}"/>${head ? `<path d="${head}" fill="${INKS[role]}"/>` : ""}`;
  const box = `width="${round(frame.nodeWidth)}" height="${frame.nodeHeight}"`;
  const body = nodes.map(({ x, y, outcome, tint, name, value }) => {
    const isP = outcome === "P";
    const colour = capColours(tint, scale)?.fill;
    const fill = colour ?? (isP ? "#17191e" : "#f3d3bd");
    const at = `x="${round(x - frame.nodeWidth / 2)}" y="${round(y - frame.nodeHeight / 2)}"`;
    const text = `<text x="${round(x)}" y="${round(y + 4)}" font-size="11" text-anchor="middle" fill="${isP ? "#fff" : "#000"}">`;
    return `<rect ${at} ${box} rx="${isP ? 5 : 13}" fill="${fill}"/>${text}${value} ${name}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[left, top, width, height].map(round).join(" ")}">`,
    ...[...edges, ...moves].map(line),
    ...body,
    "</svg>",
    "",
  ].join("\n");
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
