const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));

const g = [];
for (let n = 0; n <= 40; n += 1) {
  const left = new Set();
  for (let k = 1; k <= n; k += 1) {
    if (gcd(k, n) === 1) left.add(g[n - k]);
  }
  let value = 0;
  while (left.has(value)) value += 1;
  g.push(value);
}
console.log(g.join(" "));
