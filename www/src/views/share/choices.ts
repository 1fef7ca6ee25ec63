// What can be chosen of what is shared, and the link that asks for it.
import { coloursOf, comparisonOf, display } from "../../model/display.ts";
import { appearance } from "../../model/appearance.ts";
import type { Controls } from "../../model/controls.ts";
import type { Link } from "../../model/link.ts";
import type { Links } from "../../model/links.ts";
import { labellingOf, revealed } from "../../model/reveal.ts";
import { drawnGraph, type State } from "../../model/state.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import type { ColourBy, Labels, Language, Theme } from "../../model/values.ts";

/** How it gets into a page or a letter. */
export const WAYS = ["link", "frame", "element", "picture"] as const;
export type Way = (typeof WAYS)[number];

export const VALUES = ["shown", "hidden", "stepwise"] as const;

export interface Choices {
  /** As the solver writes it, or as it was typed. */
  start: string;
  colour: ColourBy;
  labels: Labels;
  values: (typeof VALUES)[number];
  /** Of a labelling step by step; nothing where it begins before the first step, or goes to the last. */
  from: number | undefined;
  until: number | undefined;
  controls: Controls;
  theme: Theme;
  /** Nothing is the reader's own. */
  language: Language | "";
  /** Of the column, in pixels. */
  width: number;
}

/** A column of text is about so wide. */
const COLUMN = 640;

/** Everything as it is shown. */
export function choicesOf(state: State): Choices {
  const labelling = labellingOf(state);
  return {
    start: state.game?.start ?? "",
    colour: display.of(state).colourBy,
    labels: display.of(state).labels,
    values: revealed(state),
    from: labelling?.done,
    until: labelling?.until,
    controls: "full",
    theme: appearance.of(state).theme,
    language: "",
    width: COLUMN,
  };
}

/** What the colours can be chosen to mean; nothing where there is no choice. */
export function colourChoices(state: State): readonly ColourBy[] {
  const isTwo = state.game?.convention.kind !== "alliance";
  if (wordsOf(state) !== "grundy") return [];
  const all = isTwo ? coloursOf(drawnGraph(state)) : [];
  // With what a graph is compared is chosen in the picture itself.
  return comparisonOf(state) && isTwo ? [...all, "difference"] : all;
}

/** The link that asks for what is shown, but for what was chosen. */
export function linkOf(state: State, choices: Choices, links: Links): Link {
  const shown = links.of(state);
  const isStart = choices.start === state.game?.start;
  const fields = new Map(links.fields(shown));
  const set = (name: string, text: string | undefined): void => {
    if (text === undefined || text === "") fields.delete(name);
    else fields.set(name, text);
  };
  const isStepwise = choices.values === "stepwise";
  // Where positions are labelled layer by layer, they stay so.
  const by = fields.has("layer") ? "layer" : "step";
  for (const name of ["step", "layer"]) set(name, undefined);
  if (isStepwise) set(by, String(choices.from ?? 0));
  set("until", isStepwise && choices.until !== undefined ? String(choices.until) : undefined);
  set("hide", choices.values === "hidden" ? "values" : undefined);
  if (choices.values !== "hidden") for (const name of ["shown", "kernel"]) set(name, undefined);
  if (!isStart) for (const name of ["line", "at", "around", "middle", "shown", "only"]) set(name, undefined);
  // From another start the kernel is looked for from the beginning.
  if (!isStart && fields.has("kernel")) set("kernel", "{}");
  set("color", choices.colour);
  set("labels", choices.labels);
  set("theme", choices.theme);
  set("lang", choices.language);
  set("controls", choices.controls);
  return links.from(isStart ? shown.notation : notationOf(state, choices.start), Object.fromEntries(fields));
}

/** The same rule from another start, as far as it can be told without the solver, which judges it. */
function notationOf({ game }: State, start: string): string {
  if (!game?.notation.endsWith(game.start)) return start;
  const rule = game.notation.slice(0, -game.start.length);
  const text = start.trim();
  return rule + (game.start.startsWith("(") && !/^[([]/.test(text) ? `(${text})` : text);
}
