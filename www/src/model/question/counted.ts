// Hands are counted: for which question, and for which of its answers.
import { speech } from "../appearance.ts";
import { effectiveColour } from "../display.ts";
import { placeOf, textIn } from "../lessons/lesson.ts";
import { resultsIn } from "../lessons/results.ts";
import { isLed, lessons, stepOf } from "../lessons/slice.ts";
import { graphOf, isSameGame, type State } from "../state.ts";
import type { Store } from "../store.ts";
import { told } from "../told.ts";
import type { Value } from "../values.ts";
import { hands, type HandQuestion } from "./hands.ts";
import { judge, sayable } from "./position.ts";
import { isAsking } from "./question.ts";

/** So many hands at most are counted for an answer. */
export const MOST_HANDS = 999;

/** What is asked of the class just now, if its answers can be counted: a position in a class or a lesson, or a choice. */
export function handQuestion(state: State): HandQuestion | undefined {
  if (!isLed(state))
    return isAsking(state) ? ofPosition(state, state.selected, state.game?.notation ?? "") : undefined;
  const { content, page, past, isSettled } = lessons.of(state);
  const { question, id = "" } = stepOf(state) ?? {};
  if (!content || past || !question) return undefined;
  const { language } = speech.of(state);
  const within = `${textIn(content.title, language)} ${id}`;
  const asked = textIn(question.ask, language) || (question.position ?? "");
  const says = `${placeOf(content, page) + 1}. ${asked}`;
  const wasShown = (later: State): boolean => {
    const result = resultsIn(lessons.of(later).results, content).steps[id];
    return result !== undefined && result !== "wrong";
  };
  if (question.kind === "value") {
    const of = ofPosition(state, question.position ?? "", within);
    return of && { ...of, says, isAnswered: isSettled, wasShown };
  }
  if (!question.choices) return undefined;
  const answers = question.choices.map(({ text, right }, place) => ({
    id: String(place),
    name: textIn(text, language),
    isRight: right === true,
  }));
  return { key: within, says, answers, isAnswered: isSettled, wasShown };
}

function ofPosition(state: State, label: string, within: string): HandQuestion | undefined {
  const graph = graphOf(state);
  const position = graph?.indexOf(label);
  if (!graph || position === undefined) return undefined;
  const colour = effectiveColour(state);
  const wasShown = (later: State): boolean => {
    const graph = graphOf(later);
    const at = isSameGame(later.game, state.game) ? graph?.indexOf(label) : undefined;
    return graph !== undefined && at !== undefined && told(later, graph).has(at);
  };
  return {
    key: `${within} ${label} ${colour}`,
    says: label,
    answers: sayable(graph, position, colour).map((value) => ({
      ...{ id: String(value), name: String(value), value },
      isRight: judge(graph, position, value, colour).isRight,
    })),
    isAnswered: wasShown(state),
    wasShown,
  };
}

/** Whether an answer is a hand that goes up. */
export function areHandsCounted(state: State): boolean {
  return hands.of(state).isOpen && handQuestion(state) !== undefined;
}

/** How many hands went up for an answer to a question. */
export function handsFor(state: State, { key }: HandQuestion, id: string): number {
  return hands.of(state).counts.get(key)?.hands[id] ?? 0;
}

/** So many hands go up for an answer to what is asked. */
export function setHands(store: Store, id: string, count: number): void {
  const question = handQuestion(store.state);
  if (!question?.answers.some((answer) => answer.id === id)) return;
  const { counts } = hands.of(store.state);
  const before = counts.get(question.key)?.hands;
  const within = Math.max(0, Math.min(MOST_HANDS, Math.trunc(count) || 0));
  hands.put(store, {
    counts: new Map([...counts, [question.key, { question, hands: { ...before, [id]: within } }]]),
  });
}

/** One more hand goes up for a value, or for an answer by its number, from 1 on. */
export function addHand(store: Store, said: Value): void {
  const question = handQuestion(store.state);
  const answer = question?.answers.find(({ value }, place) =>
    value === undefined ? said === place + 1 : said === value,
  );
  if (question && answer) setHands(store, answer.id, handsFor(store.state, question, answer.id) + 1);
}

/** Counts what is asked anew. */
export function clearHands(store: Store): void {
  const { counts } = hands.of(store.state);
  const { key = "" } = handQuestion(store.state) ?? {};
  hands.put(store, { counts: new Map([...counts].filter(([each]) => each !== key)) });
}

/** All that was counted, an answer a row, with the names of its columns in the first; which one is right is told where that has been seen. */
export function handRows(state: State): ReadonlyArray<ReadonlyArray<string | number>> {
  return [
    ["question", "answer", "hands", "right"],
    ...[...hands.of(state).counts.values()].flatMap(({ question, hands }) => {
      const wasShown = question.wasShown(state);
      return question.answers.map(({ id, name, isRight }) => [
        ...[question.says, name, hands[id] ?? 0],
        wasShown ? (isRight ? "yes" : "no") : "",
      ]);
    }),
  ];
}
