// Rules that are worth seeing one below the other.

/** Subtraction sets of which each shares a part with the one before: how their periods come and go is seen at once. */
export const WALL = [
  "{1}",
  "{1,2}",
  "{1,3}",
  "{2,3}",
  "{1,2,3}",
  "{1,4}",
  "{2,4}",
  "{1,3,4}",
  "{2,3,5}",
  "{1,4,6}",
  "{2,5,7}",
].map((set) => `subtraction[set=${set}]`);
