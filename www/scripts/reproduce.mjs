// Builds the last commit twice, in two folders, and compares every byte: what is published can be made again by anybody. The
// first build is that of a machine that has never built anything in Rust.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Complaint, main, root, run, sha256 } from "./shared.mjs";

await main(async () => {
  const place = mkdtempSync(path.join(tmpdir(), "mexplorer-twice-"));
  try {
    const first = await built(path.join(place, "first"), { CARGO_HOME: path.join(place, "cargo") });
    const second = await built(path.join(place, "in another folder"));
    const names = new Set([...first.keys(), ...second.keys()]);
    const differ = [...names].filter((name) => first.get(name) !== second.get(name));
    if (differ.length > 0) throw new Complaint(`These files differ:\n${differ.join("\n")}`);
    console.log(`${names.size} files are the same in both.`);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});

/** What a clone in that folder builds: the hash of each file.
 * @param {string} folder @param {Record<string, string>} [env]
 * @returns {Promise<Map<string, string>>} */
async function built(folder, env = {}) {
  await run("git", ["clone", "--quiet", "--no-local", root, folder]);
  await run("npm", ["run", "build"], { folder, env });
  const dist = path.join(folder, "dist");
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return new Map(
    files.map((file) => {
      const where = path.join(file.parentPath, file.name);
      return [path.relative(dist, where), sha256(readFileSync(where))];
    }),
  );
}
