import { zh as kit } from "../kit/zh.ts";
import { zh as figure } from "../figure/zh.ts";
import { zh as form } from "../form/words.zh.ts";
import { zh as panel } from "../panel/words.zh.ts";
import type { Messages } from "./en.ts";

export const zh: Messages = {
  ...figure,
  ...kit,
  ...form,
  ...panel,
  title: "Mexplorer",
  tagline: "公平组合游戏的局面图",
  otherLanguage: "English",
  switchLanguage: "Show in English",
  stories: {
    title: "故事",
    make: "制作课程",
    open: "打开课程……",
    untitled: "我的课程",
  },
  ownLessons: {
    title: "我的课程",
    steps: (steps) => `${steps} 步`,
    delete: "删除",
    deleteOne: (title) => `删除“${title}”`,
    deleted: "已删除",
    undo: "撤销",
    undoOne: (title) => `撤销：保留“${title}”`,
    notKept: "此浏览器不保存它们：关闭本页后便会消失。请保存为文件。",
  },
  skip: "跳到图",
  newVersion: { isThere: "本页有新版本。", load: "加载新版本", later: "稍后" },
  share: "分享",
  examples: "例子",

  help: {
    documents: "文档",
    documentsSay: "在别的网页中用图、记法、脚本、定理",
    label: "帮助和术语",
    keys: "按键",
    picture: [
      [["←", "↑", "→", "↓"], "沿一步走法移动，或移到相邻局面"],
      [["Enter"], "走到该局面"],
      [["+", "−", "0"], "放大、缩小、显示全图"],
      [["Shift", "← ↑ → ↓"], "移动放大后的图"],
      [["滚轮", "双指"], "缩放；拖动可移动"],
      [["指向"], "显示走法；虚线框标出可走到它的局面"],
      [["Esc"], "关闭打开的内容"],
    ],
    does: {
      "palette.open": "查找游戏、视图或命令",
      "lead.on": "逐步标值：前进一步",
      "lead.back": "后退一步",
      "play.undo": "撤销一步",
      "play.redo": "重做一步",
    },
    glossary: "术语",
    licences: "许可证",
  },
};
