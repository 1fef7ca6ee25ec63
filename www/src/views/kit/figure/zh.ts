import { locale, number } from "../../../messages/chinese.ts";
import type { KitFigureWords } from "./en.ts";

export const zh: KitFigureWords = {
  ...locale,
  players: (players) => `${players} 位玩家`,

  verdict: {
    spokenWinners: (label, gameValue, winners) =>
      `局面 ${label}，${gameValue === undefined ? `轮到 P0、P1 等时，胜者依次为 ${winners}` : `博弈值 ${gameValue}`}`,
    spoken: (label, outcome, grundy) =>
      `局面 ${label}，${outcome} 局面${grundy === undefined ? "" : `，SG 值 ${number(grundy)}`}`,
    spokenPosition: (position, moves) => `${position}。${moves}。`,
    spokenMoves: (options, winning, areMore) =>
      options === 0
        ? "已无步可走"
        : areMore
          ? `走法多于 ${number(options)} 种`
          : `${number(options)} 种走法${winning === undefined ? "" : `，${winning === 0 ? "都不取胜" : `其中 ${number(winning)} 种取胜`}`}`,
  },
};
