// The Steiner triple system of the P-positions of distinct heaps, as far as it is shown.
import { isAsking } from "../../model/question/question.ts";
import { pointsPictureOf } from "./places.ts";
import { pointsPicture, type TripleLine } from "./pointsPicture.ts";
import { heapsLabel, heapsOf } from "./positions.ts";
import { waits, type StructureShown, type StructuresInput } from "./shown.ts";
import { structures } from "./slice.ts";
import type { Lowering, System, Triple } from "./system.ts";

export interface TriplesShown extends StructureShown {
  system: System;
  /** The numbers that are chosen, two at most. */
  pair: readonly number[];
  /** The triple that stands out, and whether the pair has been completed to it. */
  chosen: Triple | undefined;
  isCompleted: boolean;
  /** The triples that are told, and those among them through the one number that is chosen. */
  seen: readonly Triple[];
  through: readonly Triple[];
  /** What stands out with what is chosen. */
  marked: readonly number[];
  selected: Triple;
}

/** Nothing until the triples are known. */
export function triplesShown(shown: StructuresInput): TriplesShown | undefined {
  const { context, words, outcomes } = shown;
  const { state } = context;
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
  const through =
    pair.length === 1 ? seen.filter((triple) => pair.every((each) => triple.includes(each))) : [];
  const isPlain = picture.isOfLines;
  const lines = seen.flatMap((triple): TripleLine[] => {
    if (triple === chosen) return [{ triple, look: "chosen" }];
    const place = through.indexOf(triple);
    if (place >= 0) return [{ triple, look: "through", ...(!isPlain && { hue: (place % 9) + 1 }) }];
    if (isPlain) return [{ triple, look: completed || through.length > 0 || isAside ? "faint" : "lit" }];
    // What a class has found stands there; all of many triangles at once are but a web.
    return isAsking(state) && !isAll ? [{ triple, look: "lit" }] : [];
  });
  const label = words.triples.figure({ points, isPlane: isAll && points === 7 });
  return {
    ...{ system, pair, chosen, isCompleted: completed !== undefined, seen, through, marked, selected },
    task: words.triples.task({ points }),
    says: sentence({ system, pair, chosen, seen, isAside, lowerings, selected }, shown),
    figure: {
      kind: "picture",
      picture: pointsPicture({ label, picture, lines, pressed: pair, marked, lowerings }),
    },
    // Where each line is seen by itself, a list would say it once more.
    rows: isPlain ? [] : [{ triples: seen.map((triple) => ({ triple, isChosen: triple === chosen })) }],
  };
}

interface TriplesState extends Pick<TriplesShown, "system" | "pair" | "chosen" | "seen" | "selected"> {
  isAside: boolean;
  lowerings: readonly Lowering[];
}

function sentence(
  { system, pair, chosen, seen, isAside, lowerings, selected }: TriplesState,
  shown: StructuresInput,
): string | undefined {
  const { context, words, last } = shown;
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
    return isAsking(context.state) ? says.ask({ found: seen.length }) : waits(shown);
  }
  if (isAside) {
    const ways = lowerings.map(({ from, to, triple }, place) =>
      says.lower({ from, to, triple: heapsLabel(triple), more: lowerings.length - 1 - place }),
    );
    return says.aside({ numbers: heapsLabel(selected) }) + ways.join("");
  }
  if (both) return says.none(both);
  if (one !== undefined) return says.through({ point: one, triples: system.through(one).length });
  if (!system.isSteiner) return undefined;
  return says.all({ points: system.points, pairs: system.pairs, triples: system.triples.length });
}
