// A game as played, as a line of text: `nim(1,2,3): (2,3) → (2,2)`. The game may have the fields of a link that say who wins,
// as in `nim(1,2,3)?play=misere: (2,3) → (2,2)`.
import { linkTo, type Link } from "./link.ts";
import { path } from "./path.ts";
import { rules } from "./rules.ts";
import type { State } from "./state.ts";

const ARROW = "→";

/** The record of what was played; empty before there is a game. */
export function recordOf(state: State): string {
  const { game } = state;
  if (!game) return "";
  const asked = { notation: game.notation, asked: { [rules.id]: rules.asked(state) } };
  const fields = rules.write(asked).map(([name, text]) => `${name}=${text}`);
  const head = game.notation + (fields.length > 0 ? `?${fields.join("&")}` : "");
  return `${head}: ${path.asked(state).line.join(` ${ARROW} `)}`.trimEnd();
}

/** The link that a record stands for; nothing where it is none. What it says is not yet known to be true. */
export function linkOfRecord(text: string): Link | undefined {
  const colon = endOfGame(text);
  if (colon < 0) return undefined;
  const [notation = "", query = ""] = text
    .slice(0, colon)
    .trim()
    .split(/\?(?=[^?]*$)/);
  if (!notation) return undefined;
  const fields: Record<string, string> = {};
  for (const field of query.split("&")) {
    const [name = "", value = ""] = field.split("=", 2);
    fields[name] = value;
  }
  const line = text
    .slice(colon + 1)
    .split(/→|->|=>|\n|;/)
    .map((position) => position.trim())
    .filter(Boolean)
    .map(bracketed);
  return { ...linkTo(notation), asked: { [rules.id]: rules.read(fields), [path.id]: { line } } };
}

/** Where the game ends: at the first colon that stands in no bracket. */
function endOfGame(text: string): number {
  let depth = 0;
  for (let place = 0; place < text.length; place++) {
    const sign = text.charAt(place);
    if ("([{".includes(sign)) depth++;
    else if (")]}".includes(sign)) depth--;
    else if (":：".includes(sign) && depth === 0) return place;
  }
  return -1;
}

/** Heaps may be written without their brackets. */
function bracketed(position: string): string {
  return /^\d[\d\s,，^]*$/.test(position) ? `(${position})` : position;
}
