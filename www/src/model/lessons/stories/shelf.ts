// The stories that ship, in the order in which they lead on.
import { Lazy } from "../../../loading/lazy.ts";
import type { Lesson, LessonText } from "../lesson.ts";

/** For whom a story is: everybody from twelve on, whoever likes mathematics at school, or students. */
export type StoryReaders = "all" | "school" | "students";

export interface Story {
  /** Its name in links, and that of its file. */
  readonly id: string;
  readonly title: LessonText;
  /** What its reader can do at its end. */
  readonly goal: LessonText;
  /** So long it takes. */
  readonly minutes: number;
  readonly readers: StoryReaders;
  readonly load: () => Promise<Lesson>;
}

type Shipped = Promise<{ default: unknown }>;

function story(
  id: string,
  [en, zh]: readonly [en: string, zh: string],
  [minutes, readers]: readonly [number, StoryReaders],
  goal: readonly [en: string, zh: string],
  load: () => Shipped,
): Story {
  const name = { en: `the story “${en}”`, zh: `故事“${zh}”` };
  const lesson = new Lazy(name, async () => (await load()).default as Lesson);
  const said = { en: goal[0], zh: goal[1] };
  return { id, title: { en, zh }, goal: said, minutes, readers, load: () => lesson.arrival() };
}

export const STORIES: readonly Story[] = [
  story(
    "bash-21",
    ["The game of 21", "21 枚石子"],
    [8, "all"],
    [
      "You win the game of 21, and others like it, against anybody",
      "21 枚石子的游戏和同类的游戏，你对谁都能赢",
    ],
    () => import("./bash-21.json"),
  ),
  story(
    "why-lost",
    ["Three heaps: who wins?", "三堆石子：谁赢？"],
    [10, "all"],
    ["You find out who wins from a small position, and why", "小的局面，你自己能找出谁赢、为什么"],
    () => import("./why-lost.json"),
  ),
  story(
    "xor",
    ["A way to win with any heaps", "几堆石子都能赢的办法"],
    [12, "all"],
    [
      "You find the winning move for any heaps, by adding in your head",
      "不论几堆石子，你都能心算出必胜的一步",
    ],
    () => import("./xor.json"),
  ),
  story(
    "mex",
    ["A number for every position", "每个局面一个数"],
    [12, "school"],
    [
      "You work out the value of any position, and of two games side by side",
      "任何局面的值你都会求，两个游戏并排放也会",
    ],
    () => import("./mex.json"),
  ),
  story(
    "golden",
    ["Wythoff’s game and φ", "威佐夫博弈与 φ"],
    [12, "school"],
    ["You win Wythoff’s game with the golden ratio", "你会用黄金分割比赢威佐夫博弈"],
    () => import("./golden.json"),
  ),
  story(
    "zeckendorf",
    ["Fibonacci Nim and Zeckendorf", "斐波那契 Nim 与 Zeckendorf"],
    [12, "school"],
    ["You win Fibonacci Nim by writing a number as a sum", "你会把一个数拆成和，赢斐波那契 Nim"],
    () => import("./zeckendorf.json"),
  ),
  story(
    "staircase",
    ["Staircase Nim", "阶梯 Nim"],
    [10, "school"],
    ["You see which stones count, and which do not", "你能看出哪些石子算数，哪些不算"],
    () => import("./staircase.json"),
  ),
  story(
    "disguise",
    ["Five games that are Nim in disguise", "五个伪装的 Nim"],
    [12, "school"],
    [
      "You win games with coins, sticks and squares as you win Nim",
      "硬币、枝条、方格上的游戏，你都能像 Nim 那样赢",
    ],
    () => import("./disguise.json"),
  ),
  story(
    "misere",
    ["The last stone loses", "取最后一枚者输"],
    [12, "school"],
    ["You win Nim when the last stone loses", "取最后一枚者输的 Nim，你也能赢"],
    () => import("./misere.json"),
  ),
  story(
    "kingmaker",
    ["The kingmaker", "造王者"],
    [12, "school"],
    ["You know why three players are so much harder than two", "你明白三个人玩为什么比两个人难得多"],
    () => import("./kingmaker.json"),
  ),
  story(
    "three-friends",
    ["Three friends", "三个朋友"],
    [12, "school"],
    ["You tell who wins among three players by counting moves", "三个人玩，你数一数步数，就知道谁赢"],
    () => import("./three-friends.json"),
  ),
  story(
    "large-nim",
    ["How an open question was closed", "悬案是怎样解决的"],
    [15, "students"],
    ["You work out who wins Large Nim with many players", "多人玩最大堆 Nim，你会算出谁赢"],
    () => import("./large-nim.json"),
  ),
  story(
    "small-nim",
    ["Small Nim and five heaps", "最小堆 Nim 与五堆石子"],
    [12, "school"],
    ["You tell who wins from five heaps by reading them once", "五堆石子，从头看一遍，你就知道谁赢"],
    () => import("./small-nim.json"),
  ),
  story(
    "schoolgirls",
    ["Fifteen schoolgirls from Nim", "从 Nim 走出的十五名女生"],
    [12, "school"],
    ["You solve a famous puzzle of 1850 with heaps of stones", "你会用石子堆解一道 1850 年的名题"],
    () => import("./schoolgirls.json"),
  ),
  story(
    "hackenbush",
    ["Cutting trees and cycles", "删枝与删圈"],
    [15, "students"],
    ["You find the value of a drawing and the edge to cut", "给一幅图，你会求它的值，知道该删哪条边"],
    () => import("./hackenbush.json"),
  ),
  story(
    "machines",
    ["Machines that play Nim badly", "下不好 Nim 的机器"],
    [10, "school"],
    [
      "You beat a machine where it is weakest, and know why it is weak there",
      "你知道机器在哪里弱、为什么弱，并在那里赢它",
    ],
    () => import("./machines.json"),
  ),
];

/** What the last story leads to: a puzzle, which has others after it. */
export const PUZZLES = "nim(3,4,5)?view=board&seats=person,solver&hide=values&puzzle=2";

/** The story that comes after another one. */
export function storyAfter(id: string | undefined): Story | undefined {
  const place = STORIES.findIndex((each) => each.id === id);
  return place < 0 ? undefined : STORIES[place + 1];
}
