import type { Locale } from "../../messages/locale.ts";
import { wordsBy, type Words as KernelWords } from "./words.all.ts";

/** The words of the kernel, which come with it when it is opened. */
export function kernelWords({ code }: Locale): KernelWords {
  return wordsBy[code];
}
