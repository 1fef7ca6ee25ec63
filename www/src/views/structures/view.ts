import { html, nothing, type TemplateResult } from "lit/html.js";
import { createRef, ref } from "lit/directives/ref.js";
import { startFrom } from "../../model/opening/opener.ts";
import { isPresented } from "../../model/presentation.ts";
import {
  isAsking,
  isSomeShown,
  forget,
  hideAll,
  question,
  showLabels,
} from "../../model/question/question.ts";
import { isBeyond, knownGraph } from "../../model/state.ts";
import { actButton } from "../kit/button.ts";
import { Fitting } from "../kit/fitting.ts";
import { styledBy } from "../kit/styledBy.ts";
import { besideChoice } from "../kit/besideChoice.ts";
import type { FigureContext, Host } from "../kit/context.ts";
import { classKeys, keysButton, presentButton, presentedBar } from "../kit/question/bar.ts";
import { worksheetButton } from "../kit/question/worksheetButton.ts";
import { leading } from "../kit/question/commands.ts";
import { hideButton } from "../kit/question/hideButton.ts";
import { ClassStand, type ClassLead } from "../kit/question/stand.ts";
import { guessingWords } from "../kit/question/words.ts";
import type { Does } from "../kit/keyList.ts";
import { segments } from "../kit/segments.ts";
import type { View } from "../kit/view.ts";
import { guessOutcome } from "./guessing.ts";
import { highlightHeaps } from "./lights.ts";
import { Outcomes } from "./outcomes.ts";
import { heapsLabel } from "./positions.ts";
import { growthPane } from "./growthPane.ts";
import forClass from "./class.css?inline";
import lists from "./lists.css?inline";
import sets from "./sets.css?inline";
import { setsPane } from "./setsPane.ts";
import type { Pane, StructuresContext } from "./shown.ts";
import { STRUCTURES, structures } from "./slice.ts";
import own from "./structures.css?inline";
import { triplesPane } from "./triplesPane.ts";
import { weekPane } from "./weekPane.ts";
import { structuresWords } from "./words.ts";
import { button } from "../kit/button.ts";
import { speaks } from "../kit/voice.ts";

const css = own + lists + sets + forClass;

const PANES = { triples: triplesPane, week: weekPane, sets: setsPane, growth: growthPane } as const;

/** The steps of a structure. */
const stepping = ({ step }: Pick<Pane, "step">) => ({
  stepOn: () => step(1),
  stepBack: () => step(-1),
  hasStops: true,
});

/** The structures that the P-positions of three heaps make. */
export function makeView(host: Host): View {
  const { store, redraw } = host;
  const fit = new Fitting(host);
  const outcomes = new Outcomes(store, redraw);
  const place = createRef<HTMLElement>();
  const stand = new ClassStand(() => place.value);
  const paneOf = (context: FigureContext): readonly [StructuresContext, Pane | undefined] => {
    const { state, messages } = context;
    const { last } = question.of(state);
    const shown = { context, words: structuresWords(messages), outcomes, last };
    outcomes.follow(state);
    return [shown, PANES[structures.of(state).structure](shown)];
  };
  /** How a class is led from one thing that is asked to the next. */
  const leadOf = ({ step, guessed }: Pane, shown: StructuresContext): ClassLead | undefined =>
    isAsking(shown.context.state)
      ? stand.lead({
          ...stepping({ step }),
          ...(guessed && {
            show: () => showLabels(store, [heapsLabel(guessed)]),
            say: (said) => guessOutcome(said, guessed, shown),
            isByOutcome: true,
          }),
        })
      : undefined;
  return {
    template: (context) => {
      const [shown, pane] = paneOf(context);
      const { words } = shown;
      stand.follow(context.state);
      return html`<section
        class="structures"
        tabindex="-1"
        data-leads
        aria-label=${words.label}
        ${styledBy(css)}
        ${ref(place)}
      >
        ${kindChoice(shown)}
        ${pane ? frame(pane, leadOf(pane, shown), shown) : html`<p class="says">${outcomes.error ? words.noAnswer : words.coming}</p>`}
        <div class="choices">
          ${hideButton(context, words.hide)} ${wholeButton(shown)} ${besideChoice(context, words.besideGraph)}
        </div>
      </section>`;
    },
    shown: (context) => {
      const [, pane] = paneOf(context);
      if (pane) highlightHeaps(store, pane.lit);
      const { structure, property } = structures.of(context.state);
      fit.follow(() => place.value?.querySelector<HTMLElement>(".drawing"), `${structure} ${property}`);
    },
    lead: (context) => {
      const [shown, pane] = paneOf(context);
      return pane && (leadOf(pane, shown) ?? { commands: leading, ...stepping(pane) });
    },
    dispose: () => stand.leave(),
  };
}

