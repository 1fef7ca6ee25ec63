import { listed, number } from "../../messages/chinese.ts";
import type { StructuresWords } from "./en.ts";

const written = (triple: readonly number[]): string => `(${triple.join(",")})`;

const SETS = { ab: " A 与 B", ac: " A 与 C", bc: " B 与 C" } as const;

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
  whole: (most) => `绘制各堆不超过 ${number(most)} 的图`,
  startHere: (position) => `绘制 ${position} 的图`,
  besideGraph: "与图并排",
  does: { "lead.on": "揭示下一个", "lead.back": "退回，并重新隐藏它" },
  doesGuessed: { "class.say": "猜它是 P 还是 N", "class.show": "揭示它" },

  askValue: (label) => `${label}：P 还是 N？`,
  wrongValue: (label) => `不对。${label} 的三个集合中，每个 2 的幂在几个之中？请再猜一次。`,

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

  sets: {
    pages: "显示",
    page: ["局面", "性质 1", "性质 2", "性质 3"],
    figure: (name) => `${name} 的三堆作为 2 的幂的三个集合`,
    table: "各堆所含的 2 的幂",
    heap: "堆",
    powers: (name) => `${name}：每一堆就是和等于它的 2 的幂的集合。`,
    even: (name) => `每个幂都不在三个集合中，或恰在两个之中，故 Nim 和为 0，AΔBΔC = ∅，${name} 是 P 局面。`,
    odd: (name, odd) =>
      `恰在奇数个集合中的幂组成 D = AΔBΔC = {${odd.join(", ")}}，即 Nim 和，故 ${name} 是 N 局面。`,
    move: (set, out, put, after) =>
      `从 ${set} 中取出 ${listed(out)}${put.length > 0 ? `，放入 ${listed(put)}：${out.at(-1) ?? ""} 大于放入的总和，所以数变小` : ""}。这时每个幂都不在集合中，或恰在两个之中：${after} 是 P 局面。`,
    winning: (from, to) => `${from} → ${to}`,
    moveThere: "走到那里",
    hidden: (positions) => `值已隐藏。这里要说的是 ${listed(positions)}：请先揭示它们。`,
    one: (name) =>
      `（1）${name} 是 N 局面。只改变一堆，可增可减，使之成为 P 局面：a′、b′、c′。其中至多两个比原来大。`,
    oneOf: (heap, from, to) =>
      `只改变 ${heap}：${heap}′ = ${to}，原为 ${from}，${to < from ? "变小，是必胜走法" : "变大，不是走法"}。`,
    oneAll: (name, largest, lowered) =>
      `所改变的幂中最大的是 ${largest}。在 ${name} 中它属于 ${lowered.join("、")}，所以${lowered.length === 1 ? "恰有这一堆变小" : "这些堆变小"}：变小的恰有一堆，或三堆全是。`,
    changed: (name, set, after) => `${name} 改变 ${set}：${after}`,
    pictures:
      "同一局面的三幅图。若 a′ > a 且 b′ > b，则所改变的最大的幂既不在 A 中，也不在 B 中；它恰在奇数个集合中，所以在 C 中，而 C′ 是 C 去掉了它：c′ < c。",
    sides: (name) => `（2）在 ${name} 这样的 P 局面中，任何一堆都不大于其余两堆之和，也不小于其余两堆之差。`,
    sum: (a, b, c, shared) =>
      shared.length === 0
        ? `${a} 与 ${b} 没有公共的幂，所以 ${c} = ${a} + ${b}。`
        : `${a} + ${b} = ${a + b}。C 由恰在 A、B 之一中的幂组成，所以 ${listed(shared.map(String))} 多算了两次：${c} ≤ ${a + b}。`,
    difference: (a, b, c) => `这对三堆中的每一堆都成立，所以 ${c} ≥ |${b} − ${a}| = ${Math.abs(b - a)}。`,
    added: (name, times) =>
      `（3）${name} 是 P 局面。小于 2ᵗ 的一堆不变，另两堆同加 ${times === 1 ? "2ᵗ" : `${times} · 2ᵗ`}：两堆中改变的幂相同，仍为 P 局面。`,
    addedTo: (heap, size, step, times) =>
      `${heap} = ${size} < ${step} 不变，另两堆同加 ${times === 1 ? step : `${times} · ${step}`}：`,
    families:
      "从 (1,2,3) 这样得到 (1, 2k, 2k + 1)、(1, 4k + 2, 4k + 3)、(2, 4k + 1, 4k + 3)、(2, 16k + 1, 16k + 3) 和 (3, 32k + 1, 32k + 2)。",
  },

  growth: {
    start: "(0,0,0)：没有石子了，所以是 P 局面。给两个不含某个 2 的幂的堆同时加上它。",
    step: (power, lens, name) =>
      `把 ${power} 放入${SETS[lens]}，两者原来都不含它。每个幂仍不在集合中，或恰在两个之中：${name} 是 P 局面。`,
    ask: (power, lens, name) => `把 ${power} 放入${SETS[lens]}。${name}：P 还是 N？`,
    add: (power) => `加 ${power}：`,
    added: (power, lens) => `${power} 加到${SETS[lens]}`,
    lens: (lens) => SETS[lens].trim(),
    stages: "生长的各步",
  },
  listed,
};
