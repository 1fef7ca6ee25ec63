function lastPart(stones) {
  let [small, large] = [1, 2];
  while (large <= stones) [small, large] = [large, small + large];
  return small === stones ? stones : lastPart(stones - small);
}

function outcome([stones, limit]) {
  return stones > 0 && lastPart(stones) <= limit ? "N" : "P";
}

const positions = [
  [12, 11],
  [13, 12],
  [11, 2],
  [11, 4],
  [50, 49],
];
console.log(positions.map(outcome).join(" "));
