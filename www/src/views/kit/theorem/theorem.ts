import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Explanation, Move, TheoremProse, TheoremVerdict } from "../../../solver/wire.ts";
import { Lazy } from "../../../loading/lazy.ts";
import { parts } from "../../../loading/texts.lazy.ts";
import { worded } from "../../../messages/dictionary.ts";
import type { Context } from "../context.ts";
import type { KitWords } from "../words.ts";
import { expander } from "../expander.ts";
import { rich } from "../rich.ts";
import { filled } from "./filled.ts";
import { proseShelf } from "./proseShelf.ts";
import { isSeen, quantityRows } from "./quantities.ts";

/** What stands behind a theorem: its statement, why it is true, who proved it. */
const text = new Lazy(parts.theorem, () => import("./theoremText.ts"));

/** Which theorems were opened or closed, by their ids. */
const openedTheorems = (): Map<string, boolean> => new Map();

/**
 * What the theorems that are not silent say of the selected position: the first in a line and with its numbers, the
 * others by name. What is written about those is fetched when they are opened. `changesOf` says what a move does.
 */
export function theoremSections(
  explanation: Explanation,
  context: Context,
  changesOf: (move: Move) => string,
): TemplateResult {
  const { messages, kept, redraw } = context;
  const opened = kept.get(openedTheorems);
  const shelf = kept.get(proseShelf);
  const { catalogue } = context.state;
  const { theorems: all, options, optionCount } = explanation;
  const isPartial = options.length !== optionCount;
  const speaking = all.filter(({ prediction }) => prediction.kind !== "silent");
  return html`${speaking.map((verdict, place) => {
    const { id } = verdict;
    const name = catalogue?.theorems.find((card) => card.id === id)?.name;
    const isOpen = opened.get(id) ?? place === 0;
    const prose = isOpen ? shelf.get(id) : undefined;
    // Until its words are there, nothing of the first one is, so that it comes in one piece.
    if (!name || (place === 0 && isOpen && !prose)) return nothing;
    return theorem(
      { name: worded(messages, name), prose, verdict, isOpen, isFirst: place === 0, isPartial, changesOf },
      messages,
      (isOpened) => {
        opened.set(id, isOpened);
        redraw();
      },
    );
  })}`;
}

interface TheoremProps {
  name: string;
  /** What is written about it; absent while it is closed. */
  prose: TheoremProse | undefined;
  verdict: TheoremVerdict;
  isOpen: boolean;
  isFirst: boolean;
  /** Where not all options are listed, the theorem says which moves win. */
  isPartial: boolean;
  /** What a move does, such as "3 → 2". */
  changesOf: (move: Move) => string;
}

/** What a theorem says of the selected position in three depths: in a line, its numbers, its argument. */
export function theorem(
  { name, prose, verdict, isOpen, isFirst, isPartial, changesOf }: TheoremProps,
  messages: KitWords,
  onToggle: (isOpened: boolean) => void,
): TemplateResult {
  const { theorem: words } = messages;
  const { quantities, winningMoves } = verdict;
  return html`<section class="theorem">
    <h3>
      ${expander(name, isOpen, onToggle)}
      <small>${statusOf(verdict, messages)}</small>
    </h3>
    ${
      prose && isOpen
        ? html`${reasonLines(prose, verdict, messages)}
            ${
              isPartial && winningMoves.length > 0
                ? html`<p>
                    ${words.winningMoves({ count: winningMoves.length, moves: winningMoves.map(changesOf).join(words.betweenMoves) })}
                  </p>`
                : nothing
            }
            ${
              Object.keys(quantities).length > 0
                ? html`<details ?open=${isFirst && isSeen(quantities)}>
                    <summary>${words.numbers}</summary>
                    ${quantityRows(quantities, prose, messages)}
                  </details>`
                : nothing
            }
            <details @toggle=${() => text.ask()}>
              <summary>${words.argument}</summary>
              ${text.peek()?.theoremText(prose, verdict.status, messages) ?? nothing}
            </details>`
        : nothing
    }
  </section>`;
}

/** How far it can be trusted, in a word that the glossary explains. */
function statusOf({ status }: TheoremVerdict, messages: KitWords): unknown {
  return rich(messages.theorem[status], messages);
}

/** The reason, and what search says to it. */
export function reasonLines(
  prose: TheoremProse,
  { reason, quantities, agrees, status }: TheoremVerdict,
  messages: KitWords,
): TemplateResult {
  const { theorem: words } = messages;
  const text = reason === undefined ? undefined : prose.reasons[reason];
  const differs = status === "needs-hypothesis" ? words.fails : words.differs;
  return html`${text ? html`<p>${filled(worded(messages, text), quantities, messages)}</p>` : nothing}
  ${
    agrees === undefined
      ? nothing
      : html`<p class=${agrees ? "agrees" : "differs"}>${agrees ? words.agrees : differs}</p>`
  }`;
}
