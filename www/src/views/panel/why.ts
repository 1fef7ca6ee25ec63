import { html, nothing, type TemplateResult } from "lit/html.js";
import type { ExplainedOption, Explanation } from "../../solver/wire.ts";
import { effectiveColour } from "../../model/display.ts";
import { drawnGraph } from "../../model/state.ts";
import type { Value } from "../../model/values.ts";
import { shownScale } from "../kit/shownScale.ts";
import type { Scale } from "../../scene/shapes.ts";
import { valueBadge } from "../kit/badge.ts";
import type { Context } from "../kit/context.ts";
import { rich } from "../kit/rich.ts";
import type { Words as PanelWords } from "./words.en.ts";
import { fold } from "./fold.ts";
import { moreOptions, optionButton, wholeParts, type Said } from "./optionButtons.ts";

/**
 * The mex itself, in rows: 0, 1, 2, … each with the options that have it, down to the first that none has, which is the
 * value. It is open where the picture shows these values.
 */
export function why(context: Context<PanelWords>, explanation: Explanation): TemplateResult | typeof nothing {
  const { messages, state } = context;
  const { value, optionCount } = explanation;
  const { grundy } = value;
  if (grundy === undefined) return nothing;
  if (value.infinite) return whyInfinite(context, explanation);
  const rows = rowsOf(explanation, grundy);
  const graph = drawnGraph(state);
  const scale =
    (graph && shownScale(state, graph, "grundy")) ||
    Math.max(...rows.map(({ value: each }) => (typeof each === "number" ? each : 0)));
  const part = {
    id: "why",
    name: messages.why.value({ value: grundy }),
    beside: howMany(explanation, messages),
    isOpen: effectiveColour(state) === "grundy",
  };
  return fold(
    part,
    context,
    () =>
      html`<p>${rich(optionCount === 0 ? messages.why.terminal : messages.why.mexRule, messages)}</p>
        ${optionRows(
          explanation,
          rows.map((row) =>
            row.value === "∞" ? { ...row, note: messages.why.answered({ value: grundy }) } : row,
          ),
          scale,
          (option) => saidOf(option, messages),
          context,
        )}`,
  );
}

/** How many options there are, beside the name of a part. */
export function howMany(
  { optionCount }: Explanation,
  messages: Context<PanelWords>["messages"],
): TemplateResult | typeof nothing {
  return optionCount === undefined
    ? nothing
    : html`<small>${rich(messages.why.options({ all: optionCount }), messages)}</small>`;
}

/** Why no number will do: the least that no option has, and the option that speaks against it. */
function whyInfinite(context: Context<PanelWords>, explanation: Explanation): TemplateResult {
  const { messages, state } = context;
  const { why: words } = messages;
  const { options, unanswered, value } = explanation;
  const rows = rowsOf(explanation, -1).filter(({ options: members }) => members.length > 0);
  const numbers = new Set(options.map((option) => option.value.grundy));
  let least = 0;
  while (numbers.has(least)) least++;
  const against = unanswered === undefined ? undefined : options[unanswered];
  const part = {
    id: "why",
    name: words.infinite,
    beside: howMany(explanation, messages),
    isOpen: effectiveColour(state) === "grundy",
  };
  return fold(
    part,
    context,
    () =>
      html`${
        against
          ? html`<p>
              ${words.infiniteRule({ value: least, option: against.label, set: value.infinite?.join(", ") || undefined })}
            </p>`
          : nothing
      }
      ${optionRows(explanation, rows, Math.max(0, ...rows.map((row) => (typeof row.value === "number" ? row.value : 0))), (option) => saidOf(option, messages), context)}`,
  );
}

/** An infinite value as it is written: with the finite values of the options. */
export function setOf(infinite: readonly number[] | undefined): string {
  return `∞ {${(infinite ?? []).join(", ")}}`;
}

function saidOf({ value }: ExplainedOption, { why: words }: PanelWords): Said {
  const spoken = value.infinite ? words.noNumber : words.valueIs({ value: value.grundy ?? 0 });
  return { outcome: value.outcome ?? "N", spoken };
}

const isDraw = ({ value }: ExplainedOption): boolean => value.outcome === "D";

/** The options in rows by what they have. */
export function optionRows(
  explanation: Explanation,
  rows: readonly OptionsRow[],
  scale: Scale,
  said: (option: ExplainedOption) => Said,
  context: Context<PanelWords>,
): TemplateResult {
  const { messages, kept, redraw } = context;
  const { value } = explanation;
  const whole = kept.get(wholeParts)(explanation);
  const shown = whole.has("rest") ? rows : firstRows(rows, value.grundy);
  const most = optionsPerRow(shown.length);
  return html`<ol class="rows">
    ${shown.map(({ value: each, options: members, note }) => {
      if (each === "rest")
        return html`<li>
          ${moreOptions(messages.why.moreRows({ rest: rows.length - shown.length + 1 }), ".why", each, whole, redraw)}
        </li>`;
      const isWhole = whole.has(each) || members.length <= most;
      return html`<li class=${each === value.grundy ? "missing" : ""}>
        ${valueBadge(each, scale, undefined, each === "∞" && members.every(isDraw) ? "D" : undefined)}
        <div class="options">
          ${
            each === value.grundy
              ? html`<span class="none">${messages.why.missing({ value: value.grundy })}</span>`
              : (isWhole ? members : members.slice(0, most)).map((option) =>
                  optionButton(option, said(option), context),
                )
          }
          ${isWhole ? nothing : moreOptions(messages.why.more({ rest: members.length - most }), ".options", each, whole, redraw)}
          ${note === undefined ? nothing : html`<span class="wins">${note}</span>`}
        </div>
      </li>`;
    })}
  </ol>`;
}

/** So many rows at most are shown unasked. */
const ROWS = 20;

const REST: Omit<OptionsRow, "value"> & { value: "rest" } = { value: "rest", options: [] };

/** The first rows, one that stands for the rest, and the one that is the value itself. */
export function firstRows(
  rows: readonly OptionsRow[],
  value: number | undefined,
): Array<OptionsRow | typeof REST> {
  if (rows.length <= ROWS + 2) return [...rows];
  return [...rows.slice(0, ROWS), REST, ...rows.slice(ROWS).filter((row) => row.value === value)];
}

/** Many rows show fewer options each. */
export function optionsPerRow(rows: number): number {
  return Math.max(12, Math.min(60, Math.floor(120 / rows)));
}

export interface OptionsRow {
  value: Value;
  options: ExplainedOption[];
  /** What is said of it. */
  note?: string;
}

/**
 * The options by their Grundy values, ascending, those without a number last. The value of the position has a row too: the empty
 * one.
 */
function rowsOf({ options }: Explanation, value: number): OptionsRow[] {
  const rows = new Map<number, ExplainedOption[]>([[value, []]]);
  for (const option of options) {
    const has = option.value.infinite ? Infinity : (option.value.grundy ?? 0);
    const row = rows.get(has);
    if (row) row.push(option);
    else rows.set(has, [option]);
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([has, members]) => ({ value: has === Infinity ? "∞" : has, options: members }));
}
