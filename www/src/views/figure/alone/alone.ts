// What stands around the picture of a figure that is all there is of Mexplorer on a page: little, so that it looks made for it.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { appearance } from "../../../model/appearance.ts";
import { controls } from "../../../model/controls.ts";
import type { PositionGraph } from "../../../model/graph/positionGraph.ts";
import { byLanguage } from "../../../model/languages.ts";
import { goTo, undo } from "../../../model/play.ts";
import { canUndo } from "../../../model/playedLine.ts";
import { drawnGraph } from "../../../model/state.ts";
import { wordsOf } from "../../../model/vocabulary.ts";
import { PICTURE } from "../../../model/view.ts";
import { actButton } from "../../kit/button.ts";
import type { FigureContext } from "../../kit/context.ts";
import { adopt } from "../../kit/sheets.ts";
import { notice } from "../notice.ts";
import { rulesOf } from "../../kit/rules.ts";
import { verdict } from "../../kit/verdict.ts";
import { isPart } from "../../../scene/measure.ts";
import { neighbourhoodChoice } from "../neighbourhoodChoice.ts";
import { counts } from "../counts.ts";
import { pictureButton } from "../../picture/taken.ts";
import { hasPicture, shownView, tellsOfSelected } from "../../registry.ts";
import { labelChoice, viewChoice } from "../displayBar.ts";
import type { FigureWords } from "../words.ts";
import { lineKeys, numberChoice, valueKeys } from "../legend.ts";
import css from "./alone.css?inline";
import { FigurePlace } from "./place.ts";
import { wordsBy } from "./words.all.ts";
import { worded } from "../../../messages/dictionary.ts";
import { Apart } from "../../../model/apart.ts";
import { called } from "../../../model/called.ts";
import type { RulesetCard } from "../../../solver/wire.ts";
import { button } from "../../kit/button.ts";
import { voice, warns } from "../../kit/voice.ts";

type AloneContext = FigureContext<FigureWords>;
type PlayerKeys = typeof import("../players/playerKeys.ts");

/** What every figure has, and the place of this one. */
interface FigureParts {
  guides: unknown;
  stage: unknown;
  bars: unknown;
  sheets: unknown;
  players: PlayerKeys | undefined;
  place: FigurePlace;
}

/** The place of a figure, once it has its styles: those of figures alone come after those that all figures have. */
export function figurePlaceOf(root: ShadowRoot, changed: () => void): FigurePlace {
  adopt(root, css);
  return new FigurePlace(root.host as HTMLElement, changed);
}

export function frame(context: AloneContext, parts: FigureParts): TemplateResult {
  const { state, messages, scene } = context;
  const { controls: shown } = controls.of(state);
  const title = titleOf(context);
  const graph = drawnGraph(state);
  const { hasOwnLegend = false } = shownView(state, true);
  const isExplained = graph !== undefined && !hasOwnLegend;
  const { isFolded, hasFold } = parts.place;
  return html`<div
    class="figure alone"
    data-controls=${shown}
    ?data-part=${scene !== undefined && isPart(scene)}
    ?data-row=${scene?.frame.isRow === true}
    ?data-folded=${isFolded}
    tabindex="-1"
    role="figure"
    aria-label=${title ? [title.game, title.play].filter(Boolean).join(", ") : messages.loading}
    lang=${messages.tag}
    data-theme=${appearance.of(state).theme}
  >
    <div class="notice" ${warns()}>${notice(context)}</div>
    ${shown === "none" || !hasFold ? nothing : foldButton(context, parts.place)}
    ${shown === "full" && !isFolded ? heading(context, title, graph, parts) : nothing} ${parts.guides}
    ${parts.stage} ${shown === "full" && !isFolded ? parts.bars : nothing}
    ${
      shown === "none" || isFolded
        ? nothing
        : html`<footer class="legend" aria-label=${messages.legend.label}>
            ${isExplained ? keys(graph, context, parts.players, shown === "legend") : nothing}
            ${shown === "legend" ? html`<slot name="mark"></slot>` : nothing}
          </footer>`
    }
    ${
      shown === "full" && !isFolded
        ? html`<div class="ending">
            ${verdict(context, true, !tellsOfSelected(context.state, true))} ${moves(context)}<slot
              name="mark"
            ></slot>
          </div>`
        : nothing
    }
    ${shown === "none" || isFolded ? html`<slot name="mark"></slot>` : nothing} ${parts.sheets} ${voice()}
  </div>`;
}

