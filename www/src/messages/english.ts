import { locales } from "./locale.ts";

/** For what is written in English alone. */
export const { number } = locales.en;
