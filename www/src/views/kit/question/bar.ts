// What stands below a picture while values are hidden and asked for, or while a sieve finds them; presented, it is a sentence alone.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { isPresented, setPresented } from "../../../model/presentation.ts";
import { handQuestion } from "../../../model/question/counted.ts";
import { toggleHands } from "../../../model/question/hands.ts";
import { question } from "../../../model/question/question.ts";
import { actButton } from "../button.ts";
import type { FigureContext } from "../context.ts";
import { keyList, keysFor, type Does, type Keys } from "../keyList.ts";
import { leading } from "./commands.ts";
import { handCount, handsButton } from "./hands.ts";
import type { ClassLead } from "./stand.ts";
import { presenting } from "./presenting.ts";
import { guessingWords } from "./words.ts";
import { worksheetButton } from "./worksheetButton.ts";
import { button } from "../button.ts";

interface Bar {
  label: string;
  /** What is asked, or why a value is what it is. */
  says: TemplateResult;
  /** What its keys do, and keys of the picture besides. */
  does: Does;
  keys?: Keys;
  /** What is shown at once, and hidden again. */
  tools: ReadonlyArray<readonly [label: string, isPossible: boolean, act: () => void]>;
  /** What an answer is given with. */
  choices: unknown;
  /** How it is asked, beside the tally. */
  options: unknown;
  /** What else there is to do, between the keys and the presentation, and after that. */
  more: unknown;
  last?: unknown;
}

export function questionBar(context: FigureContext, lead: ClassLead, bar: Bar): TemplateResult {
  const words = guessingWords(context.messages);
  const { tries, first, areKeysShown } = question.of(context.state);
  if (isPresented(context.state)) return presentedBar(context, lead, bar);
  return html`<div class="class" role="group" aria-label=${bar.label}>
    <div class="tools">
      ${
        bar.tools.length > 0
          ? html`<span class="reveal" role="group" aria-label=${words.show}>
              <span aria-hidden="true">${words.show}</span>
              ${bar.tools.map((tool) => actButton(...tool))}
            </span>`
          : nothing
      }
      <span class="end">
        ${keysButton(context)} ${handsButton(context)} ${worksheetButton(context)} ${bar.more}
        ${presentButton(context)} ${bar.last}
      </span>
    </div>
    <div class="round">
      ${bar.says} ${bar.choices}
      <span class="end"
        >${tries > 0 ? html`<p class="tally">${words.tally({ first, tries })}</p>` : nothing}
        ${bar.options}</span
      >
    </div>
    ${handCount(context)} ${areKeysShown ? classKeys(context, lead, bar) : nothing}
  </div>`;
}

/** A sentence, and steps that go with the pointer. */
export function presentedBar(
  context: FigureContext,
  lead: ClassLead,
  bar: Pick<Bar, "label" | "says" | "does" | "keys">,
): TemplateResult {
  const { state, store, messages } = context;
  const { pointer, stepOn, stepBack } = lead;
  const { label, says } = bar;
  const words = guessingWords(messages);
  const { areKeysShown } = question.of(state);
  return html`<div class="class presented" role="group" aria-label=${label}>
    ${pointer.element} ${handCount(context)}
    <span class="steps">${step(words.stepBack, "M10,3.5L5.5,8L10,12.5", stepBack)}</span>
    ${says}
    <span class="steps">
      ${handQuestion(state) ? step(words.hands.title, "M3,13.5V8M8,13.5V3M13,13.5V10", () => toggleHands(store)) : nothing}
      ${step(words.stepOn, "M6,3.5L10.5,8L6,12.5", stepOn)}
      ${step(words.leave, "M4,4L12,12M12,4L4,12", () => setPresented(store, false))}
    </span>
    ${areKeysShown ? classKeys(context, lead, bar) : nothing}
  </div>`;
}

function step(label: string, icon: string, act: () => void): TemplateResult {
  return button(
    html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d=${icon}></path></svg>`,
    act,
    { look: "quiet", named: label, title: label },
  );
}

/** Shows the keys, and hides them again. */
export function keysButton({ state, store, messages }: FigureContext): TemplateResult {
  const { keysTitle } = guessingWords(messages);
  const { areKeysShown } = question.of(state);
  return button("?", () => question.put(store, { areKeysShown: !areKeysShown }), {
    look: "quiet keys",
    named: keysTitle,
    title: keysTitle,
    isOpen: areKeysShown,
  });
}

/** The way to the whole screen. */
export function presentButton({ store, messages }: FigureContext): TemplateResult {
  return button(guessingWords(messages).present, () => setPresented(store, true));
}

/** The keys of a class, and what they do. */
export function classKeys(
  context: FigureContext,
  lead: ClassLead,
  { does, keys = [] }: Pick<Bar, "does" | "keys">,
): TemplateResult {
  const own = keysFor(does, [...presenting, ...leading], { ...context, lead });
  return keyList(guessingWords(context.messages).keysTitle, [...keys, ...own]);
}
