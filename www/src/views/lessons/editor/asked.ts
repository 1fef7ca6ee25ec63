// What an author sets of a step's question: its kind, its words, the answers among which one is right.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { live } from "lit/directives/live.js";
import { ask, withText } from "../../../model/lessons/editing.ts";
import {
  asksBy,
  isVeiling,
  QUESTIONS,
  textIn,
  type AnswerChoice,
  type Question,
  type QuestionKind,
} from "../../../model/lessons/lesson.ts";
import { LIMITS } from "../../../model/lessons/reading.ts";
import type { Language } from "../../../model/values.ts";
import { actButton } from "../../kit/button.ts";
import type { FigureContext } from "../../kit/context.ts";
import { check, choicesOf, select, textArea, textLine } from "../../kit/controls.ts";
import type { Words as LessonWords } from "../words.en.ts";
import { lessonWords } from "../words.ts";

/** A question is another now; `what` names the text that is being written. */
type QuestionChange = (question: Question | undefined, what?: string) => void;

export function askedFields(
  question: Question | undefined,
  code: Language,
  { state, store, messages }: FigureContext,
): TemplateResult {
  const { editor: words } = lessonWords(messages);
  const change: QuestionChange = (next, what) => ask(store, next, what);
  const kinds = ["none", ...QUESTIONS] as const;
  const turnTo = (kind: QuestionKind | "none"): void =>
    change(kind === "none" ? undefined : begun(kind, question, state.selected, code, words));
  return html`<div class="asked">
    ${select(words.question, question?.kind ?? "none", choicesOf(kinds, words.questions), turnTo)}
    ${question ? ofQuestion(question, code, words, change) : nothing}
  </div>`;
}

function ofQuestion(
  question: Question,
  code: Language,
  words: LessonWords["editor"],
  change: QuestionChange,
): unknown {
  const { number } = question;
  const text = (key: "ask" | "answer"): TemplateResult =>
    textArea(
      words[key],
      textIn(question[key], code),
      2,
      (said) => change(setting(question, key, code, said), key),
      { longest: LIMITS.words },
    );
  return html`${text("ask")} ${text("answer")}
  ${question.choices ? choiceFields(question, question.choices, code, words, change) : nothing}
  ${number === undefined ? nothing : numberField(number, words.number, (said) => change({ ...question, number: said }, "number"))}
  ${asksBy(question.kind, "values") ? hiding(question, words.hides, change) : nothing}`;
}

/** A row for each answer: what it says, whether it is right, and what is said when it is chosen. */
function choiceFields(
  question: Question,
  choices: readonly AnswerChoice[],
  code: Language,
  words: LessonWords["editor"],
  change: QuestionChange,
): TemplateResult {
  const put = (place: number, by: Partial<AnswerChoice>, what?: string): void => {
    const next = choices.map((choice, index) => (index === place ? { ...choice, ...by } : choice));
    change({ ...question, choices: next }, what && `${what} ${place}`);
  };
  const putRight = (place: number, isRight: boolean): void => {
    const { right: _, ...others } = choices[place] ?? { text: "" };
    change({ ...question, choices: choices.with(place, isRight ? { ...others, right: true } : others) });
  };
  const isOnlyRight = ({ right }: AnswerChoice): boolean =>
    right === true && choices.filter((each) => each.right).length === 1;
  return html`<ol class="answers">
    ${choices.map(
      (choice, place) =>
        html`<li>
          ${textLine(
            words.choice({ place: place + 1 }),
            textIn(choice.text, code),
            (typed) => {
              const text = withText(choice.text, code, typed);
              // An answer says something.
              if (text !== undefined) put(place, { text }, "choice");
            },
            { isSpoken: true, longest: LIMITS.title },
          )}
          ${check(words.right, choice.right === true, (right) => putRight(place, right), {
            isOff: isOnlyRight(choice),
          })}
          ${textLine(
            `${words.choice({ place: place + 1 })}: ${words.why}`,
            textIn(choice.why, code),
            (typed) => {
              const { why: before, ...others } = choice;
              const why = withText(before, code, typed);
              const next = choices.with(place, why === undefined ? others : { ...others, why });
              change({ ...question, choices: next }, `why ${place}`);
            },
            { isSpoken: true, longest: LIMITS.words, hint: words.why },
          )}
          ${actButton(
            words.remove,
            choices.length > 2 && !isOnlyRight(choice),
            () => change({ ...question, choices: choices.toSpliced(place, 1) }),
            { look: "quiet", named: words.removeChoice({ place: place + 1 }) },
          )}
        </li>`,
    )}
    <li>
      ${actButton(words.addChoice, choices.length < LIMITS.choices, () =>
        change({
          ...question,
          choices: [...choices, { text: { [code]: words.choice({ place: choices.length + 1 }) } }],
        }),
      )}
    </li>
  </ol>`;
}

function numberField(number: number, label: string, onSay: (number: number) => void): TemplateResult {
  return html`<label class="named"
    >${label}
    <input
      type="number"
      min="0"
      max=${Number.MAX_SAFE_INTEGER}
      step="1"
      required
      .value=${live(String(number))}
      @input=${({ target }: Event) => {
        const { validity, valueAsNumber } = target as HTMLInputElement;
        if (validity.valid) onSay(valueAsNumber);
      }}
    />
  </label>`;
}

/** Values would answer a question, and are hidden until it is answered, unless its author says otherwise. */
function hiding(question: Question, label: string, change: QuestionChange): TemplateResult {
  return check(label, isVeiling(question), (isVeil) => {
    const { values: _, ...others } = question;
    change(isVeil ? others : { ...others, values: "shown" });
  });
}

/** A question of another kind keeps its words, and what it can keep besides. */
function begun(
  kind: QuestionKind,
  { ask: asked, answer, ...before }: Partial<Question> = {},
  selected: string,
  code: Language,
  words: LessonWords["editor"],
): Question {
  const has = (field: keyof Question): boolean => asksBy(kind, field);
  const { position = selected, number = 0, values } = before;
  const choices = before.choices ?? [
    { text: { [code]: words.yes }, right: true },
    { text: { [code]: words.no } },
  ];
  return {
    kind,
    ...(has("position") && { position }),
    ...(has("choices") && { choices }),
    ...(has("number") && { number }),
    ...(has("position") ? asked && { ask: asked } : { ask: asked ?? { [code]: words.ask } }),
    ...(answer && { answer }),
    ...(has("values") && values && { values }),
  };
}

function setting(question: Question, key: "ask" | "answer", code: Language, said: string): Question {
  const text = withText(question[key], code, said);
  const { [key]: _, ...others } = question;
  // What the page has no words for must be asked.
  if (text === undefined) return key === "ask" && !asksBy(question.kind, "position") ? question : others;
  return { ...others, [key]: text };
}
