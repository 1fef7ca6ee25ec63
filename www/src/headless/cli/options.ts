// Which options a command has a use for.
import { isFormat } from "../formats.ts";

const EVERYWHERE = ["lang", "help", "version"];
const TABLE = ["page"];
const PICTURE = [...TABLE, "theme", "width", "height", "no-paper", "no-selection"];

const USED: Readonly<Record<string, readonly string[]>> = {
  svg: PICTURE,
  animated: [...PICTURE, "from", "to"],
  tikz: [...PICTURE, "fragment"],
  dot: PICTURE,
  csv: TABLE,
  json: TABLE,
  values: ["length", "json"],
  grid: ["rows", "columns", "json"],
  explain: ["json"],
  verify: ["bound", "heaps", "counterexamples", "json"],
};

/** What there is no command for is said otherwise. */
export function isUsed(command: string, option: string): boolean {
  const used = USED[command] ?? (isFormat(command) ? PICTURE : undefined);
  return used === undefined || EVERYWHERE.includes(option) || used.includes(option);
}
