import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { run, sha256 } from "./shared.mjs";

/** Installs a folder's packages when its lock file is not the one they were installed from.
 * @param {string} folder */
export async function installPackages(folder) {
  const stamp = path.join(folder, "node_modules/.mexplorer-stamp");
  const wanted = sha256(readFileSync(path.join(folder, "package-lock.json")));
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  await run("npm", ["ci", "--no-audit", "--no-fund"], { folder });
  writeFileSync(stamp, wanted);
}
