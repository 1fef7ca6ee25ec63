import { html, type TemplateResult } from "lit/html.js";
import { forget, goBack, isAsking, showLabels } from "../../model/question/question.ts";
import { segments } from "../kit/segments.ts";
import { figureTemplate } from "./figure.ts";
import { guessPair } from "./guessing.ts";
import { pairTable, tripleList } from "./lists.ts";
import { chooseHeaps, heapsLabel } from "./positions.ts";
import type { Pane, StructuresContext } from "./shown.ts";
import { POINTS, structures } from "./slice.ts";
import type { Triple } from "./system.ts";
import { triplesShown } from "./triples.ts";

/** The triples, to be found and gone through. */
export function triplesPane(shown: StructuresContext): Pane | undefined {
  const { context, words, outcomes } = shown;
  const { state, store } = context;
  const triples = triplesShown(shown);
  if (!triples) return undefined;
  const { system, chosen, isCompleted, seen, through, marked, selected, figure, says } = triples;
  const press = (point: number): void => {
    const { pair: before } = structures.of(store.state);
    forget(store);
    if (before.includes(point)) {
      structures.put(store, { pair: before.filter((each) => each !== point) });
      return;
    }
    const [one, two] = before;
    if (one !== undefined && two !== undefined && isAsking(state) && !isCompleted) {
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
  const step = (by: 1 | -1): void => {
    const all = system.triples;
    if (isAsking(state)) {
      const next = all.find((triple) => !outcomes.tells(triple));
      structures.put(store, { pair: [] });
      if (by < 0) goBack(store);
      else if (next) showLabels(store, [heapsLabel(next)]);
      return;
    }
    const at = all.findIndex((triple) => triple.join() === selected.join());
    const next = at < 0 ? (by > 0 ? all[0] : all.at(-1)) : all.at((at + by) % all.length);
    if (next && outcomes.tells(next)) pick(next);
  };
  return {
    says,
    tools: pointChoice(shown),
    drawing: figureTemplate(figure, shown, {
      point: press,
      triple: pick,
      help: words.triples.help,
      name: (point) => String(point),
    }),
    table: html`${tripleList(seen, system.triples.length, chosen, pick, shown)}${pairTable(system, seen, marked, shown)}`,
    lit: isCompleted && chosen ? [chosen] : through.length > 0 ? through : seen,
    step,
    asked: system.triples,
  };
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
