import { number } from "../../../messages/chinese.ts";
import type { FarWords } from "./en.ts";

export const zh: FarWords = {
  hint: "每个方块是一个局面：指向它即可读出，点按即可选中。",
  help: "方向键从一个局面到另一个，回车选中，加减号缩放。",
  find: "查找局面",
  missing: (text) => `${text} 不在这些局面之中。`,
  sight: (positions, all) => `可见 ${number(all)} 个局面中的 ${number(positions)} 个`,
};
