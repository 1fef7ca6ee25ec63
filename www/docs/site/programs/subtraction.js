const CARD = [1, 3, 4];

function mex(values) {
  let least = 0;
  while (values.includes(least)) least += 1;
  return least;
}

const grundy = [];
for (let n = 0; n <= 40; n += 1) {
  const taken = CARD.filter((number) => number <= n);
  grundy.push(mex(taken.map((number) => grundy[n - number])));
}
console.log(grundy.join(" "));
