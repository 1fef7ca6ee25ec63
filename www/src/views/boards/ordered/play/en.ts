export const en = {
  board: "Heaps",
  heap: (name: string, count: number) => (count === 1 ? name : `${name}, of ${count} heaps`),
};
