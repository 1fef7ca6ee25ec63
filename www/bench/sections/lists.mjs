// The command line as a program asks it: a list of games or of positions on its standard input, in one process.
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { interleaved, median, noise } from "../cpu.mjs";
import { atMost, milliseconds } from "../report.mjs";

const command = path.resolve(import.meta.dirname, "../../../dist/lib/cli.js");
const ROUNDS = 5;
const LINES = 10_000;
/** What the process may take in all, in milliseconds of CPU time. */
const MOST = 1500;

/** @returns {Promise<import("../report.mjs").Section>} */
export async function lists() {
  const games = linesOf((line) => `octal[code=0.${(line + 8).toString(8)}]`);
  const positions = linesOf((line) => [line % 40, line % 23, line % 17].join());
  const figures = await interleaved(ROUNDS, {
    games: () => spent(games, "values", "-", "--length", "100"),
    positions: () => spent(positions, "evaluate", "nim", "-"),
  });
  return {
    title: "Lists on standard input, the whole process",
    rows: [
      row("values of 100 heaps of 10,000 octal games", figures.games),
      row("10,000 positions of Nim", figures.positions),
    ],
  };
}

/** @param {string} what @param {number[]} figures */
function row(what, figures) {
  const found = median(figures);
  return { what, ours: milliseconds(found), mark: atMost(found, MOST, milliseconds), noise: noise(figures) };
}

/** @param {(line: number) => string} text */
function linesOf(text) {
  return Array.from({ length: LINES }, (_, line) => `${text(line)}\n`).join("");
}

/** CPU milliseconds of a command that answers a list, from its start to its end.
 * @param {string} list @param {string[]} words */
async function spent(list, ...words) {
  const script = 'TIMEFORMAT="%U %S"; time "$0" "$@" > /dev/null';
  const asked = promisify(execFile)("bash", ["-c", script, process.execPath, command, ...words]);
  asked.child.stdin?.end(list);
  const { stderr } = await asked;
  return stderr.split(" ").reduce((sum, seconds) => sum + Number(seconds) * 1000, 0);
}
