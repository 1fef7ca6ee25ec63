// How the wasm is called in slices, and how it goes on after a call that broke it.
import type { Options } from "./api.ts";
import { cancelled, failure, internal, type Failure } from "./answers.ts";
import * as wasm from "./bindings/mexplorer.js";
import { isAborted, localOf } from "./local.ts";
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
  /** Why it can do no more. */
  end?: "internal" | "out-of-memory";
}
// The glue keeps one instance for each copy of its module, and so does this.
let instance: SolverInstance = {};
/** How many tasks are under way. */
let tasks = 0;
/** How many calls are under way: to read a request may run the caller's code, and that may call again. */
let depth = 0;

/** Does one slice after another, and lets other events get their turn in between. */
export async function inSlices<T>(options: Options | undefined, start: () => Task<T>): Promise<Answer<T>> {
  const local = localOf(options);
  if (!local.ok) return local;
  const { onProgress, signal } = local.value;
  if (isAborted(signal)) return cancelled();
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
    if (!home.end) task.free();
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
    instance.end ??= isOutOfMemory(cause) ? "out-of-memory" : "internal";
    return instance.end === "internal" ? internal(wasm.lastPanic() ?? cause) : failure(instance.end, "");
  } finally {
    depth -= 1;
    if (instance.end && depth === 0) replace();
  }
}

/** The wasm could not have more memory, or the engine none for an answer. */
function isOutOfMemory(cause: unknown): boolean {
  return wasm.ranOutOfMemory() || (cause instanceof RangeError && !/call stack/i.test(cause.message));
}

/** The answer of work whose instance has ended. */
function lost({ end }: SolverInstance): Failure | undefined {
  if (end === "internal") return internal("another call ended the instance that did this work");
  return end && failure(end, "");
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
