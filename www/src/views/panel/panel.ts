import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Explanation } from "../../solver/wire.ts";
import { effectiveColour, moverOf } from "../../model/display.ts";
import { startFrom } from "../../model/opening/opener.ts";
import { goTo, redo, undo } from "../../model/play.ts";
import { canRedo, canUndo, currentOf } from "../../model/playedLine.ts";
import { isKnown } from "../../model/reveal.ts";
import { graphOf, type State } from "../../model/state.ts";
import { worded } from "../../messages/dictionary.ts";
import type { Board } from "../boards/board.ts";
import { boardPart, BOARDS } from "../boards/boards.ts";
import { valueBadge } from "../kit/badge.ts";
import type { Context } from "../kit/context.ts";
import { rich } from "../kit/rich.ts";
import { proseShelf } from "../kit/theorem/proseShelf.ts";
import { theorems } from "../kit/theorem/theorem.ts";
import type { PanelWords } from "./en.ts";
import { howToLines } from "./howTo.ts";
import { players } from "./lazyPlayers.ts";
import { parts } from "./parts.ts";
import { why } from "./why.ts";

/** The selected position: how play came there, its value, and why; and before all, how the picture is read. */
export function panel(context: Context<PanelWords>): TemplateResult {
  const { state, messages, kept } = context;
  const { explanation } = state;
  const areSeveral = explanation !== undefined && explanation.value.outcome === undefined;
  if (areSeveral) players.get();
  return html`<aside class="panel" aria-label=${messages.position.label}>
    ${kept.get(howToLines).template(context)} ${state.game ? playedLine(context) : nothing}
    ${
      isUnlabelled(state)
        ? html`<section class="heading">
            <h2 tabindex="-1"><span class="badge">?</span><span>${breakable(state.selected)}</span></h2>
            <p>${messages.position.unlabelled}</p>
          </section>`
        : explanation
          ? html`${heading(explanation, context)}
            ${boardPart(boardOf(state)?.drawing)?.(context, explanation) ?? nothing}
            ${areSeveral ? players.peek()?.playersWhy(context, explanation) : why(context, explanation)}
            ${parts(explanation, messages)} ${theorems(explanation, context)}`
          : nothing
    }
  </aside>`;
}

/** The board of the game, which may have a drawing of positions that are more easily seen than read. */
function boardOf({ catalogue, game }: State): Board | undefined {
  return BOARDS[catalogue?.rulesets.find(({ id }) => id === game?.ruleset)?.board ?? ""];
}

/** Whether a labelling has not come to the selected position yet, and what it is worth is still to be found. */
function isUnlabelled(state: State): boolean {
  const graph = graphOf(state);
  const position = graph?.indexOf(state.selected);
  return !!graph && position !== undefined && !isKnown(state, graph, position);
}

function heading(explanation: Explanation, context: Context<PanelWords>): TemplateResult {
  const { state, messages, store } = context;
  const prose = context.kept.get(proseShelf);
  const { label, value, method, theorem, optionCount } = explanation;
  const by = method === "theorem" ? state.catalogue?.theorems.find(({ id }) => id === theorem) : undefined;
  const proof = by && prose.get(by.id)?.proof;
  const { game } = state;
  const { position: words } = messages;
  const isTerminal = optionCount === 0;
  const facts = [
    ...(value.grundy === undefined ? [] : [words.grundy(value.grundy)]),
    ...(value.remoteness === undefined || isTerminal ? [] : [words.remoteness(value.remoteness)]),
    by
      ? words.byTheorem(worded(messages, by.name), proof ? worded(messages, proof) : "")
      : words.methods[method],
  ];
  return html`<section class="heading">
    <div class="title">
      <h2 tabindex="-1" class=${label.length > LONG ? "long" : ""}>
        ${badgeOf(value, state)}<span>${breakable(label)}</span>
      </h2>
      ${
        game && game.start !== label
          ? html`<button
              type="button"
              class="quiet start"
              title=${messages.startHint(label)}
              @click=${() => {
                void startFrom(store, label);
              }}
            >
              ${words.startHere}
            </button>`
          : nothing
      }
    </div>
    ${
      value.outcome
        ? html`<p>
            ${rich(isTerminal ? words[`terminal${value.outcome}`] : value.outcome === "P" ? words.p : words.n, messages)}
          </p>`
        : players.peek()?.playersHeading(explanation, messages)
    }
    <p class="facts">${facts.map((fact) => html`<span>${rich(fact, messages)}</span>`)}</p>
  </section>`;
}

/** The outcome; with several players what the picture writes on the position. */
function badgeOf({ outcome, gameValue, winners }: Explanation["value"], state: State): TemplateResult {
  if (outcome) return valueBadge(outcome, 0);
  const isByValue = gameValue !== undefined && effectiveColour(state) === "gameValue";
  return valueBadge((isByValue ? gameValue : winners?.[moverOf(state)]) ?? 0, "players");
}

/** Longer labels are written smaller. */
const LONG = 14;

/** A label that may go on in the next line after each of its parts. */
function breakable(label: string): unknown[] {
  return label.split(/(?<=[,+])/).map((part, index) => (index === 0 ? part : html`<wbr />${part}`));
}

/** The moves made, as a path whose every place can be gone back to. */
function playedLine(context: Context<PanelWords>): TemplateResult {
  const { store } = context;
  const { line, selected } = context.state;
  const { position: words } = context.messages;
  const isAside = selected !== currentOf(line);
  const place = (label: string, index: number): TemplateResult =>
    html`<li class=${index > line.cursor ? "undone" : ""}>
      <button
        type="button"
        class="quiet"
        aria-current=${index === line.cursor && !isAside ? "step" : nothing}
        @click=${() => {
          goTo(store, index);
        }}
      >
        ${label}
      </button>
    </li>`;
  return html`<nav class="line" aria-label=${words.line}>
    <ol>
      ${line.positions.map(place)}
    </ol>
    <div class="steps">
      ${stepButton(words.undo, "Z", isAside || canUndo(line), () => {
        undo(store);
      })}
      ${stepButton(words.redo, "Y", canRedo(line), () => {
        redo(store);
      })}
    </div>
  </nav>`;
}

/** Where there is nothing to do it keeps the focus all the same: a disabled button would lose a keyboard's place. */
function stepButton(label: string, key: string, isPossible: boolean, act: () => void): TemplateResult {
  return html`<button
    type="button"
    title=${`${label}: Ctrl+${key}`}
    aria-keyshortcuts=${`Control+${key}`}
    aria-disabled=${isPossible ? "false" : "true"}
    @click=${() => {
      if (isPossible) act();
    }}
  >
    ${label}
  </button>`;
}
