const g = [0];
for (let n = 1; n <= 40; n += 1) {
  const reached = [g[Math.floor(n / 2)], g[Math.floor(n / 3)]];
  g.push([0, 1, 2].find((value) => !reached.includes(value)));
}
console.log(g.join(" "));
