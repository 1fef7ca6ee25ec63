function value(coins) {
  const places = coins.length % 2 === 1 ? [-1, ...coins] : coins;
  let total = 0;
  for (let i = 0; i < places.length; i += 2) {
    total ^= places[i + 1] - places[i] - 1;
  }
  return total;
}

const positions = [
  [0, 2, 4, 7],
  [2, 5, 9],
  [1, 2, 6, 7],
  [0, 3, 5, 6, 9, 14],
];
console.log(positions.map(value).join(" "));
