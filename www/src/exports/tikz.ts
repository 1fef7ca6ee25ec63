import { drawnGraph } from "../model/state.ts";
import { drawingOf, FILE_MARGIN } from "./drawing.ts";
import { partsOf } from "../scene/still.ts";
import { pictureIn, type Export, type Exported, type Look } from "./export.ts";
import { commentOf } from "./provenance.ts";
import { TikzNames } from "./tikz/names.ts";
import { tikzPoint, commands } from "./tikz/picture.ts";
import { isTikz, stillTikz } from "./tikz/still.ts";
import { LETTER } from "./tikz/text.ts";

/** In a text, a picture that is wider than its lines is made as wide as they are. */
const WITHIN = "\\resizebox{\\ifdim\\width>\\linewidth\\linewidth\\else\\width\\fi}{!}{%";

/** TeX has no longer lengths than 16,383 points. */
const LARGEST = 21_000;

/** The picture for TeX, with nothing but TikZ: a document of its own, or the picture alone for one that there is. */
export const tikz = {
  id: "tikz",
  ending: "tex",
  label: "TikZ",
  type: "application/x-tex",
  of: "picture",
  applies: (exported) => {
    const { width, height } = pictureIn(exported) ?? { width: Infinity, height: Infinity };
    const { still } = exported;
    return Math.max(width, height) <= LARGEST && (!still || isTikz(still));
  },
  write: tikzOf,
} satisfies Export;

function tikzOf(exported: Exported, { theme, hasPaper, hasSelection, isFragment }: Look): string {
  const { state, scene, still, address } = exported;
  const shown = pictureIn(exported);
  const graph = drawnGraph(state);
  if (!shown) return "";
  const names = new TikzNames(theme === "dark" ? "dark" : "light");
  const shapes = still
    ? stillTikz(partsOf(still, hasSelection), names)
    : scene && graph
      ? commands(drawingOf(state, scene, hasSelection), names, (position) => graph.number(position))
      : [];
  const { left, top, width, height } = shown;
  const box = `${tikzPoint({ x: left - FILE_MARGIN, y: top - FILE_MARGIN })}rectangle${tikzPoint({ x: left + width + FILE_MARGIN, y: top + height + FILE_MARGIN })}`;
  // The paper that TeX writes on is white.
  const paper = hasPaper && theme === "dark" ? [`\\fill[${names.colour("paper")}]${box};`] : [];
  const usesLetters = shapes.some((shape) => shape.includes("\\mexletter"));
  const picture = [
    "\\begin{tikzpicture}[mex]",
    `\\path[use as bounding box]${box};`,
    ...paper,
    ...shapes,
    "\\end{tikzpicture}%",
  ];
  const whole = [
    ...(isFragment ? [] : ["\\documentclass[border=0pt]{standalone}", "\\usepackage{tikz}"]),
    ...(usesLetters ? [LETTER] : []),
    ...names.definitions,
    ...(isFragment ? [WITHIN, ...picture, "}%"] : ["\\begin{document}", ...picture, "\\end{document}"]),
  ];
  return `${[...commentOf(state, address, "%"), ...whole].join("\n")}\n`;
}
