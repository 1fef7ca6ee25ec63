/** The words of the form. */
export const en = {
  form: {
    label: "Game",
    ruleset: "Ruleset",
    open: "Draw",
    more: "More",
    at: (least: string, most: string) => `from ${least} to ${most}`,
    hint: (meaning: string, range: string) =>
      `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}${range && `, ${range}`}`,
    unbounded: "empty: no bound",
    strips: "Strip, in squares",
    forExample: (hint: string, example: string) => `${hint}; for example ${example}`,
    /** What a rule that was typed means. */
    reads: (words: string) => `Read as: ${words}.`,
    line: (number: number, fault: string) => `Line ${number}. ${fault}`,
    /** A convention among others: who wins, and its name. */
    play: (says: string, term: string) => `${says} · ${term}`,
    /** The folded form: which game is shown. */
    summary: (name: string, position: string, says: string) => `${name} ${position} · ${says}`,
  },
};

export type FormWords = typeof en;
