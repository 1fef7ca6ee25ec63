import type { ColourBy, Language, State } from "./state.ts";

/**
 * What an address fragment says, not yet known to be true:
 * `nim(1,2,3)?play=misere&color=outcome&line=(1,2,2),(2,2)&at=(1,2,2)`.
 */
export interface Link {
  /** The rule and the start, in the notation that the solver reads. */
  notation: string;
  /** The play convention; absent: normal play. */
  play?: string;
  colourBy?: ColourBy;
  /** The moves made, without the start they begin at unless they begin elsewhere. */
  line: string[];
  /** The selected position; absent: where the line ends. */
  at?: string;
  language?: Language;
}

export function readLink(fragment: string): Link {
  const text = fragment.replace(/^#/, "");
  const mark = text.indexOf("?");
  const link: Link = { notation: decoded(mark < 0 ? text : text.slice(0, mark)).trim(), line: [] };
  for (const part of mark < 0 ? [] : text.slice(mark + 1).split("&")) {
    const equals = part.indexOf("=");
    if (equals < 0) continue;
    const value = decoded(part.slice(equals + 1));
    switch (part.slice(0, equals)) {
      case "play":
        link.play = value;
        break;
      case "color":
        if (value === "grundy" || value === "outcome") link.colourBy = value;
        break;
      case "line":
        link.line = splitPositions(value);
        break;
      case "at":
        link.at = value;
        break;
      case "lang":
        if (value === "en" || value === "zh") link.language = value;
        break;
    }
  }
  return link;
}

/** The fragment without its "#"; what is as it is by default is left out. */
export function writeLink(link: Link): string {
  const parts: string[] = [];
  const add = (key: string, value: string | undefined): void => {
    if (value) parts.push(`${key}=${encoded(value)}`);
  };
  add("play", link.play === "normal" ? undefined : link.play);
  add("color", link.colourBy === "grundy" ? undefined : link.colourBy);
  add("line", link.line.join(","));
  add("at", link.at);
  add("lang", link.language);
  return encoded(link.notation) + (parts.length > 0 ? `?${parts.join("&")}` : "");
}

/** The link of what the page shows. */
export function linkOf(state: State): Link {
  const { line, game } = state;
  const [first = "", ...rest] = line.positions;
  const moves = first === game?.start ? rest : line.positions.length > 1 ? [...line.positions] : [];
  const end = moves.at(-1) ?? game?.start;
  return {
    notation: game?.notation ?? "",
    ...(game && { play: game.convention }),
    colourBy: state.colourBy,
    line: moves,
    ...(state.selected !== end && { at: state.selected }),
    ...(state.languageChosen && { language: state.language }),
  };
}

/** Splits at the commas that stand outside every bracket. */
function splitPositions(text: string): string[] {
  const positions: string[] = [];
  let [depth, start] = [0, 0];
  for (let place = 0; place <= text.length; place++) {
    const character = text[place];
    if (character === "(") depth++;
    if (character === ")") depth--;
    if (character === undefined || (character === "," && depth === 0)) {
      const position = text.slice(start, place).trim();
      if (position) positions.push(position);
      start = place + 1;
    }
  }
  return positions;
}

/** Only what would end a fragment or one of its parts is escaped, so that the link stays readable. */
function encoded(text: string): string {
  return text.replace(/[%&#?\s"<>`]/g, (character) => encodeURIComponent(character));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