function kindChoice({ context: { state, store }, words }: StructuresContext): TemplateResult {
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

function frame(pane: Pane, lead: ClassLead | undefined, shown: StructuresContext): TemplateResult {
  const { context, words } = shown;
  if (lead && isPresented(context.state))
    return html`<div class="drawing">${pane.drawing}</div>
      <div class="classroom">
        ${presentedBar(context, lead, { label: words.class, says: html`<p class="says" ${speaks()}>${pane.says}</p>`, does: doesOf(pane, shown) })}
      </div>`;
  return html`<div class="body">
    <div class="drawing">${pane.drawing}</div>
    <div class="beside">
      <p class="says" ${speaks()}>${pane.says}</p>
      ${pane.asks ?? nothing}
      <div class="tools">
        <span class="steps">
          ${stepButton(words.back, "M10,3.5L5.5,8L10,12.5", () => pane.step(-1))}
          ${stepButton(words.next, "M6,3.5L10.5,8L6,12.5", () => pane.step(1))}
        </span>
        ${pane.tools ?? nothing}
      </div>
      ${lead ? classTools(pane, lead, shown) : nothing} ${pane.table}
    </div>
  </div>`;
}

function stepButton(label: string, icon: string, act: () => void): TemplateResult {
  return button(
    html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d=${icon}></path></svg>`,
    act,
    { look: "quiet icon", named: label, title: label },
  );
}

/** What is shown at once, and hidden again, and how a class has guessed. */
function classTools(pane: Pane, lead: ClassLead, shown: StructuresContext): TemplateResult {
  const { context, words, outcomes } = shown;
  const { state, store, messages } = context;
  const rest = pane.asked.filter((heaps) => !outcomes.tells(heaps));
  const { tries, first, areKeysShown } = question.of(state);
  const { tally } = guessingWords(messages);
  const showAll = (all: ReadonlyArray<readonly number[]>): void => showLabels(store, all.map(heapsLabel));
  return html`<div class="asking" role="group" aria-label=${words.class}>
    ${actButton(words.showOne, rest.length > 0, () => showAll(rest.slice(0, 1)))}
    ${actButton(words.showAll, rest.length > 0, () => showAll(rest))}
    ${actButton(words.hideAll, isSomeShown(state), () => hideAll(store))}
    ${tries > 0 ? html`<span class="tally">${tally({ first, tries })}</span>` : nothing}
    <span class="end">${keysButton(context)} ${worksheetButton(context)} ${presentButton(context)}</span>
    ${areKeysShown ? classKeys(context, lead, { does: doesOf(pane, shown) }) : nothing}
  </div>`;
}

function doesOf({ guessed }: Pane, { context: { messages }, words }: StructuresContext): Does {
  return { ...words.does, ...(guessed && words.doesGuessed), ...guessingWords(messages).does };
}

/** The graph in which all positions of the structure are found, where it is another one. */
function wholeButton({
  context: { state, store },
  words,
}: StructuresContext): TemplateResult | typeof nothing {
  const { structure, points } = structures.of(state);
  const most = structure === "week" ? 15 : structure === "triples" ? points : 0;
  const start = heapsLabel([most, most, most]);
  const selected = isBeyond(state) ? state.selected : undefined;
  const label = most > 0 ? start : selected;
  if (label === undefined || knownGraph(state)?.indexOf(label) !== undefined || state.isOpening)
    return nothing;
  return button(
    most > 0 ? words.whole({ most }) : words.startHere({ position: label }),
    () => void startFrom(store, label),
    {
      look: "link",
    },
  );
}
