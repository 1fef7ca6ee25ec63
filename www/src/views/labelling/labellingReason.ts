import { html, nothing, type TemplateResult } from "lit/html.js";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import type { ToldValues } from "../../model/graph/toldValues.ts";
import { justLabelled, stepCount, type Labelling } from "../../model/labelling.ts";
import { countsByValue, reasonOf, runsOf } from "../../model/reasons.ts";
import type { Colouring, Value } from "../../model/values.ts";
import type { Phrase } from "../../messages/phrase.ts";
import { player } from "../../messages/player.ts";
import type { Scale, Signs } from "../../scene/shapes.ts";
import { valueBadge } from "../kit/badge.ts";
import type { LabellingWords } from "./words.ts";

/** A layer of more positions than this is told by its values alone. */
const FEW = 3;
/** As many values as a sentence lists one by one; of more it gives the runs. */
const MANY = 6;

/** What the last step found, and why. */
interface StepFacts {
  labelling: Labelling;
  graph: PositionGraph;
  told: ToldValues;
  colour: Colouring;
  /** What the colours of the picture stand for. */
  scale: Scale;
  signs: Signs | undefined;
  /** Whether positions are called p1, p2, …. */
  areNumbered: boolean;
}

type ReasonPiece = TemplateResult;

/** What the last step did, in a sentence or two. */
export function stepReason(facts: StepFacts, words: LabellingWords): TemplateResult {
  const { labelling, graph } = facts;
  const fresh = justLabelled(graph, labelling);
  if (fresh.length === 0) return html`${words.begin(labelling)}`;
  const isOver = labelling.done === stepCount(graph, labelling.by);
  return html`${
    labelling.by === "position"
      ? fresh.map((position) => whole(position, facts, words))
      : layer(fresh, facts, words)
  }${isOver ? html` <span>${words.end({ positions: graph.count })}</span>` : nothing}`;
}

function layer(fresh: readonly number[], facts: StepFacts, words: LabellingWords): TemplateResult {
  const { labelling, colour } = facts;
  const isFew = fresh.length <= FEW;
  const positions = fresh.length;
  const groups = countsByValue(facts.told, fresh, colour).map(({ value, count }, place) =>
    words.group({
      isFirst: place === 0,
      isAll: count === positions,
      isOutcome: colour === "outcome",
      count,
      value: badge(value, facts),
    }),
  );
  const sentence = words.layer({
    layer: labelling.done,
    positions,
    kind: kindOf(labelling.done, facts.graph),
    groups: html`${isFew ? nothing : groups}`,
  });
  return html`<span>${phrase(sentence)}</span>
    ${isFew ? html`<span class="briefs">${fresh.map((position) => brief(position, facts, words))}</span>` : nothing}`;
}

/** What the positions of a layer have in common. */
function kindOf(layer: number, graph: PositionGraph): "ends" | "above" | "decided" | "left" {
  if (layer === 1 && graph.levelMembers(1).some((position) => graph.isTerminal(position))) return "ends";
  if (!graph.returns) return "above";
  return layer === graph.levelCount && graph.isLastLeft ? "left" : "decided";
}

