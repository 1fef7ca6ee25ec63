/** The words of sheets of paper, on the screen and on them. */
export const en = {
  title: "Worksheet",
  close: "Close",
  paper: "Paper",
  papers: { a4: "A4", letter: "Letter" },
  withAnswers: "with an answer sheet",
  preview: "Preview",
  print: "Print…",
  name: "Name",
  date: "Date",
  answers: "Answers",
};

export type PaperWords = typeof en;
