// A graph as shapes for files, where it is a part of a picture: several stand side by side.
import { lineDrawing, MINIATURE, nodeDrawing, ringAround, STROKES } from "../../exports/drawing.ts";
import type { Paint } from "../../scene/paint.ts";
import { outlines } from "../../scene/parts.ts";
import type { EdgeRole, Miniature, NodeShape, Point, Scene } from "../../scene/shapes.ts";
import { circle, type StillShape, type StillText } from "../../scene/still.ts";
import { FONT_SIZE } from "../../scene/text.ts";
import { placed } from "../kit/placed.ts";

/** The moves of the background, back to front. */
const ROLES = ["other", "cover", "move", "winning"] as const satisfies readonly EdgeRole[];

/** All of a graph, in pixels of its scene, with a ring around the selected position, where there is one. */
export function graphParts(scene: Scene, selected: number | undefined): StillShape[] {
  const chosen = scene.nodes[selected ?? -1];
  return [
    ...ROLES.flatMap((role) => movesParts(scene, role)),
    ...scene.nodes.flatMap((node) => nodeParts(node, scene)),
    ...(chosen ? [ringPart(chosen, scene)] : []),
  ];
}

/** All moves of one kind, which are one line. */
function movesParts({ edges }: Scene, role: (typeof ROLES)[number]): StillShape[] {
  const moves = edges.filter((edge) => edge.role === role).map(lineDrawing);
  if (moves.length === 0) return [];
  const { stroke = STROKES[role] } = moves[0] ?? {};
  const heads = moves.map(({ head }) => head).join("");
  return [
    { kind: "path", d: moves.map(({ path }) => path).join(""), stroke },
    ...(heads === "" ? [] : [{ kind: "path", d: heads, fill: stroke.paint } as const]),
  ];
}

function nodeParts(node: NodeShape, scene: Scene): StillShape[] {
  const { parts, body, cap, rule, hatch, name, value } = nodeDrawing(node, scene);
  const { nodeHeight, miniatures: small } = scene.frame;
  const written = (text: Point & { text: string }, look: Pick<StillText, "fill" | "size">): StillText => ({
    ...{ kind: "text", anchor: "middle", text: text.text, x: text.x, y: text.y },
    ...look,
  });
  const { middle } = parts;
  const corner = small && {
    x: middle.x - small.left - small.width / 2,
    y: middle.y - small.top - small.height / 2,
  };
  return placed(
    [
      {
        kind: "path",
        d: outlines([{ ...node, x: 0, y: 0 }], { nodeHeight }),
        fill: body.fill,
        stroke: { paint: body.stroke, width: 1.2 },
      },
      ...(parts.rule ? [{ kind: "path", d: parts.rule, stroke: rule } as const] : []),
      ...(parts.hatch ? [{ kind: "path", d: parts.hatch, stroke: hatch } as const] : []),
      ...(parts.cap ? [{ kind: "path", d: parts.cap, fill: cap } as const] : []),
      ...parts.name.map((line) => written(line, { fill: name, size: FONT_SIZE })),
      ...(corner && node.miniature
        ? placed(miniatureParts(node.miniature, name), { ...corner, scale: 1 })
        : []),
      ...(parts.letter
        ? [{ kind: "path", d: parts.letter, stroke: { paint: name, width: 1.8 } } as const]
        : []),
      { ...written(value, { fill: value.fill, size: value.size }), isBold: value.isBold },
    ],
    { x: node.x, y: node.y, scale: 1 },
  );
}

function ringPart(node: NodeShape, { frame }: Scene): StillShape {
  const { path, stroke } = ringAround(node, frame, "ring");
  return { kind: "path", d: path, stroke, isSelection: true };
}

/** A position drawn small as shapes, back to front; its stones are filled, which are points of lines on the page. */
export function miniatureParts(drawn: Miniature, paint: Paint): StillShape[] {
  return MINIATURE.flatMap(({ part, width, opacity, isRound }): StillShape[] => {
    const { [part]: d } = drawn;
    if (!d) return [];
    if (isRound) return [{ kind: "path", d: discs(d, width / 2), fill: paint }];
    return [{ kind: "path", d, stroke: { paint, width, ...(opacity !== undefined && { opacity }) } }];
  });
}

/** Lines without length as the discs that their round ends are. */
function discs(points: string, radius: number): string {
  return points.replace(/M([-\d.]+),([-\d.]+)h0/g, (_, x: string, y: string) =>
    circle(Number(x), Number(y), radius),
  );
}
