// One answer from the shares of several workers that checked a theorem together.
import type { Counterexample, Verification } from "./wire.ts";

/** So many counterexamples are kept. */
const SHOWN = 10;

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
      .sort(canonically)
      .slice(0, SHOWN),
  };
}

/** The solver's order: the fewest tokens first, then by the first token that differs. */
function canonically({ position: one }: Counterexample, { position: other }: Counterexample): number {
  if (one.length !== other.length) return one.length - other.length;
  const place = one.findIndex((token, index) => token !== other[index]);
  return place < 0 ? 0 : rankOf(one[place]) - rankOf(other[place]);
}

/** What stands between the components of a sum, −1, comes after every number. */
function rankOf(token = 0): number {
  return token < 0 ? 2 ** 53 : token;
}
