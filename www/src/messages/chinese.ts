import type { Locale } from "./locale.ts";

/** Numbers and lists as Chinese writes them. */
const numbers = new Intl.NumberFormat("zh-CN");

export const number = (value: number): string => numbers.format(value);

export const listed = (things: readonly string[]): string => things.join("、");

export const locale: Locale = { code: "zh", number, listed };
