const SIZE = 9;
const g = Array.from({ length: SIZE }, () => new Array(SIZE).fill(0));
for (let a = 0; a < SIZE; a += 1) {
  for (let b = 0; b < SIZE; b += 1) {
    const reached = new Set();
    for (let k = 1; k < SIZE; k += 1) {
      if (k <= a) reached.add(g[a - k][b]);
      if (k <= b) reached.add(g[a][b - k]);
      if (k <= a && 2 * k <= b) reached.add(g[a - k][b - 2 * k]);
    }
    while (reached.has(g[a][b])) g[a][b] += 1;
  }
}
console.log(g[1][2], g[2][5], g[3][3], g[5][8]);
