import { html, nothing, type TemplateResult } from "lit/html.js";
import { forget, goBack, isAsking, showLabels } from "../../model/question/question.ts";
import { guessPair, waits } from "./guessing.ts";
import { chooseHeaps, heapsOf, heapsLabel } from "./positions.ts";
import { pointsPictureOf } from "./places.ts";
import { pointsSvg, type TripleLine } from "./pointsSvg.ts";
import { pairTable, tripleList } from "./lists.ts";
import type { Pane, StructuresContext } from "./shown.ts";
import { POINTS, structures } from "./slice.ts";
import type { System, Triple } from "./system.ts";
import { segments } from "../kit/segments.ts";

/** The Steiner triple system of the P-positions of distinct heaps. */
export function triplesPane(shown: StructuresContext): Pane | undefined {
  const { context, words, outcomes } = shown;
  const { state, store } = context;
  const { points, pair: asked } = structures.of(state);
  const system = outcomes.system(points);
  if (!system) return undefined;
  const pair = asked.filter((each) => each <= points);
  const seen = system.triples.filter((triple) => outcomes.tells(triple));
  const isAll = seen.length === system.triples.length;
  const completed = seen.find((triple) => pair.length === 2 && pair.every((each) => triple.includes(each)));
  const selected = heapsOf(state.selected);
  const chosen =
    completed ?? (pair.length === 0 ? seen.find((triple) => triple.join() === selected.join()) : undefined);
  const isAside = pair.length === 0 && !chosen && system.isWithin(selected) && outcomes.tells(selected);
  const lowerings = isAside ? system.lowerings(selected).filter(({ triple }) => outcomes.tells(triple)) : [];
  const marked = chosen ?? (isAside ? selected : pair);
  const picture = pointsPictureOf(points, !isAll);
  const press = (point: number): void => {
    const { pair: before } = structures.of(store.state);
    forget(store);
    if (before.includes(point)) {
      structures.put(store, { pair: before.filter((each) => each !== point) });
      return;
    }
    const [one, two] = before;
    if (one !== undefined && two !== undefined && isAsking(state) && !completed) {
      const heaps = [one, two, point];
      if (system.has(heaps)) chooseHeaps(store, heaps);
      guessPair(store, heaps, system.has(heaps) ? undefined : "no-triple", before.join());
      return;
    }
    const next = before.length < 2 ? [...before, point] : [point];
    structures.put(store, { pair: next });
    const third = next.length === 2 ? system.third(next[0] ?? 0, next[1] ?? 0) : undefined;
    if (third !== undefined && outcomes.tells([...next, third])) chooseHeaps(store, [...next, third]);
  };
  const pick = (triple: Triple): void => {
    structures.put(store, { pair: [] });
    chooseHeaps(store, triple);
  };
  const through =
    pair.length === 1 ? seen.filter((triple) => pair.every((each) => triple.includes(each))) : [];
  const isPlain = picture.isOfLines;
  const lines = seen.flatMap((triple): TripleLine[] => {
    const line = {
      triple,
      press: () => pick(triple),
    };
    if (triple === chosen) return [{ ...line, look: "chosen" }];
    const place = through.indexOf(triple);
    if (place >= 0) return [{ ...line, look: "through", ...(!isPlain && { hue: (place % 9) + 1 }) }];
    if (isPlain) return [{ ...line, look: completed || through.length > 0 || isAside ? "faint" : "lit" }];
    // What a class has found stands there; all of many triangles at once are but a web.
    return isAsking(state) && !isAll ? [{ ...line, look: "lit" }] : [];
  });
  const step = (by: 1 | -1): void => {
    const { triples } = system;
    if (isAsking(state)) {
      const next = triples.find((triple) => !outcomes.tells(triple));
      structures.put(store, { pair: [] });
      if (by < 0) goBack(store);
      else if (next) showLabels(store, [heapsLabel(next)]);
      return;
    }
    const at = triples.findIndex((triple) => triple.join() === selected.join());
    const next = at < 0 ? (by > 0 ? triples[0] : triples.at(-1)) : triples.at((at + by) % triples.length);
    if (next && outcomes.tells(next)) pick(next);
  };
  return {
    says: sentence({ system, pair, chosen, seen, isAside, lowerings, selected }, shown),
    tools: pointChoice(shown),
    drawing: pointsSvg({
      label: words.triples.figure({ points, isPlane: isAll && points === 7 }),
      help: words.triples.help,
      picture,
      lines,
      pressed: pair,
      marked,
      lowerings,
      press,
      name: (point) => String(point),
    }),
    table: html`${tripleList(seen, system.triples.length, chosen, pick, shown)}${pairTable(system, seen, chosen ?? marked, shown)}`,
    lit: completed ? [completed] : through.length > 0 ? through : seen,
    step,
    asked: system.triples,
  };
}

interface TriplesState {
  system: System;
  pair: readonly number[];
  chosen: Triple | undefined;
  seen: readonly Triple[];
  isAside: boolean;
  lowerings: ReturnType<System["lowerings"]>;
  selected: Triple;
}

function sentence(
  { system, pair, chosen, seen, isAside, lowerings, selected }: TriplesState,
  { context, words, last }: StructuresContext,
): unknown {
  const { triples: says } = words;
  const isHidden = seen.length < system.triples.length;
  if (last && !last.isRight) return says.wrong({ label: last.label });
  const right = last?.isRight === true ? words.right : "";
  const [one, two] = pair;
  const both = one !== undefined && two !== undefined ? { one, two } : undefined;
  if (chosen) {
    const triple = heapsLabel(chosen);
    return both ? right + says.third({ ...both, triple }) : says.chosen({ triple });
  }
  if (isHidden) {
    if (both) return says.askThird(both);
    if (one !== undefined) return says.askSecond({ one });
    return isAsking(context.state) ? says.ask({ found: seen.length }) : waits(context, words);
  }
  if (isAside) {
    const ways = lowerings.map(({ from, to, triple }, place) =>
      says.lower({ from, to, triple: heapsLabel(triple), more: lowerings.length - 1 - place }),
    );
    return says.aside({ numbers: heapsLabel(selected) }) + ways.join("");
  }
  if (both) return says.none(both);
  if (one !== undefined) return says.through({ point: one, triples: system.through(one).length });
  if (!system.isSteiner) return nothing;
  return says.all({ points: system.points, pairs: system.pairs, triples: system.triples.length });
}

function pointChoice({ context: { state, store }, words }: StructuresContext): TemplateResult {
  return segments(
    "points",
    words.triples.points,
    String(structures.of(state).points),
    POINTS.map((points) => ({ value: String(points), label: `1–${points}` })),
    (points) => {
      forget(store);
      structures.put(store, { points: Number(points), pair: [] });
    },
  );
}
