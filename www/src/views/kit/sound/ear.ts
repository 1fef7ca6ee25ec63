// What is heard, once somebody has asked for sound. Nothing of it is fetched before that.
import { Lazy } from "../../../loading/lazy.ts";
import { parts } from "../../../loading/texts.lazy.ts";
import { isSounding } from "../../../model/sound.ts";
import type { Store } from "../../../model/store.ts";
import type { Player, tick, tonesOf } from "./player.ts";
import type { Tone } from "./tones.ts";

/** What plays, and what there is to play. */
export interface Sounds {
  readonly player: Player;
  readonly tonesOf: typeof tonesOf;
  readonly tick: typeof tick;
}

const code = new Lazy(parts.sound, () => import("./player.ts"));
let context: AudioContext | undefined;
let player: Player | undefined;
/** Counts what was to be heard. */
let asked = 0;

export function canSound(): boolean {
  return "AudioContext" in globalThis;
}

/** Done while a hand or a key asks for sound, for otherwise a browser keeps silent. */
export function wake(): AudioContext {
  context ??= made();
  void context.resume();
  return context;
}

function made(): AudioContext {
  const context = new AudioContext();
  // A page that nobody sees is silent, and goes on where it was.
  document.addEventListener("visibilitychange", () => {
    void (document.hidden ? context.suspend() : context.resume());
  });
  return context;
}

export async function sounds(): Promise<Sounds> {
  const awake = wake();
  const { Player, tonesOf, tick } = await code.arrival();
  player ??= new Player(awake);
  return { player, tonesOf, tick };
}

/** Plays what has been gone to, where the reader wants to hear that and has not gone on meanwhile. */
export async function hear(store: Store, what: (sounds: Sounds) => readonly Tone[]): Promise<void> {
  if (!isSounding(store.state) || !canSound()) return;
  const own = ++asked;
  const all = await sounds();
  if (own === asked) all.player.strike(what(all));
}