/** All that stands around the picture, behind one button. */
function foldButton({ messages, redraw }: AloneContext, place: FigurePlace): TemplateResult {
  const { tools, close } = wordsBy[messages.code];
  const { isFolded } = place;
  const name = isFolded ? tools : close;
  return html`<button
    type="button"
    class="fold"
    aria-expanded=${isFolded ? "false" : "true"}
    aria-label=${name}
    title=${name}
    @click=${() => {
      place.fold(!isFolded);
      redraw();
    }}
  ></button>`;
}

/** One line: which game this is, and what can be done with it. */
function heading(
  context: AloneContext,
  title: ReturnType<typeof titleOf>,
  graph: PositionGraph | undefined,
  { place, players }: FigureParts,
): TemplateResult {
  const { messages, state, redraw } = context;
  const words = wordsBy[messages.code];
  return html`<div class="heading">
      <p class="title" title=${title?.game ?? nothing}>
        ${title ? html`<b>${title.game}</b>` : state.notice ? nothing : messages.loading}${title?.play === undefined ? nothing : ` · ${title.play}`}
      </p>
      ${
        title
          ? button(
              words.rule,
              () => {
                place.isUnfolded = !place.isUnfolded;
                redraw();
              },
              { look: "quiet opens rule", isOpen: place.isUnfolded },
            )
          : nothing
      }
      ${viewChoice(context)}
    </div>
    ${neighbourhoodChoice(context)} ${title && place.isUnfolded ? unfolded(context, graph, players) : nothing}`;
}

/** The rule, and what is chosen less often. */
function unfolded(
  context: AloneContext,
  graph: PositionGraph | undefined,
  players: PlayerKeys | undefined,
): TemplateResult {
  const { scene, view } = context;
  const isPicture = graph !== undefined && view === PICTURE;
  return html`<div class="unfolded">
    <p class="rules">${rulesOf(context)}</p>
    ${counts(context)} ${isPicture && scene ? lineKeys(scene, context) : nothing}
    <div class="choices">
      ${graph && graph.players > 2 ? players?.playerChoices(graph, context) : numberChoice(graph, context)}
      ${isPicture ? labelChoice(context) : nothing} ${hasPicture(context) ? pictureButton(context) : nothing}
    </div>
  </div>`;
}

/** What the values mean: in one line, and where there is little room in fewer words. */
function keys(
  graph: PositionGraph,
  context: AloneContext,
  players: PlayerKeys | undefined,
  isStill: boolean,
): unknown {
  if (graph.players > 2) return players?.playerValues(graph, context, isStill);
  const { state, messages } = context;
  const { short } = wordsBy[messages.code];
  const fewer = wordsOf(state) === "shapes" ? undefined : short;
  return valueKeys(graph, context, { fewer, isStill });
}

/** Moves are taken back here, once there are any. */
function moves({ state, store, messages }: AloneContext): TemplateResult | typeof nothing {
  const { line } = state;
  if (line.positions.length < 2) return nothing;
  const isPossible = canUndo(line);
  const words = wordsBy[messages.code];
  return html`<span class="moves">
    ${actButton(messages.undo, isPossible, () => undo(store), { look: "quiet" })}
    ${actButton(words.startAgain, isPossible, () => goTo(store, 0), { look: "quiet" })}
  </span>`;
}

/** The name of the game with its start, and who wins where that is not as usual; nothing before there is a game. */
function titleOf({ state, messages }: FigureContext): { game: string; play: string | undefined } | undefined {
  const { catalogue, game } = state;
  if (!catalogue || !game) return undefined;
  const cardOf = (id: string): RulesetCard | undefined => catalogue.rulesets.find((each) => each.id === id);
  const named = (id: string): string => worded(messages, cardOf(id)?.name ?? byLanguage(() => id));
  // Of a sum its parts tell more than its own name.
  const parts = game.components.map((notation) => {
    const [id = ""] = notation.split(/[[(]/, 1);
    const position = new Apart(notation, "[]").indexOf("(");
    const parameters = notation.slice(id.length + 1, position - 1);
    return [named(id), parameters, notation.slice(position)].filter(Boolean).join(" ");
  });
  const card = cardOf(game.ruleset);
  const name = card ? called(worded(messages, card.name), card, game.params) : game.ruleset;
  const title = parts.length > 0 ? parts.join(" + ") : `${name} ${game.written}`;
  const { convention } = game;
  if (convention.kind === "normal") return { game: title, play: undefined };
  if (convention.kind === "alliance")
    return { game: title, play: messages.players({ players: convention.players }) };
  const play = catalogue.conventions.find(({ kind }) => kind === convention.kind);
  return { game: title, play: play && worded(messages, play.name) };
}
