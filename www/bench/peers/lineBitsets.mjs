// @ts-nocheck -- the compiler cannot see that every index is within its array.
// Grundy values of whole tables as one would write them in JavaScript to be fast: typed arrays, and for each line through
// the table the set of the values on it as bits.

/** Nim on three heaps below `size`, by plain mex recursion. No mex is looked for below the first word with room on any of its
 * lines.
 * @param {number} size */
export function nimCube(size) {
  // Nim's values stay below the next power of two, which is as tight as a set can be.
  const width = ((2 ** Math.ceil(Math.log2(size))) >> 5) + 1;
  const values = new Uint16Array(size ** 3);
  const columns = { bits: new Int32Array(size * width), low: new Uint8Array(size) };
  const depths = { bits: new Int32Array(size * size * width), low: new Uint8Array(size * size) };
  for (let layer = 0; layer < size; layer++) {
    columns.bits.fill(0);
    columns.low.fill(0);
    for (let row = 0; row < size; row++) {
      const first = (layer * size + row) * size;
      nimRow(values.subarray(first, first + size), width, columns, depths, row * size);
    }
  }
  return values;
}

/** @typedef {{ bits: Int32Array, low: Uint8Array }} Lines */

/** Written out for each of the three lines, which engines like better than a function for all of them.
 * @param {Uint16Array} values @param {number} width @param {Lines} columns @param {Lines} depths @param {number} firstDepth */
function nimRow(values, width, columns, depths, firstDepth) {
  const [rowBits, columnBits, depthBits] = [new Int32Array(width), columns.bits, depths.bits];
  const [columnLow, depthLow] = [columns.low, depths.low];
  let rowLow = 0;
  for (let index = 0; index < values.length; index++) {
    const [column, depth] = [index * width, (firstDepth + index) * width];
    let word = rowLow;
    if (columnLow[index] > word) word = columnLow[index];
    if (depthLow[firstDepth + index] > word) word = depthLow[firstDepth + index];
    let seen;
    while ((seen = rowBits[word] | columnBits[column + word] | depthBits[depth + word]) === -1) word++;
    const bit = ~seen & (seen + 1);
    values[index] = (word << 5) + 31 - Math.clz32(bit);
    if ((rowBits[word] |= bit) === -1 && word === rowLow) {
      do rowLow++;
      while (rowBits[rowLow] === -1);
    }
    if ((columnBits[column + word] |= bit) === -1 && word === columnLow[index]) {
      let low = word;
      do low++;
      while (columnBits[column + low] === -1);
      columnLow[index] = low;
    }
    if ((depthBits[depth + word] |= bit) === -1 && word === depthLow[firstDepth + index]) {
      let low = word;
      do low++;
      while (depthBits[depth + low] === -1);
      depthLow[firstDepth + index] = low;
    }
  }
}

/** Wythoff's game on two heaps below `size`: rows, columns and diagonals, each looked through from its first word.
 * @param {number} size */
export function wythoffSquare(size) {
  // A value is at most the sum of the heaps.
  const width = ((2 * size) >> 5) + 1;
  const values = new Uint16Array(size * size);
  const [columns, diagonals] = [new Int32Array(size * width), new Int32Array(2 * size * width)];
  for (let row = 0; row < size; row++) {
    wythoffRow(values.subarray(row * size, (row + 1) * size), width, columns, diagonals, size - row);
  }
  return values;
}

/** @param {Uint16Array} values @param {number} width @param {Int32Array} columns @param {Int32Array} diagonals
 * @param {number} firstDiagonal */
function wythoffRow(values, width, columns, diagonals, firstDiagonal) {
  const row = new Int32Array(width);
  for (let index = 0; index < values.length; index++) {
    const [column, diagonal] = [index * width, (firstDiagonal + index) * width];
    let word = 0;
    let seen = row[0] | columns[column] | diagonals[diagonal];
    while (seen === -1) {
      word++;
      seen = row[word] | columns[column + word] | diagonals[diagonal + word];
    }
    const bit = ~seen & (seen + 1);
    values[index] = (word << 5) + 31 - Math.clz32(bit);
    row[word] |= bit;
    columns[column + word] |= bit;
    diagonals[diagonal + word] |= bit;
  }
}
