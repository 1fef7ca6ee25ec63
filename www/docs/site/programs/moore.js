function outcome(heaps, k) {
  for (let column = 0; Math.max(...heaps) >> column > 0; column += 1) {
    const ones = heaps.filter((heap) => (heap >> column) & 1).length;
    if (ones % (k + 1) !== 0) return "N";
  }
  return "P";
}

const positions = [
  [1, 2, 3],
  [3, 3, 3],
  [1, 2, 3, 3],
  [1, 3, 4, 5],
  [5, 5, 5],
];
console.log(positions.map((heaps) => outcome(heaps, 2)).join(" "));
