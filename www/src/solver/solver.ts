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
import { isAborted, isList, localOf } from "./local.ts";
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
    evaluate(game: Game, positions: readonly PositionInput[], options?: Options): Task<Evaluation>;
    explain(game: Game, position: PositionInput, options?: Options): Task<Explanation>;
    explore(game: Game, position: PositionInput, options?: Options): Task<Exploration>;
    grid(game: Game, grid: GridInput, options?: Options): Task<Grid>;
    sequence(game: Game, sequence: SequenceInput, options?: Options): Task<Sequence>;
    verify(theorem: string, game: Game, scope: Scope, options?: Options): Task<Verification>;
    census(game: Game, scope: { bound: number; heaps?: number }, options?: Options): Task<Census>;
  };
  ranOutOfMemory(): boolean;
  initSync(source: { module: WebAssembly.Module }): unknown;
  __wbg_reset_state(): void;
}
/** A call in slices. What it found is taken once. */
interface Task<T> {
  advance(): Answer<Step>;
  take(): Answer<T>;
  free(): void;
}

const wasm: Bindings = bindings;

/** How long to work before other events get their turn: about a frame. Small graphs are done sooner. */
const TURN_MILLISECONDS = 16;

interface Instance {
  /** Why it can do no more. */
  end?: "internal" | "out-of-memory";
}
// The glue keeps one instance for each copy of its module, and so does this.
let instance: Instance = {};
/** How many calls are under way: to read a request may run the caller's code, and that may call again. */
let depth = 0;

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
      inSlices(options, () => wasm.Task.evaluate(game, positions, options)),
    explain: (game, position, options) => inSlices(options, () => wasm.Task.explain(game, position, options)),
    explore: (game, position, options) => inSlices(options, () => wasm.Task.explore(game, position, options)),
    grid: (game, grid, options) => inSlices(options, () => wasm.Task.grid(game, grid, options)),
    sequence: (game, sequence, options) =>
      inSlices(options, () => wasm.Task.sequence(game, sequence, options)),
    verify: async (theorem, game, scope, options) => {
      if (!formulaChecker || !isFormula(theorem))
        return inSlices(options, () => wasm.Task.verify(theorem as string, game, scope, options));
      try {
        const { checkFormula } = await formulaChecker();
        return await checkFormula(mex, theorem, game, scope, options);
      } catch (cause) {
        return internal(cause);
      }
    },
    census: (game, scope, options) => inSlices(options, () => wasm.Task.census(game, scope, options)),
  };
  return mex;
}

/** Whether it is a formula and not a theorem's id; of whatever else it is Rust says what is wrong with it. */
function isFormula(theorem: string | FormulaInput): theorem is FormulaInput {
  return typeof theorem === "object" && (theorem as unknown) !== null && !isList(theorem);
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
async function inSlices<T>(options: Options | undefined, start: () => Task<T>): Promise<Answer<T>> {
  const local = localOf(options);
  if (!local.ok) return local;
  const { onProgress, signal } = local.value;
  if (isAborted(signal)) return cancelled();
  const made = guarded(() => ({ ok: true, value: start() }));
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
        return lost(home) ?? guarded(() => task.take());
      }
      if (performance.now() - turnStart < TURN_MILLISECONDS) continue;
      onProgress?.(progress);
      await nextTurn();
      if (isAborted(signal)) return cancelled();
      const ended = lost(home);
      if (ended) return ended;
      turnStart = performance.now();
    }
  } finally {
    // A task of an instance that is gone has no memory left to free.
    if (!home.end) task.free();
  }
}

/**
 * A panic stops the wasm in the middle of its work and leaves its memory half changed. So the
 * instance is given up, and the next call starts with a new one, unless it comes from within that work.
 */
function guarded<T>(call: () => Answer<T>): Answer<T> {
  depth += 1;
  try {
    if (instance.end && depth === 1) {
      wasm.__wbg_reset_state();
      instance = {};
    }
    const answer = lost(instance) ?? call();
    return lost(instance) ?? answer;
  } catch (cause) {
    instance.end ??= isOutOfMemory(cause) ? "out-of-memory" : "internal";
    return instance.end === "internal" ? internal(cause) : failure(instance.end, "");
  } finally {
    depth -= 1;
  }
}

/** The wasm could not have more memory, or the engine none for an answer. */
function isOutOfMemory(cause: unknown): boolean {
  return wasm.ranOutOfMemory() || (cause instanceof RangeError && !/call stack/i.test(cause.message));
}

/** The answer of work whose instance has ended. */
function lost({ end }: Instance): Failure | undefined {
  if (end === "internal") return internal("another call ended the instance that did this work");
  return end && failure(end, "");
}
