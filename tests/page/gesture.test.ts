// Touches that come before the first has been answered.
import { expect, test, vi } from "vitest";
import { Store } from "../../www/src/model/store.ts";
import { Course } from "../../www/src/views/play/course.ts";
import { Gesture } from "../../www/src/views/play/gesture.ts";
import { SLICES } from "../../www/src/views/registry.ts";
import { solver, stateOf } from "./shown.ts";

async function gestureOver(game: string): Promise<Gesture> {
  const store = new Store(solver, SLICES, await stateOf(game));
  const gesture = new Gesture(store, new Course(store, vi.fn()));
  gesture.follow(store.state);
  return gesture;
}

test("the second touch of two at once is added to the first", async () => {
  const gesture = await gestureOver("ruler(3,6)");
  await Promise.all([gesture.touch({ place: 5 }), gesture.touch({ place: 1 })]);
  expect(gesture.touched.map(({ place }) => place)).toEqual([5, 1]);
  expect(gesture.offers.map(({ label }) => label)).toContain("(2,4,5)");
});

test("what comes after the gesture was given up is not taken, and what is pointed at meanwhile overtakes nothing", async () => {
  const gesture = await gestureOver("ruler(3,6)");
  const touches = [gesture.touch({ place: 5 }), gesture.touch({ place: 1 })];
  await gesture.show({ place: 0 });
  gesture.clear();
  await Promise.all(touches);
  expect(gesture.touched).toEqual([]);
  await Promise.all([gesture.touch({ place: 5 }), gesture.show({ place: 0 })]);
  expect(gesture.touched.map(({ place }) => place)).toEqual([5]);
});
