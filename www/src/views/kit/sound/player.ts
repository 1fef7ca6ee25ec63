// Plays notes by Web Audio. Its clock is that of the sound itself: what is suspended stands still, and what sounds is told in time.
import type { Tone } from "./tones.ts";

export { tick, tonesOf } from "./tones.ts";

/** What sounds one after another, each with its number. */
export interface Melody {
  /** The first one. */
  readonly from: number;
  /** What is heard of one; nothing behind the last. */
  readonly tonesAt: (place: number) => readonly Tone[] | undefined;
  /** From one to the next, in seconds. */
  readonly pace: () => number;
  /** One begins to sound. */
  readonly began: (place: number) => void;
  /** The last one has sounded, or something else is heard instead. */
  readonly ended: () => void;
}

/** All notes together. */
const VOLUME = 0.25;
/** A note that would begin at once would begin with a crack, in seconds. */
const SOON = 0.03;
const ATTACK = 0.005;
/** What is as soft as this is silent. */
const SILENT = 0.0001;
/** So far ahead notes are arranged, however many there are to come, in seconds. */
const AHEAD = 0.4;

export class Player {
  readonly #context: AudioContext;
  #single: GainNode | undefined;
  #run: { output: GainNode; ended: () => void } | undefined;

  constructor(context: AudioContext) {
    this.#context = context;
  }

  /** Plays notes at once; those before them fall silent. */
  strike(tones: readonly Tone[]): void {
    this.#giveWay();
    this.#single?.disconnect();
    this.#single = this.#output();
    for (const tone of tones) this.#sound(tone, this.#context.currentTime + SOON, this.#single);
  }

  /** Plays one after another until the last, or until it is stopped. */
  play({ from, tonesAt, pace, began, ended }: Melody): void {
    this.#giveWay();
    const output = this.#output();
    const run = { output, ended };
    this.#run = run;
    let [next, waiting, last] = [from, 0, -Infinity];
    const arrange = (): void => {
      if (this.#run !== run) return;
      const now = this.#context.currentTime;
      for (;;) {
        // What was held up is not made up for.
        const due = next === from ? now + SOON : Math.max(now, last + pace());
        if (waiting > 0 && due >= now + AHEAD) return;
        const place = next++;
        const tones = tonesAt(place);
        waiting++;
        this.#at(due, output, () => {
          if (this.#run !== run) return;
          waiting--;
          if (tones) {
            began(place);
            arrange();
          } else {
            // The last note dies away by itself.
            this.#run = undefined;
            ended();
          }
        });
        for (const tone of tones ?? []) this.#sound(tone, due, output);
        last = tones ? due : Infinity;
      }
    };
    arrange();
  }

  stop(): void {
    this.#run?.output.disconnect();
    this.#run = undefined;
  }

  /** Something else is to be heard: whoever plays hears that it is over. */
  #giveWay(): void {
    const { ended } = this.#run ?? {};
    this.stop();
    ended?.();
  }

  #output(): GainNode {
    const output = this.#context.createGain();
    output.gain.value = VOLUME;
    output.connect(this.#context.destination);
    return output;
  }

  #sound({ pitch, wave, delay, length, loudness, place }: Tone, from: number, output: AudioNode): void {
    const context = this.#context;
    const [begin, end] = [from + delay, from + delay + length];
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(0, begin);
    envelope.gain.linearRampToValueAtTime(loudness, begin + ATTACK);
    envelope.gain.exponentialRampToValueAtTime(SILENT, end);
    const panner = context.createStereoPanner();
    panner.pan.value = place;
    const source = context.createOscillator();
    source.type = wave;
    source.frequency.value = pitch;
    source.connect(envelope).connect(panner).connect(output);
    source.start(begin);
    source.stop(end);
  }

  /** Tells when a time has come: something that is not heard ends then. */
  #at(time: number, output: AudioNode, tell: () => void): void {
    const source = this.#context.createConstantSource();
    source.offset.value = 0;
    source.connect(output);
    source.addEventListener("ended", tell);
    source.start();
    source.stop(time);
  }
}
