// One word for one thing, in either language, and plain ones: what a text may not say, and what it says instead.
import { expect, test } from "vitest";
import { textsIn, type FoundText } from "./texts.ts";

/** What no text has, and what to write. */
type Rules = ReadonlyArray<readonly [wrong: RegExp, write: string]>;

const ENGLISH: Rules = [
  [/\bmen\b/i, "pieces"],
  [/\bthan which\b/i, "“a largest heap”, “a smallest heap”"],
  [/\bknows? no\b/i, "“there is no …” or “… has no …”"],
  [/\b(is )?silent\b/i, "“says nothing about …”"],
  [/\bDrawn are\b|\bin colour win\b/, "plain word order: “coloured ones win”"],
  [/\bMost (heaps|steps|edges|stones)\b/, "“Number of …, at most”"],
  [/(^|[.;,] )else\b/i, "otherwise"],
  [/\b(holds?|held) of\b/i, "holds for"],
  [/\bby who\b/i, "by whom"],
  [/\b(is|are|was) told\b/i, "“is given”, “is said”"],
  [/\bbroke down\b|\bafresh\b/i, "“crashed”, “again”"],
  [/\b(piles?|counters|chips|pebbles)\b/i, "heap, stone"],
  [/\b(followers?|successors?)\b/i, "option"],
  [/\b(nimbers?|nim[- ]values?|g-values? of a position)\b/i, "Grundy value"],
  [/\bnim sum\b/i, "nim-sum"],
  [/\b[PN] positions?\b/, "P-position, N-position"],
  [/\b(final|end) positions?\b/i, "terminal position"],
  [/\b(winning|losing) positions?\b/i, "N-position, P-position"],
  [/\brings?\b(?!-bounded)/i, "cycle"],
  [/\bmis(e|é)re (play|Nim)\b/i, "misère"],
  [/\bGrundy number\b/i, "Grundy value"],
  [/[a-z]'[a-z]/, "’, not '"],
];

const CHINESE: Rules = [
  [/走步/, "走法"],
  [/位置/, "局面；没有选项的是“终局”"],
  [/结束局面|终止/, "终局，结束"],
  [/平等组合/, "公平组合游戏"],
  [/弃权/, "跳过"],
  [/胜负规定/, "胜负约定"],
  [/NIM(?! 型游戏)/, "Nim"],
  [/Normal/, "正常规则"],
  [/M[iI]s[eè]re ?(规则|Nim 定)|[^（]misère/, "反常规则；第一次提到时为“反常规则（misère）”"],
  [/穆尔|布顿/, "Moore，Bouton"],
  [/无步可走者|不能走者|不能行动|最后走步者/, "最先无法行动者胜，走最后一步者胜"],
  [/轮到者(必败|必胜|可胜|可以取胜)/, "先手必败，先手必胜"],
  [/走得好|应对得当/, "走最优"],
  [/画图|适合窗口/, "绘制，适应窗口"],
  [/过一位|早一位/, "轮次后移一位，轮次前移一位"],
  [/取子游戏/, "减法游戏"],
  [/检验/, "验证"],
  [/回路|(?<!自)环(?!状|境)/, "圈；两端相同的边是“自环”"],
  [/有向边/, "箭头"],
  [/玩家人数/, "玩家数"],
  [/\d 个石子|几个石子|k 个石子/, "枚石子"],
  [/筹码|金币/, "石子"],
  [/后继(?!）)/, "选项"],
  [/剩余步数/, "最优步数"],
  [/来源/, "出处"],
  [/多人(博弈|游戏)(?!的最优策略)/, "多人"],
  [
    /;(?! [A-Za-z])|\p{Script=Han} ?[,:?!]|[,:?!] *\p{Script=Han}|\p{Script=Han}[.)]|\( ?\p{Script=Han}/u,
    "全角标点",
  ],
];

/** Where rules are broken, each with what to write. */
const broken = (texts: readonly FoundText[], rules: Rules): string[] =>
  texts.flatMap(({ file, text }) =>
    rules.flatMap(([wrong, write]) => {
      const place = text.search(wrong);
      return place < 0
        ? []
        : [`${file}: “${text.slice(Math.max(0, place - 20), place + 30)}”: write ${write}`];
    }),
  );

test("English is plain and has one word for one thing", () => {
  const texts = textsIn("en");
  expect(texts.length).toBeGreaterThan(900);
  expect(broken(texts, ENGLISH)).toEqual([]);
});

test("Chinese has one word for one thing and its own punctuation", () => {
  const texts = textsIn("zh");
  expect(texts.length).toBeGreaterThan(900);
  expect(broken(texts, CHINESE)).toEqual([]);
  const said = texts.map(({ text }) => text).join("\n");
  for (const word of ["胜负约定", "最先无法行动者胜", "走最后一步者胜", "走法", "终局", "公平组合游戏"])
    expect(said).toContain(word);
});
