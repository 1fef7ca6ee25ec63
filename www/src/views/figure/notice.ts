import { html, nothing, type TemplateResult } from "lit/html.js";
import { loadAgain } from "../../loading/lazy.ts";
import { speech } from "../../model/appearance.ts";
import { textIn } from "../../model/lessons/lesson.ts";
import { linkTo } from "../../model/link.ts";
import { dismiss } from "../../model/notices.ts";
import type { Notice, State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import { worded } from "../../messages/dictionary.ts";
import { wordsBy } from "../../messages/loading/words.all.ts";
import { locales } from "../../messages/locale.ts";
import type { FigureContext } from "../kit/context.ts";
import type { KitWords } from "../kit/words.ts";
import { placeOf, sentenceOf } from "../boards/faults.ts";
import { QUOTED, shortened } from "../kit/quoted.ts";
import { kitMessages } from "../kit/words.ts";
import { button } from "../kit/button.ts";

/** What a notice is told from; the words of a page may have to be fetched for it. */
type NoticeContext = Pick<FigureContext, "store" | "state" | "links" | "isAlone">;

/** What concerns the page, or a figure that stands alone, and not one of its fields. */
export function notice(given: NoticeContext): TemplateResult | typeof nothing {
  const { notice: told } = given.state;
  if (told?.kind === "not-loaded") return notLoaded(told, given);
  const messages = told && kitMessages.in(speech.of(given.state).language);
  return messages ? line(told, messages, given) : nothing;
}

type NotLoaded = Extract<Notice, { kind: "not-loaded" }>;

/** What did not come, and what can be done about it; it can be said when nothing has come. */
export function notLoaded(
  { what }: NotLoaded,
  { state, store }: Pick<NoticeContext, "state" | "store">,
): TemplateResult {
  const { language } = speech.of(state);
  // They came with the page in both languages: they cannot be fetched when nothing can.
  const words = wordsBy[language];
  const { tag, gap } = locales[language];
  const names = (isLate: boolean): string[] => [
    ...new Set(what.filter((part) => part.isLate === isLate).map(({ name }) => name[language])),
  ];
  const [lost, late] = [names(false), names(true)];
  // A browser may keep in mind that a file did not come until the page itself is loaded again.
  const isInVain = what.some(({ isRepeated }) => isRepeated);
  const sentences = [
    ...(lost.length > 0 ? [words.lost({ names: lost })] : []),
    ...(late.length > 0 ? [words.late({ names: late })] : []),
    ...(isInVain ? [words.inVain] : []),
  ];
  return html`<div lang=${tag}>
      <p>${sentences.join(gap)}</p>
      <p>${button(words.again, loadAgain)} ${isInVain ? button(words.page, loadPageAgain) : nothing}</p>
    </div>
    ${state.game ? closeButton(words.dismiss, store) : nothing}`;
}

/** What is shown stands in the address. */
function loadPageAgain(): void {
  location.reload();
}

function line(notice: Exclude<Notice, NotLoaded>, messages: KitWords, given: NoticeContext): TemplateResult {
  return html`<div>
      <p>
        ${notice.kind === "bad-link" ? quoted(notice) : nothing} ${textOf(notice, given, messages)}
        ${notice.kind === "lesson-left" ? button(messages.notice.again, notice.again) : nothing}
      </p>
      ${wayOn(notice, messages, given)}
    </div>
    ${notice.kind === "no-solver" ? nothing : closeButton(messages.notice.dismiss, given.store)}`;
}

function closeButton(label: string, store: Store): TemplateResult {
  return button(label, () => dismiss(store), { look: "quiet" });
}

/** What can be done about it. */
function wayOn(
  notice: Exclude<Notice, NotLoaded>,
  messages: KitWords,
  { state, links, isAlone }: NoticeContext,
): TemplateResult | typeof nothing {
  const { notice: words } = messages;
  const reload = button(words.reload, loadPageAgain);
  if (notice.kind === "no-solver")
    return html`<p>${words.noSolverMeans}</p>
      <p>${reload} <small lang="en">${notice.detail}</small></p>`;
  // The links are those of this page, and no other page may be sent to them.
  if (notice.kind === "not-drawn")
    return html`<p>${reload} ${isAlone ? nothing : firstExample(state, links, words.example)}</p>`;
  if (isAlone || notice.kind !== "bad-link" || notice.error.code !== "unknown-ruleset") return nothing;
  return html`<p class="rulesets">
    ${words.rulesets}
    ${state.catalogue?.rulesets.map(
      ({ name, examples }) =>
        html`<a href=${`#${links.like(state, examples[0]?.notation ?? "")}`}>${worded(messages, name)}</a> `,
    )}
  </p>`;
}

/** An address that names no game stands for the first example, and says nothing of how it is shown. */
function firstExample(state: State, links: NoticeContext["links"], text: string): TemplateResult {
  return html`<a href=${`#${links.write(links.here(state, linkTo("")))}`}>${text}</a>`;
}

/** What could not be read, with a line under its fault. */
function quoted({ text, error }: Extract<Notice, { kind: "bad-link" }>): TemplateResult {
  const [start, end] = placeOf(error, text) ?? [0, text.length];
  const before = text.slice(0, start);
  return html`<code
    >${before.length > QUOTED ? `…${before.slice(-QUOTED)}` : before}<mark>${shortened(text.slice(start, end))}</mark>${shortened(text.slice(end))}</code
  >`;
}

function textOf(
  notice: Exclude<Notice, NotLoaded>,
  { state, isAlone }: NoticeContext,
  messages: KitWords,
): string {
  const { notice: words, fields } = messages;
  switch (notice.kind) {
    case "bad-link": {
      // Whoever made the figure wrote a game, and knows of no link.
      const { field: path } = notice.error;
      const isOfRule = path.startsWith("params.");
      const field = isAlone && path === "notation" ? fields.game : isOfRule ? fields.address : undefined;
      const means = isAlone ? words.notDrawn : words.badLink;
      return `${sentenceOf(notice.error, { state, messages }, field)} ${means}`;
    }
    case "unknown-position":
      return words.unknownPosition({ position: shortened(notice.position) });
    case "source-instead":
      return words.sourceInstead({ position: shortened(notice.position), start: shortened(notice.start) });
    case "example-instead": {
      const card = state.catalogue?.rulesets.find(({ id }) => id === notice.ruleset);
      const ruleset = card ? worded(messages, card.name) : notice.ruleset;
      return words.exampleInstead({ position: notice.position, ruleset });
    }
    case "lesson-left": {
      const title = textIn(notice.title, messages.code);
      return notice.isKept ? words.lessonKept({ title }) : words.lessonNotKept({ title });
    }
    case "failed":
      return sentenceOf(notice.error, { state, messages });
    case "crashed":
      return words.crashed;
    case "redrawn":
      return words.redrawn;
    case "not-drawn":
      return words.misdrawn;
    case "no-worker":
      return words.noWorker;
    case "no-solver":
      return words.noSolver;
  }
}
