function mex(numbers) {
  let first = 0;
  while (numbers.has(first)) first++;
  return first;
}

const value = [];
for (let heap = 0; heap <= 20; heap++) {
  const takes = [1, 3, 4].filter((take) => take <= heap);
  value.push(mex(new Set(takes.map((take) => value[heap - take]))));
}
console.log(value.join(" "));
