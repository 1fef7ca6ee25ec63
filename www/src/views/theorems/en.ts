import type { PredictedValue, Phase, TheoremStatus } from "../../solver/wire.ts";
import { count, number } from "../../messages/english.ts";

/** How a theorem fared. */
export interface Result {
  /** Looked at, of these said something of, and of these rightly. */
  positions: number;
  predicted: number;
  agreed: number;
  /** Of its claims about the whole set, where it makes any: the cases looked at, and those in which they fail. */
  cases: number | undefined;
  failures: number;
}

const positions = (many: number): string => count(many, "position", "positions");

/** What a formula says that is not defined everywhere. */
const NO_NUMBER = "not a number";

const isNatural = (of: number): boolean => Number.isInteger(of) && of >= 0;
const noNatural = (of: number): string =>
  Number.isNaN(of) ? NO_NUMBER : `${number(of)}, not a natural number`;

const value = (of: PredictedValue): string => {
  switch (of.kind) {
    case "grundy":
      return isNatural(of.grundy) ? `Grundy value ${number(of.grundy)}` : noNatural(of.grundy);
    case "outcome":
      return of.outcome;
    case "game-value":
      return isNatural(of.turns) ? `game value ${number(of.turns)}` : noNatural(of.turns);
    case "remoteness":
      return `${count(of.moves, "move", "moves")} to the end`;
    case "undefined":
      return "undefined";
  }
};

