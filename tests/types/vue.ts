// Compiled and never run: what Vue's compiler checks the attributes of a template by.
import type { GlobalComponents } from "vue";
import type {} from "../../www/vue.d.ts";

type Props = InstanceType<GlobalComponents["mex-graph"]>["$props"];

export const figures: Props[] = [
  { game: "nim(1,2,3)", color: "outcome", players: 3, lang: "zh-CN", class: "wide" },
  { game: "bash[m=3](21)", controls: "none", loading: "eager", style: { aspectRatio: "3 / 2" } },
  // @ts-expect-error There is no such colouring.
  { color: "pink" },
  // @ts-expect-error There is no such attribute.
  { colour: "outcome" },
];
