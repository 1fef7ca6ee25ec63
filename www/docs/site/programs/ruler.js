function mex(values) {
  let least = 0;
  while (values.has(least)) least += 1;
  return least;
}

const grundy = [0]; // no coin stands at place 0
for (let place = 1; place <= 35; place += 1) {
  let run = 0;
  const options = new Set([run]); // turned alone
  for (let left = place - 1; left > 0; left -= 1) {
    run ^= grundy[left];
    options.add(run);
  }
  grundy.push(mex(options));
}
console.log(grundy.join(" "));
