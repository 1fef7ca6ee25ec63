/** So much of a text is quoted. */
export const QUOTED = 60;

/** A text that may be of any length, as far as it is quoted. */
export function shortened(text: string): string {
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
}
