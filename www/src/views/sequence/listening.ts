// A sequence as sound: its heaps one after another, each rule a voice of its own.
import { subjectOf } from "../../model/opening/request.ts";
import { playOn, sound } from "../../model/sound.ts";
import type { OpenGame, State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import type { Colouring, Value } from "../../model/values.ts";
import { classColourOf, valueOf, type ClassColour } from "../kit/cells/classColour.ts";
import { canSound, hear, sounds, type Sounds } from "../kit/sound/ear.ts";
import type { Tone, Voice } from "../kit/sound/tones.ts";
import type { Lane, Spot } from "./lane.ts";
import type { SequenceLine } from "./lines.ts";
import { sizesOf } from "./sizes.ts";

/** What is listened to. */
interface HeardSequence {
  readonly lanes: readonly Lane[];
  readonly lines: { readonly lines: readonly Pick<SequenceLine, "sequence">[] };
  /** Where it begins. */
  readonly start: number;
  /** A heap sounds, and is marked. */
  come(heap: number): void;
}

/** So many heaps sound in a second. */
export const SPEEDS = [2, 4, 8, 16] as const;

export class Listening {
  readonly #store: Store;
  readonly #heard: HeardSequence;
  speed: number = SPEEDS[1];
  /** Of which values it plays; nothing while it does not. */
  #of: string | undefined;
  /** What plays, once that has come. */
  #sounds: Sounds | undefined;

  constructor(store: Store, heard: HeardSequence) {
    this.#store = store;
    this.#heard = heard;
  }

  /** Whether there is something that may be heard: values that are hidden are not. */
  get isPossible(): boolean {
    return canSound() && this.#heard.lanes[0]?.classes !== undefined;
  }

  /** Begins or ends as the state has it. */
  follow(state: State): void {
    const { game } = state;
    const wants = sound.of(state).isPlaying && game !== undefined;
    if (!wants) this.stop();
    else if (!this.isPossible) playOn(this.#store, false);
    else if (this.#of === undefined) void this.#play(game, state);
    else if (this.#of !== keyOf(game, state)) playOn(this.#store, false);
  }

  /** Somebody goes from heap to heap by themselves. */
  scrub(spot: Spot): void {
    if (sound.of(this.#store.state).isPlaying) playOn(this.#store, false);
    void hear(this.#store, (all) => this.#tonesAt(all, spot.heap, spot.lane));
  }

  stop(): void {
    this.#of = undefined;
    this.#sounds?.player.stop();
    this.#sounds = undefined;
  }

  async #play(game: OpenGame, state: State): Promise<void> {
    const of = keyOf(game, state);
    this.#of = of;
    const all = await sounds();
    if (this.#of !== of) return;
    this.#sounds = all;
    all.player.play({
      from: this.#heard.start,
      tonesAt: (heap) => (heap < this.#end ? this.#tonesAt(all, heap) : undefined),
      pace: () => 1 / this.speed,
      began: (heap) => this.#heard.come(heap),
      ended: () => playOn(this.#store, false),
    });
  }

  /** What stands in rows is one rule, each row with other heaps. */
  get #voices(): readonly Lane[] {
    const { lanes } = this.#heard;
    return sizesOf(this.#store.state).layout === "doubling" ? lanes.slice(0, 1) : lanes;
  }

  /** The heap behind the last. */
  get #end(): number {
    return Math.min(sizesOf(this.#store.state).length, this.#voices[0]?.classes?.length ?? 0);
  }

  /** What is heard of a heap, of one of the rules or of all. */
  #tonesAt({ tonesOf, tick }: Sounds, heap: number, only?: number): readonly Tone[] {
    const all = this.#voices;
    const colour = classColourOf(this.#store.state);
    return all.flatMap((lane, index) => {
      if (only !== undefined && all.length > 1 && only !== index) return [];
      const voice: Voice = { index, count: all.length };
      const [value, colouring] = heardOf(lane, heap, colour);
      const tones = tonesOf(value, colouring, undefined, voice);
      const { period = 1, preperiod = 0 } = this.#heard.lines.lines[index]?.sequence ?? {};
      // Where values are hidden nothing is said of how they repeat.
      const begins = !lane.known && period > 1 && heap >= preperiod && (heap - preperiod) % period === 0;
      return begins && tones.length > 0 ? [...tones, tick(tones[0])] : tones;
    });
  }
}

function keyOf(game: OpenGame, state: State): string {
  return JSON.stringify([subjectOf(game), classColourOf(state)]);
}

/** What is told of a heap, and what kind of value that is: the bar of it where there is one, which tells most. */
function heardOf(
  { known, classes, bars }: Lane,
  heap: number,
  colour: ClassColour,
): readonly [Value | undefined, Colouring] {
  const class_ = known ? known.get(heap) : classes?.[heap];
  if (class_ !== undefined && bars && bars.heights !== classes) return [bars.heights[heap], "grundy"];
  return valueOf(class_, colour);
}
