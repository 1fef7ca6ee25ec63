import { html, nothing, type TemplateResult } from "lit/html.js";
import type { ExplainedOption, Explanation, Outcome, Reply } from "../../solver/wire.ts";
import { activate, isAside, pointAt, stay } from "../../model/play.ts";
import type { Value } from "../../model/values.ts";
import { changesOf, hereMiniatures } from "../boards/boards.ts";
import { AMONG_WORDS } from "../boards/stonesBeside.ts";
import type { Context } from "../kit/context.ts";
import { alone } from "../kit/miniature.ts";
import { breakable } from "./breakable.ts";
import type { Words as PanelWords } from "./words.en.ts";
import { button } from "../kit/button.ts";

/** What an option looks like, and what is said of it. */
export interface Said {
  outcome: Outcome;
  spoken: string;
}

/** An option: a move to it, or a look at it from where the selected position is itself only looked at. */
export function optionButton(
  option: ExplainedOption,
  { outcome, spoken }: Said,
  context: Context<PanelWords>,
): TemplateResult {
  const { messages, state } = context;
  const { label } = option;
  const [move] = option.moves;
  const change = move ? changesOf(move, messages) : "";
  const words = isAside(state) ? messages.why.lookAt : messages.why.moveTo;
  return positionButton(
    option,
    outcome,
    words({ label, value: spoken, change: change && ` (${change})` }),
    context,
  );
}

/** A position that is gone to when it is chosen, and found in the picture while it is pointed at; it looks as it does there. */
export function positionButton(
  { label, tokens }: Pick<Reply, "label" | "tokens">,
  outcome: Outcome | "hidden",
  title: string,
  { store, state }: Context<PanelWords>,
): TemplateResult {
  const drawn = hereMiniatures(state);
  const find = (): void => pointAt(store, label);
  const forget = (): void => pointAt(store, undefined);
  return html`<button
    type="button"
    class="go ${outcome}"
    title=${title}
    aria-label=${title}
    @click=${() => {
      // A position may be its own option.
      if (label === state.selected) stay(store);
      else activate(store, label);
    }}
    @pointerenter=${find}
    @pointerleave=${forget}
    @focus=${find}
    @blur=${forget}
  >
    ${drawn ? alone(tokens, drawn, AMONG_WORDS) : nothing}${drawn && !drawn.isNamed ? nothing : breakable(label)}
  </button>`;
}

/** A row of values, the rows that are not among the first, or the answers. */
type WholeRow = Value | "rest" | "answers";

/** What is shown whole, of the last explanation. */
export function wholeParts(): (explanation: Explanation) => Set<WholeRow> {
  let last: { of?: Explanation; parts: Set<WholeRow> } = { parts: new Set() };
  return (explanation) => {
    if (last.of !== explanation) last = { of: explanation, parts: new Set() };
    return last.parts;
  };
}

/** Shows the rest of a list; a keyboard goes on at the first option that was not there before. */
export function moreOptions(
  words: string,
  within: string,
  what: WholeRow,
  whole: Set<WholeRow>,
  redraw: () => void,
): TemplateResult {
  return button(
    words,
    ({ currentTarget }: Event) => {
      const button = currentTarget as HTMLElement;
      const place = button.closest(within);
      const before = new Set(place?.querySelectorAll(".go"));
      whole.add(what);
      button.blur();
      redraw();
      const added = [...(place?.querySelectorAll<HTMLElement>(".go") ?? [])].find((go) => !before.has(go));
      added?.focus();
    },
    { look: "quiet more" },
  );
}

/** That not all options are listed, where that is so. */
export function partial(
  { options, optionCount }: Explanation,
  { why: words }: PanelWords,
): TemplateResult | typeof nothing {
  return optionCount === undefined || options.length < optionCount
    ? html`<p class="partial">${words.listed({ listed: options.length, all: optionCount })}</p>`
    : nothing;
}
