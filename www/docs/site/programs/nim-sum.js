function nimSum(heaps) {
  let total = 0;
  for (let weight = 1; weight <= Math.max(...heaps); weight *= 2) {
    const ones = heaps.filter((heap) => Math.floor(heap / weight) % 2 === 1).length;
    total += weight * (ones % 2);
  }
  return total;
}

const positions = [
  [1, 2, 3],
  [3, 4, 5],
  [5, 6],
  [7, 11, 13],
];
console.log(positions.map(nimSum).join(" "));
