const MOST = 3;

function mex(values) {
  let least = 0;
  while (values.has(least)) least += 1;
  return least;
}

const grundy = [];
for (let n = 0; n <= 30; n += 1) {
  const options = new Set();
  for (let taken = 1; taken <= Math.min(n, MOST); taken += 1) {
    options.add(grundy[n - taken]);
  }
  grundy.push(mex(options));
}
console.log(grundy.join(" "));
