import { html, nothing, type TemplateResult } from "lit/html.js";
import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/texts.lazy.ts";
import { worded } from "../../messages/dictionary.ts";
import { type Command, type Given, named } from "../../model/commands.ts";
import { effectiveColour, moverOf } from "../../model/display.ts";
import { areNumbered, lettersOf } from "../../model/letters.ts";
import { startFrom } from "../../model/opening/opener.ts";
import { goTo, isAside, lookBack } from "../../model/play.ts";
import { currentOf } from "../../model/playedLine.ts";
import { isBeyond, type State } from "../../model/state.ts";
import { NOBODY } from "../../model/values.ts";
import { tells, toldExplanation } from "../../model/telling.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import type { ExplainedComponent, ExplainedPeriod, Explanation } from "../../solver/wire.ts";
import { boardOf, boardPart, changesOf } from "../boards/boards.ts";
import { stonesBeside } from "../boards/stonesBeside.ts";
import { valueBadge } from "../kit/badge.ts";
import { button } from "../kit/button.ts";
import type { Context } from "../kit/context.ts";
import { rich } from "../kit/rich.ts";
import { signsOf } from "../kit/signs.ts";
import { proseShelf } from "../kit/theorem/proseShelf.ts";
import { theoremSections } from "../kit/theorem/theorem.ts";
import { redoing, undoing } from "../play/commands.ts";
import { breakable } from "./breakable.ts";
import { fold } from "./fold.ts";
import { howToLines } from "./howTo.ts";
import { players } from "./lazyPlayers.ts";
import { partial } from "./optionButtons.ts";
import { answers, plainReason } from "./plain.ts";
import { setOf, why } from "./why.ts";
import type { Words as PanelWords } from "./words.en.ts";

/** What the literature knows. */
const literature = new Lazy(parts.known, () => import("../kit/known/known.ts"));

/** What the panel says where values are hidden. */
const hidden = new Lazy(parts.hidden, () => import("./hidden/hidden.ts"));

/**
 * The selected position: how play came there, who wins and why in plain words, and then the mathematics of it; and before
 * all, how the picture is read.
 */
export function panel(context: Context<PanelWords>): TemplateResult {
  const { state, messages, kept } = context;
  const explanation = toldExplanation(state);
  const areSeveral = explanation !== undefined && explanation.value.outcome === undefined;
  const tellsTheorems = tells(state, "theorem");
  if (areSeveral) players.get();
  return html`<aside class="panel" aria-label=${messages.position.label}>
    ${tellsTheorems && !areNumbered(state) ? kept.get(howToLines).template(context) : nothing}
    ${state.game ? playedLine(context) : nothing}
    ${
      !tells(state, "selected")
        ? (hidden.get()?.hiddenPosition(context, selectedName(state)) ?? nothing)
        : explanation
          ? html`${heading(explanation, context)}
            ${boardPart(boardOf(state)?.drawing)?.(context, explanation) ?? nothing}
            ${details(explanation, context)}
            ${
              tellsTheorems
                ? html`${periods(explanation, context)} ${nimSumOfParts(explanation, context)}
                  ${theoremSections(explanation, context, (move) => changesOf(move, messages))}
                  ${known(context)}`
                : nothing
            }`
          : nothing
    }
  </aside>`;
}

function heading(explanation: Explanation, context: Context<PanelWords>): TemplateResult {
  const { state, messages, store } = context;
  const { label, value } = explanation;
  const { game } = state;
  const { position: words } = messages;
  return html`<section class="heading">
    <div class="title">
      <h2 tabindex="-1" class=${label.length > LONG ? "long" : ""}>
        ${badgeOf(value, context)}${selectedName(state)}
      </h2>
      ${
        game && game.label !== label
          ? button(
              words.startHere,
              () => {
                void startFrom(store, label);
              },
              { look: "start", title: messages.startHint({ position: label }) },
            )
          : nothing
      }
    </div>
    ${value.outcome ? plainReason(context, explanation) : players.peek()?.playersHeading(context, explanation)}
  </section>`;
}

