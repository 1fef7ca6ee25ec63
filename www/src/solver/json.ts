// Requests as JSON, which Rust reads. To look at a value may run the caller's code: getters, and the traps of proxies. What throws
// there, and whatever else JSON has no word for, is marked, for Rust to say what is wrong with it. How much is looked at has a
// bound, for lists and records may be in themselves.
import * as wasm from "./bindings/mexplorer.js";

/** How deep lists and records may stand within one another in some fields of an argument, where that is not as in the others. */
type Depths = Readonly<Record<string, number>>;

/** An argument whose lists and records may stand within one another `depth` deep; what is deeper is not looked into. */
export function json(value: unknown, depth: number, depths: Depths = {}): string {
  return JSON.stringify(new Copier().copy(value, depth, depths));
}

/** How much is sent at once of a list whose items are arguments by themselves, as `ARGUMENT_SIZE` counts it. */
const PART = 4096;

/** The items of a list as lists of some of them, each of which may be as large and as deep as an argument. */
export function* parts(list: unknown, depth: number): Generator<string, undefined> {
  if (typeof list !== "object" || !list) return;
  const length = lengthOf(list);
  let [part, size]: [unknown[], number] = [[], 0];
  for (let index = 0; typeof length === "number" && index < length; index++) {
    const copier = new Copier();
    const copy = copier.copy(look(list, index), depth);
    // What is too large comes first in its part: what is wrong with the items before it is said before.
    if (part.length > 0 && (size > PART || copier.isFull)) {
      yield JSON.stringify(part);
      [part, size] = [[], 0];
    }
    part.push(copy);
    size += copier.size;
  }
  yield JSON.stringify(part);
}

/** A copy of the `Uint16Array` that a record has under a key; none where it is anything else, or cannot be copied. */
export function shortsIn(record: unknown, key: string): Uint16Array | undefined {
  const found = typeof record === "object" && record ? look(record, key) : undefined;
  try {
    // The tag tells arrays of every window; on what is no view it may be a lie.
    const isShorts = ArrayBuffer.isView(found) && Reflect.get(found, Symbol.toStringTag) === "Uint16Array";
    return isShorts ? new Uint16Array(found as Uint16Array) : undefined;
  } catch {
    return undefined;
  }
}

/** A record of one key with one dollar. Keys of callers that begin with one get another. */
function marked(kind: "number" | "text" | "list" | "other" | "much", what: unknown): object {
  return { [`$${kind}`]: String(what) };
}

/** Stands for what throws when it is looked at. */
const UNREADABLE = Symbol("unreadable");

function look(holder: object, key: string | number): unknown {
  try {
    return Reflect.get(holder, key);
  } catch {
    return UNREADABLE;
  }
}

/** How many items a list has; none where a value is a record. */
function lengthOf(value: object): number | typeof UNREADABLE | undefined {
  try {
    const isTyped = !Array.isArray(value);
    if (isTyped && !ArrayBuffer.isView(value)) return undefined;
    const list = value as unknown as Uint8Array;
    const { length } = list;
    // Of a typed array whose memory has been given away the length is 0 as of any empty one, and this throws.
    if (isTyped && length === 0) list.at(0);
    return typeof length === "number" ? Math.trunc(length) : undefined;
  } catch {
    return UNREADABLE;
  }
}

/** In UTF-8 there are no halves of a character. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}

/** Copies one argument into lists and records that run no code when they are looked at. */
class Copier {
  readonly #room = wasm.argumentSize();
  #left = this.#room;
  /** The same for texts that are longer than most fields take. */
  #leftInFiles = wasm.fileLength();
  /** Whether it has been marked where there was too much. */
  #isMarked = false;

  /** Whether there was more than an argument may hold. */
  get isFull(): boolean {
    return this.#left < 0;
  }

  get size(): number {
    return this.#room - this.#left;
  }

  copy(value: unknown, depth: number, depths: Depths = {}): unknown {
    this.#left -= 1;
    if (this.isFull) return null;
    switch (typeof value) {
      case "number":
        return this.#number(value);
      case "string":
        return this.#text(value);
      case "boolean":
        return value;
      case "undefined":
        return null;
      case "object":
        return value && this.#structure(value, depth, depths);
      default:
        return marked("other", value === UNREADABLE ? "unreadable" : typeof value);
    }
  }

  /** The integers that are exact are numbers of JSON. */
  #number(number: number): unknown {
    if (Object.is(number, -0)) return marked("number", "-0");
    return Number.isSafeInteger(number) ? number : marked("number", number);
  }

  #text(text: string): unknown {
    const { length } = text;
    if (length > this.#leftInFiles) return marked("text", length);
    if (length > wasm.textLength()) this.#leftInFiles -= length;
    else this.#left -= length;
    return this.isFull ? null : wellFormed(text);
  }

  #structure(value: object, depth: number, depths: Depths): unknown {
    const length = lengthOf(value);
    if (length === UNREADABLE) return this.copy(UNREADABLE, 0);
    if (length !== undefined && (depth === 0 || length > this.#left)) return marked("list", length);
    if (depth === 0) return marked("other", "record");
    // What was begun while most of the room was left is too much, if there is too much in it.
    const isLarge = this.#left > this.#room / 2;
    const copy = length === undefined ? this.#record(value, depth, depths) : this.#list(value, length, depth);
    if (!this.isFull || this.#isMarked || !isLarge) return copy;
    this.#isMarked = true;
    return marked("much", "");
  }

  #list(list: object, length: number, depth: number): unknown[] {
    const copy: unknown[] = [];
    for (let index = 0; index < length && !this.isFull; index++)
      copy.push(this.copy(look(list, index), depth - 1));
    return copy;
  }

  #record(record: object, depth: number, depths: Depths): unknown {
    let keys: string[];
    try {
      keys = Object.keys(record);
    } catch {
      return marked("other", "unreadable");
    }
    if (keys.length > this.#left) {
      this.#left = -1;
      this.#isMarked = true;
      return marked("much", keys.length);
    }
    const copy: Array<[string, unknown]> = [];
    for (const key of keys) {
      this.#left -= key.length;
      if (this.isFull) break;
      const name = key.startsWith("$") ? `$${key}` : key;
      const own = Object.hasOwn(depths, key) ? depths[key] : undefined;
      copy.push([wellFormed(name), this.copy(look(record, key), own ?? depth - 1)]);
    }
    return Object.fromEntries(copy);
  }
}
