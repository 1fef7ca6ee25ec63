const g = [0];
for (let n = 1; n <= 40; n += 1) {
  const options = new Set(g);
  for (let part = 1; part < n; part += 1) options.add(g[part] ^ g[n - part]);
  let value = 0;
  while (options.has(value)) value += 1;
  g.push(value);
}
console.log(g.join(" "));