/** The label of the selected position, after its stones where these are to be seen. */
function selectedName(state: State): TemplateResult {
  const { selected } = state;
  return html`${stonesBeside(state, selected, LARGER)}<span>${breakable(selected)}</span>`;
}

/** What is known of the position besides, and how it was found. */
function facts(explanation: Explanation, context: Context<PanelWords>): TemplateResult {
  const { state, messages } = context;
  const { position: words } = messages;
  const { value, method, theorem, optionCount } = explanation;
  const { outcome, grundy, infinite, remoteness } = value;
  if (lettersOf(state) === "outcome" && outcome)
    return html`<p class="facts"><span>${rich(words.outcomes[outcome], messages)}</span></p>`;
  const by = method === "theorem" ? state.catalogue?.theorems.find(({ id }) => id === theorem) : undefined;
  const proof = by && context.kept.get(proseShelf).get(by.id)?.proof;
  const found = by
    ? words.byTheorem({ name: worded(messages, by.name), proof: proof && worded(messages, proof) })
    : words.methods[method];
  const all = [
    ...(outcome === undefined || lettersOf(state) === "win" ? [] : [words.outcomes[outcome]]),
    ...(grundy === undefined || !tells(state, "grundy")
      ? []
      : [infinite ? words.infinite({ set: setOf(infinite) }) : words.grundy({ value: grundy })]),
    ...(players.peek()?.playersFacts(explanation, messages) ?? []),
    ...(remoteness === undefined || remoteness < 0 || optionCount === 0 || !tells(state, "remoteness")
      ? []
      : [words.remoteness({ moves: remoteness })]),
    ...(tells(state, "theorem") ? [found] : []),
  ];
  return html`<p class="facts">${all.map((fact) => html`<span>${rich(fact, messages)}</span>`)}</p>`;
}

/** What follows from the options: with two players the answers to them, and then their mex. */
function details(explanation: Explanation, context: Context<PanelWords>): TemplateResult {
  const areTwo = explanation.value.outcome !== undefined;
  const words = wordsOf(context.state);
  return html`<section class="known">
      ${areTwo && words !== "shapes" ? answers(context, explanation) : nothing}
      ${partial(explanation, context.messages)}
      ${words === "grundy" || lettersOf(context.state) === "outcome" ? facts(explanation, context) : nothing}
    </section>
    ${words === "grundy" ? reason() : nothing}`;

  function reason(): unknown {
    if (!areTwo) return players.peek()?.playersWhy(context, explanation);
    return tells(context.state, "grundy") ? why(context, explanation) : nothing;
  }
}

/** The outcome; with several players what the picture writes on the position. */
function badgeOf(
  { outcome, gameValue, distance, winners }: Explanation["value"],
  { state, messages }: Context<PanelWords>,
): TemplateResult {
  if (outcome) return valueBadge(outcome, 0, signsOf(lettersOf(state), messages.code));
  const colouring = effectiveColour(state);
  if (winners?.[moverOf(state)] === NOBODY)
    return valueBadge("D", 0, signsOf(lettersOf(state), messages.code));
  if (colouring === "distance") return valueBadge(distance ?? 0, 0);
  const isByValue = gameValue !== undefined && colouring === "gameValue";
  return valueBadge((isByValue ? gameValue : winners?.[moverOf(state)]) ?? 0, "players");
}

/** Of stones beside a heading. */
const LARGER = 1.25;

/** Longer labels are written smaller. */
const LONG = 14;

/** The proved periods by which the position has its value: how they go, why they are proved, and what its heaps are like. */
function periods(
  { periods: all = [], components = [] }: Explanation,
  context: Context<PanelWords>,
): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  const { messages } = context;
  const words = messages.periods;
  const part = { id: "periods", name: words.title, isOpen: true };
  const component = ({ component: place }: ExplainedPeriod): string | undefined =>
    place === undefined ? undefined : components[place]?.notation;
  return fold(
    part,
    context,
    () =>
      html`${all.map((period) => {
        const of = component(period);
        return html`${of === undefined ? nothing : html`<p><b>${of}</b></p>`}
          <p>${words.repeats(period)}</p>
          ${period.heaps.map((heap) => html`<p>${words.heap({ ...heap, period: period.period })}</p>`)}
          <p>${words.proofs[period.proof]({ ...period, preperiod: Math.max(1, period.preperiod) })}</p>`;
      })}`,
  );
}

