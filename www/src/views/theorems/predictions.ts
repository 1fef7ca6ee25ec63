import type { PositionValue, PredictedValue, Prediction } from "../../solver/wire.ts";
import type { TheoremWords } from "./words.ts";

/** The values that a theorem leaves open; none where it is silent. */
export function valuesOf(prediction: Prediction): readonly PredictedValue[] {
  if (prediction.kind === "silent") return [];
  return prediction.kind === "exactly" ? [prediction.value] : prediction.values;
}

/** What search found of that which a theorem speaks of. */
export function foundFor(prediction: Prediction, found: PositionValue): readonly PredictedValue[] {
  const { outcome, grundy, gameValue, remoteness } = found;
  switch (valuesOf(prediction)[0]?.kind) {
    case "grundy":
      return grundy === undefined ? [] : [{ kind: "grundy", grundy }];
    case "outcome":
    case "undefined":
      return outcome === undefined ? [] : [{ kind: "outcome", outcome }];
    case "game-value":
      return gameValue === undefined ? [] : [{ kind: "game-value", turns: gameValue }];
    case "remoteness":
      return remoteness === undefined ? [] : [{ kind: "remoteness", moves: remoteness }];
    case undefined:
      return [];
  }
}

/** Values in words, of which one is meant; without a verb, for a table. */
export function inWords(values: readonly PredictedValue[], { value: words }: TheoremWords): string {
  return values.map((value) => valueInWords(value, words)).join(words.or) || "–";
}

function valueInWords(of: PredictedValue, words: TheoremWords["value"]): string {
  // What a formula says need not be a number, and not a natural one.
  const natural = (value: number, says: (of: { value: number }) => string): string => {
    if (Number.isNaN(value)) return words.noNumber;
    return (Number.isInteger(value) && value >= 0 ? says : words.noNatural)({ value });
  };
  switch (of.kind) {
    case "grundy":
      return natural(of.grundy, words.grundy);
    case "outcome":
      return of.outcome;
    case "game-value":
      return natural(of.turns, words.gameValue);
    case "remoteness":
      return words.remoteness({ value: of.moves });
    case "undefined":
      return words.undefined;
  }
}
