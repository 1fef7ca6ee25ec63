// What is written on a node: a table in Graphviz's own HTML, of which each cell is as large as its part of the node.
import { FONT_SIZE } from "../../scene/text.ts";
import type { Frame } from "../../scene/shapes.ts";
import type { NodeDrawing } from "../drawing.ts";
import type { Paint } from "../paint.ts";
import { short } from "../path.ts";
import { between } from "./text.ts";

/** Of a pixel in points, as Graphviz counts them. */
export const POINT = 0.75;
/** How wide the letter P is with what is around it, in pixels. */
const LETTER = 16;

type Ink = (paint: Paint, opacity?: number) => string;

/** What stands on a node; in place of a drawing, which labels cannot have, stands the name given. */
export function dotLabel(drawing: NodeDrawing, frame: Frame, name: string, ink: Ink): string {
  const { node, parts, value, rule } = drawing;
  const { nodeHeight: height, labels, form, cap, capHeight } = frame;
  const { width } = node;
  const lines = node.miniature && frame.miniatures ? [name] : node.name;
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
