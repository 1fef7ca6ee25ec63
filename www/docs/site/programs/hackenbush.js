function value(parents) {
  const above = new Array(parents.length + 1).fill(0);
  for (let dot = parents.length; dot > 0; dot -= 1) {
    above[parents[dot - 1]] ^= above[dot] + 1;
  }
  return above[0];
}

// The dot from which dots 1, 2, 3, … grow; 0 is the ground.
const trees = [
  [0, 1, 2, 1],
  [0, 1, 2, 1, 0, 5],
  [0, 1, 0, 3],
  [0, 1, 1],
];
console.log(trees.map(value).join(" "));
