// The shapes of a drawing as TikZ, a move or a part of a position a line.
import type { Miniature, Point } from "../../scene/shapes.ts";
import { MINIATURE, type Drawing, type LineDrawing, type NodeDrawing } from "../drawing.ts";
import { piecesOf, short } from "../path.ts";
import { length, type TikzNames } from "./names.ts";
import { typeset } from "./text.ts";

const ORIGIN: Point = { x: 0, y: 0 };

/** All of a drawing, back to front; positions are nodes p1, p2, … by the numbers given. */
export function commands(
  { lines, nodes, marks, scene }: Drawing,
  names: TikzNames,
  numberOf: (position: number) => number,
): string[] {
  return [
    ...lines.map((line) => lineTikz(line, names)),
    ...nodes.flatMap((node) => nodeTikz(node, scene.frame, names, `p${numberOf(node.node.position)}`)),
    ...marks.map((line) => lineTikz(line, names)),
  ];
}

export function tikzPoint({ x, y }: Point): string {
  return `(${short(x)},${short(y)})`;
}

/** Path data in TikZ's words. */
export function pathTikz(path: string, from = ORIGIN): string {
  return piecesOf(path, from)
    .map((piece) => {
      switch (piece.kind) {
        case "move":
          return ` ${tikzPoint(piece.to)}`;
        case "line":
          return `--${tikzPoint(piece.to)}`;
        case "curve":
          return `..controls${tikzPoint(piece.first)}and${tikzPoint(piece.second)}..${tikzPoint(piece.to)}`;
        case "close":
          return "--cycle";
      }
    })
    .join("")
    .trim();
}

function lineTikz({ path, head, part, stroke }: LineDrawing, names: TikzNames): string {
  const drawn = `\\draw[${names.line(part, stroke)}]${pathTikz(path)};`;
  if (head === "") return drawn;
  const opacity = stroke.opacity === undefined ? "" : `,opacity=${stroke.opacity}`;
  return `${drawn}\\fill[${names.colour(stroke.paint)}${opacity}]${pathTikz(head)};`;
}

function nodeTikz(
  drawing: NodeDrawing,
  { nodeHeight, miniatures }: Drawing["scene"]["frame"],
  names: TikzNames,
  id: string,
): string[] {
  const { node, parts, cap, rule, hatch, name, value, isDimmed } = drawing;
  const from = (spot: Point): Point => ({ x: node.x + spot.x, y: node.y + spot.y });
  const text = (style: string, spot: Point & { text: string }): string[] =>
    spot.text === "" ? [] : [`\\node[${style}]at${tikzPoint(from(spot))}{${typeset(spot.text)}};`];
  const ink = names.colour(name);
  const tint = typeof node.tint === "number" ? `value${node.tint}` : "";
  const small = miniatures && node.miniature;
  const corner = small && {
    x: parts.middle.x - miniatures.left - miniatures.width / 2,
    y: parts.middle.y - miniatures.top - miniatures.height / 2,
  };
  const lines = [
    `\\node[${names.position(drawing, nodeHeight)},minimum width=${length(node.width)}](${id})at${tikzPoint(node)}{};`,
    ...(parts.rule
      ? [
          `\\draw[${names.style("rule", `line width=${length(rule.width)},opacity=${rule.opacity ?? 1},line cap=butt`)},draw=${names.colour(rule.paint)}]${pathTikz(parts.rule, node)};`,
        ]
      : []),
    ...(parts.hatch ? [`\\draw[${names.line("hatch", hatch)}]${pathTikz(parts.hatch, node)};`] : []),
    ...(parts.cap ? [`\\fill[${names.colour(cap, tint)}]${pathTikz(parts.cap, node)};`] : []),
    ...parts.name.flatMap((line) => text(`mex text,text=${ink}`, line)),
    ...(corner && node.miniature ? miniatureTikz(node.miniature, from(corner), ink, names) : []),
    ...(parts.letter
      ? [
          `\\draw[${names.style("letter", `line width=${length(1.8)},line cap=butt`)},draw=${ink}]${pathTikz(parts.letter, node)};`,
        ]
      : []),
    ...text(`mex ${value.isBold ? "value" : "number"},text=${names.colour(value.fill, `on${tint}`)}`, value),
  ];
  return isDimmed ? ["\\begin{scope}[mex dimmed]", ...lines, "\\end{scope}"] : lines;
}

function miniatureTikz(drawn: Miniature, from: Point, ink: string, names: TikzNames): string[] {
  return MINIATURE.filter(({ part }) => drawn[part]).map(({ part, width, opacity = 1, isRound }) => {
    const cap = isRound ? "round" : "butt";
    const pen = `line width=${length(width)},opacity=${opacity},line cap=${cap}`;
    return `\\draw[${names.style(part, pen)},draw=${ink}]${pathTikz(drawn[part] ?? "", from)};`;
  });
}
