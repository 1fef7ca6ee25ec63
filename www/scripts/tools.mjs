// The programs that read what the page exports, by which the tests look at it.
import { outputOf, which } from "./shared.mjs";

/**
 * @typedef {object} Tool
 * @property {string} command
 * @property {string} name What is missing where it is.
 * @property {string[]} [files] What it must find besides itself.
 * @property {string[]} debian
 */

/** @type {Tool[]} */
export const tools = [
  { command: "rsvg-convert", name: "rsvg-convert of librsvg", debian: ["librsvg2-bin"] },
  { command: "xmllint", name: "xmllint of libxml2", debian: ["libxml2-utils"] },
  { command: "groff", name: "groff", debian: ["groff-base"] },
  { command: "neato", name: "neato of Graphviz", debian: ["graphviz"] },
  {
    command: "pdflatex",
    name: "pdflatex of TeX Live, with tikz.sty and standalone.cls",
    files: ["tikz.sty", "standalone.cls"],
    debian: ["texlive-latex-base", "texlive-pictures", "texlive-latex-extra"],
  },
];

/** Whether a tool is there with all that it needs.
 * @param {Tool} tool */
export function isThere({ command, files = [] }) {
  return which(command) !== undefined && files.every((file) => outputOf("kpsewhich", file));
}
