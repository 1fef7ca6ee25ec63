function mex(numbers) {
  let first = 0;
  while (numbers.has(first)) first++;
  return first;
}

const row = [0];
for (let pins = 1; pins < 10; pins++) {
  const reached = new Set();
  for (const rest of [pins - 1, pins - 2]) {
    for (let a = 0; a <= rest; a++) reached.add(row[a] ^ row[rest - a]);
  }
  row.push(mex(reached));
}

const rows = (...lengths) => lengths.reduce((total, length) => total ^ row[length], 0);
console.log(rows(3, 3), rows(1, 5), rows(2, 3), rows(7, 8, 9));
