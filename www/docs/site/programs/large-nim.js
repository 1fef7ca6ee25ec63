function outcome(heaps) {
  const largest = Math.max(...heaps);
  const onTop = heaps.filter((heap) => heap === largest).length;
  return onTop % 2 === 0 ? "P" : "N";
}

const positions = [
  [2, 3, 4],
  [2, 3, 3],
  [3, 3, 3],
  [5, 5, 7],
  [1, 4, 4, 9, 9],
];
console.log(positions.map(outcome).join(" "));
