import type { Answer } from "../../src/solver/wire.ts";

/** What was answered; a refusal is a fault of whoever wrote what is asked of. */
export function taken<T>(answer: Answer<T>, of: string): T {
  if (!answer.ok) throw new Error(`${of}: ${answer.error.code}`);
  return answer.value;
}
