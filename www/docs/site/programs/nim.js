function nimSum(heaps) {
  let total = 0;
  for (const heap of heaps) total ^= heap;
  return total;
}

const positions = [
  [3, 4, 5],
  [1, 2, 3],
  [7, 9, 13],
  [1, 3, 5, 7],
];
console.log(positions.map(nimSum).join(" "));
