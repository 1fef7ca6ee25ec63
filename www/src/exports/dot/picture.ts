// The shapes of a drawing as a graph of Graphviz, a position or a move a line.
import type { Frame, Point } from "../../scene/shapes.ts";
import { FONT_SIZE } from "../../scene/text.ts";
import type { Drawing, LineDrawing, NodeDrawing } from "../drawing.ts";
import { type Brightness, colourOf, type Paint } from "../../scene/paint.ts";
import { piecesOf, short } from "../path.ts";
import { between, quoted } from "./text.ts";

/** As long as the arrowheads of the picture: Graphviz's own are ten points. */
const HEAD = 0.6;
/** Of a node that steps back. */
const DIMMED = 0.22;

/** What the statements of a picture need to know besides it. */
interface NodeNames {
  shade: Brightness;
  /** The name of a position: p1, p2, … */
  idOf: (position: number) => string;
}

/** Positions with their places, and moves with their lines. */
export function statements(drawing: Drawing, names: NodeNames): string[] {
  const { lines, nodes, marks } = drawing;
  const around = new Map(marks.flatMap((mark) => (mark.around ?? []).map((position) => [position, mark])));
  // A move that is drawn twice is one move; what is on top is seen.
  const moves = new Map<string, LineDrawing>();
  for (const line of lines) {
    if (!line.move) continue;
    const key = [line.part === "played", line.move.from, line.move.to].join();
    moves.delete(key);
    moves.set(key, line);
  }
  return [
    ...nodes.map((node) => nodeDot(node, drawing, around.get(node.node.position), names)),
    ...Array.from(moves.values(), (line) => moveDot(line, names)),
  ];
}

/** A colour, between quotation marks. */
function ink(paint: Paint, shade: Brightness, opacity = 1): string {
  return `"${code(paint, shade, opacity)}"`;
}

function code(paint: Paint, shade: Brightness, opacity = 1): string {
  const alpha = Math.round(opacity * 255);
  return colourOf(paint, shade) + (alpha < 255 ? alpha.toString(16).toUpperCase().padStart(2, "0") : "");
}

/** Upward is positive. */
function at({ x, y }: Point): string {
  return `${short(x * POINT)},${short(-y * POINT)}`;
}

function attributes(all: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  return `[${written.join(" ")}]`;
}

function nodeDot(
  drawing: NodeDrawing,
  { scene: { frame } }: Drawing,
  mark: LineDrawing | undefined,
  { shade, idOf }: NodeNames,
): string {
  const { node, parts, body, cap, isDimmed } = drawing;
  const own = isDimmed ? DIMMED : 1;
  const share =
    frame.labels === "value"
      ? 1
      : frame.form === "beside"
        ? frame.cap / node.width
        : frame.capHeight / frame.nodeHeight;
  const isSplit = parts.cap !== undefined && share < 1;
  const fill = isSplit
    ? `"${code(cap, shade, own)};${share.toFixed(3)}:${code(body.fill, shade, own)}"`
    : ink(parts.cap === undefined ? body.fill : cap, shade, own);
  const styles = [
    "filled",
    ...(node.outcome === "P" ? [] : [node.outcome === "D" ? "diagonals" : "rounded"]),
    ...(mark?.stroke.dash ? ["dashed"] : []),
  ];
  const border = mark?.stroke ?? { paint: body.stroke, width: 1.2 };
  const id = idOf(node.position);
  return `${id} ${attributes({
    pos: `"${at(node)}!"`,
    width: (node.width / 96).toFixed(4),
    height: (frame.nodeHeight / 96).toFixed(4),
    style: `"${styles.join()}"`,
    color: ink(border.paint, shade, mark ? 1 : own),
    penwidth: mark && short(border.width * POINT),
    // It stands off its node.
    peripheries: mark?.part === "ring" ? "2" : undefined,
    fillcolor: fill,
    gradientangle: isSplit && frame.form === "below" ? "90" : undefined,
    tooltip: quoted(node.label),
    label: dotLabel(drawing, frame, id, (paint, opacity = 1) => ink(paint, shade, own * opacity)),
  })};`;
}

function moveDot({ path, head, stroke, move, part }: LineDrawing, { shade, idOf }: NodeNames): string {
  const { from, to } = move ?? { from: 0, to: 0 };
  const [tip] = head === "" ? [] : piecesOf(head);
  return `${idOf(from)} -> ${idOf(to)} ${attributes({
    pos: `"${tip ? `e,${at(tip.to)} ` : ""}${splineOf(path)}"`,
    class: part,
    color: ink(stroke.paint, shade, stroke.opacity),
    penwidth: short(stroke.width * POINT),
    arrowhead: head === "" ? "none" : undefined,
  })};`;
}

