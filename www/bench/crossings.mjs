// Crossings between edges drawn as straight lines between the centres of their nodes.

/** The sine of an angle below which three points count as on one line: coordinates may be 32-bit floats. */
const STRAIGHT = 1e-5;

/**
 * Pairs of edges that meet anywhere but in a node that both end in: `proper` ones cross, and `touching` ones touch or
 * lie on one another, which is told apart no better. A layout on a grid has many of these, so they must count.
 *
 * @param {import("./graph.mjs").Graph["edges"]} edges
 * @param {import("./graph.mjs").Places} places
 */
export function crossingsOf(edges, places) {
  let [proper, touching] = [0, 0];
  for (const [index, one] of edges.entries()) {
    for (const other of edges.slice(index + 1)) {
      const meet = meeting(one, other, places);
      proper += Number(meet === "cross");
      touching += Number(meet === "touch");
    }
  }
  return { proper, touching, all: proper + touching };
}

/** @typedef {[from: number, to: number]} Edge */

/** @param {Edge} one @param {Edge} other @param {import("./graph.mjs").Places} places */
function meeting(one, other, places) {
  const common = one.find((end) => other.includes(end));
  if (common !== undefined) {
    const [p, q] = [otherEnd(one, common), otherEnd(other, common)];
    const isOneLine = side(common, p, q, places) === 0;
    return isOneLine && !isBetween(p, common, q, places) ? "touch" : "apart";
  }
  const [a, b] = one;
  const [c, d] = other;
  const [sideOfC, sideOfD] = [side(a, b, c, places), side(a, b, d, places)];
  const [sideOfA, sideOfB] = [side(c, d, a, places), side(c, d, b, places)];
  if (sideOfC * sideOfD < 0 && sideOfA * sideOfB < 0) return "cross";
  const touch =
    (sideOfC === 0 && isBetween(a, c, b, places)) ||
    (sideOfD === 0 && isBetween(a, d, b, places)) ||
    (sideOfA === 0 && isBetween(c, a, d, places)) ||
    (sideOfB === 0 && isBetween(c, b, d, places));
  return touch ? "touch" : "apart";
}

/** @param {Edge} edge @param {number} end */
function otherEnd([from, to], end) {
  return from === end ? to : from;
}

/** On which side of the line from `a` to `b` the node `c` is; 0: on it.
 * @param {number} a @param {number} b @param {number} c @param {import("./graph.mjs").Places} places */
function side(a, b, c, { x, y }) {
  const [abx, aby] = [at(x, b) - at(x, a), at(y, b) - at(y, a)];
  const [acx, acy] = [at(x, c) - at(x, a), at(y, c) - at(y, a)];
  const product = abx * acy - aby * acx;
  return Math.abs(product) <= STRAIGHT * Math.hypot(abx, aby) * Math.hypot(acx, acy) ? 0 : Math.sign(product);
}

/** Whether `middle`, on one line with the others, is between them.
 * @param {number} a @param {number} middle @param {number} b @param {import("./graph.mjs").Places} places */
function isBetween(a, middle, b, { x, y }) {
  const [mx, my] = [at(x, middle), at(y, middle)];
  return (at(x, a) - mx) * (at(x, b) - mx) + (at(y, a) - my) * (at(y, b) - my) <= 0;
}

/** @param {ArrayLike<number>} values @param {number} index */
const at = (values, index) => values[index] ?? NaN;
