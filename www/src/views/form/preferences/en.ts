const place = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

/** What is said of whom each player would rather see win. */
export const en = {
  intro: "Whom each player would rather see win, the favourite first. Drag, or focus and use ← →.",
  row: (mover: string) => `${mover} prefers`,
  chip: (player: string, at: number) => `${player}, ${place[at] ?? at} choice`,
  fixed: (player: string) => `${player}, itself first`,
  moved: (mover: string, player: string, at: number) =>
    `${mover}: ${player} is now the ${place[at] ?? at} choice.`,
  standard: "Standard",
  standardHint: "Each prefers itself, then whoever comes next in turn",
};

export type PreferenceWords = typeof en;
