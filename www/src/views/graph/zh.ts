import { number } from "../../messages/chinese.ts";
import type { GraphWords } from "./en.ts";

export const zh: GraphWords = {
  picture: {
    label: (notation) => `${notation} 的局面图`,
    help: "方向键沿走步移动，回车键走子。",
    tooLarge: (positions, limit) => `共有 ${number(positions)} 个局面，图中至多可画 ${number(limit)} 个。`,
    refused: (limit) => `可达的局面多于 ${number(limit)} 个，无法搜索和画图。`,
    refusedMoves: (limit) => `可走的走步多于 ${number(limit)} 个，无法搜索和画图。`,
    enlarged: (factor) => `局部，× ${factor.toFixed(1)}`,
    drawFrom: (position) => `从 ${position} 开始画`,
    asTable: "列成表格",
    stillWorks: "仍可逐个查看局面：它的值、走步和理由见面板。",
    fit: "适合窗口",
    zoomIn: "放大",
    zoomOut: "缩小",
  },
};
