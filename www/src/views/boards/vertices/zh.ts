import { number } from "../../../messages/chinese.ts";
import type { VerticesWords } from "./en.ts";

export const zh: VerticesWords = {
  hint: "沿边从顶点到顶点的路，以及单独的顶点：0-1-2,4",
  things: "个顶点",
  bounds: { bound: "顶点数上限" },
  extent: (bound) => `顶点数 ≤ ${number(bound)}`,
  move: (changes) => changes.map(({ ends }) => `选 ${ends?.[0]}`).join("，"),
  drawing: "当前局面：选一个顶点即走一步",
  choose: (vertex) => `选 ${vertex}`,
};
