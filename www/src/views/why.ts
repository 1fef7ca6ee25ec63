import { html, nothing, type TemplateResult } from "lit/html.js";
import type { ExplainedOption, Explanation, Move } from "../solver/wire.ts";
import { worded, type Messages } from "../messages/index.ts";
import type { State } from "../model/state.ts";
import type { Tint } from "../scene/shapes.ts";
import type { Intents } from "./intents.ts";
import type { Local } from "./local.ts";
import { rich } from "./rich.ts";
import { valueBadge } from "./valueBadge.ts";

/**
 * The options in rows by their value. Under normal play the rows are the mex itself: 0, 1, 2, … each with the
 * options that have it, down to the first that none has, which is the value.
 */
export function why(
  state: State,
  explanation: Explanation,
  messages: Messages,
  intents: Intents,
  local: Local,
): TemplateResult {
  const { value, options, optionCount } = explanation;
  const rows = rowsOf(explanation);
  const whole = local.wholeRows(explanation);
  const shown = whole.has("rest") ? rows : firstRows(rows, value.grundy);
  const most = optionsPerRow(shown.length);
  const largest = Math.max(
    value.grundy ?? 0,
    ...rows.map(({ tint }) => (typeof tint === "number" ? tint : 0)),
  );
  return html`<section class="why">
    <h3>
      ${messages.why.value(value.grundy ?? value.outcome ?? "N")}
      <small
        >${optionCount === undefined ? nothing : rich(messages.why.options(optionCount), messages)}</small
      >
    </h3>
    <p>${rich(ruleOf(state, explanation, messages), messages)}</p>
    ${
      optionCount === undefined || options.length < optionCount
        ? html`<p class="partial">${messages.why.listed(options.length, optionCount)}</p>`
        : nothing
    }
    <ol class="rows">
      ${shown.map(({ tint, options: members }) => {
        if (tint === "rest")
          return html`<li>
            ${more(messages.why.moreRows(rows.length - shown.length + 1), ".why", tint, whole, local)}
          </li>`;
        const isWhole = whole.has(tint) || members.length <= most;
        return html`<li class=${tint === value.grundy ? "missing" : ""}>
          ${valueBadge(tint, largest)}
          <div class="options">
            ${
              tint === value.grundy
                ? html`<span class="none">${messages.why.missing(value.grundy)}</span>`
                : (isWhole ? members : members.slice(0, most)).map((option) =>
                    optionButton(option, messages, intents),
                  )
            }
            ${isWhole ? nothing : more(messages.why.more(members.length - most), ".options", tint, whole, local)}
            ${members[0]?.winning ? html`<span class="wins">${messages.why.wins}</span>` : nothing}
          </div>
        </li>`;
      })}
    </ol>
  </section>`;
}

/** Shows the rest of a row, or of the rows; a keyboard goes on at the first option that was not there before. */
function more(
  words: string,
  within: string,
  what: Tint | "rest",
  whole: Set<Tint | "rest">,
  local: Local,
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
      local.redraw();
      const added = [...(place?.querySelectorAll<HTMLElement>(".go") ?? [])].find((go) => !before.has(go));
      added?.focus();
    }}
  >
    ${words}
  </button>`;
}

/** So many rows at most are shown unasked. */
const ROWS = 20;

const REST = { tint: "rest", options: [] } as const;

/** The first rows, one that stands for the rest, and the one that is the value itself. */
export function firstRows(rows: readonly Row[], value: number | undefined): Array<Row | typeof REST> {
  if (rows.length <= ROWS + 2) return [...rows];
  return [...rows.slice(0, ROWS), REST, ...rows.slice(ROWS).filter(({ tint }) => tint === value)];
}

/** Many rows show fewer options each. */
export function optionsPerRow(rows: number): number {
  return Math.max(12, Math.min(60, Math.floor(120 / rows)));
}

function ruleOf(state: State, { value, optionCount }: Explanation, messages: Messages): string {
  const { why: words } = messages;
  if (value.grundy !== undefined) return optionCount === 0 ? words.terminal : words.mexRule;
  const convention = state.catalogue?.conventions.find(({ kind }) => kind === state.game?.convention);
  if (optionCount === 0) return words.misereTerminal(convention ? worded(messages, convention.says) : "");
  return value.outcome === "N" ? words.someP : words.allN;
}

interface Row {
  tint: Tint;
  options: ExplainedOption[];
}

function rowsOf({ value, options }: Explanation): Row[] {
  const rows = new Map<Tint, ExplainedOption[]>();
  // The value itself has a row too: the empty one.
  if (value.grundy !== undefined) rows.set(value.grundy, []);
  for (const option of options) {
    const tint = option.value.grundy ?? option.value.outcome ?? "N";
    const row = rows.get(tint);
    if (row) row.push(option);
    else rows.set(tint, [option]);
  }
  const order = (tint: Tint): number => (typeof tint === "number" ? tint : tint === "P" ? 0 : 1);
  return [...rows]
    .map(([tint, members]) => ({ tint, options: members }))
    .sort((one, other) => order(one.tint) - order(other.tint));
}

/** A move by the tokens it changes, such as "3 → 2". */
export function changesOf({ changes }: Move, { why: words, number }: Messages): string {
  return changes
    .map(({ from, to }) => words.changes(from, to.map(number).join(" + ") || number(0)))
    .join(", ");
}

function optionButton(option: ExplainedOption, messages: Messages, intents: Intents): TemplateResult {
  const { label, value } = option;
  const spoken =
    value.grundy === undefined
      ? messages.why.outcomeIs(value.outcome ?? "N")
      : messages.why.valueIs(value.grundy);
  const [move] = option.moves;
  const change = move ? ` (${changesOf(move, messages)})` : "";
  const title = messages.why.moveTo(label, spoken, change);
  return html`<button
    type="button"
    class="go ${value.outcome ?? "N"}"
    title=${title}
    aria-label=${title}
    @click=${() => {
      intents.activate(label);
    }}
    @pointerenter=${() => {
      intents.pointAt(label);
    }}
    @pointerleave=${() => {
      intents.pointAt(undefined);
    }}
    @focus=${() => {
      intents.pointAt(label);
    }}
    @blur=${() => {
      intents.pointAt(undefined);
    }}
  >
    ${label}
  </button>`;
}
