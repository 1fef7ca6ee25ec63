// What is read of a request on this side, and not by Rust. To look at it may run the caller's code, and that may throw.
import { failure } from "./answers.ts";
import type { Options } from "./api.ts";
import type { Answer } from "./wire.ts";

export interface Local {
  onProgress: Options["onProgress"];
  signal: AbortSignal | undefined;
}

/** What hears of progress, and what cancels. Rust reads the other options, and says what is wrong with any. */
export function localOf(options: Partial<Local> | null | undefined): Answer<Local> {
  const onProgress = lookedAt(() => options?.onProgress, "options.onProgress", isFunction);
  if (!onProgress.ok) return onProgress;
  const signal = lookedAt(() => options?.signal, "options.signal", isSignal);
  if (!signal.ok) return signal;
  return { ok: true, value: { onProgress: onProgress.value, signal: signal.value } };
}

/** Whether a signal has been aborted, whatever its caller has made of it. */
export function isAborted(signal: AbortSignal | undefined): boolean {
  return signal !== undefined && Reflect.get(AbortSignal.prototype, "aborted", signal);
}

/** A value of the right kind, or none where it is left out. */
function lookedAt<T>(
  look: () => unknown,
  field: string,
  isRight: (value: unknown) => value is T,
): Answer<T | undefined> {
  try {
    const value = look() ?? undefined;
    if (value === undefined || isRight(value)) return { ok: true, value };
    return failure("wrong-type", field, kindOf(value));
  } catch {
    return failure("wrong-type", field, "unreadable");
  }
}

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** Whether it is an array of whatever type. */
function isList(value: unknown): boolean {
  try {
    return Array.isArray(value) || ArrayBuffer.isView(value);
  } catch {
    return false;
  }
}

/** What Rust calls the type of a value. */
export function kindOf(value: unknown): string {
  if (typeof value === "object") return isList(value) ? "list" : "record";
  return isText(value) ? "text" : typeof value;
}

function isFunction(value: unknown): value is NonNullable<Options["onProgress"]> {
  return typeof value === "function";
}

/** It throws where something only looks like a signal. */
function isSignal(value: unknown): value is AbortSignal {
  if (!(value instanceof AbortSignal)) return false;
  isAborted(value);
  return true;
}
