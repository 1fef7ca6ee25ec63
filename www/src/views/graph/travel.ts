const DURATION = 180;

/** A token that goes along a path once, to show which way a move went; nothing moves for who wants no motion. */
export function travel(token: SVGElement, path: string): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const track = document.createElementNS("http://www.w3.org/2000/svg", "path");
  track.setAttribute("d", path);
  const length = track.getTotalLength();
  const begin = performance.now();
  const frame = (now: number): void => {
    const share = Math.min(1, Math.max(0, (now - begin) / DURATION));
    const { x, y } = track.getPointAtLength(length * (1 - (1 - share) ** 2));
    token.setAttribute("transform", `translate(${x},${y})`);
    token.classList.toggle("travelling", share < 1);
    if (share < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
