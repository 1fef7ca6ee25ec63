/** Ascending numbers as a reader lists them: three neighbours or more by the first and the last, as in 1, 3–6. */
export function inRuns(numbers: readonly number[], between: string): string {
  const runs: Array<[number, number]> = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  const written = runs.flatMap(([from, to]) =>
    to - from > 1 ? `${from}–${to}` : from === to ? `${from}` : [`${from}`, `${to}`],
  );
  return written.join(between);
}
