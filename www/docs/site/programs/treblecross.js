function mex(seen) {
  let value = 0;
  while (seen.has(value)) value += 1;
  return value;
}

const g = [];
for (let n = 0; n <= 40; n += 1) {
  const seen = new Set();
  for (let left = 0; left <= n - 3; left += 1) seen.add(g[left] ^ g[n - 3 - left]);
  g.push(mex(seen));
}
console.log(g.join(" "));
