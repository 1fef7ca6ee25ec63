// The rules that stand below the game’s own, each in a field of its own.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { RequestError } from "../../solver/wire.ts";
import { actButton } from "../kit/button.ts";
import type { FigureContext } from "../kit/context.ts";
import type { SequenceWords } from "./words.ts";
import type { SequenceView } from "./sequenceView.ts";
import { MOST_VALUES } from "./lines.ts";
import { setSequence, RULES, sequence } from "./slice.ts";
import type { State } from "../../model/state.ts";
import { button } from "../kit/button.ts";
import { textLine } from "../kit/controls.ts";
import { warns } from "../kit/voice.ts";

/** Sets of which each shares a part with others: how periods come and go with a number is seen at once. */
const SETS = ["1", "1,2", "1,3", "2,3", "1,2,3", "1,4", "2,4", "1,3,4", "2,3,5", "1,4,6", "2,5,7"];

export function stackFields(
  { state, store }: FigureContext,
  { lines }: SequenceView,
  words: SequenceWords,
): TemplateResult {
  const { stack } = sequence.of(state);
  const put = (rules: readonly string[]): void => setSequence(store, { stack: rules });
  const wall = wallOf(state);
  // A rule begins as the game’s own, to be changed.
  const [own = ""] = state.game?.notation.split("(") ?? [];
  return html`<div class="choices stack" role="group" aria-label=${words.stack}>
    <span>${words.stack}</span>
    ${stack.map((text, place) => {
      const error = lines.errors.get(text);
      return html`<span class="group"
        >${textLine(
          words.rule({ place: place + 2 }),
          text,
          (typed) => {
            if (typed.trim() !== "") put(stack.with(place, typed));
          },
          {
            look: "rule",
            isSpoken: true,
            title: words.ruleHint,
            holds: "notation",
            isWrong: error !== undefined,
            stays: true,
          },
        )}${actButton("×", true, () => put(stack.toSpliced(place, 1)), {
          look: "quiet",
          title: words.remove({ rule: text }),
        })}${error ? html`<span class="fault" ${warns()}>${faultOf(error, words, text)}</span>` : nothing}</span
      >`;
    })}
    ${
      stack.length < RULES - 1
        ? button(words.add, () => put([...stack, wall.find((rule) => !stack.includes(rule)) ?? own]), {
            look: "quiet",
          })
        : nothing
    }
    ${
      wall.length === 0 || stack.join() === wall.join()
        ? nothing
        : button(words.wall, () => put(wall), { look: "quiet", title: words.wallHint })
    }
  </div>`;
}

/** What is wrong with a rule as it was typed, or with how much is asked for. */
export function faultOf(error: RequestError, words: SequenceWords, text = ""): string {
  const { code, field, limit = 0, span } = error;
  const part = (span && text.slice(...span)) || undefined;
  switch (code) {
    case "cancelled":
      return words.cancelled;
    case "no-heaps":
      return words.noHeaps;
    case "too-many-positions":
      return limit === MOST_VALUES ? words.tooLong({ limit }) : words.searched({ limit });
    case "too-many-moves":
    case "out-of-memory":
      return words.tooMany;
    case "out-of-range":
      return field === "length" ? words.badLength : words.wrongAt({ part });
    case "unknown-ruleset":
      return words.badRule;
    default:
      return words.wrongAt({ part });
  }
}

/** The rules of the same kind with other sets of numbers; none where a set is nothing that this kind has. */
function wallOf({ catalogue, game }: State): readonly string[] {
  const card = catalogue?.rulesets.find(({ id }) => id === game?.ruleset);
  const parameter = card?.parameters.find(({ range }) => range.kind === "set");
  return card && parameter ? SETS.map((set) => `${card.id}[${parameter.key}={${set}}]`) : [];
}
