import { player } from "../../messages/player.ts";
import type { Named, PlayWords } from "./en.ts";

const name = ({ player: number, players, sitter, isOnly }: Named): string => {
  if (isOnly && sitter === "person") return players > 2 ? `你（${player(number)}）` : "你";
  if (players > 2) return player(number);
  if (isOnly) return "电脑";
  return number === 0 ? "先手" : "后手";
};

export const zh: PlayWords = {
  label: "棋盘",
  sentences: (...all) => all.join(""),
  coming: "棋盘即将就绪……",
  game: (number, rule) => `游戏 ${number}：${rule}`,

  turn: (who) => `轮到${name(who)}走。`,
  thinking: (who) => `${name(who)}${who.isOnly ? "" : "（电脑）"}正在思考……`,
  played: (who, position) => `${name(who)}走到 ${position}。`,
  over: (who) => `无步可走：${name(who)}赢了。`,
  waits: (who) => `你已回退；接下来该${name(who)}走。`,
  goOn: "让它走",
  aside: (position) => `正在查看 ${position}。`,
  back: "回到对局",
  several: "有几种走法符合：走哪一种？",
  clear: "重新选择",
  careful: "小心：这一步会输。再按一次即照走。",
  noMove: "这样走不合规则。",
  byRule: (rule) => `这样走不合规则。${rule}`,
  anyOf: (values) =>
    values.length < 2 ? (values[0] ?? "") : `${values.slice(0, -1).join("、")} 或 ${values.at(-1) ?? ""}`,

  takeBack: "悔棋",
  takeBackHint: "回到上一次由人来走之前",
  newGame: "新的一局",
  hint: "提示",
  moreHint: "再提示",
  hints: {
    canWin: "从这里你能赢。",
    cannotWin: "对方若不出错，从这里谁也赢不了。尽量多撑几步。",
    goesTo: (who) => `最好的结果：${who} 获胜。`,
    place: "最好的走法在标出的地方。",
    move: (position) => `走到 ${position}。`,
    lost: (position) => `轮到谁在 ${position} 走，谁就输：那里的每一步都有应对。`,
    holds: (position) => `每一步都输；走到 ${position} 撑得最久。`,
    prefers: (position, who) => `从 ${position} 起，${who} 获胜。`,
    by: (theorem) => `${theorem}：`,
  },

  values: "显示取值",
  valuesHint: "图中和图旁的颜色与取值",
  warn: "提醒我",
  warnHint: "走之前标出会输的一步",
  graph: "并列显示图",
  seats: "玩家",
  seat: (number, players) => (players > 2 ? player(number) : number === 0 ? "先手" : "后手"),
  sitters: { person: "人", solver: "电脑" },
  swap: "交换先后",
  level: "电脑",
  levels: { 1: "看 1 步", 2: "看 3 步", 3: "看 5 步", 4: "从不出错" },

  puzzle: "习题",
  puzzles: {
    find: "找出能赢的一步。",
    right: "正确：这一步能赢。",
    wrong: "这一步赢不了：请看应对。",
    again: "再试一次",
    next: "下一题",
    level: "习题",
    levels: { 1: "很容易", 2: "容易", 3: "中等", 4: "难", 5: "很难" },
    none: "这个游戏没有这样的习题：没有能赢的一步可找。",
  },

  side: (who) => name(who),
  course: "每一步之后谁占赢面",
  place: (move, position, says) =>
    `${move === 0 ? "0，开局" : `第 ${move} 步`}，${position}${says && `：${says}`}`,
  stands: (who, remoteness) => `${name(who)}${remoteness === undefined ? "赢" : ` ${remoteness} 步后赢`}`,
  turned: {
    won: (move, who, from, to) => `第 ${move} 步（${name(who)}）：${from} 本可赢，${to} 则不能。`,
    given: (move, who, from, to, winner) =>
      `第 ${move} 步（${name(who)}）：从 ${from} 走到 ${to}，改由 ${winner} 获胜。`,
    better: (position) => `走到 ${position} 就能赢。`,
    rather: (position) => `走到 ${position} 更好。`,
    none: "双方都没有错过机会。",
  },

  record: {
    open: "棋谱……",
    title: "棋谱文字",
    about: "可以复制，也可以在此粘贴另一份再打开：先写游戏，再写冒号，然后是用箭头连接的各局面。",
    text: "棋谱",
    copy: "复制",
    copied: "已复制。",
    notCopied: "无法复制；文字已选中。",
    read: "打开",
    wrong: "这不是棋谱。写法如：nim(1,2,3): (2,3) → (2,2)",
    close: "关闭",
  },
};
