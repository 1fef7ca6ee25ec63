// Measures Mexplorer beside its peers and prints one table: `npm run bench` for all of it, `npm run bench -- sizes`
// for some sections. It reports and never fails a build, because times on a shared machine are no test.
import { readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fromJson } from "./json.mjs";
import { printTable } from "./report.mjs";
import { crossings } from "./sections/crossings.mjs";
import { far } from "./sections/far.mjs";
import { figure } from "./sections/figure.mjs";
import { games } from "./sections/games.mjs";
import { grids } from "./sections/grids.mjs";
import { large } from "./sections/large.mjs";
import { lists } from "./sections/lists.mjs";
import { nim20 } from "./sections/nim20.mjs";
import { placement } from "./sections/placement.mjs";
import { rare } from "./sections/rare.mjs";
import { sequences } from "./sections/sequences.mjs";
import { sizes } from "./sections/sizes.mjs";
import { slices } from "./sections/slices.mjs";
import { start } from "./sections/start.mjs";
import { tables } from "./sections/tables.mjs";

/** @type {Record<string, () => import("./report.mjs").Section | Promise<import("./report.mjs").Section>>} */
const sections = {
  placement,
  nim20,
  crossings,
  large,
  tables,
  sequences,
  rare,
  lists,
  games,
  grids,
  far,
  slices,
  sizes,
  start,
  figure,
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(sections, name));
if (unknown === undefined) await measure(asked.length ? asked : Object.keys(sections));
else {
  console.error(`There is no section "${unknown}"; there are: ${Object.keys(sections).join(", ")}`);
  process.exitCode = 1;
}
// A server that a section has started would keep the process.
process.exit();

/** @param {string[]} names */
async function measure(names) {
  const before = load();
  const started = performance.now();
  /** @type {import("./report.mjs").Section[]} */
  const done = [];
  for (const name of names) {
    console.error(`measuring ${name} …`);
    const section = await sections[name]?.();
    if (section) done.push(section);
  }
  printTable(done);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}`);
  console.log(`Peers: ${peers()}`);
  console.log(`Took ${minutes} min; load average ${before} before, ${load()} after`);
}

function load() {
  return (loadavg()[0] ?? 0).toFixed(2);
}

function peers() {
  const text = readFileSync(new URL("package.json", import.meta.url), "utf8");
  const { devDependencies } = /** @type {{ devDependencies: Record<string, string> }} */ (fromJson(text));
  return Object.entries(devDependencies).flat().join(" ");
}
