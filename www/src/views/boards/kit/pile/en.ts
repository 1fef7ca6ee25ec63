import { count, number } from "../../../../messages/english.ts";

export const en = {
  number,
  named: (parts: readonly string[]) => parts.join(", "),
  stones: (size: number) => count(size, "stone", "stones"),
  /** What is said beside stones that would go. */
  take: (taken: number, left: number) => `take ${number(taken)}, leaves ${number(left)}`,
  alone: "again: only these",
  also: (taken: number) => `also ${number(taken)}`,
  took: (taken: number) => `−${number(taken)}`,
  came: (come: number) => `+${number(come)}`,
  none: "none taken",
  refused: "not possible",
  warned: "this loses",
  hinted: "hint",
  /** What ten to this power is called on a block. */
  block: (power: number) => (power < 3 ? String(10 ** power) : `10${superscript(power)}`),
  field: "take",
  fieldName: (pile: string) => `${pile}: how many to take`,
  range: (most: number) => `a whole number from 1 to ${number(most)}`,
  play: "Take",
};

function superscript(power: number): string {
  return String(power).replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit)));
}
