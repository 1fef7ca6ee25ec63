import { html, nothing, type TemplateResult } from "lit/html.js";
import type { ExplainedOption, Explanation } from "../../solver/wire.ts";
import { activate, pointAt } from "../../model/play.ts";
import type { Value } from "../../model/values.ts";
import { worded } from "../../messages/dictionary.ts";
import type { Scale } from "../../scene/shapes.ts";
import { changesOf } from "../boards/boards.ts";
import { valueBadge } from "../kit/badge.ts";
import type { Context } from "../kit/context.ts";
import { rich } from "../kit/rich.ts";
import type { PanelWords } from "./en.ts";

/**
 * The options in rows by their value. Under normal play the rows are the mex itself: 0, 1, 2, … each with the
 * options that have it, down to the first that none has, which is the value.
 */
export function why(context: Context<PanelWords>, explanation: Explanation): TemplateResult {
  const { messages } = context;
  const { value, optionCount } = explanation;
  const rows = rowsOf(explanation, messages);
  const largest = Math.max(
    value.grundy ?? 0,
    ...rows.map(({ value: each }) => (typeof each === "number" ? each : 0)),
  );
  return html`<section class="why">
    <h3>
      ${messages.why.value(value.grundy ?? value.outcome ?? "N")}
      <small
        >${optionCount === undefined ? nothing : rich(messages.why.options(optionCount), messages)}</small
      >
    </h3>
    <p>${rich(ruleOf(context, explanation), messages)}</p>
    ${optionRows(explanation, rows, largest, (option) => saidOf(option, messages), context)}
  </section>`;
}

/** What an option looks like, and what is said of it. */
interface Said {
  outcome: "P" | "N";
  spoken: string;
}

function saidOf({ value }: ExplainedOption, { why: words }: PanelWords): Said {
  const outcome = value.outcome ?? "N";
  return {
    outcome,
    spoken: value.grundy === undefined ? words.outcomeIs(outcome) : words.valueIs(value.grundy),
  };
}

/** The rows that are shown whole, of the last explanation; "rest" stands for the rows that are not among the first. */
function wholeRows(): (explanation: Explanation) => Set<Value | "rest"> {
  let last: { of?: Explanation; rows: Set<Value | "rest"> } = { rows: new Set() };
  return (explanation) => {
    if (last.of !== explanation) last = { of: explanation, rows: new Set() };
    return last.rows;
  };
}

/** The options in rows by what they have, and which of them are listed. */
export function optionRows(
  explanation: Explanation,
  rows: readonly Row[],
  scale: Scale,
  said: (option: ExplainedOption) => Said,
  context: Context<PanelWords>,
): TemplateResult {
  const { messages, kept, redraw } = context;
  const { value, options, optionCount } = explanation;
  const whole = kept.get(wholeRows)(explanation);
  const shown = whole.has("rest") ? rows : firstRows(rows, value.grundy);
  const most = optionsPerRow(shown.length);
  return html`${
      optionCount === undefined || options.length < optionCount
        ? html`<p class="partial">${messages.why.listed(options.length, optionCount)}</p>`
        : nothing
    }
    <ol class="rows">
      ${shown.map(({ value: each, options: members, note }) => {
        if (each === "rest")
          return html`<li>
            ${more(messages.why.moreRows(rows.length - shown.length + 1), ".why", each, whole, redraw)}
          </li>`;
        const isWhole = whole.has(each) || members.length <= most;
        return html`<li class=${each === value.grundy ? "missing" : ""}>
          ${valueBadge(each, scale)}
          <div class="options">
            ${
              each === value.grundy
                ? html`<span class="none">${messages.why.missing(value.grundy)}</span>`
                : (isWhole ? members : members.slice(0, most)).map((option) =>
                    optionButton(option, said(option), context),
                  )
            }
            ${isWhole ? nothing : more(messages.why.more(members.length - most), ".options", each, whole, redraw)}
            ${note === undefined ? nothing : html`<span class="wins">${note}</span>`}
          </div>
        </li>`;
      })}
    </ol>`;
}

