function mex(values) {
  let least = 0;
  while (values.has(least)) least += 1;
  return least;
}

const grundy = [0];
for (let n = 1; n <= 40; n += 1) {
  const options = new Set();
  for (const felled of [1, 2]) {
    const left = n - felled;
    for (let a = 0; 2 * a <= left; a += 1) {
      options.add(grundy[a] ^ grundy[left - a]);
    }
  }
  grundy.push(mex(options));
}
console.log(grundy.join(" "));
