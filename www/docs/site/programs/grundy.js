function mex(values) {
  let least = 0;
  while (values.has(least)) least += 1;
  return least;
}

const grundy = [];
for (let n = 0; n <= 47; n += 1) {
  const options = new Set();
  // The smaller part is less than half.
  for (let a = 1; 2 * a < n; a += 1) options.add(grundy[a] ^ grundy[n - a]);
  grundy.push(mex(options));
}
console.log(grundy.join(" "));
