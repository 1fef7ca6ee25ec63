// One answer from the shares of several workers that checked a theorem together.
import type { Verification } from "./wire.ts";

/**
 * What the shares found, of which there is at least one. In a recursion every worker goes through all positions and
 * compares its own; in a search it looks at its own alone. Claims and the steps of a proof are the first one's.
 */
export function merged(shares: readonly [Verification, ...Verification[]]): Verification {
  const [first] = shares;
  const sum = (of: (share: Verification) => number): number =>
    shares.reduce((total, share) => total + of(share), 0);
  return {
    ...first,
    positions: first.method === "recursion" ? first.positions : sum(({ positions }) => positions),
    predicted: sum(({ predicted }) => predicted),
    agreed: sum(({ agreed }) => agreed),
    counterexamples: shares
      .flatMap(({ counterexamples }) => counterexamples)
      .sort((one, other) => one.rank - other.rank)
      .slice(0, first.mostCounterexamples),
  };
}
