import type { Locale } from "../../messages/locale.ts";
import { en, type KernelWords } from "./en.ts";
import { zh } from "./zh.ts";

/** The words of the kernel, which come with it when it is opened. */
export function kernelWords({ code }: Locale): KernelWords {
  return code === "zh" ? zh : en;
}
