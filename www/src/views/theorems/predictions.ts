import type { PositionValue, PredictedValue, Prediction } from "../../solver/wire.ts";

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
