// How a value is heard. Nothing here sounds; the player plays what is said here.
import type { Colouring, Value } from "../../../model/values.ts";

/** One note. */
export interface Tone {
  /** In Hz. */
  readonly pitch: number;
  readonly wave: "sine" | "triangle" | "square" | "sawtooth";
  /** When it begins, and after how long it has died away, in seconds. */
  readonly delay: number;
  readonly length: number;
  /** Up to 1, for notes of the same wave. */
  readonly loudness: number;
  /** From −1, at the left, to 1, at the right. */
  readonly place: number;
}

/** One of several that sound together. */
export interface Voice {
  readonly index: number;
  readonly count: number;
}

const ALONE: Voice = { index: 0, count: 1 };

/** The semitones of a major pentatonic scale: whatever sounds together there is no discord. */
const SCALE = [0, 2, 4, 7, 9];
const OCTAVE = 12;
/** The pitch of value 1, the A below middle C, in Hz. */
const LOWEST = 220;
/** Larger values sound as this one, four octaves up. */
const HIGHEST_VALUE = 21;
/** The pitches of 0, of P and of N are no notes of the scale: they are known by themselves. */
const KNOCK = 98;
const LOW = 147;
const HIGH = 880;
/** A draw is two notes of the middle, a whole tone apart. */
const DRAWN = [330, 370] as const;

/** Waves differ in how loud they seem. */
const WAVES = [
  ["triangle", 1],
  ["sine", 1],
  ["sawtooth", 0.35],
  ["square", 0.3],
] as const;
/** How far the outer ones of several voices are from the middle. */
const WIDE = 0.8;

/** The pitch of a value from 1 on, in Hz. */
export function pitchOf(value: number): number {
  const step = Math.min(HIGHEST_VALUE, Math.max(1, value)) - 1;
  const semitones = OCTAVE * Math.floor(step / SCALE.length) + (SCALE[step % SCALE.length] ?? 0);
  return LOWEST * 2 ** (semitones / OCTAVE);
}

/** What is heard of a value in the colours that show it: nothing of one that is hidden. */
export function tonesOf(
  value: Value | undefined,
  colouring: Colouring,
  outcome?: Value,
  voice = ALONE,
): readonly Tone[] {
  // How many moves it takes is no pitch, but whose win it is can be heard.
  const heard = colouring === "remoteness" ? outcome : value;
  if (heard === undefined) return [];
  const [wave, own] = WAVES[voice.index % WAVES.length] ?? WAVES[0];
  const share = 1 / Math.sqrt(voice.count);
  const place = voice.count === 1 ? 0 : WIDE * ((2 * voice.index) / (voice.count - 1) - 1);
  const tone = (pitch: number, other: Partial<Tone> = {}): Tone => ({
    ...{ pitch, wave, delay: 0, length: 0.4, place },
    ...other,
    loudness: share * (other.loudness ?? own),
  });
  switch (heard) {
    case "P":
      return [tone(LOW, { length: 0.7 }), tone(2 * LOW, { length: 0.7, loudness: own / 2 })];
    case "N":
      return [tone(HIGH, { wave: "sine", loudness: 0.6 })];
    case "D":
      return DRAWN.map((pitch, second) => tone(pitch, { delay: second * 0.14, length: 0.2 }));
    case "∞":
      return [tone(pitchOf(Infinity))];
    case 0:
      // Of players and of turns 0 is one as any other.
      if (colouring === "grundy" || colouring === "distance")
        return [tone(KNOCK, { wave: "square", length: 0.08, loudness: 0.5 })];
  }
  return [tone(pitchOf(colouring === "grundy" || colouring === "distance" ? heard : heard + 1))];
}

/** What is heard where a period begins. */
export function tick({ place = 0 }: Partial<Pick<Tone, "place">> = {}): Tone {
  return { pitch: 1760, wave: "square", delay: 0, length: 0.03, loudness: 0.3, place };
}
