import type {
  Answer,
  Catalogue,
  Exploration,
  Explanation,
  Notation,
  RequestError,
} from "../../www/src/solver/wire.ts";
import type { Game, PositionInput } from "../../www/src/solver/api.ts";
import type { ArgumentsOf, CallName, ValueOf } from "../../www/src/solver/calls.ts";
import { NORMAL } from "../../www/src/model/convention.ts";
import type { Solver } from "../../www/src/model/solver.ts";
import { cancelled } from "../../www/src/solver/answers.ts";
import { SolverClient } from "../../www/src/solver/client.ts";
import type { FromWorker, ToWorker } from "../../www/src/solver/protocol.ts";
import type { OpenGame } from "../../www/src/model/state.ts";

/** A game that is open, from a start that is written like this, with whatever else is said of it. */
export function openGame(
  ruleset: string,
  start: string,
  tokens: readonly number[],
  change: Partial<OpenGame> = {},
): OpenGame {
  return {
    ruleset,
    params: {},
    convention: NORMAL,
    position: start,
    notation: `${ruleset}${start}`,
    label: start,
    written: start,
    tokens: [...tokens],
    components: [],
    edges: [],
    names: [],
    arrows: [],
    board: "heaps",
    heapTokens: { ordered: false, behind: [] },
    hasSequence: true,
    splits: false,
    parts: 1,
    reshapes: false,
    grows: false,
    passes: 0,
    ...change,
  };
}

/**
 * A stand-in for the solver that knows one game, "token(n)": from n go to n-1 or n-2; who cannot move loses.
 * The values are those of n modulo 3. Positions are numbered from the start downwards.
 */
export function explorationOf(start: number): Exploration {
  const sizes = Array.from({ length: start + 1 }, (_, index) => start - index);
  const rows = (optionsOf: (size: number) => number[]): { offsets: Uint32Array; items: Uint32Array } => {
    const lists = sizes.map(optionsOf);
    const offsets = [0];
    for (const list of lists) offsets.push((offsets.at(-1) ?? 0) + list.length);
    return {
      offsets: Uint32Array.from(offsets),
      items: Uint32Array.from(lists.flat(), (size) => start - size),
    };
  };
  const all = rows(optionsOf);
  const covers = rows((size) => (size > 0 ? [size - 1] : []));
  const winning = rows((size) => optionsOf(size).filter((option) => option % 3 === 0));
  return {
    notation: `token(${start})`,
    start: notationOf("token", start),
    board: "heaps",
    heapTokens: { ordered: false, behind: [] },
    positionCount: sizes.length,
    moveCount: all.items.length,
    players: 2,
    pPositionCount: sizes.filter((size) => size % 3 === 0).length,
    tokenOffsets: Uint32Array.from([...sizes.keys(), sizes.length]),
    tokens: Float64Array.from(sizes),
    labels: sizes.map((size) => `(${size})`),
    number: Uint32Array.from(sizes, (size) => size + 1),
    optionOffsets: all.offsets,
    options: all.items,
    coverOffsets: covers.offsets,
    covers: covers.items,
    coversExact: true,
    winningOffsets: winning.offsets,
    winning: winning.items,
    outcome: Uint8Array.from(sizes, (size) => (size % 3 === 0 ? 0 : 1)),
    grundy: Int32Array.from(sizes, (size) => size % 3),
    remoteness: Int32Array.from(sizes),
    layer: Uint32Array.from(sizes.keys()),
    layerCount: sizes.length,
    direction: "right",
    x: Float32Array.from(sizes.keys(), (index) => index + 0.5),
    y: new Float32Array(sizes.length).fill(0.5),
    nodeWidth: 0.8,
    nodeHeight: 0.4,
    width: sizes.length,
    height: 1,
  };
}

function optionsOf(size: number): number[] {
  return [size - 1, size - 2].filter((option) => option >= 0);
}

const text = (words: string): { en: string; zh: string } => ({ en: words, zh: words });

