function value(steps) {
  let total = 0;
  for (let i = 0; i < steps.length; i += 2) total ^= steps[i]; // steps 1, 3, 5, …
  return total;
}

const positions = [
  [1, 2, 3],
  [0, 3],
  [1, 5, 2, 1, 3],
  [2, 5, 3],
];
console.log(positions.map(value).join(" "));
