import { html, nothing, type TemplateResult } from "lit/html.js";
import { button } from "../kit/button.ts";
import { pictureSvg, type Hands } from "./pictureSvg.ts";
import { chooseHeaps, heapsLabel } from "./positions.ts";
import type { BinarySum, PowerBar, SetChange, StructureFigure, StructuresContext } from "./shown.ts";

/** What is drawn of a structure: a picture, or what is laid out as a table is. */
export function figureTemplate(
  figure: StructureFigure | undefined,
  shown: StructuresContext,
  hands?: Hands,
): TemplateResult | typeof nothing {
  switch (figure?.kind) {
    case "picture":
      return pictureSvg(figure.picture, hands);
    case "changes":
      return html`<div class="three">${figure.changes.map((change) => changed(change, shown))}</div>`;
    case "bars":
      return html`<table class="bars">
        ${figure.bars.map((bar) => barRow(bar, Math.max(1, ...figure.bars.map(({ length }) => length))))}
      </table>`;
    case "sums":
      return html`<div class="sums">${figure.sums.map((sum) => binary(sum, shown))}</div>`;
    default:
      return nothing;
  }
}

/** A position that is chosen by pressing it. */
export function positionButton(
  heaps: readonly number[],
  { context: { state, store } }: StructuresContext,
): TemplateResult {
  const isPressed = heapsLabel(heaps) === state.selected;
  return button(heapsLabel(heaps), () => chooseHeaps(store, heaps), { look: "position", isPressed });
}

function changed({ picture, says, heaps }: SetChange, shown: StructuresContext): TemplateResult {
  const isSeen = says !== undefined;
  return html`<figure class=${isSeen ? nothing : "unseen"}>
    ${pictureSvg(picture)}
    <figcaption>${isSeen ? html`${says} ${positionButton(heaps, shown)}` : "…"}</figcaption>
  </figure>`;
}

function barRow({ name, parts, length }: PowerBar, most: number): TemplateResult {
  return html`<tr>
    <th scope="row">${name}</th>
    <td>
      <span class="bar" .style=${`width: ${(100 * length) / most}%`}>
        ${parts.map(
          ({ set, blocks }) =>
            html`<span
              class="set"
              data-set=${set}
              .style=${`flex-grow: ${blocks.reduce((sum, { size }) => sum + size, 0)}`}
            >
              ${blocks.map(({ size, isShared }) => html`<span class=${isShared ? "shared" : nothing} .style=${`flex-grow: ${size}`}>${size}</span>`)}
            </span>`,
        )}
      </span>
    </td>
  </tr>`;
}

function binary({ says, heaps, rows }: BinarySum, shown: StructuresContext): TemplateResult {
  return html`<table>
    <caption>
      ${says} ${positionButton(heaps, shown)}
    </caption>
    ${rows.map(
      ({ name, digits }) =>
        html`<tr>
          <th scope="row">${name}</th>
          ${digits.map(({ digit, isAdded }) => html`<td class=${isAdded ? "block" : nothing}>${digit}</td>`)}
        </tr>`,
    )}
  </table>`;
}
