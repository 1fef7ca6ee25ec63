// What can be chosen of what is shared, and the link that asks for it.
import { coloursOf, comparisonOf, display } from "../../model/display.ts";
import { appearance, speech } from "../../model/appearance.ts";
import { controls } from "../../model/controls.ts";
import type { Link } from "../../model/link.ts";
import type { Links } from "../../model/links.ts";
import { labellingOf, revealed } from "../../model/reveal.ts";
import { drawnGraph, type State } from "../../model/state.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import type { Slice } from "../../model/slice.ts";
import type { ColourBy } from "../../model/values.ts";

/** How it gets into a page or a letter. */
export const WAYS = ["link", "frame", "element", "picture"] as const;
export type Way = (typeof WAYS)[number];

export const VALUE_CHOICES = ["shown", "hidden", "stepwise"] as const;

export interface ShareChoices {
  /** As the solver writes it, or as it was typed. */
  start: string;
  /** The fields that are chosen for what is shared, by their names. */
  texts: Readonly<Record<string, string>>;
  values: (typeof VALUE_CHOICES)[number];
  /** Of a labelling step by step; nothing where it begins before the first step, or goes to the last. */
  from: number | undefined;
  until: number | undefined;
  /** Of the column, in pixels. */
  width: number;
}

/** A column of text is about so wide. */
const COLUMN = 640;

const SLICES: ReadonlyArray<Slice<object>> = [display, controls, appearance, speech];

/** The fields that are chosen for what is shared, each with its slice. */
export const SHARED = SLICES.flatMap((slice) =>
  slice.fields.flatMap(({ name, shared }) => (shared ? [{ slice, name, shared }] : [])),
);

/** Everything as it is shown, but in the reader's own language. */
export function choicesOf(state: State): ShareChoices {
  const labelling = labellingOf(state);
  return {
    start: state.game?.label ?? "",
    texts: {
      ...Object.fromEntries(SHARED.map(({ slice, name }) => [name, slice.text(state, name)])),
      controls: "full",
      lang: "",
    },
    values: revealed(state),
    from: labelling?.done,
    until: labelling?.until,
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
export function linkOf(state: State, choices: ShareChoices, links: Links): Link {
  const shown = links.of(state);
  const isStart = choices.start === state.game?.label;
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
  // Whoever opens it hears nothing that they have not asked for.
  set("sound", undefined);
  // From another start the kernel is looked for from the beginning.
  if (!isStart && fields.has("kernel")) set("kernel", "{}");
  for (const [name, text] of Object.entries(choices.texts)) set(name, text);
  return links.from(isStart ? shown.notation : notationOf(state, choices.start), Object.fromEntries(fields));
}

/** The same rule from another start, as far as it can be told without the solver, which judges it. */
function notationOf({ game }: State, start: string): string {
  if (!game?.notation.endsWith(game.label)) return start;
  const rule = game.notation.slice(0, -game.label.length);
  const text = start.trim();
  return rule + (game.label.startsWith("(") && !/^[([]/.test(text) ? `(${text})` : text);
}
