// The facade over the wasm: the same in a page, in a worker and in Node.
import type {
  FormulaInput,
  Game,
  GridInput,
  Mexplorer,
  Options,
  PositionInput,
  Scope,
  SequenceInput,
} from "./api.ts";
import { cancelled, failure, internal, type Failure } from "./answers.ts";
import * as bindings from "./bindings/mexplorer.js";
import { nextTurn } from "./turn.ts";
import type {
  Answer,
  Census,
  Evaluation,
  Explanation,
  Exploration,
  Grid,
  Notation,
  Sequence,
  Step,
  Verification,
} from "./wire.ts";

/** What crate/wasm exports. */
interface Bindings {
  example(): string;
  parse(text: string): Answer<Notation>;
  read(game: Game, position: PositionInput): Answer<Notation>;
  Task: {
    evaluate(game: Game, positions: readonly PositionInput[], options: RustOptions): Task<Evaluation>;
    explain(game: Game, position: PositionInput, options: RustOptions): Task<Explanation>;
    explore(game: Game, position: PositionInput, options: RustOptions): Task<Exploration>;
    grid(game: Game, grid: GridInput, options: RustOptions): Task<Grid>;
    sequence(game: Game, sequence: SequenceInput, options: RustOptions): Task<Sequence>;
    verify(theorem: string, game: Game, scope: Scope, options: RustOptions): Task<Verification>;
    census(game: Game, scope: { bound: number; heaps?: number }, options: RustOptions): Task<Census>;
  };
  initSync(source: { module: WebAssembly.Module }): unknown;
  __wbg_reset_state(): void;
}
/** A call in slices. What it found is taken once. */
interface Task<T> {
  advance(): Answer<Step>;
  take(): Answer<T>;
  free(): void;
}
type RustOptions = Omit<Options, "onProgress" | "signal">;

const wasm: Bindings = bindings;

/** How long to work before other events get their turn: about a frame. Small graphs are done sooner. */
const TURN_MILLISECONDS = 16;

// The glue keeps one instance for each copy of its module, so its state is counted here.
let instance = 0;
let spoilt = false;

/** What the wasm does; the catalogue is a file beside it. */
export type Solver = Omit<Mexplorer, "catalogue">;

/** Checks formulas. It is fetched with the first of them where what is loaded at first shall be small. */
export type FormulaChecker = () => Promise<typeof import("./formula/check.ts")>;

/** Instantiates the solver, unless it already is. */
export function connect(module: WebAssembly.Module, formulaChecker?: FormulaChecker): Solver {
  wasm.initSync({ module });
  warmUp();
  const mex: Solver = {
    parse: (text) => guarded(() => wasm.parse(text)),
    read: (game, position) => guarded(() => wasm.read(game, position)),
    evaluate: (game, positions, options) =>
      inSlices(options, (rest) => wasm.Task.evaluate(game, positions, rest)),
    explain: (game, position, options) =>
      inSlices(options, (rest) => wasm.Task.explain(game, position, rest)),
    explore: (game, position, options) =>
      inSlices(options, (rest) => wasm.Task.explore(game, position, rest)),
    grid: (game, grid, options) => inSlices(options, (rest) => wasm.Task.grid(game, grid, rest)),
    sequence: (game, sequence, options) =>
      inSlices(options, (rest) => wasm.Task.sequence(game, sequence, rest)),
    verify: async (theorem, game, scope, options) => {
      if (!formulaChecker || !isFormula(theorem))
        return inSlices(options, (rest) => wasm.Task.verify(theorem as string, game, scope, rest));
      try {
        const { checkFormula } = await formulaChecker();
        return await checkFormula(mex, theorem, game, scope, options);
      } catch (cause) {
        return internal(cause);
      }
    },
    census: (game, scope, options) => inSlices(options, (rest) => wasm.Task.census(game, scope, rest)),
  };
  return mex;
}

/** Whether it is a formula and not a theorem's id; of whatever else it is Rust says what is wrong with it. */
function isFormula(theorem: string | FormulaInput): theorem is FormulaInput {
  return typeof theorem === "object" && (theorem as unknown) !== null;
}

/**
 * Explores the first example. Engines compile a function when it is first called, so this takes the
 * compiling out of the first graph that somebody waits for.
 */
function warmUp(): void {
  const start = wasm.parse(wasm.example());
  if (!start.ok) return;
  const { ruleset, params, position } = start.value;
  const task = wasm.Task.explore({ ruleset, params }, position, {});
  for (let step = task.advance(); step.ok && !step.value.done;) step = task.advance();
  task.take();
  task.free();
}

/** Does one slice after another, and lets other events get their turn in between. */
async function inSlices<T>(
  options: Options | undefined,
  start: (rest: RustOptions) => Task<T>,
): Promise<Answer<T>> {
  const local = split(options);
  if (!local.ok) return local;
  const { onProgress, signal, rest } = local.value;
  if (signal?.aborted) return cancelled();
  const made = guarded(() => ({ ok: true, value: start(rest) }));
  if (!made.ok) return made;
  const task = made.value;
  const home = instance;
  try {
    let turnStart = performance.now();
    for (;;) {
      const step = guarded(() => task.advance());
      if (!step.ok) return step;
      const { done, ...progress } = step.value;
      if (done) {
        onProgress?.(progress);
        return guarded(() => task.take());
      }
      if (performance.now() - turnStart < TURN_MILLISECONDS) continue;
      onProgress?.(progress);
      await nextTurn();
      if (signal?.aborted) return cancelled();
      if (home !== instance) return internal("another call ended the instance that did this work");
      turnStart = performance.now();
    }
  } finally {
    // A task of an instance that is gone has no memory left to free.
    if (home === instance) task.free();
  }
}

interface Split {
  onProgress: Options["onProgress"];
  signal: AbortSignal | undefined;
  rest: RustOptions;
}

/** The options for Rust, which checks them, without the two that stay on this side and are checked here. */
function split(options: Options | null | undefined): Answer<Split> {
  const isRecord = typeof options === "object" && options !== null && !Array.isArray(options);
  // Whatever else it is, Rust says what is wrong with it.
  if (!isRecord)
    return { ok: true, value: { onProgress: undefined, signal: undefined, rest: options ?? {} } };
  const { onProgress, signal, ...rest } = options;
  if (!isLeftOut(onProgress) && typeof onProgress !== "function") return wrongType("onProgress", onProgress);
  if (!isLeftOut(signal) && !(signal instanceof AbortSignal)) return wrongType("signal", signal);
  return { ok: true, value: { onProgress, signal, rest } };
}

function isLeftOut(value: unknown): boolean {
  return value === undefined || value === null;
}

function wrongType(option: string, got: unknown): Failure {
  return failure("wrong-type", `options.${option}`, typeof got === "object" ? "record" : typeof got);
}

/**
 * A panic stops the wasm in the middle of its work and leaves its memory half changed. So the
 * instance is given up, and the next call starts with a new one.
 */
function guarded<T>(call: () => Answer<T>): Answer<T> {
  try {
    if (spoilt) {
      wasm.__wbg_reset_state();
      spoilt = false;
    }
    return call();
  } catch (cause) {
    spoilt = true;
    instance += 1;
    return internal(cause);
  }
}
