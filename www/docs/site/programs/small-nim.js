function outcome(heaps, most) {
  let swaps = 0;
  for (const heap of heaps.slice(0, -1)) {
    const remainder = heap % (most + 1);
    if (remainder > 1) return "NP"[swaps % 2];
    swaps += remainder;
  }
  const won = heaps[heaps.length - 1] % (most + 1) > 0 ? 1 : 0;
  return "PN"[(won + swaps) % 2];
}

const positions = [[7], [1, 7], [6, 7], [7, 8], [1, 7, 13, 14, 19], [8, 12, 13, 19, 25]];
console.log(positions.map((heaps) => outcome(heaps, 5)).join(" "));
