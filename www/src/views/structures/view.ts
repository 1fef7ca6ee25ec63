import { html, nothing, type TemplateResult } from "lit/html.js";
import { startFrom } from "../../model/opening/opener.ts";
import { isAsking, isSomeShown, forget, hideAll, question, show } from "../../model/question/question.ts";
import { isBeyond, knownGraph } from "../../model/state.ts";
import { view as shownView } from "../../model/view.ts";
import { actButton } from "../kit/actButton.ts";
import { styledBy } from "../kit/adopt.ts";
import type { FigureContext, Host } from "../kit/context.ts";
import { hideButton } from "../kit/question/hideButton.ts";
import { guessingWords } from "../kit/question/words.ts";
import { segments } from "../kit/segments.ts";
import { labellingStep } from "../kit/stepKeys.ts";
import type { View } from "../kit/view.ts";
import { shine } from "./lights.ts";
import { Outcomes } from "./outcomes.ts";
import { labelOf } from "./positions.ts";
import { growthPane } from "./growthPane.ts";
import lists from "./lists.css?inline";
import sets from "./sets.css?inline";
import { setsPane } from "./setsPane.ts";
import type { Pane, Shown } from "./shown.ts";
import { STRUCTURES, structures } from "./slice.ts";
import own from "./structures.css?inline";
import { triplesPane } from "./triplesPane.ts";
import { weekPane } from "./weekPane.ts";
import { structuresWords } from "./words.ts";

const css = own + lists + sets;

const PANES = { triples: triplesPane, week: weekPane, sets: setsPane, growth: growthPane } as const;

/** The structures that the P-positions of three heaps make. */
export function makeView({ store, redraw }: Host): View {
  const outcomes = new Outcomes(store, redraw);
  const paneOf = (context: FigureContext): readonly [Shown, Pane | undefined] => {
    const { state, messages } = context;
    const { last } = question.of(state);
    const shown = { context, words: structuresWords(messages), outcomes, last };
    outcomes.follow(state);
    return [shown, PANES[structures.of(state).structure](shown)];
  };
  return {
    template: (context) => {
      const [shown, pane] = paneOf(context);
      const { words } = shown;
      return html`<section class="structures" aria-label=${words.label} ${styledBy(css)}>
        ${kindChoice(shown)}
        ${pane ? frame(pane, shown) : html`<p class="says">${outcomes.error ? words.noAnswer : words.coming}</p>`}
        <div class="choices">
          ${hideButton(context, words.hide)} ${wholeButton(shown)} ${besideChoice(shown)}
        </div>
      </section>`;
    },
    shown: (context) => {
      const [, pane] = paneOf(context);
      if (pane) shine(store, pane.lit);
    },
    key: ({ key }, context) => {
      const by = labellingStep(key);
      const [, pane] = paneOf(context);
      if (by !== undefined) pane?.step(by);
      return by !== undefined && pane !== undefined;
    },
  };
}

function kindChoice({ context: { state, store }, words }: Shown): TemplateResult {
  return html`<div class="kinds">
    ${segments(
      "structure",
      words.label,
      structures.of(state).structure,
      STRUCTURES.map((value) => ({ value, label: words.kinds[value] })),
      (structure) => {
        forget(store);
        structures.put(store, { structure, pair: [], stage: undefined });
      },
    )}
  </div>`;
}

function frame(pane: Pane, shown: Shown): TemplateResult {
  const { words } = shown;
  return html`<div class="body">
    <div class="drawing">${pane.drawing}</div>
    <div class="beside">
      <p class="says" aria-live="polite">${pane.says}</p>
      ${pane.asks ?? nothing}
      <div class="tools">
        <span class="steps">
          ${stepButton(words.back, "M10,3.5L5.5,8L10,12.5", () => pane.step(-1))}
          ${stepButton(words.next, "M6,3.5L10.5,8L6,12.5", () => pane.step(1))}
        </span>
        ${pane.tools ?? nothing}
      </div>
      ${classTools(pane, shown)} ${pane.table}
    </div>
  </div>`;
}

function stepButton(label: string, icon: string, act: () => void): TemplateResult {
  return html`<button type="button" class="quiet icon" aria-label=${label} title=${label} @click=${act}>
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d=${icon}></path></svg>
  </button>`;
}

/** What is shown at once, and hidden again, and how a class has guessed. */
function classTools(
  { asked }: Pane,
  { context: { state, store, messages }, words, outcomes }: Shown,
): TemplateResult | typeof nothing {
  if (!isAsking(state)) return nothing;
  const rest = asked.filter((heaps) => !outcomes.tells(heaps));
  const { tries, first } = question.of(state);
  const showAll = (all: ReadonlyArray<readonly number[]>): void => show(store, all.map(labelOf));
  return html`<div class="asking" role="group" aria-label=${words.class}>
    ${actButton(words.showOne, rest.length > 0, () => showAll(rest.slice(0, 1)))}
    ${actButton(words.showAll, rest.length > 0, () => showAll(rest))}
    ${actButton(words.hideAll, isSomeShown(state), () => hideAll(store))}
    ${tries > 0 ? html`<span class="tally">${guessingWords(messages).tally(first, tries)}</span>` : nothing}
  </div>`;
}

/** The graph in which all positions of the structure are found, where it is another one. */
function wholeButton({ context: { state, store }, words }: Shown): TemplateResult | typeof nothing {
  const { structure, points } = structures.of(state);
  const most = structure === "week" ? 15 : structure === "triples" ? points : 0;
  const start = labelOf([most, most, most]);
  const selected = isBeyond(state) ? state.selected : undefined;
  const label = most > 0 ? start : selected;
  if (label === undefined || knownGraph(state)?.indexOf(label) !== undefined || state.isOpening)
    return nothing;
  return html`<button type="button" class="link" @click=${() => void startFrom(store, label)}>
    ${most > 0 ? words.whole(most) : words.startHere(label)}
  </button>`;
}

function besideChoice({ context: { state, store, isAlone }, words }: Shown): TemplateResult | typeof nothing {
  if (isAlone) return nothing;
  return html`<label class="check"
    ><input
      type="checkbox"
      .checked=${shownView.of(state).isBeside}
      @change=${({ target }: Event) => shownView.put(store, { isBeside: (target as HTMLInputElement).checked })}
    />${words.besideGraph}</label
  >`;
}
