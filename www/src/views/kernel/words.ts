import type { Locale } from "../../messages/locale.ts";
import { en, type Words as KernelWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

/** The words of the kernel, which come with it when it is opened. */
export function kernelWords({ code }: Locale): KernelWords {
  return code === "zh" ? zh : en;
}
