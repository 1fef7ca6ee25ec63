import { locale, number } from "../../../messages/chinese.ts";
import type { Phrase } from "../../../messages/phrase.ts";
import type { KitFigureWords } from "./en.ts";

/** Between Chinese and other signs there is a space. */
const spaced = (label: string): string => (/[\u4e00-\u9fff]$/.test(label) ? label : `${label} `);

/** “A”“A 或 B”“A、B 或 C”；还有其他的，“A、B 或其余 3 个局面” */
const either = <T>(moves: readonly T[], others: number | undefined): Phrase<T> => {
  const rest = others === undefined ? ["其余局面"] : others === 0 ? [] : [`其余 ${number(others)} 个局面`];
  const all = [...moves, ...rest];
  return all.flatMap((move, place) => {
    if (place === 0) return [move];
    if (place < all.length - 1) return ["、", move];
    return [place < moves.length ? " 或 " : " 或", move];
  });
};

export const zh: KitFigureWords = {
  ...locale,
  players: (players) => `${players} 位玩家`,
  anyOf: (values) => values.join("、").replace(/、(?=[^、]*$)/, " 或 "),
  preferences: (rows) => `，联盟矩阵 ${rows.join("；")}`,
  conjunction: (rules, name, says) => [...rules, `${name}：${says}。`].join(""),

  undo: "撤销",

  outcomes: {
    grundy: { P: "P 局面", N: "N 局面" },
    outcome: { P: "P 局面", N: "N 局面" },
    win: { P: "先手必败", N: "先手必胜" },
    shapes: { P: "实心", N: "空心" },
  },

  verdict: {
    solid: (label) => `${spaced(label)}是实心的：它的选项全是空心的`,
    outlined: (label, moves, others) => [
      `${spaced(label)}是空心的：它有实心的选项 `,
      ...either(moves, others),
    ],
    end: (label, isSolid) => `${spaced(label)}是${isSolid ? "实心" : "空心"}的：已无步可走`,
    lost: (label) => `${spaced(label)}先手必败`,
    won: (label, moves, others) =>
      moves.length === 0
        ? [`${spaced(label)}先手必胜`]
        : [`${spaced(label)}先手必胜：走到 `, ...either(moves, others)],
    over: (label, how) =>
      `${spaced(label)}已是终局：${
        typeof how === "number"
          ? `轮到者之后第 ${number(how)} 位玩家已胜`
          : {
              "mover-lost": "轮到走的一方已负",
              "mover-won": "轮到走的一方已胜",
              "last-won": "走最后一步者已胜",
            }[how]
      }`,
    turns: (label, value, players) =>
      `在 ${label}，${
        value === 0 ? "轮到者" : value === players - 1 ? "刚走完者" : `轮到者之后第 ${number(value)} 位玩家`
      }获胜`,
    winner: (label, mover, winner) => `在 ${label}，轮到 ${mover} 时 ${winner} 获胜`,
    grundy: (value) => `SG 值 ${number(value)}`,
    remoteness: (moves) => `距终局 ${number(moves)} 步`,
    sentences: (texts) => texts.map((text) => `${text}。`).join(""),
  },
};
