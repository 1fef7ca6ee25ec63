// What the colours of a grid mean, and the choice of what they mean.
import { nothing, type TemplateResult } from "lit/html.js";
import { display, show } from "../../model/display.ts";
import { playersOf } from "../../model/mover.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import type { State } from "../../model/state.ts";
import type { ChartInput } from "../../solver/api.ts";
import type { Chart } from "../../solver/wire.ts";
import { keysTemplate, type CellKey } from "../kit/cells/keys.ts";
import type { FigureContext } from "../kit/context.ts";
import type { KitFigureWords } from "../kit/figure/words.ts";
import { segments } from "../kit/segments.ts";
import { signsOf } from "../kit/signs.ts";
import type { Leaf } from "./atlas.ts";
import type { Words as GridWords } from "./words.en.ts";
import { classColourOf } from "../kit/cells/classColour.ts";
import { button } from "../kit/button.ts";
import { gridWords } from "./words.ts";

/** Which number of the cells the colours stand for. */
export function gridColourChoice(
  { state, store }: FigureContext,
  words: GridWords,
): TemplateResult | typeof nothing {
  const { convention } = state.game ?? {};
  const isAlliance = convention?.kind === "alliance";
  if (!isAlliance && (wordsOf(state) !== "grundy" || convention?.kind === "misere")) return nothing;
  const { value } = classColourOf(state);
  const chosen =
    value === "distance" ? "level" : value === "grundy" || value === "gameValue" ? "grundy" : "outcome";
  return segments(
    "gridColour",
    words.colourBy,
    chosen,
    [
      { value: "grundy" as const, label: isAlliance ? words.gameValue : words.grundy },
      ...(isAlliance ? [{ value: "level" as const, label: words.byLevel }] : []),
      { value: "outcome" as const, label: isAlliance ? words.byWinner : words.byOutcome },
    ],
    (colourBy) => show(store, { colourBy }),
  );
}

/** What the colours stand for: each value by itself where they are few, else a scale. */
export function gridKeys(
  state: State,
  messages: KitFigureWords,
  { against, colours = [], scale, value: told }: ChartInput,
  { rows, columns, counts }: Chart,
): CellKey[] {
  const words = gridWords(messages);
  const all = rows * columns;
  const some = counts[0] ?? 0;
  if (against) return [{ kind: "differing", says: words.differing({ some, all }) }];
  const count: CellKey = { kind: "counts", says: words.counts({ some, all, isLevel: told === "distance" }) };
  const largest = counts.length - 1;
  const vocabulary = wordsOf(state);
  const signs = signsOf(vocabulary, messages.code);
  const said = messages.outcomes[vocabulary === "shapes" ? "shapes" : "win"];
  const values = Array.from(counts.keys()).filter((value) => (counts[value] ?? 0) > 0);
  const isP: CellKey = { kind: "value", value: 0, scale: 0, says: said.P };
  const isAlone = display.of(state).only.length > 0;
  switch (told) {
    case "outcome":
      return [
        { ...isP, value: "P", signs },
        { kind: "value", value: "N", scale: 0, signs, says: said.N },
        count,
      ];
    case "grundy": {
      if (isAlone) return [isP, count];
      const [least = 0, ...others] = values.filter((value) => value > 0);
      const isScale = scale !== undefined && largest >= colours.length;
      if (isScale) return [isP, { kind: "scale", least, largest }, count];
      const each = [least, ...others].map((value): CellKey => ({ kind: "value", value, scale: largest }));
      return [isP, ...(least > 0 ? each : []), count];
    }
    case "distance": {
      const level: CellKey = { kind: "value", value: 0, scale: 0, says: words.level };
      if (isAlone) return [level, count];
      const others = values.filter((value) => value > 0);
      return [level, ...others.map((value): CellKey => ({ kind: "value", value, scale: 0 })), count];
    }
    default:
      return values.map((value) => ({ kind: "value", value, scale: "players" }));
  }
}

/** The same on the page, where the cells of P alone can be shown. */
export function gridLegend(
  context: FigureContext,
  { plan: { shown }, chart }: Leaf,
  words: GridWords,
): unknown {
  const { state, messages } = context;
  return keysTemplate(gridKeys(state, messages, shown, chart), {
    scale: shown.scale ?? [],
    number: messages.number,
    press: (value, badge) => pKey(context, value, badge, words),
  });
}

/** The P-positions; pressed, they alone are shown. */
function pKey(
  { state, store }: FigureContext,
  value: string,
  badge: unknown,
  words: GridWords,
): TemplateResult {
  const { only } = display.of(state);
  const isPressed = only.length === 1 && only[0] === value;
  return button(badge, () => show(store, { only: isPressed ? [] : [value] }), {
    look: "quiet key",
    isPressed: isPressed,
    title: words.pAlone({ isLevel: playersOf(state) > 2 }),
  });
}
