import type { Value } from "../../../model/values.ts";
import type { GuessingWords } from "./en.ts";
import type { Verdict } from "./judge.ts";

/** What a wrong guess is answered: why it is wrong, by an option that shows it where one does. */
export function refuted(
  said: Value,
  how: Verdict<unknown>["how"],
  option: string,
  is: Readonly<Record<"P" | "N", string>>,
  { wrong }: GuessingWords,
): string {
  const name = typeof said === "number" ? String(said) : is[said];
  switch (how) {
    case "reached":
      return typeof said === "number" ? wrong.reachedNumber(name, option) : wrong.reached(name, option);
    case "all-others":
      return wrong.others(name, is.N);
    case "no-move":
      return wrong.noMove(name);
    default:
      return wrong.other(name);
  }
}