/** Shows the rest of a row, or of the rows; a keyboard goes on at the first option that was not there before. */
function more(
  words: string,
  within: string,
  what: Value | "rest",
  whole: Set<Value | "rest">,
  redraw: () => void,
): TemplateResult {
  return html`<button
    type="button"
    class="quiet more"
    @click=${({ currentTarget }: Event) => {
      const button = currentTarget as HTMLElement;
      const place = button.closest(within);
      const before = new Set(place?.querySelectorAll(".go"));
      whole.add(what);
      button.blur();
      redraw();
      const added = [...(place?.querySelectorAll<HTMLElement>(".go") ?? [])].find((go) => !before.has(go));
      added?.focus();
    }}
  >
    ${words}
  </button>`;
}

/** So many rows at most are shown unasked. */
const ROWS = 20;

const REST: Omit<Row, "value"> & { value: "rest" } = { value: "rest", options: [] };

/** The first rows, one that stands for the rest, and the one that is the value itself. */
export function firstRows(rows: readonly Row[], value: number | undefined): Array<Row | typeof REST> {
  if (rows.length <= ROWS + 2) return [...rows];
  return [...rows.slice(0, ROWS), REST, ...rows.slice(ROWS).filter((row) => row.value === value)];
}

/** Many rows show fewer options each. */
export function optionsPerRow(rows: number): number {
  return Math.max(12, Math.min(60, Math.floor(120 / rows)));
}

function ruleOf(context: Context<PanelWords>, { value, optionCount }: Explanation): string {
  const { messages } = context;
  const { why: words } = messages;
  if (value.grundy !== undefined) return optionCount === 0 ? words.terminal : words.mexRule;
  if (optionCount === 0) return words.misereTerminal(conventionSays(context));
  return value.outcome === "N" ? words.someP : words.allN;
}

/** Who wins when no move is left. */
function conventionSays(context: Context<PanelWords>): string {
  const { messages } = context;
  const { catalogue, game } = context.state;
  const convention = game?.convention;
  const card =
    convention?.kind === "alliance"
      ? catalogue?.winners.find(({ word }) => word === (convention.winner ?? word))
      : catalogue?.conventions.find(({ kind }) => kind === convention?.kind);
  return card ? worded(messages, card.says) : "";
}

export interface Row {
  value: Value;
  options: ExplainedOption[];
  /** What is said of it. */
  note?: string;
}

function rowsOf({ value, options }: Explanation, { why: words }: PanelWords): Row[] {
  const rows = new Map<Value, ExplainedOption[]>();
  // The value itself has a row too: the empty one.
  if (value.grundy !== undefined) rows.set(value.grundy, []);
  for (const option of options) {
    const has = option.value.grundy ?? option.value.outcome ?? "N";
    const row = rows.get(has);
    if (row) row.push(option);
    else rows.set(has, [option]);
  }
  const order = (has: Value): number => (typeof has === "number" ? has : has === "P" ? 0 : 1);
  return [...rows]
    .map(([has, members]) => ({
      value: has,
      options: members,
      ...(members[0]?.winning && { note: words.wins }),
    }))
    .sort((one, other) => order(one.value) - order(other.value));
}

function optionButton(
  option: ExplainedOption,
  { outcome, spoken }: Said,
  context: Context<PanelWords>,
): TemplateResult {
  const { messages, store } = context;
  const { label } = option;
  const [move] = option.moves;
  const change = move ? changesOf(move, messages) : "";
  const title = messages.why.moveTo(label, spoken, change && ` (${change})`);
  return html`<button
    type="button"
    class="go ${outcome}"
    title=${title}
    aria-label=${title}
    @click=${() => {
      activate(store, label);
    }}
    @pointerenter=${() => {
      pointAt(store, label);
    }}
    @pointerleave=${() => {
      pointAt(store, undefined);
    }}
    @focus=${() => {
      pointAt(store, label);
    }}
    @blur=${() => {
      pointAt(store, undefined);
    }}
  >
    ${label}
  </button>`;
}
