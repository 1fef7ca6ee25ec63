import { html, nothing } from "lit/html.js";
import { forget, goBack, isAsking, showLabels } from "../../model/question/question.ts";
import { guessButtons } from "./guessing.ts";
import { chooseHeaps, heapsOf, heapsLabel } from "./positions.ts";
import { setNames, setTable } from "./setsPane.ts";
import type { Pane, StructuresContext } from "./shown.ts";
import { structures } from "./slice.ts";
import {
  grow,
  growthOf,
  LENSES,
  readGrowth,
  regionOf,
  writeGrowth,
  writtenPower,
  type Growth,
  type Lens,
  type Sets,
} from "./venn.ts";
import { vennSvg } from "./vennSvg.ts";
import { button } from "../kit/button.ts";

const LENS_NAMES = Object.keys(LENSES) as Lens[];

/** The powers that are offered. */
const POWERS = [1, 2, 4, 8, 16];

/** The steps that are shown: those of the link, or else of the selected position where it is known to be P. */
function stepsOf({ context: { state }, outcomes }: StructuresContext): Growth[] {
  const { grown } = structures.of(state);
  if (grown !== undefined) return readGrowth(grown);
  const selected: Sets = heapsOf(state.selected);
  return (outcomes.of(selected) === "P" && growthOf(selected)) || [];
}

/** All P-positions grow from (0,0,0): one and the same power of two is added to two heaps that lack it. */
export function growthPane(shown: StructuresContext): Pane {
  const { context, words, last: guessed, outcomes } = shown;
  const { state, store } = context;
  const steps = stepsOf(shown);
  const stage = Math.min(structures.of(state).stage ?? steps.length, steps.length);
  const stages = steps.reduce<Sets[]>(
    (all, step) => [...all, grow(all.at(-1) ?? [0, 0, 0], step) ?? [0, 0, 0]],
    [[0, 0, 0]],
  );
  const sets = stages[stage] ?? [0, 0, 0];
  const last = steps[stage - 1];
  const isShown = outcomes.tells(sets);
  const value = outcomes.of(sets);
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
  const name = `(${sets.join(",")})`;
  const putBy = ({ power, lens }: Growth): { power: string; sets: string } => ({
    power: writtenPower(power),
    sets: words.growth.lenses[lens],
  });
  const sentence = (): string => {
    if (guessed?.isRight === false) return words.wrongValue({ label: name });
    const right = guessed?.isRight === true ? words.right : "";
    if (!isShown) return last ? words.growth.ask({ ...putBy(last), name }) : words.askValue({ label: name });
    if (value !== "P") return words.coming;
    return right + (last ? words.growth.step({ ...putBy(last), name }) : words.growth.start);
  };
  return {
    says: sentence(),
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
    drawing: vennSvg({
      label: words.sets.figure({ name }),
      sets,
      names: setNames(sets),
      isJudged: false,
      fresh: last ? [last.power] : [],
      ...(next !== undefined && {
        press: (lens) => add(next, lens),
      }),
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
            ${step ? words.growth.added(putBy(step)) : nothing}
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
