// The table that the benchmark prints.

/**
 * @typedef {object} Mark What a figure should reach.
 * @property {string} text
 * @property {boolean} met
 *
 * @typedef {object} Row
 * @property {string} what
 * @property {string} ours
 * @property {string} [peer]
 * @property {string} [ratio]
 * @property {Mark} [mark]
 * @property {number} [noise] Width of the range of all rounds, as a part of the median.
 *
 * @typedef {object} Section
 * @property {string} title
 * @property {Row[]} rows
 * @property {string[]} [notes]
 */

const HEAD = ["what", "ours", "peer", "ratio", "mark", "met", "noise"];

/** @param {Section[]} sections */
export function printTable(sections) {
  const lines = sections.map(({ rows }) => rows.map(cells));
  const all = [HEAD, ...lines.flat()];
  const widths = HEAD.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  /** @param {string[]} line */
  const print = (line) => {
    // The first column is words, the others are figures.
    const padded = line.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(padded.join("  ").trimEnd());
  };
  console.log();
  print(HEAD);
  sections.forEach(({ title, notes = [] }, index) => {
    console.log(`\n${title}`);
    for (const line of lines[index] ?? []) print(line);
    for (const note of notes) console.log(`  * ${note}`);
  });
  console.log();
}

/** @param {Row} row */
function cells({ what, ours, peer = "", ratio = "", mark, noise }) {
  const met = mark ? (mark.met ? "met" : "not met") : "";
  const spread = noise === undefined ? "" : `${(noise * 100).toFixed(0)} %`;
  return [`  ${what}`, ours, peer, ratio, mark?.text ?? "", met, spread];
}

/** @param {number} value @param {number} bound @param {(value: number) => string} write @returns {Mark} */
export function atLeast(value, bound, write) {
  return { text: `≥ ${write(bound)}`, met: value >= bound };
}

/** @param {number} value @param {number} bound @param {(value: number) => string} write @returns {Mark} */
export function atMost(value, bound, write) {
  return { text: `≤ ${write(bound)}`, met: value <= bound };
}

/** @param {number} value */
export const count = (value) => value.toLocaleString("en-US", { maximumFractionDigits: 0 });

/** Three significant figures. @param {number} value */
const figure = (value) => value.toLocaleString("en-US", { maximumSignificantDigits: 3 });

/** @param {number} value */
export const milliseconds = (value) => `${figure(value)} ms`;

/** @param {number} value */
export const bytes = (value) => `${count(value)} bytes`;

/** @param {number} value */
export const mebibytes = (value) => `${(value / 2 ** 20).toFixed(1)} MiB`;

/** @param {number} value */
export const times = (value) => `${figure(value)}×`;

/** @param {number} value */
export const movesPerSecond = (value) => `${(value / 1e6).toFixed(1)} M moves/s`;