export const catalogue: Catalogue = {
  version: "0",
  rulesets: ["token", "other"].map((id) => ({
    id,
    aliases: [],
    board: "heaps",
    heapTokens: { ordered: false, behind: [] },
    hasSequence: true,
    mostHeaps: 9,
    name: text(id),
    rules: text("Take one or two."),
    wordings: [],
    parameters: [
      {
        key: "m",
        name: text("m"),
        meaning: text("a number"),
        range: { kind: "integer" as const, least: 1, most: 9 },
        required: false,
        initial: 2,
      },
    ],
    examples: [id === "token" ? 4 : 3].map((size) => ({
      notation: `${id}(${size})`,
      written: `(${size})`,
      says: text("small"),
    })),
    sources: [],
  })),
  conventions: [
    { kind: "normal", name: text("normal play"), says: text("last move wins") },
    { kind: "misere", name: text("misère play"), says: text("last move loses") },
    { kind: "alliance", name: text("in turn"), says: text("several players") },
  ],
  winners: [
    { word: "first-stuck", says: text("the first who cannot move wins"), fewestPlayers: 2 },
    { word: "after-1", says: text("the player after the stuck one wins"), fewestPlayers: 3 },
    { word: "last-mover", says: text("the last to move wins"), fewestPlayers: 2 },
  ],
  theorems: [],
  limits: {
    textLength: 99,
    fileLength: 999,
    arrows: 99,
    heaps: 9,
    splitHeaps: 9,
    heapSize: 99,
    setSize: 9,
    edges: 9,
    components: 6,
    players: 9,
    positions: 50,
    moves: 99,
    evaluated: 50,
    listedOptions: 9,
    movesSent: 99,
    exactCovers: 50,
    drawnPositions: 20,
    aroundMoves: 4,
    gridSide: 9,
    gridCells: 99,
    sieveCells: 99,
    sequence: 99,
    checkedBound: 99,
    checkedHeaps: 9,
  },
};

function refuse<T>(error: RequestError): Answer<T> {
  return { ok: false, error };
}

/** The start of "token(4)" or the size in "(4)"; a fault for anything else. */
function sizeIn(input: unknown, field: string): Answer<number> {
  const written = String(input);
  const size = Number(/(\d+)\)?$/.exec(written)?.[1] ?? NaN);
  if (Number.isNaN(size)) return refuse({ code: "unexpected-character", field, span: [0, written.length] });
  return { ok: true, value: size };
}

function notationOf(ruleset: string, size: number): Notation {
  const label = `(${size})`;
  const notation = `${ruleset}${label}`;
  return {
    ruleset,
    params: { m: 2 },
    position: [size],
    tokens: [size],
    label,
    notation,
    board: "heaps",
    heapTokens: { ordered: false, behind: [] },
    hasSequence: true,
    splits: false,
    parts: 1,
    reshapes: false,
    grows: false,
    written: label,
  };
}

function readAs(ruleset: string, size: Answer<number>): Answer<Notation> {
  return size.ok ? { ok: true, value: notationOf(ruleset, size.value) } : size;
}

/** The size that a game starts from, under a convention that there is. */
function startIn({ ruleset, convention }: Game, position: PositionInput): Answer<number> {
  const kind = convention?.kind ?? "normal";
  if (!catalogue.conventions.some((card) => card.kind === kind))
    return refuse({ code: "unknown-convention", field: "convention.kind", got: kind });
  const size = sizeIn(position, "position");
  if (size.ok && ruleset === "other" && size.value > 3)
    return refuse({ code: "too-many", field: "position", limit: 3, got: size.value });
  return size;
}

/** Answers like the solver's client, and keeps what was asked. */
export class FakeSolver implements Solver {
  readonly asked: string[] = [];
  /** Starts above this are refused by `explore`. */
  largest = 40;
  /** Answers wait for this, so that a test can overtake them. */
  gate: Promise<void> = Promise.resolve();

  async catalogue(): Promise<Answer<Catalogue>> {
    await this.gate;
    return { ok: true, value: catalogue };
  }

  async ask<Name extends CallName>(name: Name, args: ArgumentsOf<Name>): Promise<Answer<ValueOf<Name>>> {
    await this.gate;
    // The compiler cannot see that arguments and answer belong together in a generic function.
    const call = this.#calls[name] as ((...given: unknown[]) => Answer<ValueOf<Name>>) | undefined;
    if (!call) throw new Error(`the stand-in has no ${name}`);
    return call(...args);
  }

