import { listed, number } from "../../../messages/chinese.ts";
import type { PlayersWords } from "./en.ts";

export const zh: PlayersWords = {
  howTo: {
    solid: (mover) => (mover === undefined ? "实心：谁走到那里，谁就胜。" : `实心：${mover} 走到那里就胜。`),
    gameValue: "[[gameValue|博弈值]]：胜者排在轮到者之后几位，0 就是轮到者自己。",
    winner: (mover) => `轮到 ${mover} 且各方都走最优时的胜者。`,
    arrows: (mover) =>
      `箭头是走法，有颜色的${mover === undefined ? "" : `使 ${mover} `}取胜。选中一个局面可看到它的全部走法。`,
  },

  position: {
    gameValue: (value) => `[[gameValue|博弈值]] ${value}`,
    winners: "胜者取决于轮到谁走：",
    table: "胜者",
    moves: "轮到",
    wins: "胜者",
    column: (mover, winner) => `轮到 ${mover} 时，${winner} 胜`,
  },

  plain: {
    end: "。",
    that: (mover, winner) => `。轮到 ${mover} 时，胜者就是 ${winner}`,
    goes: (mover, move) => (move === undefined ? "。" : `：${mover} 走到 ${move}。`),
    whatever: (winner) => `：无论怎样走，都是 ${winner} 获胜。`,
    reaches: (mover, winner, others) =>
      `：没有走法使 ${listed(others)} 获胜，${mover} 所能得到的最好结果是 ${winner} 获胜。`,
  },

  why: {
    value: (value) => `博弈值为什么是 ${number(value)}？`,
    winner: (winner) => `为什么 ${winner} 胜？`,
    terminalStuck: (value) => `最先无法行动者胜，轮到者就是。所以值是 ${value}。`,
    terminalMoved: (value) => `走最后一步者胜，他排在轮到者之后 ${value} 位。所以值是 ${value}。`,
    terminalAfter: (value) =>
      `胜者排在最先无法行动者之后 ${value} 位，轮到者就是最先无法行动者。所以值是 ${value}。`,
    stuck: (mover) => `${mover} 最先无法行动，获胜。`,
    moved: (winner) => `${winner} 走了最后一步，获胜。`,
    after: (mover, winner, turns) => `${mover} 最先无法行动，其后第 ${turns} 位 ${winner} 获胜。`,
    zero: (last) =>
      `有[[option|选项]]的值是 ${last}：走到那里，再过 ${last} 位又轮到走这一步的人，所以轮到者胜。`,
    between: (value, last) =>
      `所有[[option|选项]]的值都在 ${value - 1} 到 ${last - 1} 之间，且有一个是 ${value - 1}：这是轮到者所能走到的最好结果，轮次后移一位，即得 ${value}。`,
    last: (last) => `所有[[option|选项]]的值都是 ${last - 1}：无论怎样走，都是刚走完者胜。`,
    prefers: (mover, order) => `${mover} [[allianceMatrix|希望获胜的]]依次是 ${listed(order)}。`,
    best: (isWin) => (isWin ? "取胜" : "没有更好的选择"),
    valueIs: (value) => `博弈值 ${number(value)}`,
    winnerIs: (winner) => `随后 ${winner} 胜`,
  },
};
