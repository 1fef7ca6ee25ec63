import { html, nothing, type TemplateResult } from "lit/html.js";
import { captionOf } from "../../exports/caption.ts";
import { hasPicture, LOOK, type Exported, type Look } from "../../exports/export.ts";
import { exportWords } from "../../exports/words.ts";
import { phoneSvg, svg, svgOf } from "../../exports/svg.ts";
import { narrowOf, shownSize } from "../../exports/element.ts";
import { appearance, speech } from "../../model/appearance.ts";
import type { Link } from "../../model/link.ts";
import { type Sheet, sheetIn } from "../../model/sheets.ts";
import { graphOf } from "../../model/state.ts";
import type { Theme } from "../../model/values.ts";
import { PICTURE } from "../../model/view.ts";
import type { FigureContext, Host } from "../kit/context.ts";
import { dialog } from "../kit/dialog.ts";
import { dataAddress } from "../../exports/svg/address.ts";
import { fileName, pixels } from "../kit/saving.ts";
import styles from "./share.css?inline";
import { choicesOf, linkOf, type ShareChoices, type Way } from "./choices.ts";
import { chooser, wayChoice } from "./chooser.ts";
import { output } from "./output.ts";
import { Preview } from "./preview.ts";
import type { Shared } from "./snippets.ts";
import { Subject } from "./subject.ts";
import { shareWords } from "./words.ts";
import { speaks } from "../kit/voice.ts";

/** A picture with more signs than these is better a file than a part of the code. */
const LONGEST_INSIDE = 300_000;
/** Typing must pause for this long before the start is read. */
const PAUSE_MS = 250;