  request<Name extends CallName>(
    _view: string,
    name: Name,
    args: ArgumentsOf<Name>,
  ): Promise<Answer<ValueOf<Name>>> {
    this.asked.push(`${name} ${String(args[1])}`);
    return this.ask(name, args);
  }

  readonly #calls: { [Name in CallName]?: (...args: ArgumentsOf<Name>) => Answer<ValueOf<Name>> } = {
    parse: (notation) => {
      const ruleset = /^(token|other)\(/.exec(notation)?.[1];
      if (!ruleset)
        return refuse({ code: "unknown-ruleset", field: "notation", span: [0, 3], got: notation });
      return readAs(ruleset, sizeIn(notation, "notation"));
    },
    read: ({ ruleset }, position) => readAs(ruleset, sizeIn(position, "position")),
    explore: (game, position) => {
      const size = startIn(game, position);
      if (!size.ok) return size;
      if (size.value > this.largest)
        return refuse({ code: "too-many-positions", field: "position", limit: 50 });
      const start = notationOf(game.ruleset, size.value);
      return { ok: true, value: { ...explorationOf(size.value), notation: start.notation, start } };
    },
    explain: (game, position) => {
      const size = startIn(game, position);
      return size.ok ? { ok: true, value: explain(size.value, game.ruleset) } : size;
    },
    puzzle: ({ ruleset }) => ({ ok: true, value: explain(1, ruleset) as never }),
  };

  cancel(view: string): void {
    this.asked.push(`cancel ${view}`);
  }
}

/** The page’s own client of such a solver, in a worker that can end over a call. */
export class MortalClient extends SolverClient {
  #ends: number[] = [];

  constructor(solver: FakeSolver) {
    super({
      createWorker: () => new MortalWorker(solver, () => this.#ends.shift() === 1),
      compile: () => Promise.resolve({} as WebAssembly.Module),
      catalogue: () => Promise.resolve(catalogue),
    });
  }

  /** Of the next calls, counted with those that are asked again, the worker that has it ends over these. */
  endOver(calls: readonly number[]): void {
    this.#ends = Array.from({ length: Math.max(0, ...calls) }, (_, call) =>
      calls.includes(call + 1) ? 1 : 0,
    );
  }
}

class MortalWorker extends EventTarget {
  readonly #solver: FakeSolver;
  readonly #isLast: () => boolean;

  constructor(solver: FakeSolver, isLast: () => boolean) {
    super();
    this.#solver = solver;
    this.#isLast = isLast;
  }

  postMessage(message: ToWorker): void {
    if (message.kind === "start" || message.kind === "rest") this.#say({ kind: "ready" });
    else if (message.kind === "ping") this.#say({ kind: "pong" });
    else if (message.kind === "cancel") this.#say({ kind: "answer", id: message.id, answer: cancelled() });
    else if (this.#isLast()) setImmediate(() => this.dispatchEvent(new Event("error")));
    else void this.#answer(message);
  }

  terminate(): void {
    // Nobody listens to it any more.
  }

  async #answer({ id, call }: Extract<ToWorker, { kind: "call" }>): Promise<void> {
    this.#say({ kind: "answer", id, answer: await this.#solver.ask(call.name, call.args as never) });
  }

  #say(data: FromWorker): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
  }
}

function explain(size: number, ruleset: string): Explanation {
  const value = (of: number): Explanation["value"] => ({ outcome: of % 3 === 0 ? "P" : "N", grundy: of % 3 });
  return {
    position: [size],
    tokens: [size],
    label: `(${size})`,
    notation: `${ruleset}(${size})`,
    asked: notationOf(ruleset, size),
    method: "search",
    value: value(size),
    optionCount: optionsOf(size).length,
    options: optionsOf(size).map((option) => ({
      position: [option],
      tokens: [option],
      label: `(${option})`,
      value: value(option),
      winning: option % 3 === 0,
      moves: [{ board: "heaps", first: 0, changes: [{ place: 0, from: size, to: [option] }] }],
    })),
    theorems: [],
  };
}
