import { listed, number } from "../../messages/chinese.ts";
import type { StructuresWords } from "./en.ts";

const written = (triple: readonly number[]): string => `(${triple.join(",")})`;

const DAYS = ["星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"];

export const zh: StructuresWords = {
  label: "结构",
  kinds: { triples: "三元系", week: "女生问题", sets: "集合", growth: "生长" },
  coming: "求解程序正在找出 P 局面……",
  noAnswer: "求解程序没有给出答案。",
  labelled: "图中标出相应局面的值之后，这里才会显示。",
  back: "上一步",
  next: "下一步",
  right: "对。",
  hide: "隐藏数值",
  class: "课堂",
  showOne: "揭示一个",
  showAll: "全部揭示",
  hideAll: "全部隐藏",
  tally: (first, tries) => `一次猜对 ${number(first)} 个，共猜 ${number(tries)} 次`,
  whole: (most) => `绘制各堆不超过 ${number(most)} 的图`,
  startHere: (position) => `绘制 ${position} 的图`,
  besideGraph: "与图并排",

  triples: {
    points: "数",
    help: "方向键在各数之间移动，Enter 选定；选两个数，就得到它们所在的三元组。",
    figure: (points, isPlane) =>
      isPlane ? "Fano 平面：七个点，七条线，每线三点" : `1 至 ${number(points)} 的三元组`,
    all: (points, pairs, triples) =>
      `1 至 ${number(points)} 中任意两个数恰在一个是 P 局面的三元组中。${number(pairs)} 对数组成 ${number(triples)} 个三元组：v(v − 1)/6，其中 v = ${number(points)}。请选两个数。`,
    through: (point, triples) =>
      `${point} 在 ${number(triples)} 个三元组中，这些三元组没有其他公共的数。请再选一个数。`,
    third: (one, two, triple) => `${one} 与 ${two} 恰在一个三元组中：${written(triple)}，它是 P 局面。`,
    none: (one, two) => `没有同时含 ${one} 与 ${two} 的三元组。`,
    chosen: (triple) => `${written(triple)} 是这个三元系的三元组。改变其中一个数，就不再是。`,
    aside: (numbers, lowerings) =>
      `${written(numbers)} 不是这个三元系的三元组。${lowerings.map(({ from, to, triple }) => `把 ${from} 减少到 ${to}，就成为三元组 ${written(triple)}`).join("；")}。`,
    ask: (found) =>
      `哪三个数组成 P 局面？先选两个，再选第三个。${found === 0 ? "还没有找到。" : `已找到 ${number(found)} 个三元组。`}`,
    askSecond: (one) => `${one} 与另外哪个数？`,
    askThird: (one, two) => `${one} 与 ${two}：再加哪个数成为 P 局面？请选出。`,
    wrong: (label) => `${label} 不是 P 局面：从它有一步走到 P 局面。请另选一个数。`,
    list: "三元组",
    count: (triples) => `${number(triples)} 个三元组`,
    found: (triples) => `已找到 ${number(triples)} 个三元组`,
    pairs: "每一对数与它们的第三个数",
    pairsMean: (isAll) =>
      isAll ? "行与列是一对数，格中是第三个数：每格恰有一个。" : "行与列是一对数，格中是第三个数。",
  },

  week: {
    day: "日期",
    all: "一周",
    days: DAYS,
    short: ["一", "二", "三", "四", "五", "六", "日"],
    table: "七天各排",
    girl: (girl) => `${number(girl)} 号女生`,
    figure: (day) => (day === 0 ? "十五名女生" : `${DAYS[day - 1] ?? ""}十五名女生的五排`),
    problem:
      "Kirkman，1850 年：十五名女生连续七天出行，每天三人一排，共五排，任何两人都不得有两天同排。请选一天，或选两名女生。",
    whole: (day) => `${day}：五排都是 P 局面，每人恰出现一次。`,
    row: (triple, day) => `${written(triple)} 是${day}的一排，也是 P 局面。`,
    together: (one, two, third, day) =>
      `${one} 号与 ${two} 号一周中恰同排一次：${day}，同排的还有 ${third} 号。`,
    walks: (girl, row, day) =>
      `${day}，与 ${girl} 号同排的是 ${row
        .filter((each) => each !== girl)
        .map((each) => `${each} 号`)
        .join("和")}。`,
    alone: (girl) => `${girl} 号一周走七排，与其余 14 人各同排一次。请再选一人。`,
    askDay: (day, rows) =>
      `${day}：${rows === 0 ? "还不知道任何一排" : `已知 ${number(rows)} 排`}。请选出同排的三人。`,
    askRow: (one, two, day) => `${day}的 ${one} 号与 ${two} 号：第三人是谁？请选出。`,
    askThird: (one, two) => `${one} 号与 ${two} 号：谁与她们同排？请选出。`,
    otherDay: (label, day) => `${label} 是一周中的一排，但不在${day}。请另选一人。`,
    eachDay: "每天每人恰出现一次。",
    eachPair: (pairs) => `一周中任意两人恰同排一次：共 ${number(pairs)} 对。`,
    eachRow: (rows) => `${number(rows)} 排都是 P 局面，三堆互异且不超过 15 的 P 局面也全在其中。`,
  },
  listed,
};
