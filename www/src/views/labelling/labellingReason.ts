import { html, nothing, type TemplateResult } from "lit/html.js";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import type { ToldValues } from "../../model/graph/toldValues.ts";
import { justLabelled, stepCount, type Labelling } from "../../model/labelling.ts";
import { countsByValue, reasonOf, runsOf } from "../../model/reasons.ts";
import type { Colouring, Value } from "../../model/values.ts";
import type { Phrase } from "../../messages/phrase.ts";
import { player } from "../../messages/player.ts";
import type { Scale } from "../../scene/shapes.ts";
import { valueBadge } from "../kit/badge.ts";
import type { LabellingWords } from "./en.ts";

/** A layer of more positions than this is told by its values alone. */
const FEW = 3;
/** As many values as a sentence lists one by one; of more it gives the runs. */
const MANY = 6;

/** What the last step found, and why. */
export interface StepFacts {
  labelling: Labelling;
  graph: PositionGraph;
  told: ToldValues;
  colour: Colouring;
  /** What the colours of the picture stand for. */
  scale: Scale;
}

type ReasonPiece = TemplateResult;

/** What the last step did, in a sentence or two. */
export function stepReason(facts: StepFacts, words: LabellingWords): TemplateResult {
  const { labelling, graph } = facts;
  const fresh = justLabelled(graph, labelling);
  if (fresh.length === 0) return html`${words.begin(labelling.by)}`;
  const isOver = labelling.done === stepCount(graph, labelling.by);
  return html`${
    labelling.by === "position"
      ? fresh.map((position) => whole(position, facts, words))
      : layer(fresh, facts, words)
  }${isOver ? html` <span>${words.end(graph.count)}</span>` : nothing}`;
}

function layer(fresh: readonly number[], facts: StepFacts, words: LabellingWords): TemplateResult {
  const { labelling, colour } = facts;
  const isFew = fresh.length <= FEW;
  const groups = isFew
    ? []
    : countsByValue(facts.told, fresh, colour).map(({ value, count }) => ({
        count,
        value: badge(value, facts),
      }));
  const sentence = words.layer({
    layer: labelling.done,
    positions: fresh.length,
    isLowest: labelling.done === 1,
    groups,
    isOutcome: colour === "outcome",
  });
  return html`<span>${phrase(sentence)}</span>
    ${isFew ? html`<span class="briefs">${fresh.map((position) => brief(position, facts, words))}</span>` : nothing}`;
}

function whole(position: number, facts: StepFacts, words: LabellingWords): TemplateResult {
  const { graph, colour } = facts;
  const [called, value] = [name(position, graph), valueOf(position, facts)];
  const reason = reasonOf(graph, facts.told, position, colour);
  const sentence = (): Phrase<ReasonPiece> => {
    switch (reason.kind) {
      case "terminal":
        if (colour === "grundy" && graph.hasGrundy) return words.noOption(called, value);
        if (graph.players > 2 || colour === "remoteness") return words.ended(called, value);
        return facts.told.outcome(position) === "N" ? words.won(called, value) : words.lost(called, value);
      case "mex": {
        const { values, options } = reason;
        const kind = options === 1 ? "one" : values.length === 1 ? "same" : "several";
        return words.mex({ name: called, values: badges(values, facts), kind, value });
      }
      case "least":
        return words.least(called, value);
      case "hurries":
      case "delays":
        return words[reason.kind](called, graph.label(reason.option), valueOf(reason.option, facts), value);
      case "untold":
        return words.brief.least(called, value);
      case "some-p":
        return words.someP(called, graph.label(reason.option), value);
      case "all-n":
        return words.allN(called, value);
      case "prefers":
        return prefers(reason.option, position, facts, words);
    }
  };
  return html`<span>${phrase(sentence())}</span>`;
}

function brief(position: number, facts: StepFacts, { brief: words }: LabellingWords): TemplateResult {
  const { graph, colour } = facts;
  const [called, value] = [name(position, graph), valueOf(position, facts)];
  const reason = reasonOf(graph, facts.told, position, colour);
  const sentence = (): Phrase<ReasonPiece> => {
    switch (reason.kind) {
      case "terminal":
        return colour === "grundy" && graph.hasGrundy
          ? words.mex(called, [], value)
          : words.noMove(called, value);
      case "mex":
        return words.mex(called, badges(reason.values, facts), value);
      case "least":
      case "untold":
        return words.least(called, value);
      case "some-p":
        return words.someP(called, graph.label(reason.option), value);
      case "all-n":
        return words.allN(called, value);
      case "hurries":
      case "delays":
      case "prefers":
        return words.prefers(called, graph.label(reason.option), value);
    }
  };
  return html`<span class="brief">${phrase(sentence())}</span>`;
}

/** Which option the one to move prefers, what that has, and what follows from it. */
function prefers(
  option: number,
  position: number,
  facts: StepFacts,
  words: LabellingWords,
): Phrase<ReasonPiece> {
  const { graph, colour } = facts;
  const [called, value] = [name(position, graph), valueOf(position, facts)];
  const label = graph.label(option);
  if (typeof colour !== "number") return words.prefers(called, label, valueOf(option, facts), value);
  return words.prefersFor(called, player(colour), label, value);
}

function phrase(pieces: Phrase<ReasonPiece>): TemplateResult {
  return html`${pieces}`;
}

/** "p7 = (1,3)", by which the position is found in the picture and in the literature. */
function name(position: number, graph: PositionGraph): ReasonPiece {
  return html`<b>p${graph.number(position)}</b> = <span class="name">${graph.label(position)}</span>`;
}

function valueOf(position: number, facts: StepFacts): ReasonPiece {
  return badge(facts.told.value(position, facts.colour), facts);
}

function badge(value: Value | undefined, { scale }: StepFacts): ReasonPiece {
  return value === undefined ? html`?` : valueBadge(value, scale);
}

function badges(values: readonly number[], facts: StepFacts): ReasonPiece[] {
  if (values.length <= MANY) return values.map((value) => badge(value, facts));
  return runsOf(values).map(([first, last]) =>
    first === last ? badge(first, facts) : html`${badge(first, facts)}–${badge(last, facts)}`,
  );
}
