// @ts-nocheck -- the compiler cannot see that every index is within its array.
// Grundy values of single heaps with typed arrays.

/** A subtraction game with fewer than 32 numbers.
 * @param {readonly number[]} set Ascending. @param {number} length */
export function subtractionSequence(set, length) {
  const values = new Uint8Array(length);
  const most = set.at(-1) ?? 0;
  for (let heap = 0; heap < Math.min(most, length); heap++) {
    values[heap] = mex(
      values,
      set.filter((take) => take <= heap),
      heap,
    );
  }
  for (let heap = most; heap < length; heap++) values[heap] = mex(values, set, heap);
  return values;
}

/** @param {Uint8Array} values @param {readonly number[]} set @param {number} heap */
function mex(values, set, heap) {
  let seen = 0;
  for (let index = 0; index < set.length; index++) seen |= 1 << values[heap - set[index]];
  return 31 - Math.clz32(~seen & (seen + 1));
}