/** The sheet in which what is shown is made ready for others. */
export class ShareSheet {
  readonly #host: Host;
  readonly #onClose: (next: Sheet | undefined) => void;
  /** What opens when it is closed. */
  #next: Sheet | undefined;
  readonly #subject: Subject;
  readonly #preview: Preview;
  #choices: ShareChoices;
  #way: Way;
  #look: Look = LOOK;
  /** Whether the picture is to be in the code; as it is short or long where nobody has said so. */
  #wantsInside: boolean | undefined;
  #address: { of: readonly unknown[]; text: string } = { of: [], text: "" };
  #narrow: { of: Exported["narrow"]; look: Look; shown: Shared["narrow"] } | undefined;
  #follows = false;
  #said = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host, onClose: (next: Sheet | undefined) => void) {
    this.#host = host;
    this.#onClose = onClose;
    this.#choices = choicesOf(host.store.state);
    this.#way = sheetIn(host.store.state) === "picture" ? "picture" : "link";
    this.#subject = new Subject(host);
    this.#preview = new Preview(host.redraw);
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#subject.dispose();
    this.#preview.dispose();
  }

  template(context: FigureContext): TemplateResult {
    const words = shareWords(context.messages);
    const exported = this.#exported(context);
    const shared = this.#shared(exported);
    const chosen = {
      way: this.#way,
      choices: this.#choices,
      subject: this.#subject,
      choose: this.#choose,
      chooseWay: (way: Way) => {
        this.#way = way;
        this.#said = "";
        this.#again();
      },
    };
    const content = html`${this.#host.isAlone ? nothing : wayChoice(context, chosen)}
      <div class="parts">
        <div class="choose">${chooser(context, chosen)}</div>
        <div class="output">
          ${output(context, {
            way: this.#way,
            shared,
            exported,
            look: this.#look,
            chooseLook: (change) => {
              this.#look = { ...this.#look, ...change };
              this.#said = "";
              this.#again();
            },
            isInside: this.#hasPicture && this.#isInside(exported),
            chooseInside: (isInside) => {
              this.#wantsInside = isInside;
              this.#again();
            },
            chooseFollows: (follows) => {
              this.#follows = follows;
              this.#again();
            },
            cite: ({ currentTarget }) => {
              this.#next = "cite";
              (currentTarget as Element).closest("dialog")?.close();
            },
            say: (sentence) => {
              this.#said = sentence;
              this.#again();
            },
          })}
          <p class="said" ${speaks()}>${this.#said}</p>
        </div>
        <div
          class="preview ${this.#look.hasPaper ? "" : "bare"}"
          data-theme=${this.#theme}
          role="group"
          aria-label=${words.preview}
        >
          ${
            this.#way === "picture" || (this.#way === "link" && hasPicture(exported))
              ? this.#stillPicture(exported, context.view === PICTURE ? words.noPicture : words.otherView)
              : this.#preview.template(shared, this.#choices.width)
          }
        </div>
      </div>`;
    const { title, close } = words;
    return dialog({ name: "share", title, close, styles, onClose: () => this.#onClose(this.#next) }, content);
  }

  readonly #choose = (change: Partial<ShareChoices>): void => {
    this.#choices = { ...this.#choices, ...change };
    // It is about what was there before.
    this.#said = "";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        void this.#subject.show(this.#stillLink());
      },
      change.start === undefined ? 0 : PAUSE_MS,
    );
    this.#again();
  };

  #again(): void {
    // Radio buttons show a choice when their event is over.
    queueMicrotask(this.#host.redraw);
  }

  /** What is written down: the picture on the stage of the page, so that everything is where it is there. */
  #exported({ scene, view }: FigureContext): Exported {
    const { state } = this.#subject;
    const { links, isAlone } = this.#host;
    this.#look = { ...this.#look, theme: this.#theme, ...this.#steps() };
    const code = speech.read(this.#choices.texts).language ?? speech.of(state).language;
    // An element has the picture that the figure in its place will have.
    const figure = this.#way === "element" ? this.#figureShown() : undefined;
    if (figure) return figure;
    return {
      state,
      scene: view === PICTURE ? scene && this.#subject.sceneOn(scene.policy.stage) : undefined,
      still: this.#hasPicture ? this.#subject.stillIn(code).still : undefined,
      // A figure in somebody’s page does not know where the page of its own is.
      address: isAlone ? "" : `${site()}#${links.write(this.#links().page)}`,
      words: exportWords({ code }),
      pixels,
    };
  }

  #figureShown(): Exported | undefined {
    const link = this.#host.links.write(this.#stillLink());
    const shown = this.#subject.figureIn(link, this.#choices.width);
    const address = `${site()}#${this.#host.links.write(this.#links().page)}`;
    return shown && { ...shown, address };
  }

  #shared(exported: Exported): Shared {
    const { figureLinks: links } = this.#host;
    const { link: asked, page } = this.#links();
    // As the solver writes it; a start that is none is in no code.
    const notation = this.#subject.state.game?.notation ?? asked.notation;
    return {
      site: site(),
      link: links.write({ ...asked, notation }),
      page: `${site()}#${links.write({ ...page, notation })}`,
      game: notation,
      fields: links.fields(asked),
      caption: captionOf(exported),
      figure: { width: this.#choices.width, height: this.#preview.height },
      picture: {
        ...shownSize(exported),
        address: !this.#hasPicture
          ? ""
          : this.#isInside(exported)
            ? this.#addressOf(exported)
            : fileName(svg, exported),
      },
      narrow: this.#way === "element" ? this.#narrowOf(exported) : undefined,
      follows: this.#follows,
    };
  }

  /** Whether a picture is part of what is shared: a large one takes long. */
  get #hasPicture(): boolean {
    return this.#way === "picture" || this.#way === "element";
  }

  get #theme(): Theme {
    return appearance.read(this.#choices.texts).theme;
  }

  /** The same with all controls. */
  get #onPage(): ShareChoices {
    return { ...this.#choices, texts: { ...this.#choices.texts, controls: "full" } };
  }

  /** What a figure is asked for, and the page, which has controls of its own. */
  #links(): { link: Link; page: Link } {
    const { store, figureLinks } = this.#host;
    return {
      link: linkOf(store.state, this.#choices, figureLinks),
      page: linkOf(store.state, this.#onPage, figureLinks),
    };
  }

  /** A picture that stands still shows where the labelling comes to. */
  #stillLink(): Link {
    const { store, links } = this.#host;
    const { from, until } = this.#choices;
    return linkOf(store.state, { ...this.#onPage, from: until ?? from }, links);
  }

  /** The steps that a picture which moves shows: those that are chosen, or all where that would be none. */
  #steps(): Pick<Look, "from" | "to"> {
    const { values, from = 0, until = graphOf(this.#subject.state)?.count ?? 0 } = this.#choices;
    if (values !== "stepwise") return { from: 0, to: Infinity };
    return { from: from < until ? from : 0, to: until };
  }

  #isInside(exported: Exported): boolean {
    return this.#wantsInside ?? this.#addressOf(exported).length <= LONGEST_INSIDE;
  }

  /** An address that holds all of the picture; empty where there is none. */
  #addressOf(exported: Exported): string {
    const { state, scene, still, address, words } = exported;
    const of = [state, scene, still, address, words.code, JSON.stringify(this.#look)];
    if (of.some((each, place) => each !== this.#address.of[place]))
      this.#address = { of, text: hasPicture(exported) ? dataAddress(svgOf(exported, this.#look)) : "" };
    return this.#address.text;
  }

  #narrowOf(exported: Exported): Shared["narrow"] {
    if (!this.#isInside(exported)) return narrowOf(exported, this.#look, fileName(phoneSvg, exported));
    if (this.#narrow?.of !== exported.narrow || this.#narrow?.look !== this.#look)
      this.#narrow = { of: exported.narrow, look: this.#look, shown: narrowOf(exported, this.#look) };
    return this.#narrow.shown;
  }

  #stillPicture(exported: Exported, missing: string): unknown {
    if (!hasPicture(exported)) {
      const { isComing } = this.#subject.stillIn(exported.words.code);
      return isComing ? nothing : html`<p class="about">${missing}</p>`;
    }
    const { title, description } = captionOf(exported);
    return html`<img src=${this.#addressOf(exported)} alt=${`${title}. ${description}`} />`;
  }
}

function site(): string {
  return new URL("./", location.href).href;
}
