function options(a, b) {
  const found = [];
  for (let left = 0; left < a; left++) found.push([left, b]);
  for (let left = 0; left < b; left++) found.push([a, left]);
  for (let take = 1; take <= Math.min(a, b); take++) found.push([a - take, b - take]);
  return found;
}

const known = new Map();
function grundy(a, b) {
  const key = `${a},${b}`;
  if (!known.has(key)) {
    const reached = new Set(options(a, b).map((option) => grundy(...option)));
    let value = 0;
    while (reached.has(value)) value++;
    known.set(key, value);
  }
  return known.get(key);
}

console.log(grundy(1, 2), grundy(2, 3), grundy(3, 5), grundy(4, 4), grundy(6, 9));
