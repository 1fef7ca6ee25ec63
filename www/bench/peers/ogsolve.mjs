// ogsolve, a native solver of octal games under the GPL, so it is never installed by us: `cargo install ogsolve`.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** CPU milliseconds that ogsolve takes for the heaps of a game up to a size; undefined where it is not installed. OGSOLVE
 * may name its executable.
 * @param {string} code @param {number} largest
 * @returns {Promise<number | undefined>} */
export async function ogsolve(code, largest) {
  const program = process.env["OGSOLVE"] ?? "ogsolve";
  const script = 'command -v "$0" > /dev/null || exit 9; TIMEFORMAT=%U; time "$0" -n "$1" "$2" > /dev/null';
  try {
    const { stderr } = await promisify(execFile)("bash", ["-c", script, program, String(largest), code]);
    return Number(stderr.trim()) * 1000;
  } catch {
    return undefined;
  }
}
