const row = [0];
for (let skittles = 1; skittles <= 40; skittles += 1) {
  const reached = new Set();
  for (let picked = 1; picked <= skittles; picked += 1) {
    const before = Math.max(picked - 2, 0);
    const after = Math.max(skittles - picked - 1, 0);
    reached.add(row[before] ^ row[after]);
  }
  let value = 0;
  while (reached.has(value)) value += 1;
  row.push(value);
}
console.log(row.join(" "));
