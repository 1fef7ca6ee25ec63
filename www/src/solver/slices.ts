// How the wasm is called in slices, and how it goes on after a call that broke it.
import type { Options } from "./api.ts";
import { cancelled, failure, internal, type Failure } from "./answers.ts";
import * as wasm from "./bindings/mexplorer.js";
import { isAborted, localOf, type Local } from "./local.ts";
import type { Answer, Sequence, Step } from "./wire.ts";

const waiting: Array<() => void> = [];

let channel: MessageChannel | undefined;

/** A call in slices. What it found is taken once, and so is each part of a sequence that has come before. */
export interface Task<T> {
  advance(): Answer<Step>;
  part(): Sequence | undefined;
  take(): Answer<T>;
  free(): void;
}

/** How long to work before other events get their turn: about a frame. Small graphs are done sooner. */
const TURN_MS = 16;

/** An instance that has more memory than this, in bytes, is replaced, for wasm gives none back … */
const LARGE = 128 * 2 ** 20;
/** … when nothing was asked of it for so long, in milliseconds. What it keeps of large charts is computed again where it is missed. */
const IDLE_TIMEOUT_MS = 10_000;

let memory = (): number => 0;
let idle: ReturnType<typeof setTimeout> | undefined;

/** Says once how much memory the present instance has, in bytes. */
export function measureBy(bytes: () => number): void {
  memory = bytes;
}

interface SolverInstance {
  /** Why it can do no more; "incomplete" if the rest of the solver was called before it had come. */
  end?: "internal" | "out-of-memory" | "incomplete";
}
// The glue keeps one instance for each copy of its module, and so does this.
let instance: SolverInstance = {};
/** How many tasks are under way. */
let tasks = 0;
/** How many calls are under way: to read a request may run the caller's code, and that may call again. */
let depth = 0;
/** Those who wait for the rest of the solver; nothing where it has come. */
let lacking: Array<() => void> | undefined;
let completing = (): void => undefined;

/** The answer of a call that needs the rest. */
const INCOMPLETE = internal("the rest of the solver has not come");

/** Says that the solver has come in part. */
export function expectRest(): void {
  lacking ??= [];
}

/** Says how an instance is made whole, now that the rest has come. */
export function completeBy(complete: () => void): void {
  complete();
  completing = complete;
  const waiting = lacking ?? [];
  lacking = undefined;
  for (const go of waiting) go();
}

/**
 * Does one slice after another, and lets other events get their turn in between. What needs more than has come of the solver
 * is begun again when that is there.
 */
export async function inSlices<T>(options: Options | undefined, start: () => Task<T>): Promise<Answer<T>> {
  const local = localOf(options);
  if (!local.ok) return local;
  for (;;) {
    if (isAborted(local.value.signal)) return cancelled();
    const home = instance;
    const answer = await sliceBySlice(local.value, start);
    if (home.end !== "incomplete") return answer;
    // If another call ended the instance, this one may be done without the rest.
    if (answer === INCOMPLETE) await wholeOrAborted(local.value);
  }
}

/** Settled when the rest of the solver has come, or nobody waits any longer. */
function wholeOrAborted({ onProgress, signal }: Local): Promise<void> {
  onProgress?.({ phase: "loading", positions: 0, moves: 0 });
  return new Promise((go) => {
    if (!lacking || isAborted(signal)) {
      go();
      return;
    }
    lacking.push(go);
    signal?.addEventListener("abort", () => go(), { once: true });
  });
}

async function sliceBySlice<T>({ onProgress, signal }: Local, start: () => Task<T>): Promise<Answer<T>> {
  const made = atOnce(() => ({ ok: true, value: start() }));
  if (!made.ok) return made;
  const task = made.value;
  const home = instance;
  const parts: Sequence[] = [];
  tasks += 1;
  clearTimeout(idle);
  try {
    let turnStart = performance.now();
    for (;;) {
      const step = atOnce(() => task.advance());
      if (!step.ok) return soFar<T>(parts, step);
      const { done, ...progress } = step.value;
      if (done) {
        onProgress?.(progress);
        return lost(home) ?? atOnce(() => task.take());
      }
      if (performance.now() - turnStart < TURN_MS) continue;
      const come = atOnce(() => ({ ok: true, value: task.part() }));
      if (!come.ok) return soFar<T>(parts, come);
      const part = come.value;
      if (part) parts.push(part);
      onProgress?.({ ...progress, ...(part && { part }) });
      await nextTurn();
      const ended = isAborted(signal) ? cancelled() : lost(home);
      if (ended) return soFar<T>(parts, ended);
      turnStart = performance.now();
    }
  } finally {
    // A task of an instance that is gone has no memory left to free.
    if (!home.end) free(task);
    tasks -= 1;
    if (tasks === 0) waitIdly();
  }
}