function whole(position: number, facts: StepFacts, words: LabellingWords): TemplateResult {
  const { graph, colour } = facts;
  const called = { name: name(position, facts), value: valueOf(position, facts) };
  const reason = reasonOf(graph, facts.told, position, colour);
  const sentence = (): Phrase<ReasonPiece> => {
    switch (reason.kind) {
      case "terminal":
        if (colour === "grundy" && graph.hasGrundy) return words.noOption(called);
        if (graph.players > 2 || colour === "remoteness") return words.ended(called);
        return facts.told.outcome(position) === "N" ? words.won(called) : words.lost(called);
      case "mex": {
        const { values, options } = reason;
        const kind = options === 1 ? "one" : values.length === 1 ? "same" : "several";
        return words.mex({
          ...called,
          kind,
          values: joined(badges(values, facts), words.between, words.and),
        });
      }
      case "least":
        return words.least(called);
      case "hurries":
      case "delays":
        return words[reason.kind]({ ...called, ...preferred(reason.option, facts) });
      case "untold":
        return words.brief.least(called);
      case "drawn":
        return words.drawn({ ...called, option: graph.label(reason.option) });
      case "infinite":
        return words.infinite({
          ...called,
          isAny: reason.values.length > 0,
          values: joined(badges(reason.values, facts), words.between, words.and),
        });
      case "some-p":
        return words.someP({ ...called, option: graph.label(reason.option), P: badge("P", facts) });
      case "all-n":
        return words.allN({ ...called, N: badge("N", facts) });
      case "nearer":
        return words.nearer({ ...called, ...preferred(reason.option, facts) });
      case "level":
        return words.level({ ...called, last: badge(graph.players - 1, facts) });
      case "prefers":
        return typeof colour === "number"
          ? words.prefersFor({ ...called, mover: player(colour), option: graph.label(reason.option) })
          : words.prefers({ ...called, ...preferred(reason.option, facts) });
    }
  };
  return html`<span>${phrase(sentence())}</span>`;
}

function brief(position: number, facts: StepFacts, { brief: words }: LabellingWords): TemplateResult {
  const { graph, colour } = facts;
  const called = { name: name(position, facts), value: valueOf(position, facts) };
  const reason = reasonOf(graph, facts.told, position, colour);
  const sentence = (): Phrase<ReasonPiece> => {
    switch (reason.kind) {
      case "terminal":
        return colour === "grundy" && graph.hasGrundy
          ? words.mex({ ...called, values: html`` })
          : words.noMove(called);
      case "mex":
        return words.mex({ ...called, values: joined(badges(reason.values, facts), ", ") });
      case "least":
      case "untold":
        return words.least(called);
      case "drawn":
        return words.drawn({ ...called, option: graph.label(reason.option) });
      case "infinite":
        return words.infinite({ ...called, values: joined(badges(reason.values, facts), ", ") });
      case "some-p":
        return words.someP({ ...called, option: graph.label(reason.option), P: badge("P", facts) });
      case "all-n":
        return words.allN({ ...called, N: badge("N", facts) });
      case "level":
        return words.level({ ...called, last: badge(graph.players - 1, facts) });
      case "nearer":
      case "hurries":
      case "delays":
      case "prefers":
        return words.prefers({ ...called, option: graph.label(reason.option) });
    }
  };
  return html`<span class="brief">${phrase(sentence())}</span>`;
}

/** The option that the one to move prefers, and what that has. */
function preferred(option: number, facts: StepFacts): { option: string; has: ReasonPiece } {
  return { option: facts.graph.label(option), has: valueOf(option, facts) };
}

/** Values with this between them, and that before the last. */
function joined(values: readonly ReasonPiece[], between: string, last = between): ReasonPiece {
  return html`${values.map((value, place) =>
    place === 0 ? value : html`${place === values.length - 1 ? last : between}${value}`,
  )}`;
}

function phrase(pieces: Phrase<ReasonPiece>): TemplateResult {
  return html`${pieces}`;
}

/** "p7 = (1,3)", by which the position is found in the picture and in the literature, or its label alone. */
function name(position: number, { graph, areNumbered }: StepFacts): ReasonPiece {
  const label = html`<span class="name">${graph.label(position)}</span>`;
  return areNumbered ? html`<b>p${graph.number(position)}</b> = ${label}` : label;
}

function valueOf(position: number, facts: StepFacts): ReasonPiece {
  const value = facts.told.value(position, facts.colour);
  if (value !== "∞") return badge(value, facts);
  return valueBadge(value, facts.scale, facts.signs, facts.told.outcome(position));
}

function badge(value: Value | undefined, { scale, signs }: StepFacts): ReasonPiece {
  return value === undefined ? html`?` : valueBadge(value, scale, signs);
}

function badges(values: readonly number[], facts: StepFacts): ReasonPiece[] {
  if (values.length <= MANY) return values.map((value) => badge(value, facts));
  return runsOf(values).map(([first, last]) =>
    first === last ? badge(first, facts) : html`${badge(first, facts)}–${badge(last, facts)}`,
  );
}
