import { number } from "../../messages/chinese.ts";
import type { KernelWords } from "./en.ts";

export const zh: KernelWords = {
  label: "核",
  chosen: (positions) => `${number(positions)} 个局面`,
  clear: "清空",
  close: "结束找核",
  begin: "点按局面，把它放入集合；再点一次，把它取出。",
  part: "整幅图都画出时才能找核：请换一个较小的起始局面。",

  independent: (moves) =>
    moves === 0
      ? "（1）必破性成立：集合中的局面，选项都不在集合中。"
      : `（1）必破性不成立：有 ${number(moves)} 种走法从集合中的局面走到集合中的局面。`,
  absorbing: (positions) =>
    positions === 0
      ? "（2）还原性成立：集合外的每个局面都有一步走入集合。"
      : `（2）还原性不成立：集合外有 ${number(positions)} 个局面没有走入集合的走法。`,
  kernel: (are) => `因此这个集合就是核。没有圈的有限图恰有一个核，它就是正常规则下的全部${are}。`,
  are: { grundy: " P 局面", outcome: " P 局面", win: "先手必败局面", shapes: "实心局面" },
  misere: "这里用的是反常规则，而核说的是同一幅图在正常规则下的胜负。",
  players: "这里有多位玩家，而核说的是同一幅图在正常规则下两人的胜负。",

  oneByOne: "逐条查看",
  allAtOnce: "全部显示",
  previous: "上一处",
  next: "下一处",
  violation: (place, all) => `第 ${number(place)} 处，共 ${number(all)} 处：`,
  inside: (from, to) => `${from} 和它的选项 ${to} 都在集合中。`,
  outside: (name) => `${name} 不在集合中，它的选项也都不在。`,
  end: (name) => `${name} 不在集合中，而它已无步可走，所以必须在集合中。`,
};
