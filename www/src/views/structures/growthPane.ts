import { html, nothing } from "lit/html.js";
import { forget, goBack, isAsking, showLabels } from "../../model/question/question.ts";
import { button } from "../kit/button.ts";
import { figureTemplate } from "./figure.ts";
import { growthShown, putBy } from "./growth.ts";
import { guessButtons } from "./guessing.ts";
import { chooseHeaps, heapsLabel } from "./positions.ts";
import { setTable } from "./setsPane.ts";
import type { Pane, StructuresContext } from "./shown.ts";
import { structures } from "./slice.ts";
import { LENSES, regionOf, writeGrowth, writtenPower, type Lens } from "./venn.ts";

const LENS_NAMES = Object.keys(LENSES) as Lens[];

/** The powers that are offered. */
const POWERS = [1, 2, 4, 8, 16];

/** The growth of a P-position, to be gone through and to be led on. */
export function growthPane(shown: StructuresContext): Pane {
  const { context, words, outcomes } = shown;
  const { state, store } = context;
  const { steps, stages, stage, sets, isShown, says, figure } = growthShown(shown);
  const open = POWERS.filter((power) => regionOf(power, sets) === 0);
  const next = open[0];
  const goTo = (to: number): void => {
    forget(store);
    structures.put(store, {
      stage: Math.max(0, Math.min(to, steps.length)),
      grown: writeGrowth(steps) || undefined,
    });
  };
  const add = (power: number, lens: Lens): void => {
    forget(store);
    const kept = [...steps.slice(0, stage), { power, lens }];
    structures.put(store, { grown: writeGrowth(kept), stage: kept.length });
  };
  return {
    says,
    asks: isShown ? nothing : guessButtons(sets, shown),
    tools: html`<span class="adding">
      ${open.slice(0, 3).map(
        (power) =>
          html`<span
            class="group"
            role="group"
            aria-label=${words.growth.add({ power: writtenPower(power) })}
          >
            <span aria-hidden="true">${words.growth.add({ power: writtenPower(power) })}</span>
            ${LENS_NAMES.map((lens) => button(words.growth.lenses[lens], () => add(power, lens)))}
          </span>`,
      )}
    </span>`,
    drawing: figureTemplate(figure, shown, {
      ...(next !== undefined && { lens: (lens: Lens) => add(next, lens) }),
    }),
    table: html`<ol class="stages" start="0" aria-label=${words.growth.stages}>
        ${stages.map((each, place) => {
          const step = steps[place - 1];
          return html`<li class=${place === stage ? "here" : nothing}>
            <button
              type="button"
              class="position"
              aria-current=${place === stage ? "step" : "false"}
              @click=${() => {
                goTo(place);
                chooseHeaps(store, each);
              }}
            >
              ${`(${each.join(",")})`}
            </button>
            ${step ? words.growth.added(putBy(step, shown)) : nothing}
          </li>`;
        })}
      </ol>
      ${setTable(sets, shown)}`,
    lit: stages.slice(0, stage + 1).filter((each) => outcomes.tells(each)),
    // What is shown at a stage is hidden again before the stage is left.
    step: (by) => {
      if (by > 0 && !isShown) showLabels(store, [heapsLabel(sets)]);
      else if (by < 0 && isShown && isAsking(state)) {
        const label = goBack(store);
        const at = stages.findIndex((each) => heapsLabel(each) === label);
        if (at >= 0) goTo(at);
      } else goTo(stage + by);
    },
    guessed: isShown ? undefined : sets,
    asked: stages.filter((each) => heapsLabel(each) !== ""),
  };
}
