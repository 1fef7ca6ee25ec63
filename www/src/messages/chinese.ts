import type { Locale } from "./locale.ts";

/** Numbers as Chinese writes them. */
const numbers = new Intl.NumberFormat("zh-CN");

export const number = (value: number): string => numbers.format(value);

export const locale: Locale = { code: "zh", number };
