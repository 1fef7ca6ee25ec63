import { number } from "../../../messages/chinese.ts";
import type { EdgesWords } from "./en.ts";

export const zh: EdgesWords = {
  hint: "沿边从顶点到顶点的路；0 是地面",
  things: "条边",
  bounds: { bound: "边数上限" },
  extent: (bound) => `边数 ≤ ${number(bound)}`,
  move: (changes) => changes.map(({ ends }) => `删去 ${ends?.join("–")}`).join("，"),
  drawing: "当前局面：删去一条边即走一步",
  cut: (ends) => `删去 ${ends.join("–")}`,
};
