// Runs a script of this folder in a fresh process, for what only a fresh process shows: a first call, and a memory
// that nothing else has used.
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { fromJson } from "../json.mjs";

/** @template T
 * @param {string} script
 * @param {object} request What the script is to do.
 * @returns {Promise<T>} What the script printed, read as JSON. */
export async function inFreshProcess(script, request) {
  const file = path.join(import.meta.dirname, script);
  const { stdout } = await promisify(execFile)(process.execPath, [file, JSON.stringify(request)]);
  return /** @type {T} */ (fromJson(stdout));
}
