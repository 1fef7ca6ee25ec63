// The fields of links, from the slices that read them. They are documented in English; what they say in Chinese is here, and
// a field without it fails the build.
import { escaped } from "../../../src/exports/svg/markup.ts";
import type { Language } from "../../../src/model/values.ts";
import { FIGURE_SLICES, VIEWS } from "../../../src/views/registry.ts";
import { inline } from "../markdown.ts";
import { WORDS } from "../words.ts";
import { code, table } from "./table.ts";

export const FIELDS_IN_CHINESE: Readonly<Record<string, string>> = {
  game: "游戏，按其记法书写，例如 nim(1,2,3)",
  loading: "何时开始绘制：接近屏幕时，或立即（默认 lazy，另有 eager）",
  play: "胜负约定：正常规则、反常规则，或多人时谁胜：first-stuck、last-mover，或 after-2 这样，最先无法行动者之后第几位",
  players: "人数",
  prefer: "每位玩家更愿意看到谁胜：逐行书写，例如 021-102-210",
  color:
    "颜色表示什么：局面的数值、谁胜、到终局的步数，或与另一个游戏的差异（默认 grundy，另有 outcome、remoteness、difference）",
  mover: "多人时假定轮到谁走：Pᵢ 的 i",
  labels: "局面上写什么（默认 both，另有 position、value、number）",
  empty: "“shown”把取空的堆写成 0",
  moves: "“all”画出全部走法；超过 3,000 种时以深浅表示，经过的走法越多颜色越浓（默认 main，另有 all）",
  only: "哪些取值的局面突出显示，用逗号隔开",
  view: "显示游戏的哪一面：graph（图）、board（棋盘）、table（表）、grid（方格图）、sequence（数列）、structures（结构）、theorems（定理），或 graph,board、graph,grid、graph,sequence、graph,structures（并排）",
  rows: "方格图有几行：堆从 0 起；默认足够放下起始局面",
  columns: "方格图有几列，同上",
  fix: "方格图中各格相同的那些堆的大小，用逗号隔开",
  places: "各数位置有别时，方格图让哪两个数变化（默认 0,1）",
  against:
    "方格图，或 color=difference 时的图，与什么比较：normal、misere、多人时谁胜，或另一种规则，例如 bash[m=4]",
  sieve: "筛法在方格图中已找出几个 P 局面",
  lines: "“shown”画出方格图的对角线，以及已知 P 局面所靠近或所夹在其间的直线",
  length: "数列有几堆，从 0 起；默认足够放下起始局面",
  layout:
    "数列怎样排列：柱形、长条、等宽的行，或每行是上一行两倍长的行（默认 bars，另有 strip、rows、doubling）",
  width: "数列分行排列时每行几堆",
  from: "分行排列的数列从哪一堆开始，默认 0",
  stack: "下方另列哪些规则的数列，例如 subtraction[set={1,3}]，用分号隔开",
  structure:
    "显示三堆的哪种结构：三元系、Kirkman 的一周、作为集合的三堆、P 局面的生长（默认 triples，另有 week、sets、growth）",
  points: "三元组由几个数组成（默认 7，另有 3、15、31）",
  pair: "显示哪一个数或哪两个数的三元组，用逗号隔开",
  day: "显示 Kirkman 一周中的哪一天，1 到 7",
  property: "显示三堆作为集合的哪条性质，1 到 3",
  grown: "P 局面生长的各步，例如 1ab,2bc：给 a、b 两堆加 1，给 b、c 两堆加 2",
  stage: "集合或生长已走到第几步",
  seats: "由谁走，每位玩家一个词，用逗号隔开：person（人）或 solver（求解程序）；默认都是人",
  level: "求解程序的水平：1、2、3 分别看 1、3、5 步，再远就会出错；默认从不出错",
  seed: "一个数，决定求解程序怎样出错、在同样好的走法中选哪一个，以及题目怎样选出",
  puzzle: "起始局面是一道题，要找出必胜走法；难度 1 到 5",
  sort: "表中各行按哪一列排序，前面加负号则从大到小",
  theorem: "打开哪条定理，写其代号；只在网页中有效",
  formula: "读者自己的公式，与搜索结果比较；只在网页中有效",
  lesson: "用图讲解的课程：故事的名字，或由网页打包的整个课程",
  page: "课程的第几步，写名字或序号",
  theme: "配色：跟随系统、浅色或深色（默认 auto，另有 light、dark）",
  line: "已走的各步：局面，用逗号隔开",
  at: "所选局面，如果它不是最后走到的局面",
  around: "只画出与某个局面相距几步以内的局面，之前与之后都算，1 到 4",
  middle: "这些局面围绕哪个局面，如果它不是所选局面",
  step: "已标出几个局面的取值",
  layer: "已标出几层的取值",
  until: "逐个或逐层标值时，到哪一步为止",
  hide: "“values”隐藏所有局面的取值，shown= 中的除外",
  shown: "其他局面不显示取值时，哪些局面显示，用逗号隔开",
  kernel: "隐藏取值时，选作核的局面，用逗号隔开；“{}”表示还没有选",
  words: "用什么词说明取值：全部、P 和 N、谁胜，或只用形状（默认 grundy，另有 outcome、win、shapes）",
  lang: "语言，en 或 zh；不写则按浏览器的语言",
  controls: "图周围显示什么：全部、颜色的含义，或什么也不显示（默认 full，另有 legend、none）",
};

/** Values of the fields whose words do not show how one is written. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  players: ["3"],
  mover: ["1"],
  only: ["P", "0,2"],
  sort: ["-grundy"],
  around: ["2"],
  step: ["5"],
  layer: ["2"],
};

/** The examples of a field, as they follow upon what it says. */
function examplesOf(name: string, [such, or]: readonly [such: string, or: string]): string {
  const values = EXAMPLES[name];
  return values ? such + values.map(code).join(or) : "";
}

/** What a field says, in words. */
export function told(name: string, says: string, language: Language): string {
  if (language === "en") {
    const sentence = inline(escaped(`${says.charAt(0).toUpperCase()}${says.slice(1)}`));
    return `${sentence}${examplesOf(name, [", such as ", " or "])}.`;
  }
  const chinese = FIELDS_IN_CHINESE[name];
  if (chinese === undefined) throw new Error(`nothing is said in Chinese of the field “${name}”`);
  return `${escaped(chinese)}${examplesOf(name, ["，例如 ", " 或 "])}。`;
}

/** All fields of a link. */
export function fields(language: Language): string {
  const words = WORDS[language];
  const ofPage = new Set(
    VIEWS.flatMap((entry) => (entry.of === "page" ? (entry.slice?.fields ?? []) : [])).map(
      ({ name }) => name,
    ),
  );
  const all = FIGURE_SLICES.flatMap((slice) => slice.fields);
  const rows = all.map(({ name, says }) => [
    code(`${name}=`),
    told(name, ofPage.has(name) ? `${says}; on the page alone` : says, language),
  ]);
  return table(
    [words.field, words.says],
    rows,
    all.map(({ name }) => `field-${name}`),
  );
}
