// Calls that were foreseen when the site was built, with what the solver of the same build answered to them: a first
// visitor's questions are answered before the solver has come.
import type { Call } from "./protocol.ts";
import type { Answer } from "./wire.ts";

/** What is answered to a call, a copy each time; nothing where the very same call was not foreseen. */
export type Foreseen = (call: Call) => Answer<unknown> | undefined;

/** The arrays of numbers that answers may have, by their names: JSON has none. */
const ARRAYS = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array };

/** Two calls of one text are the same call: what is asked is made of texts, numbers and lists. */
function textOf({ name, args, options }: Call): string {
  return JSON.stringify([name, args, options]);
}

/** Calls and their answers as JSON. */
export function writtenAnswers(answered: ReadonlyArray<readonly [Call, Answer<unknown>]>): string {
  const answers = Object.fromEntries(answered.map(([call, answer]) => [textOf(call), answer]));
  return JSON.stringify(answers, packed);
}

/** Reads what was written so. */
export function foreseenIn(text: string): Foreseen {
  const answers = new Map(Object.entries(JSON.parse(text, unpacked) as Record<string, Answer<unknown>>));
  return (call) => structuredClone(answers.get(textOf(call)));
}

function packed(_key: string, value: unknown): unknown {
  return ArrayBuffer.isView(value) ? { [value.constructor.name]: Object.values(value) } : value;
}

/** An array of numbers has its name as its only key, as nothing else that is answered has. */
function unpacked(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const [entry, ...more] = Object.entries(value);
  const isPacked = entry && more.length === 0 && Object.hasOwn(ARRAYS, entry[0]);
  return isPacked ? ARRAYS[entry[0] as keyof typeof ARRAYS].from(entry[1] as number[]) : value;
}
