function mex(values) {
  let least = 0;
  while (values.has(least)) least += 1;
  return least;
}

const grundy = [];
for (let n = 0; n <= 40; n += 1) {
  const options = new Set();
  for (let taken = 1; 2 * taken <= n + 1; taken += 1) {
    options.add(grundy[n - taken]);
  }
  grundy.push(mex(options));
}
console.log(grundy.join(" "));