/** Of a sequence what has come before it was given up or there was no more memory; else why there is nothing. */
function soFar<T>(parts: readonly Sequence[], ended: Failure): Answer<T> {
  const [first] = parts;
  if (!first || ended.error.code === "internal") return ended;
  // Only a sequence has parts.
  return { ok: true, value: { ...first, values: joined(parts), stopped: ended.error } as T };
}

/** The values of some parts. */
export function joined(parts: readonly Sequence[]): Sequence["values"] {
  const count = parts.reduce((sum, { values }) => sum + values.length, 0);
  const isLong = parts.some(({ values }) => values instanceof Uint32Array);
  const values = isLong ? new Uint32Array(count) : new Uint16Array(count);
  let start = 0;
  for (const part of parts) {
    values.set(part.values, start);
    start += part.values.length;
  }
  return values;
}

/** Does all of it at once. */
export function wholly<T>(start: () => Task<T>): Answer<T> {
  return atOnce(() => {
    const task = start();
    let step = task.advance();
    while (step.ok && !step.value.done) step = task.advance();
    const answer = step.ok ? task.take() : step;
    task.free();
    return answer;
  });
}

function free(task: Task<unknown>): void {
  atOnce(() => {
    task.free();
    return { ok: true, value: undefined };
  });
}

/** A large instance is replaced if nothing is asked of it until then. */
function waitIdly(): void {
  if (memory() <= LARGE) return;
  clearTimeout(idle);
  idle = setTimeout(() => {
    if (tasks === 0 && depth === 0) replace();
  }, IDLE_TIMEOUT_MS);
  // Node does not wait for that.
  if (typeof idle === "object") (idle as { unref?: () => void }).unref?.();
}

function replace(): void {
  wasm.__wbg_reset_state();
  instance = {};
  completing();
}

/**
 * Calls the wasm. A panic stops it in the middle of its work and leaves its memory half changed. So the
 * instance is given up, and its memory with it, and a new one takes its place as soon as nothing is within that work.
 */
function atOnce<T>(call: () => Answer<T>): Answer<T> {
  depth += 1;
  try {
    const answer = lost(instance) ?? call();
    return lost(instance) ?? answer;
  } catch (cause) {
    instance.end ??= endBy(cause);
    if (instance.end === "incomplete") return INCOMPLETE;
    return instance.end === "out-of-memory" ? failure(instance.end, "") : internal(wasm.lastPanic() ?? cause);
  } finally {
    depth -= 1;
    if (instance.end && depth === 0) replace();
  }
}

function endBy(cause: unknown): NonNullable<SolverInstance["end"]> {
  // Where nothing is lacking the same trap comes again.
  if (lacking && cause instanceof WebAssembly.RuntimeError) return "incomplete";
  return isOutOfMemory(cause) ? "out-of-memory" : "internal";
}

/** The wasm could not have more memory, or the engine none for an answer. */
function isOutOfMemory(cause: unknown): boolean {
  return wasm.ranOutOfMemory() || (cause instanceof RangeError && !/call stack/i.test(cause.message));
}

/** The answer of work whose instance has ended. */
function lost({ end }: SolverInstance): Failure | undefined {
  if (end === "out-of-memory") return failure(end, "");
  return end && internal("another call ended the instance that did this work");
}

/** Lets the event loop run once. A timer would do so too, but browsers stretch nested ones to 4 ms. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    // In Node an open channel would keep the process alive.
    if (typeof setImmediate === "function") {
      setImmediate(resolve);
      return;
    }
    if (!channel) {
      channel = new MessageChannel();
      channel.port1.onmessage = () => waiting.shift()?.();
    }
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
}
