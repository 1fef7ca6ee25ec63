// The stories that ship, in the order in which they lead on; a line each.
import { Lazy } from "../../../loading/lazy.ts";
import type { Lesson, LessonText } from "../lesson.ts";

export interface Story {
  /** Its name in links, and that of its file. */
  readonly id: string;
  readonly title: LessonText;
  readonly load: () => Promise<Lesson>;
}

type Shipped = Promise<{ default: unknown }>;

function story(id: string, en: string, zh: string, load: () => Shipped): Story {
  const name = { en: `the story “${en}”`, zh: `故事“${zh}”` };
  const lesson = new Lazy(name, async () => (await load()).default as Lesson);
  return { id, title: { en, zh }, load: () => lesson.arrival() };
}

export const STORIES: readonly Story[] = [
  story("why-lost", "Why (1,2,3) is lost", "为什么 (1,2,3) 必败", () => import("./why-lost.json")),
  story("bash-21", "The game of 21", "21 枚石子", () => import("./bash-21.json")),
  story("xor", "Why xor?", "为什么是异或？", () => import("./xor.json")),
  story("mex", "The mex, step by step", "一步一步求 mex", () => import("./mex.json")),
  story("golden", "Wythoff’s game and φ", "威佐夫博弈与 φ", () => import("./golden.json")),
  story(
    "zeckendorf",
    "Fibonacci Nim and Zeckendorf",
    "斐波那契 Nim 与 Zeckendorf",
    () => import("./zeckendorf.json"),
  ),
  story(
    "staircase",
    "Staircase Nim: every other step",
    "阶梯 Nim：只看奇数级",
    () => import("./staircase.json"),
  ),
  story("disguise", "Five games that are Nim in disguise", "五个伪装的 Nim", () => import("./disguise.json")),
  story("misere", "The last stone loses", "取最后一枚者负", () => import("./misere.json")),
  story("kingmaker", "The kingmaker", "造王者", () => import("./kingmaker.json")),
  story("large-nim", "How an open question was closed", "悬案是怎样解决的", () => import("./large-nim.json")),
  story("small-nim", "Small Nim and five heaps", "Small Nim 与五堆石子", () => import("./small-nim.json")),
  story(
    "schoolgirls",
    "Fifteen schoolgirls from Nim",
    "从 Nim 走出的十五名女生",
    () => import("./schoolgirls.json"),
  ),
  story("hackenbush", "Cutting trees and cycles", "删枝与删圈", () => import("./hackenbush.json")),
];

/** The story that comes after another one. */
export function storyAfter(id: string | undefined): Story | undefined {
  const place = STORIES.findIndex((each) => each.id === id);
  return place < 0 ? undefined : STORIES[place + 1];
}
