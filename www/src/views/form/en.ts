/** The words of the form. */
export const en = {
  form: {
    label: "Game",
    ruleset: "Ruleset",
    open: "Draw",
    at: (least: string, most: string) => `from ${least} to ${most}`,
    hint: (meaning: string, range: string) =>
      `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}${range && `, ${range}`}`,
    unbounded: "empty: no bound",
    forExample: (hint: string, example: string) => `${hint}; for example ${example}`,
    line: (number: number, fault: string) => `Line ${number}. ${fault}`,
  },
};

export type FormWords = typeof en;
