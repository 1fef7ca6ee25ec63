import type { Locale } from "./locale.ts";

/** Numbers, their nouns and lists as English writes them. */
const numbers = new Intl.NumberFormat("en");

export const number = (value: number): string => numbers.format(value);

export const count = (value: number, one: string, many: string): string =>
  `${number(value)} ${value === 1 ? one : many}`;

export const listed = (things: readonly string[]): string => things.join(", ");

export const locale: Locale = { code: "en", number, listed };
