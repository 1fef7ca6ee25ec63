const arrows = { a: "bc", b: "cd", c: "e", d: "e", e: "" };

function value(point) {
  const reached = [...arrows[point]].map(value);
  let least = 0;
  while (reached.includes(least)) least += 1;
  return least;
}

console.log([..."abcde"].map(value).join(" "));
