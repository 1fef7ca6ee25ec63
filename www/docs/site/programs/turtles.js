function mex(values) {
  let least = 0;
  while (values.has(least)) least += 1;
  return least;
}

const grundy = [0]; // no coin stands at place 0
for (let place = 1; place <= 30; place += 1) {
  const options = new Set([0]); // turned alone
  for (let i = 1; i < place; i += 1) {
    options.add(grundy[i]);
    for (let j = 1; j < i; j += 1) options.add(grundy[i] ^ grundy[j]);
  }
  grundy.push(mex(options));
}
console.log(grundy.join(" "));
