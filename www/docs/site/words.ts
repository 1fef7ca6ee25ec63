// What stands around the text of every page, and in what is generated on some of them.
import { locales, type Locale } from "../../src/messages/locale.ts";
import type { Language } from "../../src/model/values.ts";

/** Positions of so many heaps. */
interface Sizes {
  readonly heaps: number;
  readonly least: number;
  readonly most: number;
  /** Whether the order of heaps makes no other position. */
  readonly ascending: boolean;
}

/** How values repeat. */
interface Repeats {
  readonly period: number;
  readonly preperiod: number;
  readonly saltus: number;
  readonly isProved: boolean;
}

function ofHeaps({ heaps, least, most, ascending }: Sizes): string {
  return `all positions of ${heaps} heaps from ${least} to ${most}, ${ascending ? "in ascending order" : "in every order"},`;
}

function ofHeapsZh({ heaps, least, most, ascending }: Sizes): string {
  return `${heaps} 堆、每堆 ${least} 至 ${most} 的全部局面（${ascending ? "不计次序" : "计次序"}）`;
}

const en = {
  skip: "Skip to the text",
  openPage: "Open Mexplorer",
  next: "Next",
  previous: "Back",
  copy: "Copy",
  copied: "Copied",
  open: "Open on the page",
  check: "Check it on the page",
  attribute: "attribute",
  field: "field",
  says: "what it says",
  values: "values",
  event: "event",
  when: "when",
  detail: "detail",
  property: "property",
  light: "in light",
  dark: "in dark",
  notation: "notation",
  toSee: "what there is to see",
  parameter: "parameter",
  takes: "takes",
  unlessGiven: "unless given",
  mustBeGiven: "; must be given in calls",
  integer: (least: string, most: string) => `a whole number from ${least} to ${most}`,
  set: (least: string, most: string) => `a set of whole numbers from ${least} to ${most}, such as {1,3,4}`,
  code: "an octal code, such as 0.137 or 4.(3)",
  arrows: "arrows, as text, JSON or DOT",
  rule: "a rule, in braces",
  noBound: "no bound",
  alsoCalled: "Also called",
  code_: "code",
  words: "words",
  unsaid: "nothing is said: whoever cancels knows",
  argument: "Argument",
  source: "Source",
  errata: "Errata",
  sources: "Sources",
  readIn: "source",
  game: "game",
  period: "period",
  fromHeap: "from heap",
  by: "proved or computed by",
  misere: "misère play",
  notKnown: "not known",
  ruler: "ruler regularity",
  find: "Find a code or a name",
  shown: "{some} of {all} games",
  sort: "Sort by {column}",
  sameValues: (count: number) => `the same values: ${count} ${count === 1 ? "code" : "codes"}`,
  upTo: (heap: string, who: string) => `computed up to heap ${heap}: ${who}`,
  notSame: (one: string, other: string, heap: string) =>
    `${one} and ${other} do not have the same values; heap ${heap} is the first that differs`,
  notValue: (rules: string, heap: string, value: string, printed: string) =>
    `heap ${heap} of ${rules} has the value ${value}, not ${printed}`,
  lastException: (rules: string, heap: string, printed: string) =>
    `the last heap of ${rules} that is an exception to the period is ${heap}, not ${printed}`,
  heap: "heap",
  read: "Read",
  play: "Play it",
  lookAt: "Look at it",
  theStory: "The story",
  theSources: "Sources",
  restsOn: "Rests on",
  search: "Search",
  found: "Pages found: {count}",
  nothingFound: "Nothing found. Try one word: kayles, misère, period.",
  notSearched: "There is no searching just now: the list of pages has not come.",
  question: "Question",
  showAnswer: "Answer",
  marks: (told: readonly string[]) => `Marked: ${told.join("; ")}.`,
  step: (number: number, of: number) => `${number} of ${of}`,
  goTo: "Go through it with the pictures live",
  minutes: (count: number) => `${count} minutes`,
  atTheEnd: "At the end",
  whole: "All pages",
  printed: "It prints:",
  top: "Who wins?",
  map: "What rests on what",
  sameGame: (game: string) => `The same game is ${game}.`,
  firstWins: (positions: string) => `Whoever moves first wins: ${positions}.`,
  secondWins: (positions: string, most?: number) =>
    `Whoever moves second wins: ${positions}${most === undefined ? "" : `, and no others up to ${most}`}.`,
  valuesOf: (values: string) => `Values of the heaps 0, 1, 2, …: ${values}`,
  grundyOf: (values: string) => `Values: ${values}.`,
  firstOf: (sizes: Sizes, count: string) => `Of ${ofHeaps(sizes)} whoever moves first wins ${count}.`,
  secondOf: (sizes: Sizes, count: string) => `Of ${ofHeaps(sizes)} whoever moves second wins ${count}.`,
  ofValue: "value",
  noPeriod: (last: string) => `The values up to heap ${last} show no period.`,
  repeats: ({ period, preperiod, saltus, isProved }: Repeats, last: string) =>
    `The values repeat from heap ${preperiod} on with the period ${period}${saltus === 0 ? "" : `, ${saltus} larger each time`}: ${isProved ? "proved" : `observed up to heap ${last}, not proved`}.`,
};

