// Fields that are chosen by hand: their own part of what a link asks for changes, and nothing else.
import { expect, test } from "vitest";
import { display } from "../../www/src/model/display.ts";
import { fieldCommands } from "../../www/src/model/fieldCommands.ts";
import { FIGURE_SLICES } from "../../www/src/views/registry.ts";
import { sequence } from "../../www/src/views/sequence/slice.ts";
import { shown } from "./shown.ts";

test("values that are picked out by one colouring are not by another", async () => {
  const { store } = await shown("nim(1,2,3)?only=2&labels=value");
  display.choose(store, "color", "remoteness");
  expect(store.links.written(store.state)).toBe("nim(1,2,3)?color=remoteness&labels=value");
});

test("what is as by default is left out again", async () => {
  const { store } = await shown("nim(1,2,3)?only=2");
  display.choose(store, "empty", "shown");
  expect(store.links.written(store.state)).toBe("nim(1,2,3)?empty=shown&only=2");
  display.choose(store, "empty", "");
  display.choose(store, "labels", "value");
  display.choose(store, "labels", "both");
  expect(store.links.written(store.state)).toBe("nim(1,2,3)?only=2");
});

test("a rule that is half typed stays as it is while something else is chosen", async () => {
  const { store } = await shown("nim(5)");
  sequence.put(store, { stack: ["subtraction[set={1", "nim"] });
  sequence.choose(store, "layout", "rows");
  sequence.choose(store, "width", "7");
  sequence.choose(store, "width", "1000001");
  expect(sequence.of(store.state)).toMatchObject({
    layout: "rows",
    width: 7,
    stack: ["subtraction[set={1", "nim"],
  });
});

test("names of words stand in the order of the words", () => {
  const named = FIGURE_SLICES.flatMap(({ fields }) => fields).filter(({ names, words }) => names && words);
  for (const { name, names = {}, words } of named) expect(Object.keys(names), name).toEqual(words);
  expect(named.length).toBeGreaterThan(5);
});

test("each word of a field is a command, but for the one that is shown", async () => {
  const { state, store } = await shown("nim(1,2,3)?labels=value");
  const given = { state, store, isAlone: false, view: "graph" };
  const offered = fieldCommands(display, "labels").filter((command) => command.when?.(given));
  expect(offered.map(({ words }) => words?.en)).toEqual([
    "Labels: position and value",
    "Labels: position",
    "Labels: p1, p2, …",
    "Labels: stones",
  ]);
  offered[1]?.run(given);
  expect(store.links.written(store.state)).toBe("nim(1,2,3)?labels=position");
});
