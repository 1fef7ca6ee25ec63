function outcome([x, y]) {
  const [small, large] = [Math.min(x, y), Math.max(x, y)];
  const used = new Set();
  let least = 0;
  for (let difference = 0; least <= small; difference += 1) {
    if (least === small && least + difference === large) return "P";
    used.add(least).add(least + difference);
    while (used.has(least)) least += 1;
  }
  return "N";
}

const positions = [
  [1, 2],
  [5, 8],
  [16, 26],
  [20, 30],
];
console.log(positions.map(outcome).join(" "));
