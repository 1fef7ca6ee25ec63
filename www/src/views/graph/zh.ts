import { number } from "../../messages/chinese.ts";
import type { GraphWords } from "./en.ts";

export const zh: GraphWords = {
  picture: {
    label: (notation) => `${notation} 的局面图`,
    spoken: (facts) => facts.join("，"),
    value: (value) => `值 ${number(value)}`,
    remoteness: (moves) => `距终局 ${number(moves)} 步`,
    gameValue: (value) => `博弈值 ${number(value)}`,
    winner: (player) => `胜者 ${player}`,
    options: (all) => (all === 0 ? "没有选项" : `${number(all)} 个选项`),
    unlabelled: (label, name) => `${label}，尚未求出，${name}`,
    hidden: (label) => `${label}，未揭示`,
    help: "方向键沿走法移动，回车键走一步。",
    refused: (limit) => `可达的局面多于 ${number(limit)} 个，无法搜索和绘制。`,
    refusedMoves: (limit) => `可走的走法多于 ${number(limit)} 个，无法搜索和绘制。`,
    enlarged: (factor) => (factor < 1.05 ? "局部" : `局部，× ${factor.toFixed(1)}`),
    drawFrom: (position) => `从 ${position} 开始画`,
    stillWorks: "仍可逐个查看局面：它的值、走法和理由见面板。",
    fit: "适应窗口",
    twoFingers: "，两指移动",
    fullScreen: "全屏",
    leaveFullScreen: "退出全屏",
    zoomIn: "放大",
    zoomOut: "缩小",
  },
};
