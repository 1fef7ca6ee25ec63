// @ts-nocheck -- the compiler cannot see that every index is within its array.
// Grundy values of single heaps of a rule that is a JavaScript function, as whoever needs them once would write it.

/** @param {(k: number, n: number) => boolean} where @param {number} length */
export function ruleSequence(where, length) {
  const values = new Uint16Array(length);
  const seen = new Int32Array(length + 1).fill(-1);
  for (let n = 0; n < length; n++) {
    for (let k = 1; k <= n; k++) if (where(k, n)) seen[values[n - k]] = n;
    let mex = 0;
    while (seen[mex] === n) mex++;
    values[n] = mex;
  }
  return values;
}
