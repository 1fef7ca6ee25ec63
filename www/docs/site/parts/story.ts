// A story from top to bottom: its pictures, what is said of them, and what is asked, with the answers folded.
import { escaped } from "../../../src/exports/svg/markup.ts";
import { solverHere } from "../../../src/headless/solverHere.ts";
import { textIn, type Lesson, type LessonStep, type Question } from "../../../src/model/lessons/lesson.ts";
import { STORIES, type Story } from "../../../src/model/lessons/stories/shelf.ts";
import { requestOf } from "../../../src/model/opening/request.ts";
import type { State } from "../../../src/model/state.ts";
import { locales } from "../../../src/messages/locale.ts";
import { figureWords } from "../../../src/views/figure/words.ts";
import type { NodeAnswer } from "../../../src/exports/export.ts";
import { opened, type OpenedFigure } from "../../../src/views/figure/opened.ts";
import { askedIn } from "../../../src/views/kit/question/sentence.ts";
import { lessonWords } from "../../../src/views/lessons/words.ts";
import type { Making } from "../pictures.ts";
import { taken } from "../taken.ts";
import { WORDS } from "../words.ts";
import { onPage } from "./onPage.ts";
import { COLUMN } from "./reading.ts";

/** The place for pictures on a phone, in pixels. */
const PHONE = { width: 350 };

/** A story by its name. */
export function storyOf(id: string): Story {
  const story = STORIES.find((each) => each.id === id);
  if (!story) throw new Error(`there is no story ${id}`);
  return story;
}

/** The whole story. */
export async function storyText(id: string, telling: Making): Promise<string> {
  const story = storyOf(id);
  const { language } = telling;
  const words = WORDS[language];
  const lesson = await story.load();
  const steps: string[] = [];
  for (const [place, step] of lesson.steps.entries())
    steps.push(await stepText(lesson, { step, place, story: id }, telling));
  return `<h1>${escaped(textIn(story.title, language))}</h1>
<p class="about">${words.minutes(story.minutes)}${WORDS[language].stop}${words.atTheEnd}${words.colon}${escaped(textIn(story.goal, language))}${words.stop.trim()}</p>
<p><a class="go" href="${onPage(`?lesson=${id}`, language)}">${words.goTo}</a></p>
${steps.join("\n")}`;
}

/** A step of a story, and where it stands. */
interface PlacedStep {
  readonly step: LessonStep;
  readonly place: number;
  readonly story: string;
}

async function stepText(
  lesson: Lesson,
  { step, place, story }: PlacedStep,
  telling: Making,
): Promise<string> {
  const { language } = telling;
  const { id, link, caption, question } = step;
  const words = WORDS[language];
  const shown = await opened(solverHere(telling.given.load), link, COLUMN, language, "");
  const { state, store } = shown;
  store.dispose();
  const picture = await pictureOf(link, shown, telling);
  const asked = question ? await questionText(question, state, telling) : "";
  return `<section class="step" id="${id}"><h2 class="place"><a class="anchor" href="#${id}">${words.step(place + 1, lesson.steps.length)}</a></h2>
<div class="seen">${picture}</div>
<p>${escaped(textIn(caption, language))}</p>
${asked || `<p><a class="go" href="${onPage(`?lesson=${story}&page=${id}`, language)}">${words.goTo}</a></p>`}</section>`;
}

/** The picture of a link or, where a board is shown, the position on it. */
async function pictureOf(link: string, { state, answers }: OpenedFigure, telling: Making): Promise<string> {
  const { language, given, drawn } = telling;
  const shown = link.replace(/view=graph,\w+/, "view=graph");
  const picture = await drawn.of(shown, language, COLUMN);
  const narrow = picture && (await drawn.of(shown, language, PHONE));
  if (picture && narrow)
    return `<picture><source media="(max-width: 480px)" srcset="../${drawn.file(narrow)}" width="${narrow.width}" height="${narrow.height}" /><img src="../${drawn.file(picture)}" alt="${escaped(`${picture.alt}${await markedIn(answers, telling)}`)}" width="${picture.width}" height="${picture.height}" loading="lazy" /></picture>`;
  const { notation = "" } = state.game ?? {};
  const label = state.selected;
  const positions = await drawn.positions(await given.load(), notation, [label]);
  return `<div class="position-row"><span class="drawn">${positions?.[1] ?? ""}<span>${escaped(label)}</span></span></div>`;
}

/** What of the positions is told where that of others is hidden: it is what changes from step to step. */
async function markedIn(answers: readonly NodeAnswer[] = [], { language }: Making): Promise<string> {
  const { node } = await figureWords(language);
  const marked = answers.filter(({ label, told }) => told !== node.hidden({ label }));
  if (marked.length === 0 || marked.length === answers.length) return "";
  const { gap, marks } = WORDS[language];
  return `${gap}${marks(marked.map(({ told }) => told))}`;
}

async function questionText(question: Question, state: State, telling: Making): Promise<string> {
  const { language } = telling;
  const words = WORDS[language];
  const { ask, answer, choices = [] } = question;
  const messages = await figureWords(language);
  const asked = textIn(ask, language) || askedIn(question, { state, messages } as never);
  const list = choices.map(({ text }) => `<li>${escaped(textIn(text, language))}</li>`).join("");
  const told = [await rightAnswer(question, state, telling), textIn(answer, language)].filter(Boolean);
  return `<div class="asked-here"><p><b>${words.question}</b>${words.colon}${escaped(asked)}</p>
${list ? `<ul>${list}</ul>` : ""}
<details><summary>${words.showAnswer}</summary><p>${told.map(escaped).join(words.gap)}</p></details></div>`;
}

/** The right answer, where its author does not name it: what the lesson knows, or the solver does. */
async function rightAnswer(
  { kind, choices, number, position = "", answer }: Question,
  { game }: State,
  { language, given }: Making,
): Promise<string> {
  const words = lessonWords(locales[language]);
  if (choices)
    return words.isAnswer({
      answers: choices
        .filter(({ right }) => right)
        .map(({ text }) => textIn(text, language))
        .join(words.betweenAnswers),
    });
  if (number !== undefined) return words.isAnswer({ answers: String(number) });
  if (kind !== "move" || !game) return "";
  const { options } = taken(await (await given.load()).explain(requestOf(game), position), position);
  const labels = options.filter(({ winning }) => winning).map(({ label }) => label);
  if (labels.every((label) => textIn(answer, language).includes(label))) return "";
  const before = labels.slice(0, -1);
  const last = labels.at(-1) ?? "";
  const areWinning = game.convention.kind !== "alliance";
  return before.length === 0 ? words.move({ move: last }) : words.moves({ before, last, areWinning });
}
