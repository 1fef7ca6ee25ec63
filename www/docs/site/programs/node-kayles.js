function value(trails) {
  const points = [...Array(Math.max(...trails.flat()) + 1).keys()];
  const goes = points.map((point) => 1 << point);
  for (const trail of trails) {
    for (let i = 1; i < trail.length; i += 1) {
      goes[trail[i - 1]] |= 1 << trail[i];
      goes[trail[i]] |= 1 << trail[i - 1];
    }
  }
  const known = new Map();
  function g(left) {
    if (!known.has(left)) {
      const there = points.filter((point) => (left >> point) & 1);
      const seen = there.map((point) => g(left & ~goes[point]));
      let mex = 0;
      while (seen.includes(mex)) mex += 1;
      known.set(left, mex);
    }
    return known.get(left);
  }
  return g(2 ** points.length - 1);
}

const row = [[0, 1, 2, 3, 4]];
const ring = [[0, 1, 2, 3, 4, 5, 0]];
const star = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
];
const grid = [
  [0, 1, 2, 5, 4, 1],
  [0, 3, 4, 7, 6, 3],
  [5, 8, 7],
];
console.log([row, ring, star, grid].map(value).join(" "));
