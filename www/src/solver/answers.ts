// The answers that are given on the JavaScript side.
import type { ErrorCode, RequestError } from "./wire.ts";

export interface Failure {
  ok: false;
  error: RequestError;
}

export function failure(code: ErrorCode, field: string, got?: string): Failure {
  return { ok: false, error: got === undefined ? { code, field } : { code, field, got } };
}

export function cancelled(): Failure {
  return failure("cancelled", "signal");
}

/** A fault of our own; no field of the request is to blame. */
export function internal(cause: unknown): Failure {
  return failure("internal", "", cause instanceof Error ? cause.message : String(cause));
}
