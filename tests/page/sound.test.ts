import { expect, test } from "vitest";
import { Player } from "../../www/src/views/kit/sound/player.ts";
import { pitchOf, tick, tonesOf } from "../../www/src/views/kit/sound/tones.ts";
import { FakeAudio } from "../flows/fakeAudio.ts";

const pitches = (...heard: Parameters<typeof tonesOf>): number[] =>
  tonesOf(...heard).map(({ pitch }) => Math.round(pitch));

test("values rise along a scale, in which five steps are an octave, and end where nobody hears more", () => {
  expect(pitchOf(1)).toBe(220);
  expect(pitchOf(6)).toBeCloseTo(440, 9);
  expect(pitchOf(21)).toBeCloseTo(3520, 9);
  expect(pitchOf(1e6)).toBe(pitchOf(21));
  for (let value = 1; value < 21; value++) expect(pitchOf(value + 1) / pitchOf(value)).toBeGreaterThan(1.1);
});

test("0 is lower than all values, short, and of another wave", () => {
  const [zero] = tonesOf(0, "grundy");
  const [one] = tonesOf(1, "grundy");
  expect(zero?.pitch).toBeLessThan(one?.pitch ?? 0);
  expect(zero?.length).toBeLessThan(one?.length ?? 0);
  expect(zero?.wave).not.toBe(one?.wave);
  // Of turns and of players 0 is the first of the scale.
  expect(pitches(0, "gameValue")).toEqual([220]);
  expect(pitches(1, 0)).toEqual(pitches(2, "grundy"));
  expect(pitches(0, "distance")).toEqual(pitches(0, "grundy"));
});

test("P is low and full, N one high note, a draw two, one after the other", () => {
  expect(pitches("P", "outcome")).toEqual([147, 294]);
  expect(pitches("N", "outcome")).toEqual([880]);
  const drawn = tonesOf("D", "grundy");
  expect(drawn.map(({ delay }) => delay)).toEqual([0, 0.14]);
  expect(drawn.every(({ pitch }) => pitch > 147 && pitch < 880)).toBe(true);
  // The number of moves is no pitch.
  expect(tonesOf(7, "remoteness", "N")).toEqual(tonesOf("N", "outcome"));
  expect(pitches("∞", "grundy")).toEqual([3520]);
});

test("nothing is heard of what is hidden", () => {
  expect(tonesOf(undefined, "grundy")).toEqual([]);
  expect(tonesOf(undefined, "remoteness", undefined)).toEqual([]);
});

test("voices have a place and a wave of their own, and together are no louder than the picture of one", () => {
  const voices = [0, 1, 2].map((index) => tonesOf(3, "grundy", undefined, { index, count: 3 })[0]);
  expect(voices.map((tone) => tone?.place)).toEqual([-0.8, 0, 0.8]);
  expect(new Set(voices.map((tone) => tone?.wave)).size).toBe(3);
  const many = Array.from({ length: 12 }, (_, index) =>
    tonesOf(3, "grundy", undefined, { index, count: 12 }),
  );
  const loudness = many.flat().reduce((sum, tone) => sum + tone.loudness, 0);
  expect(loudness * 0.25).toBeLessThan(1);
});

function player(): { audio: FakeAudio; player: Player } {
  const audio = new FakeAudio();
  return { audio, player: new Player(audio as never) };
}

test("what is gone to sounds at once, and what sounded before is cut off", () => {
  const { audio, player: own } = player();
  own.strike(tonesOf("P", "outcome"));
  expect(audio.heard()).toEqual([
    { at: 0.03, pitch: 147, wave: "triangle", place: 0 },
    { at: 0.03, pitch: 294, wave: "triangle", place: 0 },
  ]);
  own.strike([tick({ place: 0.5 })]);
  expect(audio.heard()).toEqual([{ at: 0.03, pitch: 1760, wave: "square", place: 0.5 }]);
});

test("of millions of values a fraction of a second is arranged ahead, in time, and each is told when it sounds", () => {
  const { audio, player: own } = player();
  const told: Array<[place: number, at: number]> = [];
  let ended = 0;
  own.play({
    from: 1_000_000,
    tonesAt: (place) => (place < 21_000_000 ? tonesOf(place % 10, "grundy") : undefined),
    pace: () => 0.1,
    began: (place) => told.push([place, audio.currentTime]),
    ended: () => ended++,
  });
  expect(audio.heard().length).toBeLessThan(6);
  audio.pass(2);
  expect(told.slice(0, 3).map(([place]) => place)).toEqual([1_000_000, 1_000_001, 1_000_002]);
  for (const [place, at] of told) expect(at).toBeCloseTo(0.03 + (place - 1_000_000) / 10, 9);
  expect(told.length).toBe(20);
  expect(audio.heard().length).toBeLessThan(20 + 6);
  own.stop();
  audio.pass(2);
  expect([told.length, ended]).toEqual([20, 0]);
  expect(audio.heard()).toEqual([]);
});

test("it ends behind the last one, once that has sounded", () => {
  const { audio, player: own } = player();
  const told: Array<number | "end"> = [];
  let seconds = 0.5;
  own.play({
    from: 0,
    tonesAt: (place) => (place < 3 ? [tick()] : undefined),
    pace: () => seconds,
    began: (place) => told.push(place),
    ended: () => told.push("end"),
  });
  audio.pass(0.1);
  expect(told).toEqual([0]);
  // It may become faster meanwhile.
  seconds = 0.1;
  audio.pass(0.6);
  expect(told).toEqual([0, 1, 2]);
  audio.pass(0.2);
  expect(told).toEqual([0, 1, 2, "end"]);
  // The last note is not cut off.
  expect(audio.heard().map(({ at }) => Number(at.toFixed(2)))).toEqual([0.03, 0.53, 0.63]);
});

test("where nothing could be arranged for a while, nothing is made up for", () => {
  const { audio, player: own } = player();
  const told: number[] = [];
  own.play({
    from: 0,
    tonesAt: () => [tick()],
    pace: () => 0.1,
    began: (place) => told.push(place),
    ended: () => {},
  });
  // The page was busy: time went on, and nobody heard of it.
  audio.currentTime = 60;
  audio.pass(0.05);
  expect(audio.heard().filter(({ at }) => at > 1).length).toBeLessThan(8);
  expect(Math.max(...told)).toBeLessThan(8);
});

test("whoever plays hears that something else is heard instead", () => {
  const { audio, player: own } = player();
  const told: string[] = [];
  const melody = (name: string) => ({
    from: 0,
    tonesAt: () => [tick()],
    pace: () => 0.1,
    began: () => told.push(name),
    ended: () => told.push(`${name} ends`),
  });
  own.play(melody("one"));
  audio.pass(0.05);
  own.play(melody("other"));
  audio.pass(0.05);
  own.strike([tick()]);
  audio.pass(1);
  expect(told).toEqual(["one", "one ends", "other", "other ends"]);
});
