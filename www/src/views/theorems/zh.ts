import type { PredictedValue } from "../../solver/wire.ts";
import { number } from "../../messages/chinese.ts";
import type { TheoremWords } from "./en.ts";

const positions = (many: number): string => `${number(many)} 个局面`;

/** What a formula says that is not defined everywhere. */
const NO_NUMBER = "不是数";

const isNatural = (of: number): boolean => Number.isInteger(of) && of >= 0;
const noNatural = (of: number): string => (Number.isNaN(of) ? NO_NUMBER : `${number(of)}，不是自然数`);

const value = (of: PredictedValue): string => {
  switch (of.kind) {
    case "grundy":
      return isNatural(of.grundy) ? `SG 值 ${number(of.grundy)}` : noNatural(of.grundy);
    case "outcome":
      return of.outcome;
    case "game-value":
      return isNatural(of.turns) ? `博弈值 ${number(of.turns)}` : noNatural(of.turns);
    case "remoteness":
      return `再走 ${number(of.moves)} 步终局`;
    case "undefined":
      return "没有定义";
  }
};

export const zh: TheoremWords = {
  title: "定理",
  intro: (notation) => `关于 ${notation} 在此胜负约定下已知的结论，以及搜索结果是否与之一致。`,
  none: "此处没有适用于这一规则、参数与胜负约定的定理。",
  status: {
    proved: "已证明",
    "needs-hypothesis": "在假设下成立",
    conjecture: "猜想",
    observed: "观察所得",
  },
  whyAndSource: "论证与出处",
  at: (label) => `在 ${label} 处`,
  silent: (label) => `对 ${label} 没有结论。`,
  says: (values) => `结论：${values.map(value).join(" 或 ")}。`,
  found: (text) => `搜索：${text}`,
  claimed: (text) => `定理：${text}`,
  values: (values) => values.map(value).join(" 或 ") || "–",

  check: "验证",
  begin: "验证",
  onGraph: "在此图上验证",
  all: "验证所有适用的定理",
  cancel: "取消",
  cancelAll: "全部取消",
  jiaEnding: "贾志豪的结束规则：所有分量的 SG 值都为 0 时游戏也结束，轮到走的一方胜",
  tooMany: (field, limit) => `${field}：局面太多，至多可处理 ${limit} 个。请减小它，或减少堆数。`,
  phases: {
    reading: "读入图",
    building: "列出局面",
    solving: "求解",
    placing: "",
    refining: "",
    comparing: "比较",
    done: "",
  },
  progress: (done, total) =>
    total === undefined ? positions(done) : `${number(done)} / ${positions(total)}`,
  cancelled: "已取消。",
  result: ({ positions: all, predicted, agreed, cases, failures }) => {
    const ofSet =
      cases === 0
        ? "此处不满足其假设"
        : failures > 0
          ? `其论断在 ${number(cases ?? 0)} 种情形中有 ${number(failures)} 种不成立`
          : `其论断在全部 ${number(cases ?? 0)} 种情形中成立`;
    if (predicted === 0) return cases === undefined ? `对全部 ${positions(all)}都没有结论` : ofSet;
    const wrong = predicted - agreed;
    const said =
      wrong === 0 ? `在 ${positions(agreed)}上一致` : `${positions(predicted)}中有 ${number(wrong)} 个不一致`;
    const silent = predicted < all ? `，对 ${number(all - predicted)} 个没有结论` : "";
    return `${said}${silent}${failures > 0 ? `；${ofSet}` : ""}`;
  },
  resultAbout: (result, about) => `${result}；${about}。`,
  ofGraph: (notation) => `${notation} 的全部局面`,
  by: (what, seconds) => `与${what}比较，用时 ${seconds} 秒。`,
  with: {
    search: "逐一搜索",
    recursion: "对全部局面的递推",
    "sprague-grundy": "由递推求得的各堆之值的 Nim 和",
    period: "由已证明的周期得出的值",
    theorem: "定理",
    several: "由几种方法求得的值",
  },
  withTheorem: (name) => `定理（${name}；局面太多，无法搜索）`,
  claims: "对整个集合的论断",
  claim: (cases, failures) =>
    cases === 0
      ? "此处不满足其假设：没有可考察的情形。"
      : failures === 0
        ? `在全部 ${number(cases)} 种情形中成立。`
        : `${number(cases)} 种情形中有 ${number(failures)} 种不成立。`,
  failing: "不成立之处：",
  ownFormula: "自己的公式",
  formulaSays: "公式给出",
  counterexamples: (shown, all) =>
    shown < all ? `不一致的 ${number(all)} 个局面中的前 ${number(shown)} 个` : `不一致的 ${positions(shown)}`,
  showMore: (rest) => `再显示 ${number(rest)} 个`,
  position: "局面",
  theorem: "定理的结论",
  search: "搜索的结果",
  open: "打开",
  openHint: (label) => `画出 ${label} 的局面图，定理与搜索在此不一致`,

  others: (many) => `其他定理（${number(many)}）`,
  example: "最好的例子：",
  plays: { normal: "正常规则", misere: "反常规则" },
  under: (players, says) => `${number(players)} 人，${says}`,

  spotlight: "图上的定理",
  stepOf: (step, all) => `第 ${step} 步，共 ${all} 步`,
  previous: "上一步",
  next: "下一步",
  close: "显示全部",
  steps: {
    terminals: (cases, failures) =>
      `${positions(cases)}已无步可走。${failures === 0 ? "定理与胜负约定一致。" : `其中 ${number(failures)} 个，定理与胜负约定不同。`}`,
    "n-to-p": (cases, failures) =>
      cases === 0
        ? "没有 N 局面尚有走法。"
        : failures === 0
          ? `尚有走法的 ${number(cases)} 个 N 局面都有一步走到 P 局面。`
          : `尚有走法的 ${number(cases)} 个 N 局面中，有 ${number(failures)} 个不能一步走到 P 局面。`,
    "p-to-n": (cases, failures) =>
      cases === 0
        ? "没有其他 P 局面。"
        : failures === 0
          ? `其余 ${number(cases)} 个 P 局面都不能一步走到 P 局面。`
          : `其余 ${number(cases)} 个 P 局面中，有 ${number(failures)} 个能一步走到 P 局面。`,
  },
  proves: "所以此图的每个局面都属于定理给出的类别；对其他图，这不说明任何问题。",
  seenAt: "例如：",
  noSteps: (result) => `${result}。它没有对每个局面说明谁胜，所以没有可逐步考察的证明。`,
  differing: (many) => `定理与搜索不一致的 ${positions(many)}已标出。`,
  formulaDiffers: (label, says, finds) => `${label}：公式给出 ${says}，搜索的结果是 ${finds}。`,
  differs: (label, says, finds) => `${label}：定理的结论是 ${says}，搜索的结果是 ${finds}。`,
};
