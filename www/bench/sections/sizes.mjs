// What is downloaded, compressed as servers do it.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { atMost, bytes } from "../report.mjs";

const dist = path.resolve(import.meta.dirname, "../../../dist");

/** @returns {Promise<import("../report.mjs").Section>} */
export function sizes() {
  const site = readdirSync(path.join(dist, "site/assets")).map((name) => `site/assets/${name}`);
  const wasm = compressed(site.filter((file) => file.endsWith(".wasm")));
  const code = site.filter((file) => /\.(js|css)$/.test(file));
  const first = code.filter((file) => isInFirstPicture(path.basename(file)));
  return Promise.resolve({
    title: "Sizes, with gzip -9",
    rows: [
      { what: "wasm", ours: bytes(wasm), mark: atMost(wasm, 60_000, bytes) },
      { what: "dist/lib/mexplorer.js, wasm inside", ours: bytes(compressed(["lib/mexplorer.js"])) },
      {
        what: "the site's JS and CSS",
        ours: bytes(compressed(code)),
        mark: atMost(compressed(code), 50_000, bytes),
      },
      { what: "  of these before the first picture", ours: bytes(compressed(first)) },
    ],
    notes: [
      "before the first picture: what index.html names and the solver's worker; the rest is fetched later",
    ],
  });
}

/** @param {string} name */
function isInFirstPicture(name) {
  return (
    name.startsWith("worker-") || readFileSync(path.join(dist, "site/index.html"), "utf8").includes(name)
  );
}

/** @param {string[]} files */
function compressed(files) {
  return files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length,
    0,
  );
}
