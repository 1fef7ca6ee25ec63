// A solver that says something else of every value that is hidden. A page on which nothing is told of them is the same with it.
import type { Call } from "../../www/src/solver/protocol.ts";
import type {
  Cells,
  Chart,
  Evaluation,
  Explanation,
  Exploration,
  PositionValue,
  Sequence,
} from "../../www/src/solver/wire.ts";
import { onItsWay } from "./site.ts";

const VALUES = ["outcome", "grundy", "remoteness", "gameValue", "distance", "winners"] as const;
type Lists = Partial<Record<(typeof VALUES)[number], ArrayLike<number>>>;

/** What a solver is right about: the values of some positions, and of some of these all that can be said of them. */
export interface Told {
  values: ReadonlySet<string>;
  whole: ReadonlySet<string>;
}

/** From now on the solver is right about these positions alone; without them it is right about all. */
export function lieExcept(told: Told | undefined): void {
  const isTold = (label: string): boolean => told?.values.has(label) === true;
  const lies: Partial<Record<Call["name"], (value: never, call: Call) => void>> = {
    explore: (value: Exploration) => falsify(value, isTold),
    explain: (value: Explanation) => {
      if (told?.whole.has(value.label) !== true) misexplain(value, isTold);
    },
    evaluate: (value: Evaluation, { args }) => {
      const positions = args[1] as ReadonlyArray<readonly number[] | string>;
      flip(
        value,
        positions.map((each) => isTold(typeof each === "string" ? each : `(${each.join(",")})`)),
      );
    },
    cells: ({ classes, labels = [] }: Cells) => {
      classes.forEach((each, cell) => (classes[cell] = isTold(labels[cell] ?? "") ? each : each ^ 1));
    },
    chart: ({ counts }: Chart) => void counts.reverse(),
    sequence: (value: Sequence) => {
      value.values.forEach((each, heap) => (value.values[heap] = each ^ 1));
      delete value.period;
    },
  };
  onItsWay.change =
    told &&
    ((call, value) => {
      lies[call.name]?.(value as never, call);
    });
}

/** Other values, but for those that are told; a list may have several entries for a position. */
function flip(lists: Lists, isTold: readonly boolean[]): void {
  for (const kind of VALUES) {
    const values = lists[kind] as number[] | undefined;
    const each = (values?.length ?? 0) / isTold.length;
    values?.forEach((value, place) => {
      if (isTold[Math.floor(place / each)] !== true) values[place] = value ^ 1;
    });
  }
}

function falsify(graph: Exploration, isTold: (label: string) => boolean): void {
  const told = graph.labels.map(isTold);
  flip(graph, told);
  if (graph.pPositionCount !== undefined) graph.pPositionCount += 1;
  const rows = told.map((is, position) => {
    const [start, end] = [graph.winningOffsets[position] ?? 0, graph.winningOffsets[position + 1] ?? 0];
    const own = Array.from(graph.winning.subarray(start, end), (to, place) => [
      to,
      graph.winningFor?.[start + place] ?? 1,
    ]);
    const { optionOffsets = graph.coverOffsets, options = graph.covers } = graph;
    const all = Array.from(options.subarray(optionOffsets[position], optionOffsets[position + 1]), (to) => [
      to,
      3,
    ]);
    // Of a position that is told those moves are known that lead to others that are.
    return is ? own.filter(([to = 0]) => told[to]) : own.length === 0 ? all : [];
  });
  graph.winningOffsets = Uint32Array.from([0, ...rows.map((_, at) => rows.slice(0, at + 1).flat().length)]);
  graph.winning = Uint32Array.from(rows.flat(), ([to = 0]) => to);
  if (graph.winningFor) graph.winningFor = Uint32Array.from(rows.flat(), ([, players = 1]) => players);
}

function other(value: PositionValue): PositionValue {
  const { outcome, grundy, remoteness, gameValue, distance, winners } = value;
  return {
    ...value,
    ...(outcome && { outcome: outcome === "P" ? "N" : "P" }),
    ...(grundy !== undefined && { grundy: grundy ^ 1 }),
    ...(remoteness !== undefined && { remoteness: remoteness ^ 1 }),
    ...(gameValue !== undefined && { gameValue: gameValue ^ 1 }),
    ...(distance !== undefined && { distance: distance ^ 1 }),
    ...(winners && { winners: winners.map((winner) => winner ^ 1) }),
  };
}

/** What is said of a position that is hidden, or whose options are, is all wrong, but for which theorems there are. */
function misexplain(said: Explanation, isTold: (label: string) => boolean): void {
  if (!isTold(said.label)) said.value = other(said.value);
  for (const option of said.options) {
    if (!isTold(option.label)) option.value = other(option.value);
    option.winning = !option.winning;
    delete option.reply;
  }
  said.method = said.method === "search" ? "theorem" : "search";
  for (const verdict of said.theorems) {
    verdict.agrees = verdict.agrees !== true;
    verdict.winningMoves = [];
    delete verdict.reason;
  }
  delete said.mexWitnesses;
  delete said.movers;
  delete said.components;
  delete said.periods;
}
