// Every page: the documents, in the order in which they lead on, a line each, and what is there to read.
import { STORIES } from "../../src/model/lessons/stories/shelf.ts";
import type { Language } from "../../src/model/values.ts";
import type { Text } from "../../src/solver/wire.ts";
import { articlesIn, type Article } from "./articles.ts";
import type { Given } from "./given.ts";
import { shelfOf, SHELVES } from "./shelves.ts";

export interface PageCard {
  /** Its file, without its ending; with its folder, unless it is a document. */
  readonly id: string;
  readonly name: Text;
  /** What it is for, in one line. */
  readonly says: Text;
  /** What a person would ask who looks for it. */
  readonly asks?: Text;
  /** Where its text is, from the root of the repository. */
  readonly text?: Record<Language, string>;
  /** What is written of it in a file of its own, or the name of the story that it tells. */
  readonly article?: Article;
  readonly story?: string;
  /** Whether there are live figures on it. */
  readonly hasFigures?: boolean;
}

function page(id: string, name: Text, says: Text, more: Partial<PageCard> = {}): PageCard {
  const text = { en: `www/docs/site/en/${id}.md`, zh: `www/docs/site/zh/${id}.md` };
  return { id, name, says, text, ...more };
}

/** A page whose text stands where people look for it in the repository. */
function documented(id: string, name: Text, says: Text): PageCard {
  return page(id, name, says, { text: { en: `www/docs/${id}.md`, zh: `www/docs/${id}.zh.md` } });
}

const DOCUMENTS: readonly PageCard[] = [
  page(
    "index",
    { en: "Games of stones, explained", zh: "取石子游戏讲解" },
    {
      en: "Nim, Kayles, Chomp and their relatives: how they are played, who wins and why, with pictures of every position.",
      zh: "Nim、Kayles、Chomp 和它们的同类：怎么玩、谁赢、为什么，每个局面都有图。",
    },
  ),
  page(
    "gallery",
    { en: "Gallery", zh: "图例" },
    {
      en: "A live figure of every ruleset, with the lines of HTML that make it.",
      zh: "每种规则一幅可操作的图，以及生成它的几行 HTML。",
    },
    { hasFigures: true },
  ),
  page(
    "embed",
    { en: "Embed", zh: "嵌入网页" },
    {
      en: "Put a figure into a blog, a course page, a slide or an app.",
      zh: "把图放进博客、课程网页、幻灯片或应用。",
    },
    { hasFigures: true },
  ),
  page(
    "notation",
    { en: "Notation and links", zh: "记法和链接" },
    {
      en: "How games and positions are written, and all that a link can say.",
      zh: "游戏和局面怎么写，链接里可以写什么。",
    },
  ),
  page(
    "javascript",
    { en: "JavaScript", zh: "JavaScript" },
    {
      en: "Ask the solver from a script, in browsers and in Node.",
      zh: "在浏览器或 Node 的脚本里使用求解程序。",
    },
  ),
  page(
    "types",
    { en: "Types", zh: "类型" },
    {
      en: "What every call is asked with, and what it answers.",
      zh: "每个调用的输入和回答。",
    },
  ),
  page(
    "errors",
    { en: "Errors", zh: "错误" },
    {
      en: "Every error code, in words.",
      zh: "每个错误代码的含义。",
    },
  ),
  page(
    "cli",
    { en: "Command line", zh: "命令行" },
    {
      en: "Pictures, values and checks of theorems from a terminal.",
      zh: "在终端里画图、求值、验证定理。",
    },
  ),
  page(
    "theorems",
    { en: "Theorems", zh: "定理" },
    {
      en: "What is proved of these games, why, by whom, and how to check it.",
      zh: "关于这些游戏已证明了什么、为什么、由谁证明、如何验证。",
    },
  ),
  page(
    "known",
    { en: "Known sequences", zh: "已知的数列" },
    {
      en: "Periods of octal games and others, who proved them, and which games are open.",
      zh: "八进制游戏等的周期、由谁证明，以及哪些游戏尚未解决。",
    },
  ),
  page(
    "rules",
    { en: "Rules of your own", zh: "自定规则" },
    {
      en: "A rule in one line, thirty that people asked for, and programs for contests.",
      zh: "一行写成的规则、大家问过的三十多条，以及竞赛用的程序。",
    },
  ),
  page(
    "players",
    { en: "n players are two", zh: "n 个人就是两个人" },
    {
      en: "Who wins among many players, found as if there were two.",
      zh: "许多人一起玩，谁胜？像两个人一样来求。",
    },
    { hasFigures: true },
  ),
  page(
    "draws",
    { en: "Games without an end", zh: "没有终点的游戏" },
    {
      en: "Moves that lead back: who wins, what is a draw, and values with ∞.",
      zh: "能走回来的走法：谁胜、何时和局，以及 ∞ 值。",
    },
    { hasFigures: true },
  ),
  page(
    "teachers",
    { en: "For teachers", zh: "给教师" },
    {
      en: "Three lessons of 45 minutes, ready to give, and a project to end with.",
      zh: "三节 45 分钟的课，拿来就能上，最后是一个小课题。",
    },
  ),
  documented(
    "lessons",
    { en: "Lessons", zh: "课程" },
    {
      en: "Make a lesson of pictures and questions, send it, or write it by hand.",
      zh: "用图和问题制作课程，发给别人，或者手写课程文件。",
    },
  ),
  documented(
    "records",
    { en: "Games as text", zh: "棋谱" },
    {
      en: "A game as it was played, in one line of text.",
      zh: "用一行文字记下一局棋。",
    },
  ),
  page(
    "accessibility",
    { en: "Accessibility", zh: "无障碍" },
    {
      en: "Keys, screen readers, colours and motion, and what is missing.",
      zh: "按键、屏幕阅读器、颜色和动画，以及尚缺之处。",
    },
  ),
];

/** All pages, shelf by shelf; the first is the one that leads to all others. */
export function allPages(given: Pick<Given, "read">): PageCard[] {
  const cards = articlesIn(given).map((article): PageCard => {
    const { shelf, id, title: name, asks, says, text } = article;
    const hasFigures = text.en.includes("{{figure ");
    return { id: `${shelf}/${id}`, name, asks, says, article, hasFigures };
  });
  const stories = STORIES.map(({ id, title, goal }): PageCard => {
    const [name, says] = [title, goal] as [Text, Text];
    return { id: `stories/${id}`, name, says, story: id };
  });
  const [first, ...documents] = DOCUMENTS;
  const all = [...cards, ...stories, ...documents];
  return [...(first ? [first] : []), ...SHELVES.flatMap(({ id }) => onShelf(all, id))];
}

/** Those of a shelf, without the one that leads to all. */
export function onShelf(pages: readonly PageCard[], shelf: string): PageCard[] {
  return pages.filter(({ id }) => id !== "index" && shelfOf(id) === shelf);
}
