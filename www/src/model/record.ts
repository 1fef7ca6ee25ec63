// A game as played, as a line of text: `nim(1,2,3): (2,3) → (2,2)`. The game may have the fields of a link that say who wins,
// as in `nim(1,2,3)?play=misere: (2,3) → (2,2)`.
import { Apart } from "./apart.ts";
import { linkTo, type Link } from "./link.ts";
import { path } from "./path.ts";
import { rules } from "./rules.ts";
import type { State } from "./state.ts";

const ARROW = "→";
const BRACKETS = "()[]{}（）［］｛｝";

/** The record of what was played; empty before there is a game. */
export function recordOf(state: State): string {
  const { game } = state;
  if (!game) return "";
  const asked = { [rules.id]: rules.asked(state), [path.id]: path.asked(state) };
  return recordOfLink({ notation: game.notation, asked });
}

/** The record of what a link says was played. */
export function recordOfLink(link: Link): string {
  const fields = rules.write(link).map(([name, text]) => `${name}=${text}`);
  const head = link.notation + (fields.length > 0 ? `?${fields.join("&")}` : "");
  return `${head}: ${path.in(link).line.join(` ${ARROW} `)}`.trimEnd();
}

/** The link that a record stands for; nothing where it is none. What it says is not yet known to be true. */
export function linkOfRecord(text: string): Link | undefined {
  const [game = "", ...rest] = parts(text, /[:：]/y);
  if (rest.length === 0) return undefined;
  const [notation = "", ...query] = parts(game, /\?/y).map((part) => part.trim());
  if (!notation) return undefined;
  const fields: Record<string, string> = {};
  for (const field of parts(query.join("?"), /&/y)) {
    const equals = field.indexOf("=");
    if (equals > 0) fields[field.slice(0, equals).trim()] = field.slice(equals + 1).trim();
  }
  const line = parts(text.slice(game.length + 1), /→|->|=>|\n|;/y)
    .map((position) => position.trim())
    .filter(Boolean)
    .map(bracketed);
  // What is not closed would be closed by what comes behind it.
  if (![notation, ...Object.values(fields), ...line].every((part) => new Apart(part, BRACKETS).isWhole))
    return undefined;
  return { ...linkTo(notation), asked: { [rules.id]: rules.read(fields), [path.id]: { line } } };
}

/** What stands between signs that are in no bracket and in no quoted name: a rule of one's own has question marks, too. */
function parts(text: string, sign: RegExp): string[] {
  return new Apart(text, BRACKETS).split(sign);
}

/** Heaps may be written without their brackets. */
function bracketed(position: string): string {
  return /^\d[\d\s,，^]*$/.test(position) ? `(${position})` : position;
}
