/** So many stones are drawn one by one; more are counted in tens, hundreds and so on. */
export const MOST_STONES = 60;

/** Stones that are drawn as one, and taken with all to the right of them. */
export interface Block {
  /** Ten to this power, or one stone. */
  readonly power: number;
  readonly size: number;
  /** How many stones are to the left of it. */
  readonly before: number;
}

/** A number in base-ten blocks, the largest first. */
export function blocksOf(size: number): Block[] {
  const digits = String(size).split("").map(Number);
  let before = 0;
  return digits.flatMap((digit, index) => {
    const power = digits.length - 1 - index;
    const each = 10 ** power;
    return Array.from({ length: digit }, () => {
      before += each;
      return { power, size: each, before: before - each };
    });
  });
}
