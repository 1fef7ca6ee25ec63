const g = [0, 0];
for (let squares = 2; squares <= 40; squares += 1) {
  const leftOver = new Set();
  for (let left = 0; left <= squares - 2; left += 1) {
    const right = squares - 2 - left;
    leftOver.add(g[left] ^ g[right]);
  }
  let value = 0;
  while (leftOver.has(value)) value += 1;
  g.push(value);
}
console.log(g.join(" "));