/** What the literature knows of a game whose heaps split; it is fetched when a reader opens it. */
function known(context: Context<PanelWords>): TemplateResult | typeof nothing {
  const { game } = context.state;
  if (!game || (game.parts < 2 && !game.like) || game.convention.kind === "alliance") return nothing;
  const rules = game.like ?? game.notation.slice(0, -game.label.length);
  const part = { id: "literature", name: context.messages.known, isOpen: false };
  return fold(
    part,
    context,
    () => literature.get()?.knownHere(rules, game, context.messages.code) ?? nothing,
  );
}

/** The nim-sum of the parts that are played independently, unless a theorem shows the same in columns. */
function nimSumOfParts(
  { components = [], theorems, value }: Explanation,
  context: Context<PanelWords>,
): TemplateResult | typeof nothing {
  const isShown = theorems.some(({ quantities }) =>
    Object.values(quantities).some(({ kind }) => kind === "binary-columns"),
  );
  if (components.length < 2 || isShown || value.grundy === undefined) return nothing;
  const { messages, state } = context;
  const { parts: words, number } = messages;
  // Of one ruleset the positions are enough to tell the parts from each other.
  const rulesets = new Set(components.map(({ notation, label }) => notation.slice(0, -label.length)));
  const name = (part: (typeof components)[number]): string =>
    rulesets.size > 1 ? part.notation : part.label;
  const written = ({ grundy, infinite }: Pick<ExplainedComponent, "grundy" | "infinite">): string =>
    infinite ? setOf(infinite) : number(grundy);
  const facts = components.map((part) => words.has({ part: name(part), grundy: written(part) }));
  const sum = components.map(written).join(" ⊕ ");
  const part = { id: "parts", name: words.title, isOpen: effectiveColour(state) === "grundy" };
  return fold(
    part,
    context,
    () =>
      html`<p>
          ${rich(components.some(({ infinite }) => infinite) ? words.sumInfinite : words.sum, messages)}
        </p>
        <p>${words.end({ facts: facts.reduce((one, other) => words.facts({ one, other })) })}</p>
        <p><b>${sum} = ${written({ grundy: 0, ...value })}</b></p>`,
  );
}

/**
 * The moves made, as a path whose every place can be gone back to; and below it, where the selected position is none of
 * them, that it is only looked at.
 */
export function playedLine(context: Context<PanelWords>): TemplateResult {
  const { store, state } = context;
  const { line, selected } = state;
  const { position: words } = context.messages;
  const place = (label: string, index: number): TemplateResult =>
    html`<li class=${index > line.cursor ? "undone" : ""}>
      ${button(label, () => goTo(store, index), { look: "quiet", current: index === line.cursor && !isAside(state) ? "step" : undefined })}
    </li>`;
  return html`<nav class="line" aria-label=${words.line}>
      <ol>
        ${line.positions.map(place)}
      </ol>
      <div class="steps">
        ${stepButton(context.messages.undo, undoing, context)} ${stepButton(words.redo, redoing, context)}
      </div>
    </nav>
    ${
      isAside(state)
        ? html`<p class="looking">
            <span>${words.lookingAt({ position: selected, isBeyond: isBeyond(state) })} ·</span>
            ${button(words.lookBack({ position: currentOf(line) }), () => lookBack(store), { look: "quiet" })}
          </p>`
        : nothing
    }`;
}

/** Where there is nothing to do it keeps the focus all the same: a disabled button would lose a keyboard's place. */
function stepButton(label: string, command: Command, given: Given): TemplateResult {
  const isIdle = command.isIdle?.(given) === true;
  const { title, shortcut } = named(label, command, given);
  return html`<button
    type="button"
    title=${title}
    aria-keyshortcuts=${shortcut}
    aria-disabled=${isIdle ? "true" : "false"}
    @click=${() => {
      if (!isIdle) command.run(given);
    }}
  >
    ${label}
  </button>`;
}
