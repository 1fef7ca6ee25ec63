import type { Convention } from "../../solver/api.ts";
import type { Catalogue, RulesetCard } from "../../solver/wire.ts";
import { html, nothing, render, type TemplateResult } from "lit/html.js";
import { drawnGraph, effectiveColour, shownValues, type State } from "../../model/state.ts";
import { worded, type FigureMessages } from "../../messages/figure/index.ts";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import { scene } from "../../scene/scene.ts";
import type { Scene } from "../../scene/shapes.ts";
import { counts } from "./counts.ts";
import { viewChoice } from "./displayBar.ts";
import { GraphView } from "../graph/graphView.ts";
import type { Intents } from "../kit/intents.ts";
import { lazily } from "../kit/lazy.ts";
import { legend } from "./legend.ts";
import { verdict } from "../kit/verdict.ts";

/** The caption and the legend take about so many pixels of a figure's height. */
const AROUND = 190;

/** The picture of a game with all that belongs to it: the rule, the counts, the legend and the choices of what is shown. */
export class Figure {
  readonly #root: ShadowRoot;
  readonly #intents: Intents;
  /** A figure on a page of its own has nothing beside it that could say these things. */
  readonly #isAlone: boolean;
  readonly #graph: GraphView;
  readonly #notice = lazily(
    () => import("../shell/notice.ts"),
    ({ noticeOfFigure }) => noticeOfFigure,
    () => {
      this.#again();
    },
  );
  readonly #playerKeys = lazily(
    () => import("./playerKeys.ts"),
    ({ playerKeys }) => playerKeys,
    () => {
      this.#again();
    },
  );
  readonly #table = lazily(
    () => import("../table/tableView.ts"),
    ({ TableView }) => new TableView(this.#intents),
    () => {
      this.#again();
    },
  );
  readonly #absence = lazily(
    () => import("./absence.ts"),
    ({ absence }) => absence,
    () => {
      this.#again();
    },
  );
  readonly #labelling = lazily(
    () => import("../labelling/labellingBar.ts"),
    ({ labellingBar }) => labellingBar,
    () => {
      this.#again();
    },
  );
  #last: [State, FigureMessages] | undefined;
  /** How much the picture is enlarged. */
  #zoom = 1;
  /** The last scene and what it was made of, so that it is made once for each graph and way of showing it. */
  #drawn: { scene: Scene; picture: State["picture"]; policy: string; aspect: number } | undefined;

  constructor(root: ShadowRoot, intents: Intents, isAlone: boolean) {
    this.#root = root;
    this.#intents = intents;
    this.#isAlone = isAlone;
    this.#graph = new GraphView(intents, isAlone, (k) => {
      if (Math.abs(k - this.#zoom) < 0.005) return;
      this.#zoom = k;
      this.#again();
    });
  }

  update(given: State, messages: FigureMessages): void {
    // What is known of the game belongs to the page around the figure.
    const isPageView = this.#isAlone && given.display.view === "theorems";
    const state = isPageView ? { ...given, display: { ...given.display, view: "graph" as const } } : given;
    // The first picture takes its shape from its place, which must be there before it.
    if (!this.#last) render(this.#template(state, undefined, messages), this.#root);
    this.#last = [state, messages];
    const scene = this.#sceneOf(state);
    const focused = this.#root.activeElement;
    render(this.#template(state, scene, messages), this.#root);
    const graph = drawnGraph(state);
    if (graph && state.game) this.#show(state, graph, scene, messages);
    if (focused?.isConnected === false && !this.#root.activeElement) this.#keepFocus(state, scene);
  }

  /** What the keyboard was at is gone: it goes on in the picture, or at the beginning of the figure. */
  #keepFocus({ display }: State, scene: Scene | undefined): void {
    if (scene && display.view === "graph") this.#graph.focus();
    else this.#root.querySelector<HTMLElement>(".figure")?.focus({ preventScroll: true });
  }

  #show(state: State, graph: PositionGraph, scene: Scene | undefined, messages: FigureMessages): void {
    if (!state.game) return;
    const { selected, explanation, line, pointedAt, game, display, labelling, spotlight } = state;
    if (isTable(state)) this.#table.get()?.update(state, graph, messages);
    else if (scene && display.view !== "theorems")
      this.#graph.update({
        scene,
        graph,
        messages,
        selected,
        explanation,
        line,
        pointedAt,
        labelling,
        only: shownValues(state),
        lit: spotlight?.lit.graph === graph ? spotlight.lit : undefined,
        notation: game.notation,
      });
  }

  #again(): void {
    if (this.#last) this.update(...this.#last);
  }

  dispose(): void {
    this.#last = undefined;
    this.#graph.dispose();
    render(nothing, this.#root);
  }

  #template(state: State, scene: Scene | undefined, messages: FigureMessages): TemplateResult {
    const { display, labelling } = state;
    const isListed = isTable(state);
    const isPicture = !isListed && display.view !== "theorems";
    const graph = drawnGraph(state);
    return html`<div
      class="figure"
      tabindex="-1"
      lang=${messages.code === "zh" ? "zh-CN" : "en"}
      data-theme=${display.theme}
    >
      ${this.#isAlone ? html`<div class="notice" role="status">${this.#said(state)}</div>` : nothing}
      <div class="caption">
        <div>
          <p class="printed">${state.game?.notation}</p>
          ${rules(state, messages)} ${counts(state, scene, messages)}
        </div>
        ${viewChoice(state, this.#isAlone, messages, this.#intents)}
      </div>
      <div class="stage">
        ${this.#stage(state, scene, isListed, messages)} ${progress(state, messages, this.#intents)}
      </div>
      ${
        graph && labelling && isPicture && scene
          ? this.#labelling.get()?.(labelling, graph, scene.scale, state, messages, this.#intents)
          : nothing
      }
      <slot name="below"></slot>
      ${graph && ((scene && isPicture) || isListed) ? legend(state, scene, messages, this.#intents, graph.players > 2 ? this.#playerKeys.get() : undefined) : nothing}
      ${verdict(state, this.#isAlone, messages)}
    </div>`;
  }

  #said(state: State): unknown {
    if (!state.notice) return nothing;
    return this.#notice.get()?.(state, this.#intents, () => {
      this.#again();
    });
  }

  #stage(state: State, scene: Scene | undefined, isTable: boolean, messages: FigureMessages): unknown {
    if (state.notice?.kind === "no-solver" || state.display.view === "theorems") return html`<slot></slot>`;
    if (isTable) return this.#table.get()?.element ?? nothing;
    if (state.picture.kind === "none") return nothing;
    return scene
      ? html`${this.#graph.element} ${zoomButtons(this.#graph, this.#zoom, messages)}`
      : // Before the first scene there is a place for it and nothing to say yet.
        this.#last && this.#absence.get()?.(state, messages, this.#intents);
  }

  /** The shape of the place for the picture, width by height: as the page says, or else as it is. */
  #aspect(): number {
    const said = this.#drawn
      ? undefined
      : this.#root.host.closest<HTMLElement>("[data-aspect]")?.dataset["aspect"];
    if (said !== undefined) return Number(said);
    const stage = this.#root.querySelector(".stage");
    const least = stage ? parseFloat(getComputedStyle(stage).minHeight) : 0;
    const { clientWidth, clientHeight } = this.#root.host;
    // Where the figure is as high as what is in it, the stage has its least height. What stands around the stage
    // differs from game to game, and the picture shall not: so it is not measured.
    const isFree = getComputedStyle(this.#root.host).containerType !== "size";
    return clientWidth / Math.max(least, isFree ? 0 : clientHeight - AROUND);
  }

  #sceneOf(state: State): Scene | undefined {
    const { picture, catalogue, display } = state;
    const drawn =
      picture.kind === "refused" ? picture.around : picture.kind === "graph" ? picture : undefined;
    if (!drawn || drawn.graph.count > (catalogue?.limits.drawnPositions ?? 0)) return undefined;
    const { labels, emptyHeaps } = display;
    const wanted = { colourBy: effectiveColour(state), labels, emptyHeaps };
    const policy = JSON.stringify(wanted);
    if (this.#drawn?.picture !== picture || this.#drawn.policy !== policy) {
      // Another way of showing the same picture leaves it in its shape, and so every position in its place.
      const aspect = this.#drawn?.picture === picture ? this.#drawn.aspect : this.#aspect();
      this.#drawn = {
        aspect,
        scene: scene(drawn.graph, drawn.exploration, { ...wanted, aspect }),
        picture,
        policy,
      };
    }
    return this.#drawn.scene;
  }
}

/** Whether the positions are listed; a part of a graph is always drawn. */
function isTable({ display, picture }: State): boolean {
  return display.view === "table" && picture.kind === "graph";
}

/** The rule and who wins, in words. */
function rules(state: State, messages: FigureMessages): TemplateResult {
  const { catalogue, game, notice } = state;
  const ruleset = catalogue?.rulesets.find(({ id }) => id === game?.ruleset);
  const sentence =
    catalogue &&
    ruleset &&
    game &&
    messages.conjunction(
      ruled(ruleset, state, messages),
      ...conventionIn(catalogue, game.convention, messages),
    );
  return html`<p class="rules">${sentence ?? (notice ? nothing : messages.loading)}</p>`;
}

/** The name of a convention, and who wins under it. */
function conventionIn(
  { conventions, winners }: Catalogue,
  convention: Convention,
  messages: FigureMessages,
): [name: string, says: string] {
  if (convention.kind !== "alliance") {
    const card = conventions.find(({ kind }) => kind === convention.kind);
    return card ? [worded(messages, card.name), worded(messages, card.says)] : ["", ""];
  }
  const { players, winner, preferences } = convention;
  const card = winners.find(({ word }) => word === winner) ?? winners[0];
  const says = card ? worded(messages, card.says) : "";
  const rows = typeof preferences === "object" ? preferences.map((row) => row.join("≻")) : [];
  return [messages.players(players), says + (rows.length > 0 ? messages.preferences(rows.join(", ")) : "")];
}

/** The text of a rule with the game's own parameters in it. */
function ruled(ruleset: RulesetCard, { catalogue, game }: State, messages: FigureMessages): string {
  return worded(messages, ruleset.rules).replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = game?.params[key] ?? "∞";
    if (typeof value !== "object") {
      const range = ruleset.parameters.find((card) => card.key === key)?.range;
      const choice = range?.kind === "choice" && range.choices.find(({ word }) => word === value);
      return choice ? worded(messages, choice.name) : String(value);
    }
    const members = value.map((member) => {
      if (typeof member === "number") return messages.number(member);
      const card = catalogue?.rulesets.find(({ id }) => id === member.ruleset);
      return card ? worded(messages, card.name) : member.ruleset;
    });
    return typeof value[0] === "number" ? messages.anyOf(members) : members.join(" + ");
  });
}

function progress(
  { progress }: State,
  messages: FigureMessages,
  intents: Intents,
): TemplateResult | typeof nothing {
  if (!progress) return nothing;
  return html`<div class="progress" role="status">
    <button
      type="button"
      @click=${() => {
        intents.cancel();
      }}
    >
      ${messages.picture.cancel}
    </button>
    <span>${messages.picture.progress(progress.positions, progress.moves)}</span>
  </div>`;
}

/** Enlarged, the picture shows only a part of itself: then it says by how much. */
function zoomButtons(graph: GraphView, zoom: number, { picture: words }: FigureMessages): TemplateResult {
  const button = (sign: string, label: string, onClick: () => void): TemplateResult =>
    html`<button type="button" class="quiet" aria-label=${label} title=${label} @click=${onClick}>
      ${sign}
    </button>`;
  return html`<div class="zoom">
    <span class="scale">${zoom > 1 ? words.enlarged(zoom) : nothing}</span>
    ${button("+", words.zoomIn, () => {
      graph.zoomBy(1.4);
    })}
    ${button("−", words.zoomOut, () => {
      graph.zoomBy(1 / 1.4);
    })}
    <button
      type="button"
      class="quiet fit"
      @click=${() => {
        graph.fit();
      }}
    >
      ${words.fit}
    </button>
  </div>`;
}
