import { number } from "../../../messages/chinese.ts";
import type { EdgesWords } from "./en.ts";
import { endsOf } from "./ends.ts";

const edge = (token: number): string => endsOf(token).join("–");

export const zh: EdgesWords = {
  hint: "沿边从顶点到顶点的路；0 是地面",
  things: "条边",
  bounds: { bound: "至多几条边" },
  extent: (bound) => `边数 ≤ ${number(bound)}`,
  move: (changes) => changes.map(({ from }) => `删去 ${edge(from)}`).join("，"),
  drawing: "局面图：删去一条边即走一步",
  cut: (token) => `删去 ${edge(token)}`,
};
