import { html, nothing, type TemplateResult } from "lit/html.js";
import { recordOf, linkOfRecord } from "../../model/record.ts";
import type { FigureContext } from "../kit/context.ts";
import { copyText } from "../kit/clipboard.ts";
import { dialog } from "../kit/dialog.ts";
import type { PlayedGame } from "./game.ts";
import css from "./record.css?inline";
import { playWords } from "./words.ts";
import { parseNotation } from "../../model/calls/positions.ts";
import { follow, Turn } from "../../model/opening/opener.ts";
import { fail, isOwnFault } from "../../model/notices.ts";
import { path } from "../../model/path.ts";
import { rules } from "../../model/rules.ts";
import { play } from "./slice.ts";
import { button } from "../kit/button.ts";
import { textArea } from "../kit/controls.ts";
import { speaks } from "../kit/voice.ts";

/** The game as text, to be copied; another one that is put there is opened. */
export class RecordSheet {
  readonly #game: PlayedGame;
  #isOpen = false;
  /** What was typed; nothing while it is the record of what was played. */
  #typed: string | undefined;
  #says = "";

  constructor(game: PlayedGame) {
    this.#game = game;
  }

  open(): void {
    this.#isOpen = true;
    this.#says = "";
    this.#game.redraw();
  }

  template({ state, messages }: FigureContext): TemplateResult | typeof nothing {
    if (!this.#isOpen) return nothing;
    const { record: words } = playWords(messages);
    const text = this.#typed ?? recordOf(state);
    const given = {
      name: "record",
      title: words.title,
      close: words.close,
      styles: css,
      onClose: () => {
        this.#isOpen = false;
        this.#typed = undefined;
        this.#game.redraw();
      },
    };
    return dialog(
      given,
      html`<p class="about">${words.about}</p>
        ${textArea(words.text, text, 5, (typed) => (this.#typed = typed), { isSpoken: true, holds: "notation" })}
        <p class="buttons">
          ${button(words.copy, (event: Event) => void this.#copy(event, words))}
          ${button(words.read, (event: Event) => void this.#read(event, words.wrong))}
          <span ${speaks()}>${this.#says}</span>
        </p>`,
    );
  }

  async #copy({ currentTarget }: Event, words: { copied: string; notCopied: string }): Promise<void> {
    const area = (currentTarget as Element).closest("dialog")?.querySelector("textarea");
    const isCopied = await copyText(area?.value ?? "");
    if (!isCopied) area?.select();
    this.#say(isCopied ? words.copied : words.notCopied);
  }

  /** Opens what stands there; what cannot be read stays, with a word about it. */
  async #read({ currentTarget }: Event, wrong: string): Promise<void> {
    const sheet = (currentTarget as Element).closest("dialog");
    const text = sheet?.querySelector("textarea")?.value ?? "";
    if (!(await openRecord(this.#game, text, () => sheet?.close()))) this.#say(wrong);
  }

  #say(sentence: string): void {
    this.#says = sentence;
    this.#game.redraw();
  }
}

/** Opens the game of a record, once that has been read; false where it is wrong. */
export async function openRecord(
  { store, links }: Pick<PlayedGame, "store" | "links">,
  text: string,
  onRead: () => void,
): Promise<boolean> {
  const turn = Turn.apart(store);
  const link = linkOfRecord(text);
  const read = link && (await parseNotation(store.solver, link.notation));
  if (turn.isOver()) return true;
  if (!link || !read) return false;
  if (!read.ok) {
    if (!isOwnFault(read.error)) return false;
    fail(store, read.error);
    return true;
  }
  turn.begin();
  const asked = {
    [rules.id]: rules.in(link),
    [path.id]: path.in(link),
    [play.id]: { ...play.asked(store.state), puzzle: undefined, day: undefined },
  };
  onRead();
  await follow(store, links.read(links.like(store.state, link.notation, asked)), turn);
  return true;
}
