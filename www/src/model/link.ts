import { fieldsOf, type ConventionFields } from "./convention.ts";
import { lastLabelled, type Labelling } from "./labelling.ts";
import { graphOf, initialDisplay, type Display, type Language, type State } from "./state.ts";

/**
 * What an address fragment says, not yet known to be true:
 * `nim(1,2,3)?play=misere&color=outcome&line=(1,2,2),(2,2)&at=(1,2,2)`, or with several players
 * `nim(1,2,3)?play=first-stuck&players=3&prefer=021-102-210&mover=1`.
 * The attributes of `<mex-graph>` are the same fields.
 */
export interface Link {
  /** The rule and the start, in the notation that the solver reads. */
  notation: string;
  convention: ConventionFields;
  display: Display;
  /** How far the labelling has come; absent: all values are shown. */
  labelling?: Pick<Labelling, "by" | "done">;
  /** The moves made, without the start they begin at unless they begin elsewhere. */
  line: string[];
  /** The selected position; absent: the one that was labelled last, or else where the line ends. */
  at?: string;
  language?: Language;
}

/** The fields that stand after the notation, by their names in a link and as attributes. */
export const FIELDS = [
  "play",
  "players",
  "prefer",
  "color",
  "mover",
  "labels",
  "empty",
  "only",
  "view",
  "theorem",
  "formula",
  "theme",
  "line",
  "at",
  "step",
  "layer",
  "lang",
] as const;

export type Fields = Partial<Record<(typeof FIELDS)[number], string | undefined>>;

/** What the choices are called in a link; the first of each is the default and is left out. */
const CHOICES = {
  colourBy: ["grundy", "outcome"],
  labels: ["both", "position", "value", "number"],
  view: ["graph", "table", "theorems"],
  theme: ["auto", "light", "dark"],
} as const;

export function readLink(fragment: string): Link {
  const text = fragment.replace(/^#/, "");
  const mark = text.indexOf("?");
  const fields: Fields = {};
  for (const part of mark < 0 ? [] : text.slice(mark + 1).split("&")) {
    const equals = part.indexOf("=");
    if (equals < 0) continue;
    const key = FIELDS.find((field) => field === part.slice(0, equals));
    if (key) fields[key] = decoded(part.slice(equals + 1));
  }
  return linkFrom(decoded(mark < 0 ? text : text.slice(0, mark)).trim(), fields);
}

/** A link from its fields one by one; what is not known, or says nothing, is as it is by default. */
export function linkFrom(notation: string, given: Fields): Link {
  const fields: Fields = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ""));
  const { play, players, prefer, line, at } = fields;
  const language = /^(en|zh)\b/i.exec(fields.lang ?? "")?.[1]?.toLowerCase() as Language | undefined;
  const steps = countIn(fields.step);
  const layers = countIn(fields.layer);
  return {
    notation,
    convention: {
      ...(play !== undefined && { play }),
      ...(players !== undefined && { players }),
      ...(prefer !== undefined && { prefer }),
    },
    line: line === undefined ? [] : splitPositions(line),
    display: {
      mover: countIn(fields.mover) ?? 0,
      colourBy: choiceIn(CHOICES.colourBy, fields.color),
      labels: choiceIn(CHOICES.labels, fields.labels),
      emptyHeaps: fields.empty === "shown",
      only: valuesIn(fields.only ?? ""),
      view: choiceIn(CHOICES.view, fields.view),
      theorem: /^[a-z\d-]{1,40}$/.exec(fields.theorem ?? "")?.[0] ?? "",
      formula: fields.formula ?? "",
      theme: choiceIn(CHOICES.theme, fields.theme),
    },
    ...(steps !== undefined && { labelling: { by: "position", done: steps } }),
    ...(layers !== undefined && { labelling: { by: "layer" as const, done: layers } }),
    ...(at !== undefined && { at }),
    ...(language !== undefined && { language }),
  };
}

/** The fragment without its "#"; what is as it is by default is left out. */
export function writeLink(link: Link): string {
  const { display, labelling } = link;
  const unless = <T>(initial: T, value: T): T | undefined => (value === initial ? undefined : value);
  const fields: Fields = {
    ...link.convention,
    color: unless("grundy", display.colourBy),
    mover: display.mover > 0 ? String(display.mover) : undefined,
    labels: unless("both", display.labels),
    empty: display.emptyHeaps ? "shown" : undefined,
    only: display.only.join(","),
    view: unless("graph", display.view),
    theorem: display.theorem,
    formula: display.formula,
    theme: unless("auto", display.theme),
    line: link.line.join(","),
    at: link.at,
    step: labelling?.by === "position" ? String(labelling.done) : undefined,
    layer: labelling?.by === "layer" ? String(labelling.done) : undefined,
    lang: link.language,
  };
  const parts = FIELDS.flatMap((key) => (fields[key] ? `${key}=${encoded(fields[key])}` : []));
  return encoded(link.notation) + (parts.length > 0 ? `?${parts.join("&")}` : "");
}

/** The link of what is shown. */
export function linkOf(state: State): Link {
  const { line, game, labelling, display } = state;
  const [first = "", ...rest] = line.positions;
  const moves = first === game?.start ? rest : line.positions.length > 1 ? [...line.positions] : [];
  const graph = graphOf(state);
  const labelled = labelling && graph && lastLabelled(graph, labelling);
  // What a step labels is selected by it.
  const expected = labelled === undefined ? (moves.at(-1) ?? game?.start) : graph?.label(labelled);
  return {
    notation: game?.notation ?? "",
    convention: game ? fieldsOf(game.convention) : {},
    display,
    ...(labelling && { labelling: { by: labelling.by, done: labelling.done } }),
    line: moves,
    ...(state.selected !== expected && { at: state.selected }),
    ...(state.languageChosen && { language: state.language }),
  };
}

/** A link that asks for a game and leaves everything else as it is by default. */
export function linkTo(notation: string): Link {
  return { notation, convention: {}, display: initialDisplay, line: [] };
}

/** The fragment of another game that is shown the way this one is. */
export function linkLike({ display, language, languageChosen }: State, notation: string): string {
  return writeLink({
    ...linkTo(notation),
    display: { ...display, only: [] },
    ...(languageChosen && { language }),
  });
}

function choiceIn<const T extends readonly string[]>(choices: T, text: string | undefined): T[number] {
  return choices.find((choice) => choice === text) ?? (choices[0] as T[number]);
}

/** Each once, and no more of them than anybody could want to see. */
function valuesIn(text: string): string[] {
  const values = text
    .slice(0, 4000)
    .split(",")
    .filter((value) => /^(P|N|0|[1-9]\d{0,8})$/.test(value));
  return [...new Set(values)].slice(0, 500);
}

function countIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** Splits at the commas that stand outside every bracket and outside quotation marks. */
function splitPositions(text: string): string[] {
  const positions: string[] = [];
  let [depth, start] = [0, 0];
  let isQuoted = false;
  for (let place = 0; place <= text.length; place++) {
    const character = text[place];
    if (character === '"' && text[place - 1] !== "\\") isQuoted = !isQuoted;
    if (isQuoted && character !== undefined) continue;
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
