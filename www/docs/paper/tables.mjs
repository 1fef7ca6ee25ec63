// Writes the pictures and tables of the paper with the built command line, into the folder that is named or else into `generated`.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const here = import.meta.dirname;
const cli = path.resolve(here, "../../../dist/lib/cli.js");
const folder = path.resolve(process.argv[2] ?? path.join(here, "generated"));

/** What a command prints.
 * @param {string[]} words */
function mexplorer(...words) {
  return execFileSync(process.execPath, [cli, ...words], { encoding: "utf8", maxBuffer: 2 ** 26 });
}

/** The convention of a link in which the winner comes e turns after the player who is stuck.
 * @param {number} n how many players
 * @param {number} e */
function ending(n, e) {
  if (n === 2) return e === 0 ? "play=misere" : "play=normal";
  return `play=${e === 0 ? "first-stuck" : e === n - 1 ? "last-mover" : `after-${e}`}&players=${n}`;
}

/** Of two players the values are told as outcome classes.
 * @type {Record<string, number>} */
const OUTCOMES = { N: 0, P: 1 };

/** The game values of all positions that a start leads to, by their labels in the order of the graph.
 * @param {string} game
 * @param {number} n
 * @param {number} e
 * @returns {Map<string, number>} */
function values(game, n, e) {
  const rows = mexplorer("csv", `${game}?${ending(n, e)}`).split("\n");
  const head = (rows.find((row) => row.startsWith("number,")) ?? "").split(",");
  const column = head.indexOf(n === 2 ? "outcome" : "gameValue");
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const row of rows) {
    const cells = [...row.matchAll(/("[^"]*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) =>
      cell.replaceAll('"', ""),
    );
    if (/^\d+$/.test(cells[0] ?? ""))
      found.set(cells[1] ?? "", OUTCOMES[cells[column] ?? ""] ?? Number(cells[column]));
  }
  return found;
}

/** The game values over two heaps: rows are the first one, columns the second.
 * @param {string} rules
 * @param {number} n
 * @param {number} e
 * @param {number} rows
 * @param {number} columns
 * @returns {number[][]} */
function grid(rules, n, e, rows, columns) {
  const size = ["--rows", String(rows), "--columns", String(columns)];
  const lines = mexplorer("grid", `${rules}?${ending(n, e)}`, ...size)
    .trim()
    .split("\n");
  return lines.slice(1).map((line) => line.split(",").slice(1).map(Number));
}

/** A value as the tables show it: level positions, which have n − 1, stand out.
 * @param {number | undefined} value
 * @param {number} n */
const cell = (value, n) => (value === undefined ? "" : value === n - 1 ? `\\level{${value}}` : String(value));

/** @param {number} first @param {number} last */
const range = (first, last) => Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** A table with a head above and one at the left.
 * @param {string} corner
 * @param {(string | number)[]} head
 * @param {[name: string | number, cells: string[]][]} rows */
function tabular(corner, head, rows) {
  const line = (/** @type {(string | number)[]} */ cells) => `${cells.join(" & ")} \\\\`;
  return [
    `\\begin{tabular}{@{}r|${"c".repeat(head.length)}@{}}`,
    `${line([corner, ...head])}\\hline`,
    ...rows.map(([name, cells]) => line([name, ...cells])),
    "\\end{tabular}",
    "",
  ].join("\n");
}

/** The upper half of a symmetric grid.
 * @param {(number | undefined)[][]} found
 * @param {number} n */
const square = (found, n) =>
  tabular(
    "",
    range(0, (found[0]?.length ?? 0) - 1),
    found.map((row, x) => [x, row.map((value, y) => (y < x ? "" : cell(value, n)))]),
  );

/** @type {Record<string, () => string>} */
const files = {};

for (const n of [2, 3, 4])
  files[`graph-${n}`] = () => {
    const link = `nim(1,2,3)?${ending(n, n - 1)}${n === 2 ? "&color=outcome" : ""}`;
    const size = ["--width", "250", "--height", "520"];
    const picture = mexplorer("tikz", link, ...size, "--fragment", "--no-selection", "--no-paper");
    // Another version of the program draws the same.
    return picture.replace(/^% program: .*\n/m, "");
  };

files["positions"] = () => {
  const games = [3, 4].flatMap((n) => range(0, n - 1).map((e) => ({ n, e })));
  const columns = [{ n: 2, e: 0 }, { n: 2, e: 1 }, ...games].map((game) => ({
    ...game,
    found: values("nim(1,2,3)", game.n, game.e),
  }));
  const names = [...(columns[0]?.found.keys() ?? [])];
  return tabular(
    "",
    columns.map(({ n, e }) => `$${n},${e}$`),
    names.map((name) => [`$${name}$`, columns.map(({ n, found }) => cell(found.get(name), n))]),
  );
};

for (const e of [0, 1, 2]) files[`wythoff-${e}`] = () => square(grid("wythoff", 3, e, 8, 8), 3);

files["moore"] = () => {
  const most = 12;
  return tabular(
    "$N$",
    range(0, most),
    range(0, 2).map((e) => {
      const found = values(`moore[k=2](1^${most})`, 3, e);
      const ones = (/** @type {number} */ count) =>
        `(${range(1, count)
          .map(() => 1)
          .join(",")})`;
      return [`$e=${e}$`, range(0, most).map((count) => cell(found.get(ones(count)), 3))];
    }),
  );
};

for (const n of [3, 4]) files[`bounded-${n}`] = () => square(grid("large-nim[B=2]", n, n - 1, 12, 12), n);

files["small-nim"] = () => {
  const most = 17;
  const found = grid("small-nim[b=2,B=3]", 3, 2, most + 1, 25);
  // Other heaps of these sizes have every value, and are larger.
  const others = [0, 18, 21];
  return tabular(
    "$a$",
    range(1, most),
    others.map((other) => {
      const name = other === 0 ? "none" : String(other);
      const rest = found[0]?.[other];
      return [`${name}: $r=${rest}$`, range(1, most).map((a) => cell(found[a]?.[other], 3))];
    }),
  );
};

files["passes"] = () => {
  const most = 9;
  const found = values(`nim[passes=${most}](1,2,3)`, 3, 0);
  const names = ["(1)", "(1,1)", "(1,1,1)", "(1,2)", "(2,2)", "(1,1,2)", "(1,2,2)", "(1,2,3)"];
  return tabular(
    "$p$",
    range(0, most),
    names.map((name) => [`$${name}$`, range(0, most).map((p) => cell(found.get(`${name}+${p}p`), 3))]),
  );
};

mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, `${name}.tex`), text());
