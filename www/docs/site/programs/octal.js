const digits = [0, 6]; // before the point, then after it

const g = [0];
for (let n = 1; n <= 40; n += 1) {
  const options = new Set();
  digits.slice(0, n + 1).forEach((digit, taken) => {
    const rest = n - taken;
    if (digit & 1 && rest === 0) options.add(0);
    if (digit & 2 && rest > 0) options.add(g[rest]);
    for (let part = 1; digit & 4 && part < rest; part += 1) {
      options.add(g[part] ^ g[rest - part]);
    }
  });
  let value = 0;
  while (options.has(value)) value += 1;
  g.push(value);
}
console.log(g.join(" "));
