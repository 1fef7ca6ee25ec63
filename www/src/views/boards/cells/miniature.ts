/** A round thing in a small drawing, filled by strokes of these radii: each covers what the one around it leaves. */
export function disc(x: number, radii: readonly number[]): string {
  return radii.map((radius) => ring(x - radius, radius)).join("");
}

function ring(left: number, radius: number): string {
  return `M${left},0a${radius},${radius} 0 1,0 ${2 * radius},0a${radius},${radius} 0 1,0 ${-2 * radius},0`;
}
