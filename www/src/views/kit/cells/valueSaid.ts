import { player } from "../../../messages/player.ts";
import type { ClassColour } from "./classColour.ts";

/** What is said of values; grids and sequences have their own words for it. */
interface ValueWords {
  value(given: { value: number }): string;
  distance(given: { value: number }): string;
  turns(given: { value: number }): string;
  winner(given: { player: string; mover: string }): string;
  facts(given: { one: string; other: string }): string;
}

/** What a class of cells says of a position. */
export function valueSaid(
  { value, mover = 0 }: ClassColour,
  class_: number,
  words: ValueWords,
  outcomes: Readonly<Record<"P" | "N", string>>,
): string {
  switch (value) {
    case "outcome":
      return outcomes[class_ === 0 ? "P" : "N"];
    case "grundy":
      return class_ === 0
        ? words.facts({ one: outcomes.P, other: words.value({ value: 0 }) })
        : words.value({ value: class_ });
    case "gameValue":
      return words.turns({ value: class_ });
    case "distance":
      return words.distance({ value: class_ });
    case "winner":
      return words.winner({ player: player(class_), mover: player(mover) });
  }
}
