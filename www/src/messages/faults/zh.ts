import type { FaultWords } from "./en.ts";

export const zh: FaultWords = {
  faults: {
    "unknown-ruleset": ({ got }) => `没有名为“${got}”的规则。`,
    "unknown-key": ({ field, got }) => `${field}：此处没有“${got || field}”。`,
    "missing-value": ({ field, got, limit, holdsNumbers }) =>
      `${field}：此处缺少${(!limit && got) || (holdsNumbers ? "一个数" : "内容")}。`,
    "wrong-type": ({ field }) => `${field}：此处应为另一类型的值。`,
    "not-an-integer": ({ field, got }) => `${field}：${got} 不是整数。`,
    "out-of-range": ({ field, limit, got, isBelow }) =>
      `${field}：${got} ${isBelow ? "太小，至少为" : "太大，至多为"} ${limit}。`,
    "too-many": ({ field, limit, things = "个数" }) => `${field}：至多可有 ${limit} ${things}。`,
    repeated: ({ field, got }) => `${field}：${got} 出现了两次。`,
    "no-token": ({ field, got }) => `${field}：第 ${got} 处不属于任何分量。`,
    "unexpected-character": ({ field, got }) => `${field}：此处不应有“${got}”。`,
    "unclosed-bracket": ({ field }) => `${field}：这个括号没有闭合。`,
    "text-too-long": ({ field, limit, got }) => `${field}：至多 ${limit} 个字符，现有 ${got} 个。`,
    "unknown-choice": ({ field, got }) => `${field}：“${got}”不在可选项之内。`,
    "no-arrows": ({ field, got }) =>
      `${field}：只有顶点，没有箭头：${got}。箭头写作 a>b, a>c；只有顶点时写在花括号内。`,
    "unclear-arrows": ({ field, got }) =>
      `${field}：${got ? `“${got}”` : "此处"}有几种读法。请逐一写出箭头，如 a>b。`,
    "partial-graph": ({ field, got }) => `${field}：这只是图的一部分，至少缺少 ${got} 支箭头。`,
    "second-graph": ({ field, got }) => `${field}：此处开始了第二个图${got && `“${got}”`}。`,
    "undirected-graph": ({ field }) => `${field}：没有方向的线不是走法。`,
    "cyclic-graph": ({ field, got }) => `${field}：箭头绕成一圈（${got}），游戏未必会结束。`,
    "unknown-vertex": ({ got }) => `没有箭头以“${got}”为起点或终点。`,
    "unknown-position": ({ field, got }) => `${field}：从起始局面走不到 ${got}。`,
    "nested-sum": () => "和的分量不能又是和；请逐一写出各个分量。",
    "not-a-ranking": ({ field }) => `${field}：每一行须把每位玩家各写一次，且以该行的玩家开头。`,
    "unknown-convention": ({ got }) => `没有名为“${got}”的胜负约定。`,
    "unknown-theorem": ({ got }) => `没有名为“${got}”的定理。`,
    "does-not-apply": ({ field, got }) =>
      field === "jiaEnding"
        ? "贾志豪的结束规则只用于反常规则下的和。"
        : `定理“${got}”不适用于这一规则、参数与胜负约定。`,
    "no-heaps": ({ got }) => `“${got}”的局面不是若干堆石子，无法按堆列表。`,
    "no-puzzle": () => "这个游戏没有既有必胜走法、又有必败走法的局面。",
    "too-many-positions": ({ field, limit, got }) =>
      `${field}：由此可达的局面${got ? `有 ${got} 个` : `多于 ${limit} 个`}，至多搜索 ${limit} 个。`,
    "too-many-moves": ({ field, limit }) => `${field}：由此开始的走法多于 ${limit} 种，无法逐一搜索。`,
    "out-of-memory": () => "内存不足，无法完成。",
    cancelled: () => "",
    internal: () => "求解程序出现了内部错误。",
  },
  /** Each with its measure word. */
  things: { digits: "个数字", arrows: "个顶点或箭头", players: "人", parts: "个部分" },
};
