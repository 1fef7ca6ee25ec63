// The stories that ship, in the order in which they lead on.
import { Lazy } from "../../../loading/lazy.ts";
import type { Text } from "../../../solver/wire.ts";
import { byLanguage } from "../../languages.ts";
import type { Lesson } from "../lesson.ts";
import * as texts from "./texts.shelf.ts";

/** For whom a story is: everybody from twelve on, whoever likes mathematics at school, or students. */
export type StoryReaders = "all" | "school" | "students";

export interface Story {
  /** Its name in links, and that of its file. */
  readonly id: string;
  readonly title: Text;
  /** What its reader can do at its end. */
  readonly goal: Text;
  /** So long it takes. */
  readonly minutes: number;
  readonly readers: StoryReaders;
  readonly load: () => Promise<Lesson>;
}

type Shipped = Promise<{ default: unknown }>;

function story(
  id: keyof typeof texts.stories,
  [minutes, readers]: readonly [number, StoryReaders],
  load: () => Shipped,
): Story {
  const { title, goal } = texts.stories[id];
  const name = byLanguage((code) => texts.named[code]({ title: title[code] }));
  const lesson = new Lazy(name, async () => (await load()).default as Lesson);
  return { id, title, goal, minutes, readers, load: () => lesson.arrival() };
}

export const STORIES: readonly Story[] = [
  story("bash-21", [8, "all"], () => import("./bash-21.json")),
  story("why-lost", [10, "all"], () => import("./why-lost.json")),
  story("xor", [12, "all"], () => import("./xor.json")),
  story("mex", [12, "school"], () => import("./mex.json")),
  story("golden", [12, "school"], () => import("./golden.json")),
  story("zeckendorf", [12, "school"], () => import("./zeckendorf.json")),
  story("staircase", [10, "school"], () => import("./staircase.json")),
  story("disguise", [12, "school"], () => import("./disguise.json")),
  story("misere", [12, "school"], () => import("./misere.json")),
  story("kingmaker", [12, "school"], () => import("./kingmaker.json")),
  story("three-friends", [12, "school"], () => import("./three-friends.json")),
  story("large-nim", [15, "students"], () => import("./large-nim.json")),
  story("small-nim", [12, "school"], () => import("./small-nim.json")),
  story("schoolgirls", [12, "school"], () => import("./schoolgirls.json")),
  story("hackenbush", [15, "students"], () => import("./hackenbush.json")),
  story("machines", [10, "school"], () => import("./machines.json")),
];

/** What the last story leads to: a puzzle, which has others after it. */
export const PUZZLES = "nim(3,4,5)?view=board&seats=person,solver&hide=values&puzzle=2";

/** The story that comes after another one. */
export function storyAfter(id: string | undefined): Story | undefined {
  const place = STORIES.findIndex((each) => each.id === id);
  return place < 0 ? undefined : STORIES[place + 1];
}