/** A move that is not drawn. It has a place, for else Graphviz would look for one. */
export function invisible(from: string, to: string, one: Point, other: Point): string {
  return `${from} -> ${to} [style=invis pos="${[one, one, other, other].map(at).join(" ")}"];`;
}

/** A path as one spline: straight lines are curves, too. */
function splineOf(path: string): string {
  let last: Point = { x: 0, y: 0 };
  return piecesOf(path)
    .map((piece) => {
      const from = last;
      last = piece.to;
      if (piece.kind === "move") return at(piece.to);
      if (piece.kind === "curve") return [piece.first, piece.second, piece.to].map(at).join(" ");
      const between = (share: number): Point => ({
        x: from.x + share * (piece.to.x - from.x),
        y: from.y + share * (piece.to.y - from.y),
      });
      return [between(1 / 3), between(2 / 3), piece.to].map(at).join(" ");
    })
    .join(" ");
}

/** What holds for all of them. */
export function dotDefaults(shade: Brightness, hasPaper: boolean, margin: number): string[] {
  const background = hasPaper ? code("paper", shade) : "transparent";
  return [
    // Without -n2 places are read in inches, and of what is given in points this makes those.
    `graph ${attributes({ bgcolor: `"${background}"`, pad: (margin / 96).toFixed(4), inputscale: "72", outputorder: "edgesfirst", splines: "true" })};`,
    `node ${attributes({ shape: "box", fixedsize: "true", margin: "0", fontname: '"Helvetica"', fontsize: short(13 * POINT), penwidth: short(1.2 * POINT) })};`,
    `edge ${attributes({ arrowsize: String(HEAD) })};`,
  ];
}

// What is written on a node: a table in Graphviz's own HTML, of which each cell is as large as its part of the node.

/** Of a pixel in points, as Graphviz counts them. */
export const POINT = 0.75;
/** How wide the letter P is with what is around it, in pixels. */
const LETTER = 16;

type Ink = (paint: Paint, opacity?: number) => string;

/** What stands on a node; in place of a drawing, which labels cannot have, stands the name given. */
function dotLabel(drawing: NodeDrawing, frame: Frame, name: string, ink: Ink): string {
  const { node, parts, value, rule } = drawing;
  const { nodeHeight: height, labels, form, cap, capHeight } = frame;
  const { width } = node;
  const lines = frame.miniatures && !frame.miniatures.isNamed ? [name] : node.name;
  const named = font(lines.map(between).join("<BR/>"), ink(drawing.name));
  const letter = parts.letter === undefined ? "" : font("<B>P</B>", ink(drawing.name));
  const valued =
    value.text === "" ? "" : font(bold(between(value.text), value.isBold), ink(value.fill), value.size);
  const line = parts.rule === undefined ? "" : ink(rule.paint, rule.opacity);
  if (labels === "value") return table(row(cell(valued, width, height)));
  if (form === "beside") {
    const right = letter === "" ? 0 : LETTER;
    return table(
      row(
        cell(valued, cap, height, line && `R" COLOR=${line}`),
        cell(named, width - cap - right, height),
        right > 0 ? cell(letter, right, height) : "",
      ),
    );
  }
  return table(
    row(cell(named, width, height - capHeight, line && `B" COLOR=${line}`)),
    row(cell([valued, letter].filter(Boolean).join(" "), width, capHeight)),
  );
}

function table(...rows: string[]): string {
  return `<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0">${rows.join("")}</TABLE>>`;
}

function row(...cells: string[]): string {
  return `<TR>${cells.join("")}</TR>`;
}

/** Tables are measured in whole points. */
function cell(content: string, width: number, height: number, side = ""): string {
  const [wide, high] = [Math.floor(width * POINT), Math.floor(height * POINT)];
  const line = side === "" ? "" : ` BORDER="1" SIDES="${side}`;
  return `<TD WIDTH="${wide}" HEIGHT="${high}"${line}>${content}</TD>`;
}

function bold(text: string, isBold: boolean): string {
  return isBold ? `<B>${text}</B>` : text;
}

function font(text: string, colour: string, size = FONT_SIZE): string {
  if (text === "") return "";
  const smaller = size < FONT_SIZE ? ` POINT-SIZE="${short(size * POINT)}"` : "";
  return `<FONT COLOR=${colour}${smaller}>${text}</FONT>`;
}
