import { html, nothing, type TemplateResult } from "lit/html.js";
import { select } from "../../model/play.ts";
import { forget, goBack, isAsking, showLabels } from "../../model/question/question.ts";
import { button } from "../kit/button.ts";
import { segments } from "../kit/segments.ts";
import { figureTemplate, positionButton } from "./figure.ts";
import { guessButtons } from "./guessing.ts";
import { chooseHeaps, heapsLabel } from "./positions.ts";
import { propertyShown, type PropertyShown } from "./properties.ts";
import { after, setsShown } from "./sets.ts";
import type { Pane, StructuresContext } from "./shown.ts";
import { structures } from "./slice.ts";
import { powersOf, writtenPower, type Sets } from "./venn.ts";

type SetsPart = Pick<Pane, "says" | "asks" | "drawing" | "table" | "step" | "guessed" | "asked">;

/** Heaps as sets of powers of two, and what follows for P-positions. */
export function setsPane(shown: StructuresContext): Pane {
  const { context, words } = shown;
  const { state, store } = context;
  const { property } = structures.of(state);
  const told = propertyShown(shown);
  const part = told ? propertyPart(told, shown) : positionPart(shown);
  const turn = (to: number): void => {
    forget(store);
    structures.put(store, { property: to, stage: undefined });
  };
  return {
    ...part,
    tools: segments(
      "property",
      words.sets.pages,
      String(property),
      [0, 1, 2, 3].map((page) => ({ value: String(page), label: words.sets.page[page] ?? "" })),
      (value) => turn(Number(value)),
    ),
    lit: [],
  };
}

/** The selected position, with a list of its winning moves. */
function positionPart(shown: StructuresContext): SetsPart {
  const { context, words } = shown;
  const { state, store } = context;
  const { sets, isShown, moves, stage, last, says, figure } = setsShown(shown);
  const name = heapsLabel(sets);
  return {
    says,
    asks: isShown ? nothing : guessButtons(sets, shown),
    drawing: figureTemplate(figure, shown),
    table: html`${setTable(sets, shown)}
      <ol class="moves">
        ${moves.map((each, index) => {
          const heaps = after(sets, each);
          return html`<li>
            ${button(words.sets.winning({ from: name, to: heapsLabel(heaps) }), () => structures.put(store, { stage: index + 2 }), { isPressed: index === stage - 2 })}
            ${
              index === stage - 2
                ? button(words.sets.moveThere, () => chooseHeaps(store, heaps), { look: "link" })
                : nothing
            }
          </li>`;
        })}
      </ol>`,
    guessed: isShown ? undefined : sets,
    step: (by) => {
      if (by > 0 && !isShown && isAsking(state)) {
        showLabels(store, [name]);
        return;
      }
      if (by < 0 && stage <= 1 && isAsking(state)) {
        const label = goBack(store);
        if (label !== undefined) select(store, label, state.line);
        return;
      }
      forget(store);
      structures.put(store, { stage: Math.max(0, Math.min(stage + by, last)) });
    },
    asked: [sets],
  };
}

/** A property from stage to stage; in a class, before the first of them what was shown is hidden again. */
function propertyPart(
  { says, figure, asked, stages, notes }: PropertyShown,
  shown: StructuresContext,
): SetsPart {
  const { state, store } = shown.context;
  const { stage, first, last } = stages;
  const step: Pane["step"] = (by) => {
    if (!figure) {
      // What is told of the positions begins at its first sentence.
      if (by > 0) showLabels(store, asked.map(heapsLabel));
      if (by > 0 || stage > 1) structures.put(store, { stage: by > 0 ? stage : stage - 1 });
    } else if (by < 0 && stage <= first && isAsking(state)) goBack(store);
    else structures.put(store, { stage: Math.max(first, Math.min(stage + by, last)) });
  };
  return {
    says,
    drawing: figureTemplate(figure, shown),
    table: html`${notes.says ? html`<p class="note">${notes.says}</p>` : nothing}
    ${notes.position ? html`<p>${positionButton(notes.position, shown)}</p>` : nothing}`,
    step,
    asked,
  };
}

/** Which powers lie in which set: what the picture shows, in a table. */
export function setTable(sets: Sets, { words }: StructuresContext): TemplateResult {
  const powers = [...new Set(sets.flatMap(powersOf))].sort((one, two) => two - one);
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${words.sets.table}>
    <table class="sets">
      <tr>
        <td></td>
        ${powers.map((power) => html`<th scope="col">${writtenPower(power)}</th>`)}
        <th scope="col">${words.sets.heap}</th>
      </tr>
      ${sets.map(
        (heap, place) =>
          html`<tr>
            <th scope="row">${"ABC"[place]}</th>
            ${powers.map((power) => html`<td>${powersOf(heap).includes(power) ? writtenPower(power) : "·"}</td>`)}
            <td class="sum">${heap}</td>
          </tr>`,
      )}
    </table>
  </div>`;
}
