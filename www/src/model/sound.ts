// Whether positions are heard when a reader goes to them, and whether a sequence is being listened to.
import { choice, Slice } from "./slice.ts";
import type { State } from "./state.ts";
import type { Store } from "./store.ts";
import { view } from "./view.ts";
import * as texts from "./texts.sound.ts";

type Sounding = "off" | "on";

interface SoundState {
  sound: Sounding;
  /** Whether the heaps of a sequence sound one after another. */
  isPlaying: boolean;
}

export const sound: Slice<SoundState, Pick<SoundState, "sound">> = new Slice<
  SoundState,
  Pick<SoundState, "sound">
>({
  id: "sound",
  initial: { sound: "off", isPlaying: false },
  fields: [choice<"sound", Sounding>("sound", "sound", ["off", "on"], texts.sound)],
  unasked: { sound: "off" },
  asked: (state) => ({ sound: sound.of(state).sound }),
  follow: (store, asked) => sound.put(store, asked),
  // What plays is what is seen.
  adapt: (store, before) => {
    const { state } = store;
    if (!sound.of(state).isPlaying) return;
    const isOther = before.game !== state.game || view.of(before).view !== view.of(state).view;
    if (isOther || !isSounding(state)) playOn(store, false);
  },
  isAppearance: true,
  isReaders: true,
});

export function isSounding(state: State): boolean {
  return sound.of(state).sound === "on";
}

/** Lets the heaps of a sequence sound, which is to ask for sound, or lets them rest. */
export function playOn(store: Store, isPlaying: boolean): void {
  sound.put(store, isPlaying ? { sound: "on", isPlaying } : { isPlaying });
}
