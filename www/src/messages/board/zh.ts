import { number } from "../chinese.ts";
import type { BoardWords } from "./en.ts";

export const board: BoardWords = {
  hints: {
    heaps: "各堆的石子数；1^4,3 表示四堆各 1 枚和一堆 3 枚",
    steps: "第 1、2、3……级台阶上的石子数",
    quota: "石子数，以及下一步至多可取的枚数；只写石子数即为开局",
    edges: "沿边从顶点到顶点的路；0 是地面",
    vertex: "一个顶点的名称",
    sum: "用 + 连接的各个游戏",
  },
  editors: {
    heaps: { open: "各堆", label: "起始局面的各堆", add: "增加一堆" },
    steps: { open: "各级", label: "起始局面的各级台阶", add: "增加一级" },
    quota: { open: "石子", label: "起始局面的石子和限额", add: "" },
    sum: { open: "各游戏", label: "和中的各个游戏", add: "增加" },
  },
  unbounded: "留空：没有上限",
  forExample: (hint, example) => `${hint}；例如 ${example}`,
  line: (number, fault) => `第 ${number} 行：${fault}`,
  move: (board, changes, first) => {
    const last = changes.at(-1);
    const taken = (change = last): string => `${number((change?.from ?? 0) - (change?.to[0] ?? 0))} 枚`;
    switch (board) {
      case "pass":
        return "弃权";
      case "vertex":
        return "";
      case "edges":
        return changes.map(({ ends }) => `删去 ${ends?.join("–")}`).join("，");
      case "quota":
        return `取 ${taken(changes[0])}`;
      case "steps": {
        const step = (last?.place ?? 0) - first + 1;
        return `第 ${step} 级的 ${taken()}移到${step === 1 ? "地面" : `第 ${step - 1} 级`}`;
      }
      default:
        return changes
          .map(({ from, to }) => `${number(from)} → ${to.map(number).join(" + ") || 0}`)
          .join("，");
    }
  },
  inGame: (number, move) => `游戏 ${number}：${move}`,
};
