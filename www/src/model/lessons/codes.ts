// The results of a lesson in a few letters, to be written down, read out and typed, and those of a class.
import { written, type Lesson } from "./lesson.ts";
import { judgedSteps, type LessonResults } from "./results.ts";

/** What a code says of a step, two bits each: what was told is as good as wrong. */
export const CODED = ["none", "first", "later", "wrong"] as const;
export type CodedResult = (typeof CODED)[number];

/** Crockford’s base 32, in which no two letters look alike. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** So many bits at least tell one lesson from another, or one version of it from the next. */
const FINGERPRINT = 10;

/** So much is read of a class. */
export const CLASS_LIMITS = { lines: 200, text: 20_000 } as const;

interface Pupil {
  /** As it was typed before the code; often there is none. */
  readonly name: string;
  /** The line, counted from 1. */
  readonly line: number;
  readonly results: readonly CodedResult[];
}

/** What the codes of a class say; whatever is no code of this lesson is named with its line. */
interface ClassCodes {
  readonly pupils: readonly Pupil[];
  readonly refused: ReadonlyArray<{ line: number; text: string; why: "mistyped" | "other" }>;
  /** Whether there are more lines than are read. */
  readonly isCut: boolean;
}

/** Of those who have answered a step, how many were right at the first try. */
export interface StepTally {
  readonly right: number;
  readonly all: number;
}

/** What a code says of the results, a step each. */
export function codedOf({ content, steps }: LessonResults): CodedResult[] {
  return judgedSteps(content).map(({ step }) => {
    const result = steps[step.id] ?? "none";
    return result === "told" ? "wrong" : result;
  });
}

/** The results, the fingerprint of the lesson, which fills up the last letter, and two letters that check the others; in groups of four. */
export function codeOf(lesson: Lesson, results: readonly CodedResult[]): string {
  const bits = results.map((result) => CODED.indexOf(result).toString(2).padStart(2, "0")).join("");
  const whole = bits + fingerprintOf(lesson).slice(0, lettersFor(results.length) * 5 - bits.length);
  const letters = (whole.match(/.{5}/g) ?? []).map((five) => parseInt(five, 2));
  const code = [...letters, ...checksOf(letters)].map((letter) => LETTERS.charAt(letter)).join("");
  return (code.match(/.{1,4}/g) ?? []).join("-");
}

/** What a code says that was typed: small letters and letters that look like digits are read as what is meant. */
export function readCode(lesson: Lesson, typed: string): readonly CodedResult[] | "mistyped" | "other" {
  const code = typed.toUpperCase().replace(/[- ]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  const letters = Array.from(code, (letter) => LETTERS.indexOf(letter));
  const [plain, weighted] = sumsOf(letters);
  if (letters.length < 5 || letters.includes(-1) || plain !== 0 || weighted !== 0) return "mistyped";
  const bits = letters.map((letter) => letter.toString(2).padStart(5, "0")).join("");
  const results = judgedSteps(lesson).map(
    (_, place) => CODED[parseInt(bits.slice(2 * place, 2 * place + 2), 2)] ?? "none",
  );
  return codeOf(lesson, results).replaceAll("-", "") === code ? results : "other";
}

/** Codes, one a line, each with a name before it or without. */
export function readClass(lesson: Lesson, text: string): ClassCodes {
  const length = lettersFor(judgedSteps(lesson).length) + 2;
  const lines = text
    .split(/\r\n?|\n/)
    .map((typed, place) => ({ text: typed.trim(), line: place + 1 }))
    .filter((each) => each.text !== "");
  const pupils: Pupil[] = [];
  const refused: Array<ClassCodes["refused"][number]> = [];
  for (const { text, line } of lines.slice(0, CLASS_LIMITS.lines)) {
    const { name, code } = parted(text, length);
    const results = readCode(lesson, code);
    if (typeof results === "string") refused.push({ line, text, why: results });
    else pupils.push({ name, line, results });
  }
  return { pupils, refused, isCut: lines.length > CLASS_LIMITS.lines || text.length >= CLASS_LIMITS.text };
}

/** What a class has answered, a step each. */
export function tallyOf(lesson: Lesson, pupils: ReadonlyArray<Pick<Pupil, "results">>): StepTally[] {
  return judgedSteps(lesson).map((_, place) => {
    const results = pupils.map(({ results }) => results[place]);
    return {
      right: results.filter((result) => result === "first").length,
      all: results.filter((result) => result !== "none").length,
    };
  });
}

/** The place of the step that was right at the first try most rarely, the first of several; none where no step went better. */
export function worstOf(tally: readonly StepTally[]): number | undefined {
  const shares = tally.map(({ right, all }) => (all === 0 ? 1 : right / all));
  const least = Math.min(1, ...shares);
  const isAlike = shares.length > 1 && shares.every((share) => share === least);
  return least === 1 || isAlike ? undefined : shares.indexOf(least);
}

/** What is the lesson’s own: 32 bits of all that stands in its file (FNV-1a, mixed as in MurmurHash 3). */
export function fingerprintOf(lesson: Lesson): string {
  const known = fingerprints.get(lesson);
  if (known !== undefined) return known;
  let hash = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(written(lesson))) hash = Math.imul(hash ^ unit, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  const bits = ((hash ^ (hash >>> 16)) >>> 0).toString(2).padStart(32, "0");
  fingerprints.set(lesson, bits);
  return bits;
}

const fingerprints = new WeakMap<Lesson, string>();

/** How many letters there are before those that check them. */
function lettersFor(steps: number): number {
  return Math.ceil((2 * steps + FINGERPRINT) / 5);
}

/**
 * The sum of all letters in the field of 32 elements, and that of the letters with weights 1, α, α², … from the last: in a code both
 * are 0. One wrong letter changes the first sum. Two, such as neighbours that were swapped, change the second one where
 * they do not change the first: their weights differ, for α has the order 31 and no lesson has so many letters.
 */
function sumsOf(letters: readonly number[]): [plain: number, weighted: number] {
  let [plain, weighted] = [0, 0];
  for (const letter of letters) {
    plain ^= letter;
    weighted = (weighted << 1) ^ (weighted & 16 ? 37 : 0) ^ letter;
  }
  return [plain, weighted];
}

/** The two letters with which both sums are 0; there is one such pair. */
function checksOf(letters: readonly number[]): readonly number[] {
  const [plain] = sumsOf(letters);
  const pairs = Array.from(LETTERS, (_, first) => [first, plain ^ first]);
  return pairs.find((pair) => sumsOf([...letters, ...pair])[1] === 0) ?? [];
}

/** The code ends the line, perhaps with blanks in place of hyphens or right after a Chinese name; what stands before is the name. */
function parted(line: string, length: number): { name: string; code: string } {
  const words = line
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .split(/[\s,;:.、。"']/)
    .filter((word) => /[^-]/.test(word));
  const lettersIn = (from: number): number =>
    words
      .slice(from)
      .join("")
      .replace(/[^0-9a-z]/gi, "").length;
  const from = [...words.keys()].find((place) => lettersIn(place) === length) ?? words.length - 1;
  const last = words.slice(from).join("");
  const [glued = ""] = /^[^0-9a-z]*/i.exec(last) ?? [];
  return { name: [...words.slice(0, from), glued].join(" ").trim(), code: last.slice(glued.length) };
}
