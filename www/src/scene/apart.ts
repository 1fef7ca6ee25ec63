/**
 * Places in the same order that keep the distances asked for and depart least from those wanted, by pooling neighbours
 * that are too close: M. Ayer et al., An empirical distribution function for sampling with incomplete information, Ann.
 * Math. Statist. 26 (1955) 641–647.
 *
 * @param wanted The places wanted, ascending.
 * @param distance How far the place of an index must be at least from the one before it.
 * @param weightOf How much it counts when a place is not the one wanted.
 * @param low,high The bounds of all the places; whatever does not fit between them is moved to their nearest end.
 */
export function keptApart(
  wanted: readonly number[],
  distance: (index: number) => number,
  weightOf: (place: number) => number = () => 1,
  [low, high]: readonly [number, number] = [-Infinity, Infinity],
): number[] {
  // Where each would stand if all the others stood as close to it as they may.
  const offsets: number[] = [];
  for (const index of wanted.keys())
    offsets.push(index === 0 ? 0 : (offsets[index - 1] ?? 0) + distance(index));
  const pools: Array<{ sum: number; weight: number; size: number }> = [];
  wanted.forEach((place, index) => {
    const weight = weightOf(place);
    let pool = { sum: (place - (offsets[index] ?? 0)) * weight, weight, size: 1 };
    for (
      let last = pools.at(-1);
      last && last.sum * pool.weight >= pool.sum * last.weight;
      last = pools.at(-1)
    ) {
      pool = { sum: last.sum + pool.sum, weight: last.weight + pool.weight, size: last.size + pool.size };
      pools.pop();
    }
    pools.push(pool);
  });
  const most = high - (offsets.at(-1) ?? 0);
  const starts = pools.flatMap(({ sum, weight, size }) =>
    new Array<number>(size).fill(Math.max(low, Math.min(most, sum / weight))),
  );
  return starts.map((start, index) => start + (offsets[index] ?? 0));
}
