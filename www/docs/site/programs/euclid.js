function won(small, large) {
  if (small === 0) return false;
  if (large >= 2 * small) return true; // there is a choice
  return !won(large - small, small);
}

const positions = [
  [7, 24],
  [10, 16],
  [50, 81],
  [4, 6],
  [3, 3],
];
console.log(positions.map(([small, large]) => (won(small, large) ? "N" : "P")).join(" "));
