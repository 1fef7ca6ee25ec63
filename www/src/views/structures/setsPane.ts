import { html, nothing, type TemplateResult } from "lit/html.js";
import { everyReason } from "../../model/everyValue.ts";
import { select } from "../../model/play.ts";
import { forget, goBack, isAsking, showLabels } from "../../model/question/question.ts";
import { segments } from "../kit/segments.ts";
import { guessButtons } from "./guessing.ts";
import { chooseHeaps, heapsOf, heapsLabel } from "./positions.ts";
import { addedPart, onePart, sidesPart, type PropertyPane } from "./properties.ts";
import type { Pane, StructuresContext } from "./shown.ts";
import { structures } from "./slice.ts";
import { change, inRegion, isOdd, powersOf, REGIONS, writtenPower, type Sets } from "./venn.ts";
import { vennSvg } from "./vennSvg.ts";
import { button } from "../kit/button.ts";

/** Heaps as sets of powers of two, and what follows for P-positions. */
export function setsPane(shown: StructuresContext): Pane {
  const { context, words } = shown;
  const { state, store } = context;
  const { property } = structures.of(state);
  const part = [positionPart, onePart, sidesPart, addedPart][property]?.(shown) ?? positionPart(shown);
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

/** A move that reaches a P-position, as the solver names it: the place of the heap among three, and its new size. */
interface Winning {
  place: number;
  to: number;
}

function after(sets: Sets, { place, to }: Winning): number[] {
  return sets.map((heap, each) => (each === place ? to : heap));
}

/** The winning moves of a position that is told, to those that are. */
function winningIn(sets: Sets, { context: { state }, outcomes }: StructuresContext): Winning[] {
  const explanation = everyReason(state);
  if (explanation?.label !== state.selected) return [];
  const verdict = explanation.theorems.find(({ id }) => id === "symmetric-difference");
  const empty = 3 - explanation.tokens.length;
  const moves = (verdict?.winningMoves ?? []).flatMap(({ changes: [first] }) =>
    first ? [{ place: first.place + empty, to: first.to[0] ?? 0 }] : [],
  );
  return moves.filter((move) => outcomes.tells(after(sets, move)));
}

/** The selected position: its three sets, what lies in an odd number of them, and each winning move. */
function positionPart(shown: StructuresContext): PropertyPane {
  const { context, words, last: guessed, outcomes } = shown;
  const { state, store } = context;
  const sets: Sets = heapsOf(state.selected);
  const isShown = outcomes.tells(sets);
  const moves = isShown ? winningIn(sets, shown) : [];
  const last = isShown ? 1 + moves.length : 0;
  const stage = Math.min(structures.of(state).stage ?? 1, last);
  const move = moves[stage - 2];
  const odd = REGIONS.filter(isOdd).flatMap((region) => inRegion(region, sets));
  const value = outcomes.of(sets);
  const { sets: says } = words;
  const name = heapsLabel(sets);
  const sentence = (): string => {
    if (guessed?.isRight === false) return words.wrongValue({ label: guessed.label });
    const right = guessed?.isRight === true ? words.right : "";
    if (!isShown) return words.askValue({ label: name });
    if (stage === 0 || value === undefined) return says.powers({ name });
    if (stage === 1 || !move)
      return (
        right +
        (value === "P" ? says.even({ name }) : says.odd({ name, odd: odd.map(writtenPower).join(", ") }))
      );
    const { out, put } = change(sets[move.place] ?? 0, move.to);
    const largest = out.at(-1);
    return says.move({
      set: "ABC"[move.place] ?? "",
      out: out.map(writtenPower),
      put: put.map(writtenPower),
      largest: put.length > 0 && largest !== undefined ? writtenPower(largest) : undefined,
      after: heapsLabel(after(sets, move)),
    });
  };
  return {
    says: sentence(),
    asks: isShown ? nothing : guessButtons(sets, shown),
    drawing: vennSvg({
      label: says.figure({ name }),
      sets,
      names: setNames(sets),
      isJudged: stage > 0 && stage < 2,
      ...(move && { move }),
    }),
    table: html`${setTable(sets, shown)}
      <ol class="moves">
        ${moves.map((each, index) => {
          const after = sets.map((heap, place) => (place === each.place ? each.to : heap));
          return html`<li>
            ${button(says.winning({ from: name, to: heapsLabel(after) }), () => structures.put(store, { stage: index + 2 }), { isPressed: index === stage - 2 })}
            ${
              index === stage - 2
                ? button(says.moveThere, () => chooseHeaps(store, after), { look: "link" })
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

export function setNames([a, b, c]: Sets): [string, string, string] {
  return [`A = ${a}`, `B = ${b}`, `C = ${c}`];
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
