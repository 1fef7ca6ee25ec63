import { number } from "../../messages/chinese.ts";
import type { CommandWords } from "./en.ts";

export const zh: CommandWords = {
  help: ({
    link,
    rules,
    variant,
    own,
    theorem,
    rulesets,
    theorems,
  }) => `mexplorer：绘制并计算公平组合游戏的局面图

  mexplorer svg LINK                 图，SVG 格式
  mexplorer animated LINK            逐步标值，会动的 SVG
  mexplorer tikz|dot LINK            用于 TeX 或 Graphviz 的图
  mexplorer csv|json LINK            各局面及其取值
  mexplorer values RULES             单堆的取值及其周期
  mexplorer grid RULES               两堆的取值，CSV 格式
  mexplorer explain LINK             一个局面是什么，为什么
  mexplorer verify THEOREM RULES     用搜索验证定理，或您自己的公式

LINK 是网页地址中 # 之后的内容，例如 "${link}?hide=values"；
RULES 同样写法，可以不带局面，例如 "${rules}?play=misere"，
也可以是自己的规则，例如 "${own}"，或和，例如 "${rules}+${variant}"。
结果写到标准输出，其余写到标准错误。

  --lang en|zh         语言；默认英文
  --theme light|dark|auto
                       图的颜色；默认浅色
  --width N --height N 排图的区域，以像素计（640、480）
  --no-paper           图后不铺底色
  --no-selection       不标出所选局面
  --from N --to N      用于 animated：从第几步到第几步
  --fragment           用于 tikz：不带导言区，供 \\input 使用
  --page ADDRESS       网页的地址，供文件中的链接使用
  --length N           用于 values：从 0 起共几堆（100）
  --rows N --columns N 用于 grid：每堆从 0 起取几种大小（20）
  --bound N --heaps N  用于 verify：最大的堆（12）和至多几堆
  --counterexamples N  用于 verify：至多列出几个反例（10）
  --json               用于 values、grid、explain、verify：以 JSON 给出全部内容
  -h, --help  -v, --version

一切顺利时返回 0，定理遇到反例时返回 1，读不懂时返回 2，太大时返回 3。

规则：
${rulesets}

定理：
${theorems}

例子：
  mexplorer svg "${link}?hide=values" > picture.svg
  mexplorer tikz "${link}?color=outcome" --fragment > picture.tex
  mexplorer dot "${link}" | neato -n2 -Tpdf > picture.pdf
  mexplorer values "${variant}" --length 1000
  mexplorer explain "${link}?play=misere" --lang zh
  mexplorer verify ${theorem} ${rules} --bound 20 --heaps 3
  mexplorer verify "nimsum(heaps) == 0" ${rules} --bound 20 --heaps 3
`,
  usage: "用 mexplorer --help 查看用法。",
  noCommand: (name) => `没有“${name}”这个命令。`,
  noArgument: (what) => `缺少 ${what}。`,
  tooMany: (text) => `“${text}”多余；带括号的链接要放在引号里。`,
  wrongNumber: (option, text) => `--${option}：“${text}”不是 1 到 999,999,999 的整数。`,
  wrongChoice: (option, text, all) => `--${option}：“${text}”不在 ${all.join("、")} 之中。`,
  idle: (option, command) => `${command} 用不到 --${option}。`,
  noWasm: "本程序需要 WebAssembly，而此处已将其关闭。",
  noPicture: "没有图：局面太多，画不出来。",
  otherView: (view) => `链接显示的是“${view}”，没有网页就画不出；去掉 view= 则显示局面图。`,
  noTable: "没有表格：局面太多。",
  noField: (name, all) => `链接中没有“${name}”这一项；可用的有 ${all.join("、")}。`,
  wrongField: (field, text, all) =>
    all ? `${field}：“${text}”不在 ${all.join("、")} 之中。` : `${field}：“${text}”在此没有意义。`,
  unreached: (position) => `在这个游戏里走不到 ${position}。`,
  soFar: (positions) => `已有 ${number(positions)} 个局面`,
  period: (period, preperiod, saltus, isProved) =>
    `从 ${number(preperiod)} 起周期为 ${number(period)}${saltus ? `，每周期增加 ${number(saltus)}` : ""}，${isProved ? "已证明" : "观察所得"}`,
  noPeriod: "未见周期",
  grundy: (value) => `SG 值 ${number(value)}`,
  remoteness: (moves) => `距终局 ${number(moves)} 步`,
  winners: (winners) => `依轮到谁走，胜者为 ${winners.join("、")}`,
  about: (name, ...said) => `${name}：${said.join("，")}`,
  winning: "必胜走法",
  none: "无",
  options: "选项",
  mex: (value) => `没有选项取到 ${number(value)}，所以 mex 是 ${number(value)}`,
  theorems: "同此结论的定理",
  agrees: (agreed, predicted, positions) =>
    agreed === positions
      ? `与全部 ${number(positions)} 个局面相符`
      : `共 ${number(positions)} 个局面，定理论及 ${number(predicted)} 个，其中 ${number(agreed)} 个相符`,
  holds: (cases) => `在 ${number(cases)} 种情形中成立`,
  silent: (positions) => `对这 ${number(positions)} 个局面未作论断`,
  comparedWith: (theorem) => `与定理 ${theorem} 比较，因为局面太多，无法搜索`,
  counterexample: (label) => `反例：${label}`,
};
