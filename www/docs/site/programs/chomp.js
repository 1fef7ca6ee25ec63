const known = new Map();

function won(rows) {
  const key = rows.join();
  if (!known.has(key))
    known.set(
      key,
      bites(rows).some((left) => !won(left)),
    );
  return known.get(key);
}

function bites(rows) {
  const all = [];
  for (let i = 0; i < rows.length; i += 1) {
    for (let j = 0; j < rows[i]; j += 1) {
      if (i === 0 && j === 0) continue; // the poisoned square
      const left = rows.map((row, k) => (k < i ? row : Math.min(row, j)));
      all.push(left.filter((row) => row > 0));
    }
  }
  return all;
}

const positions = [
  [4, 4, 4],
  [6, 5],
  [5, 5, 3],
  [3, 2, 1],
];
console.log(positions.map((rows) => (won(rows) ? "N" : "P")).join(" "));
