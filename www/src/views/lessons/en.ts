import { count } from "../../messages/english.ts";
import type { LessonFault } from "../../model/lessons/reading.ts";

const KINDS = {
  text: "a text",
  object: "an object in braces",
  list: "a list in square brackets",
  words: "“value”, “move”, “choice”, “number” or “open”",
  id: "letters, digits and hyphens",
  shown: "“shown”",
  truth: "true or false",
  number: "a whole number",
} as const;

/** The words of lessons. */
export const en = {
  label: (title: string) => (title === "" ? "Lesson" : `Lesson: ${title}`),
  coming: "The lesson is coming…",
  steps: "Steps",
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  back: "Back",
  next: "Next",
  done: "Done",
  again: "This step again",
  nextStory: (title: string) => `Next story: ${title}`,
  present: "Present",
  leave: "Leave",
  edit: "Edit",
  close: "Close the lesson",
  dismiss: "Close",
  by: (author: string) => `by ${author}`,

  ask: {
    value: (position: string) => `What is ${position}?`,
    move: (position: string) => `Find a move from ${position} that wins.`,
    best: (position: string) => `Find the best move from ${position}.`,
  },
  notThere: (position: string) => `There is no ${position} in this picture.`,
  lookAt: (position: string) => `Go to ${position}`,
  right: "Right.",
  wrong: {
    move: (move: string, reply: string) => `Moving to ${move} loses: it is answered by ${reply}.`,
    noReply: (move: string) => `${move} is not the best move.`,
    said: (answer: string) => `No, not ${/^\d+$/.test(answer) ? answer : `“${answer}”`}.`,
  },
  tell: "Show the answer",
  isValue: (position: string, value: string) => `${position}: ${value}.`,
  moves: (moves: readonly string[]) =>
    moves.length === 1 ? `The move is to ${moves[0] ?? ""}.` : `These moves win: ${moves.join(", ")}.`,
  isAnswer: (answers: readonly string[]) => `The answer: ${answers.join("; ")}.`,
  number: "Value",
  answer: "Your answer",
  check: "Check",

  wrongLesson: "This lesson cannot be shown.",
  fault: ({ code, place, expected, limit = 0 }: LessonFault): string => {
    const at = place && `${place}: `;
    switch (code) {
      case "syntax":
        return place
          ? `This is no JSON: something is wrong at line ${place.replace(":", ", column ")}.`
          : "This is no JSON.";
      case "not-lesson":
        return "This is no lesson: a lesson begins with “lesson”: 1.";
      case "version":
        return `The lesson was written by a later version of this page; this one reads version ${limit}.`;
      case "missing":
        return `${at}something is missing here.`;
      case "unknown":
        return `${at}there is no such field.`;
      case "type":
        return `${at}this should be ${KINDS[expected ?? "text"]}.`;
      case "too-long":
        return `${at}this is too long; ${count(limit, "character", "characters")} at most.`;
      case "too-many":
        return `${at}these are too many; ${limit} at most.`;
      case "repeated":
        return `${at}another step has this name.`;
      case "link":
        return `${at}no game can be read from this link.`;
      case "packed":
        return "The link was cut off or changed on its way. Ask for it again, or for the file.";
      case "no-story":
        return `There is no story of the name “${place}”.`;
    }
  },

  editor: {
    label: "Edit the lesson",
    title: "Title",
    untitled: "My lesson",
    language: "Language of the text",
    languages: { en: "English", zh: "中文" },
    caption: "Caption",
    captionHint: "A few sentences: what to look at, what to do",
    add: "Add this picture as a step",
    replace: "Replace by this picture",
    remove: "Remove",
    earlier: "Earlier",
    later: "Later",
    undo: "Undo",
    preview: "Preview",
    copyLink: "Copy link",
    copied: "The link is copied. It holds the whole lesson.",
    notCopied: "The link could not be copied: it is in the address line.",
    tooLong: "The lesson is too long for a link. Save it as a file.",
    notKept: "This browser keeps no lessons: save it as a file before you close the page.",
    save: "Save file",
    open: "Open file…",
    question: "Question",
    questions: {
      none: "none",
      value: "guess the selected position",
      move: "find the winning move",
      choice: "choose an answer",
      number: "say a number",
      open: "something to think about",
    },
    ask: "The question in your words",
    answer: "The answer, told afterwards",
    choice: (place: number) => `Answer ${place}`,
    right: "right",
    why: "Said when it is chosen",
    yes: "Yes",
    no: "No",
    addChoice: "Add an answer",
    removeChoice: (place: number) => `Remove answer ${place}`,
    number: "The right number",
    hides: "hide the values until it is answered",
  },
};

export type LessonWords = typeof en;