export const en = {
  title: "Theorems",
  intro: (notation: string) =>
    `What is known about ${notation} under this play convention, and whether search finds the same.`,
  none: "No theorem here is about this ruleset with these parameters and this play convention.",
  status: {
    proved: "proved",
    "needs-hypothesis": "holds under a hypothesis",
    conjecture: "conjecture",
    observed: "observed",
  } satisfies Record<TheoremStatus, string>,
  whyAndSource: "Argument and source",
  at: (label: string) => `At ${label}`,
  silent: (label: string) => `It says nothing about ${label}.`,
  says: (values: readonly PredictedValue[]) => `It says: ${values.map(value).join(" or ")}.`,
  found: (text: string) => `search: ${text}`,
  claimed: (text: string) => `theorem: ${text}`,
  /** The same without a verb, for a table. */
  values: (values: readonly PredictedValue[]) => values.map(value).join(" or ") || "–",

  check: "Check it",
  begin: "Check",
  onGraph: "Check on this graph",
  all: "Check all that apply",
  cancel: "Cancel",
  cancelAll: "Cancel all",
  jiaEnding:
    "Jia’s ending: play also stops, and the player to move wins, when every component has the Grundy value 0",
  tooMany: (field: string, limit: string) =>
    `${field}: too many positions; at most ${limit} can be handled. Lower it, or the number of heaps.`,
  phases: {
    reading: "Reading the graph",
    building: "Listing positions",
    solving: "Solving them",
    placing: "",
    refining: "",
    comparing: "Comparing",
    done: "",
  } satisfies Record<Phase, string>,
  progress: (done: number, total: number | undefined) =>
    total === undefined ? positions(done) : `${number(done)} of ${positions(total)}`,
  cancelled: "Cancelled.",
  result: ({ positions: all, predicted, agreed, cases, failures }: Result): string => {
    const ofSet =
      cases === 0
        ? "its hypotheses are not met here"
        : failures > 0
          ? `its claims fail in ${number(failures)} of ${count(cases ?? 0, "case", "cases")}`
          : `its claims hold in ${cases === 1 ? "the only case" : `all ${number(cases ?? 0)} cases`}`;
    if (predicted === 0)
      return cases === undefined
        ? `Says nothing about any of ${positions(all)}`
        : `${ofSet.charAt(0).toUpperCase()}${ofSet.slice(1)}`;
    const wrong = predicted - agreed;
    const said =
      wrong === 0
        ? `Agrees on ${positions(agreed)}`
        : `Differs on ${number(wrong)} of ${positions(predicted)}`;
    const silent = predicted < all ? `, says nothing about ${number(all - predicted)}` : "";
    return `${said}${silent}${failures > 0 ? `; ${ofSet}` : ""}`;
  },
  resultAbout: (result: string, about: string) => `${result}; ${about}.`,
  ofGraph: (notation: string) => `all positions of ${notation}`,
  by: (what: string, seconds: string) => `Compared with ${what}, ${seconds} s.`,
  with: {
    search: "plain search",
    recursion: "a recursion over all positions",
    "sprague-grundy": "the nim-sums of the heaps’ values, which were found by recursion",
    period: "values that a proved period gives",
    theorem: "a theorem",
    several: "values that were found in several ways",
  },
  withTheorem: (name: string) => `a theorem, not with search, which can’t reach so many positions: ${name}`,
  claims: "What it claims about the whole set",
  claim: (cases: number, failures: number) =>
    cases === 0
      ? "Its hypotheses are not met here: there is no case to look at."
      : failures === 0
        ? `Holds in ${cases === 1 ? "the only case" : `all ${number(cases)} cases`}.`
        : `Fails in ${number(failures)} of ${count(cases, "case", "cases")}.`,
  failing: "It fails at",
  ownFormula: "Your own formula",
  formulaSays: "The formula says",
  counterexamples: (shown: number, all: number) =>
    shown < all
      ? `The first ${number(shown)} of ${number(all)} positions where they differ`
      : shown === 1
        ? "The position where they differ"
        : `The ${number(shown)} positions where they differ`,
  showMore: (rest: number) => `Show ${number(rest)} more`,
  position: "Position",
  theorem: "The theorem says",
  search: "Search finds",
  open: "Open",
  openHint: (label: string) => `Draw the graph of ${label}, where theorem and search differ`,

  others: (many: number) => `Other theorems (${number(many)})`,
  example: "Best example:",
  plays: { normal: "normal play", misere: "misère play" },
  under: (players: number, says: string) => `${count(players, "player", "players")}, ${says}`,

  spotlight: "Theorem on the graph",
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  previous: "Back",
  next: "Next",
  close: "Show all",
  steps: {
    terminals: (cases: number, failures: number) =>
      `No move is left in ${positions(cases)}. ${failures === 0 ? "The theorem agrees there." : `In ${number(failures)} of them the theorem and the play convention differ.`}`,
    "n-to-p": (cases: number, failures: number) =>
      cases === 0
        ? "There is no N-position with a move left."
        : failures === 0
          ? `Every N-position with a move left, ${number(cases)} in all, has a move to a P-position.`
          : `Of ${count(cases, "N-position", "N-positions")} with a move left, ${number(failures)} ${failures === 1 ? "has" : "have"} no move to a P-position.`,
    "p-to-n": (cases: number, failures: number) =>
      cases === 0
        ? "There is no other P-position."
        : failures === 0
          ? `No other P-position, of ${number(cases)} in all, has a move to a P-position.`
          : `Of ${count(cases, "other P-position", "other P-positions")}, ${number(failures)} ${failures === 1 ? "has" : "have"} a move to a P-position.`,
  } as Record<string, (cases: number, failures: number) => string>,
  proves:
    "So every position of this graph has the class that the theorem gives it. This says nothing about other graphs.",
  seenAt: "At:",
  noSteps: (result: string) =>
    `${result}. It does not say who wins in every position, so there are no steps to go through.`,
  differing: (many: number) =>
    `${many === 1 ? "The position" : `The ${number(many)} positions`} where theorem and search differ ${many === 1 ? "is" : "are"} marked.`,
  formulaDiffers: (label: string, says: string, finds: string) =>
    `${label}: the formula says ${says}, search finds ${finds}.`,
  differs: (label: string, says: string, finds: string) =>
    `${label}: the theorem says ${says}, search finds ${finds}.`,
};

export type TheoremWords = typeof en;