export type SiteWords = typeof en;

const zh: SiteWords = {
  skip: "跳到正文",
  openPage: "打开 Mexplorer",
  next: "下一页",
  previous: "上一页",
  copy: "复制",
  copied: "已复制",
  open: "在网页中打开",
  check: "在网页中验证",
  attribute: "属性",
  field: "字段",
  says: "含义",
  values: "取值",
  event: "事件",
  when: "何时",
  detail: "detail",
  property: "属性",
  light: "浅色",
  dark: "深色",
  notation: "记法",
  toSee: "看什么",
  parameter: "参数",
  takes: "取值",
  unlessGiven: "默认",
  mustBeGiven: "；调用时必填",
  integer: (least, most) => `${least} 到 ${most} 的整数`,
  set: (least, most) => `由 ${least} 到 ${most} 的整数组成的集合，例如 {1,3,4}`,
  code: "八进制码，例如 0.137 或 4.(3)",
  arrows: "箭头，可写成文本、JSON 或 DOT",
  rule: "一条规则，写在花括号中",
  noBound: "无上限",
  alsoCalled: "别名",
  code_: "代码",
  words: "说明",
  unsaid: "不作说明：取消的人自己知道",
  argument: "论证",
  source: "出处",
  errata: "勘误",
  sources: "文献",
  readIn: "出处",
  game: "游戏",
  period: "周期",
  fromHeap: "起始堆",
  by: "证明者或计算者",
  misere: "反常规则",
  notKnown: "未知",
  ruler: "标尺规律",
  find: "查找代码或名称",
  shown: "{some} / {all} 个游戏",
  sort: "按“{column}”排序",
  sameValues: (count) => `取值相同的代码：${count} 个`,
  upTo: (heap, who) => `已算至堆 ${heap}：${who}`,
  notSame: (one, other, heap) => `${one} 与 ${other} 的取值并不相同；最先不同的是堆 ${heap}`,
  notValue: (rules, heap, value, printed) => `${rules} 中堆 ${heap} 的值是 ${value}，而不是 ${printed}`,
  lastException: (rules, heap, printed) => `${rules} 中周期的最后一个例外是堆 ${heap}，而不是 ${printed}`,
  heap: "堆",
  read: "阅读",
  play: "玩一局",
  lookAt: "看局面图",
  theStory: "故事",
  theSources: "出处",
  restsOn: "用到的概念",
  search: "搜索",
  found: "找到 {count} 页",
  nothingFound: "没有找到。换一个词试试：kayles、反常、周期。",
  notSearched: "现在无法搜索：页面列表没有取到。",
  question: "问题",
  showAnswer: "答案",
  marks: (told) => `已标出：${told.join("；")}。`,
  step: (number, of) => `第 ${number} 步，共 ${of} 步`,
  goTo: "在网页中边读边动手",
  minutes: (count) => `${count} 分钟`,
  atTheEnd: "读完之后",
  whole: "全部页面",
  printed: "输出：",
  top: "谁赢？",
  map: "概念之间的关系",
  sameGame: (game) => `即 ${game}。`,
  firstWins: (positions) => `先手胜：${positions}。`,
  secondWins: (positions, most) =>
    `后手胜：${positions}${most === undefined ? "" : `；到 ${most} 为止没有别的`}。`,
  valuesOf: (values) => `堆 0、1、2……的值：${values}`,
  grundyOf: (values) => `值：${values}。`,
  firstOf: (sizes, count) => `${ofHeapsZh(sizes)}中，先手胜的有 ${count} 个。`,
  secondOf: (sizes, count) => `${ofHeapsZh(sizes)}中，后手胜的有 ${count} 个。`,
  ofValue: "值",
  noPeriod: (last) => `到堆 ${last} 为止，没有看到周期。`,
  repeats: ({ period, preperiod, saltus, isProved }, last) =>
    `取值从堆 ${preperiod} 起以 ${period} 为周期${saltus === 0 ? "" : `，每周期增加 ${saltus}`}：${isProved ? "已证明" : `算到堆 ${last} 都是如此，尚未证明`}。`,
};

/** With the words of a language its marks: its colon, and what stands between sentences and between things. */
export const WORDS: Record<Language, SiteWords & Omit<Locale, "code">> = {
  en: { ...locales.en, ...en },
  zh: { ...locales.zh, ...zh },
};
