// Path data as points.

/** The numbers of path data, two and two. */
export function pointsOf(path: string): Array<[number, number]> {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return numbers.flatMap((x, index) =>
    index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as [number, number]] : [],
  );
}

/** Points along a path of straight, quadratic and cubic pieces, at least one for every three pixels. */
export function alongPath(path: string): Array<[number, number]> {
  let start: [number, number] = [0, 0];
  return path.split(/(?=[MLQC])/).flatMap((piece) => {
    const points = pointsOf(piece);
    const controls = piece.startsWith("M") ? points : [start, ...points];
    start = controls.at(-1) ?? start;
    const length = controls.reduce((sum, [x, y], index) => {
      const [px, py] = controls[index - 1] ?? [x, y];
      return sum + Math.hypot(x - px, y - py);
    }, 0);
    const steps = Math.ceil(length / 3) + 1;
    return Array.from({ length: steps + 1 }, (_, step) => bezier(controls, step / steps));
  });
}

function bezier(controls: ReadonlyArray<[number, number]>, t: number): [number, number] {
  const weights = [[1], [1 - t, t], [(1 - t) ** 2, 2 * t * (1 - t), t * t]][controls.length - 1] ?? [
    (1 - t) ** 3,
    3 * t * (1 - t) ** 2,
    3 * t * t * (1 - t),
    t ** 3,
  ];
  const sum = (axis: 0 | 1): number =>
    controls.reduce((sum, point, index) => sum + point[axis] * (weights[index] ?? 0), 0);
  return [sum(0), sum(1)];
}
