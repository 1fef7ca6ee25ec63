import type { LessonWords } from "./en.ts";

const KINDS = {
  text: "文字",
  object: "花括号里的对象",
  list: "方括号里的列表",
  words: "“value”、“move”、“choice”、“number”或“open”",
  id: "字母、数字和连字符",
  shown: "“shown”",
  truth: "true 或 false",
  number: "整数",
} as const;

export const zh: LessonWords = {
  label: (title) => (title === "" ? "课程" : `课程：${title}`),
  coming: "正在载入课程……",
  steps: "步骤",
  step: (number, of) => `第 ${number} 步，共 ${of} 步`,
  back: "上一步",
  next: "下一步",
  done: "完成",
  again: "重看这一步",
  nextStory: (title) => `下一个故事：${title}`,
  present: "演示",
  leave: "退出演示",
  edit: "编辑",
  close: "关闭课程",
  dismiss: "关闭",
  by: (author) => `作者：${author}`,

  ask: {
    value: (position) => `${position} 是什么局面？`,
    move: (position) => `找出从 ${position} 出发的必胜走法。`,
    best: (position) => `找出从 ${position} 出发的最好走法。`,
  },
  notThere: (position) => `这幅图中没有 ${position}。`,
  lookAt: (position) => `转到 ${position}`,
  right: "对。",
  wrong: {
    move: (move, reply) => `走到 ${move} 会输：对方应以 ${reply}。`,
    noReply: (move) => `走到 ${move} 不是最好的走法。`,
    said: (answer) => (/^\d+$/.test(answer) ? `不是 ${answer}。` : `不是“${answer}”。`),
  },
  tell: "看答案",
  isValue: (position, value) => `${position}：${value}。`,
  moves: (moves) => `应走到 ${moves.join("、")}。`,
  isAnswer: (answers) => `答案：${answers.join("；")}。`,
  number: "取值",
  answer: "你的答案",
  check: "检查",

  wrongLesson: "无法显示这份课程。",
  fault: ({ code, place, expected, limit = 0 }) => {
    const at = place && `${place}：`;
    switch (code) {
      case "syntax":
        return place ? `这不是 JSON：第 ${place.replace(":", " 行第 ")} 列有误。` : "这不是 JSON。";
      case "not-lesson":
        return "这不是课程文件：课程以 “lesson”: 1 开头。";
      case "version":
        return `这份课程由更新的版本写成；本页能读第 ${limit} 版。`;
      case "missing":
        return `${at}此处缺少内容。`;
      case "unknown":
        return `${at}没有这个字段。`;
      case "type":
        return `${at}此处应为${KINDS[expected ?? "text"]}。`;
      case "too-long":
        return `${at}太长；至多 ${limit} 个字符。`;
      case "too-many":
        return `${at}太多；至多 ${limit} 个。`;
      case "repeated":
        return `${at}已有一步用了这个名称。`;
      case "link":
        return `${at}从这个链接读不出游戏。`;
      case "packed":
        return "链接在途中被截断或改动了。请对方重发，或改发文件。";
      case "no-story":
        return `没有名为“${place}”的故事。`;
    }
  },

  editor: {
    label: "编辑课程",
    title: "标题",
    untitled: "我的课程",
    language: "文字的语言",
    languages: { en: "English", zh: "中文" },
    caption: "说明",
    captionHint: "几句话：看什么，做什么",
    add: "把当前的图加为一步",
    replace: "换成当前的图",
    remove: "删除",
    earlier: "前移",
    later: "后移",
    undo: "撤销",
    preview: "预览",
    copyLink: "复制链接",
    copied: "链接已复制，其中含有整份课程。",
    notCopied: "未能复制链接：它在地址栏里。",
    tooLong: "课程太长，链接放不下。请存为文件。",
    notKept: "此浏览器不保存课程：关闭本页前，请把它保存为文件。",
    save: "存为文件",
    open: "打开文件……",
    question: "问题",
    questions: {
      none: "无",
      value: "猜所选的局面",
      move: "找出必胜走法",
      choice: "选一个答案",
      number: "说出一个数",
      open: "思考题",
    },
    ask: "用你的话提问",
    answer: "答案，答后显示",
    choice: (place) => `答案 ${place}`,
    right: "正确",
    why: "选它时说明",
    yes: "是",
    no: "否",
    addChoice: "添一个答案",
    removeChoice: (place) => `删除答案 ${place}`,
    number: "正确的数",
    hides: "答出之前隐藏取值",
  },
};
