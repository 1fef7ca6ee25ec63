// The shapes of a drawing as SVG.
import type { Miniature, Miniatures } from "../../scene/shapes.ts";
import { FONT_SIZE } from "../../scene/text.ts";
import type { NodeAnswer } from "../export.ts";
import { MINIATURE, type Drawing, type LineDrawing, type NodeDrawing } from "../drawing.ts";
import { shortPath } from "../path.ts";
import { element, escaped, type SvgColours } from "./markup.ts";

/** All of a drawing, back to front. */
export function shapes(
  { lines, nodes, marks, scene }: Drawing,
  colours: SvgColours,
  answers?: readonly NodeAnswer[],
): string {
  return [
    ...linesSvg(lines, colours),
    element(
      "g",
      {},
      nodes.map((node) => nodeSvg(node, scene.frame, colours, answers?.[node.node.position])).join(""),
    ),
    ...linesSvg(marks, colours),
  ].join("\n");
}

/** Lines of one stroke are together in one path. */
export function linesSvg(lines: readonly LineDrawing[], colours: SvgColours): string[] {
  const groups: LineDrawing[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.[0];
    if (last && JSON.stringify(last.stroke) === JSON.stringify(line.stroke)) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group) => {
    const [{ stroke } = { stroke: undefined }] = group;
    if (!stroke) return [];
    const path = group.map((line) => line.path).join("");
    const head = group.map((line) => line.head).join("");
    const drawn = element("path", {
      d: shortPath(path),
      fill: "none",
      "stroke-linecap": "round",
      ...colours.line(stroke),
    });
    if (head === "") return [drawn];
    return [
      drawn,
      element("path", { d: shortPath(head), ...colours.fill(stroke.paint), opacity: stroke.opacity }),
    ];
  });
}

export function nodeSvg(
  { node, parts, body, cap, rule, hatch, name, value, isDimmed }: NodeDrawing,
  { nodeHeight: height, miniatures }: Drawing["scene"]["frame"],
  colours: SvgColours,
  answer?: NodeAnswer,
): string {
  const { width } = node;
  const text = (
    spot: { x: number; y: number; text: string },
    attributes: Parameters<typeof element>[1],
  ): string =>
    spot.text === "" ? "" : element("text", { x: spot.x, y: spot.y, ...attributes }, escaped(spot.text));
  const content = [
    answer ? element("title", {}, escaped(answer.told)) : "",
    element("rect", {
      x: -width / 2,
      y: -height / 2,
      width,
      height,
      rx: parts.corner,
      ...both(colours, body),
    }),
    parts.rule ? element("path", { d: shortPath(parts.rule), fill: "none", ...colours.line(rule) }) : "",
    parts.hatch ? element("path", { d: shortPath(parts.hatch), fill: "none", ...colours.line(hatch) }) : "",
    parts.cap ? element("path", { d: shortPath(parts.cap), ...colours.fill(cap) }) : "",
    ...parts.name.map((line) => text(line, colours.fill(name))),
    miniatures && node.miniature ? miniatureSvg(node.miniature, miniatures, parts.middle, name, colours) : "",
    parts.letter
      ? element("path", {
          d: shortPath(parts.letter),
          fill: "none",
          ...colours.line({ paint: name, width: 1.8 }),
        })
      : "",
    text(value, {
      ...colours.fill(value.fill),
      "font-size": value.size < FONT_SIZE ? value.size : undefined,
      "font-weight": value.isBold ? 650 : undefined,
    }),
  ];
  return element(
    "g",
    {
      transform: `translate(${shortPath(`${node.x},${node.y}`)})`,
      opacity: isDimmed ? 0.22 : undefined,
      role: answer && "img",
      "data-at": answer?.label,
      "data-to": answer && Array.from(answer.options).join(" "),
    },
    content.join(""),
  );
}

/** One class cannot say both colours of a shape. */
function both(colours: SvgColours, { fill, stroke }: NodeDrawing["body"]): Parameters<typeof element>[1] {
  const [filled, lined] = [colours.fill(fill), colours.line({ paint: stroke, width: 1.2 })];
  const names = [filled["class"], lined["class"]].filter(Boolean).join(" ");
  return { ...filled, ...lined, class: names };
}

function miniatureSvg(
  drawn: Miniature,
  { left, top, width, height }: Miniatures,
  { x, y }: { x: number; y: number },
  paint: NodeDrawing["name"],
  colours: SvgColours,
): string {
  const move = shortPath(`${x - left - width / 2},${y - top - height / 2}`);
  const paths = MINIATURE.filter(({ part }) => drawn[part]).map(({ part, ...pen }) =>
    element("path", {
      d: shortPath(drawn[part] ?? ""),
      ...colours.line({ paint, width: pen.width, ...(pen.opacity && { opacity: pen.opacity }) }),
      "stroke-linecap": pen.isRound ? "round" : undefined,
    }),
  );
  return element("g", { transform: `translate(${move})`, fill: "none" }, paths.join(""));
}
