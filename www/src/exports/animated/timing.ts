// When what is seen, as rules of a style sheet.

/** In seconds: of a step, of all of them at most, of the rest at the end, and of a change. */
const STEP_SECONDS = 0.9;
const LONGEST_SECONDS = 40;
const REST_SECONDS = 3;
const CHANGE_SECONDS = 0.25;

/**
 * The classes of things that come or go at a step, from 1 on, or are there for its time. Who has set that nothing is to
 * move, or reads no such rules, sees all as it is at the end, and so does paper.
 */
export class Timing {
  /** What all its names begin with: where two files have one name in common, what it names is the same. */
  readonly #prefix: string;
  readonly style: string;

  constructor(count: number) {
    const rules = rulesOf(count);
    this.#prefix = `m${hash(rules("").join(""))}-`;
    this.style = `@media screen and (prefers-reduced-motion:no-preference){${rules(this.#prefix).join("")}}`;
  }

  comes(step: number): string {
    return `${this.#prefix}k${step}`;
  }

  goes(step: number): string {
    return `${this.#prefix}h${step}`;
  }

  stays(step: number): string {
    return `${this.#prefix}r${step}`;
  }
}

function rulesOf(count: number): (prefix: string) => string[] {
  const step = Math.min(STEP_SECONDS, (LONGEST_SECONDS - REST_SECONDS) / (count + 1));
  const whole = (count + 1) * step + REST_SECONDS;
  const time = (seconds: number): string => `${Math.round(seconds * 1000) / 1000}s`;
  const share = (seconds: number): string => `${Math.round((seconds / whole) * 1e4) / 100}%`;
  const change = Math.min(CHANGE_SECONDS, step / 3);
  return (prefix) => [
    `[class^=${prefix}]{animation:${time(whole)} infinite}[class^=${prefix}r]{animation-name:${prefix}r}`,
    `@keyframes ${prefix}r{0%{opacity:0}${share(change)},${share(step)}{opacity:1}${share(step + change)}{opacity:0}}`,
    ...Array.from({ length: count }, (_, index) => {
      const [number, begin] = [index + 1, (index + 1) * step];
      const frames = (name: string, before: number): string =>
        `.${name}{animation-name:${name}}@keyframes ${name}{0%,${share(begin)}{opacity:${before}}${share(begin + change)}{opacity:${1 - before}}}`;
      const ring = `.${prefix}r${number}{animation-delay:${time(begin)}}`;
      return `${frames(`${prefix}k${number}`, 0)}${frames(`${prefix}h${number}`, 1)}${ring}`;
    }),
  ];
}

/** FNV-1a, in a few letters and digits. */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return (sum >>> 4).toString(36);
}
