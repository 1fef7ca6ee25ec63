import { count, listed, number } from "../../messages/english.ts";

type Triple = readonly [number, number, number];

const written = (triple: readonly number[]): string => `(${triple.join(",")})`;

/** The words of the structures that the P-positions of three heaps make. */
export const en = {
  label: "Structures",
  kinds: { triples: "Triples", week: "Schoolgirls", sets: "Sets", growth: "Growth" },
  coming: "The solver is finding the P-positions …",
  noAnswer: "The solver gives no answer.",
  labelled: "What is shown here waits until its positions are labelled in the graph.",
  back: "Back",
  next: "Next",
  right: "Right. ",
  hide: "Hide values",
  class: "Class",
  showOne: "Show one",
  showAll: "Show all",
  hideAll: "Hide all",
  tally: (first: number, tries: number) => `${first} right at first, ${count(tries, "guess", "guesses")}`,
  whole: (most: number) => `Draw the graph of heaps up to ${most}`,
  startHere: (position: string) => `Draw the graph of ${position}`,
  besideGraph: "Graph beside it",

  triples: {
    points: "Numbers",
    help: "Arrow keys go from number to number, Enter chooses one: choose two for the triple in which they lie.",
    figure: (points: number, isPlane: boolean) =>
      isPlane
        ? "The Fano plane: seven points and seven lines of three"
        : `The triples of the numbers 1 to ${points}`,
    all: (points: number, pairs: number, triples: number) =>
      `Any two of the numbers 1 to ${points} lie in exactly one triple that is a P-position. ${points === 3 ? "There is 1 triple" : `The ${pairs} pairs make ${triples} triples`}: v(v − 1)/6 with v = ${points}. Choose two numbers.`,
    through: (point: number, triples: number) =>
      `${point} lies in ${count(triples, "triple", "triples")}, which share no other number. Choose a second number.`,
    third: (one: number, two: number, triple: Triple) =>
      `${one} and ${two} lie in exactly one triple: ${written(triple)}, a P-position.`,
    none: (one: number, two: number) => `No triple has both ${one} and ${two}.`,
    chosen: (triple: Triple) =>
      `${written(triple)} is a triple of the system. Change one number, and it is a triple no more.`,
    aside: (numbers: Triple, lowerings: ReadonlyArray<{ from: number; to: number; triple: Triple }>) =>
      `${written(numbers)} is no triple of the system. ${lowerings.map(({ from, to, triple }) => `Lower ${from} to ${to}, and it is one: ${written(triple)}`).join(". ")}.`,
    ask: (found: number) =>
      `Which three numbers are a P-position? Choose two, then the third. ${found === 0 ? "None is found yet." : `${count(found, "triple is", "triples are")} found.`}`,
    askSecond: (one: number) => `${one} and which other number?`,
    askThird: (one: number, two: number) =>
      `${one} and ${two}: which third number makes a P-position? Choose it.`,
    wrong: (label: string) =>
      `${label} is no P-position: one player could move on to one. Choose another number.`,
    list: "Triples",
    count: (triples: number) => count(triples, "triple", "triples"),
    found: (triples: number) => `${count(triples, "triple", "triples")} found`,
    pairs: "Every pair and its third number",
    pairsMean: (isAll: boolean): string =>
      isAll
        ? "Row and column are a pair, the number in the cell is the third one: each cell has exactly one."
        : "Row and column are a pair, the number in the cell is the third one.",
  },

  week: {
    day: "Day",
    all: "Week",
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    short: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    table: "The rows of the seven days",
    girl: (girl: number) => `Girl ${girl}`,
    figure: (day: number) =>
      day === 0 ? "Fifteen girls" : `Fifteen girls in five rows on ${en.week.days[day - 1] ?? ""}`,
    problem:
      "Kirkman, 1850: fifteen girls walk out on seven days in five rows of three. No two may walk in the same row twice. Choose a day, or two girls.",
    whole: (day: string) => `${day}: five rows, each a P-position, and every girl walks once.`,
    row: (triple: Triple, day: string) => `${written(triple)} is a row on ${day}, and a P-position.`,
    together: (one: number, two: number, third: number, day: string) =>
      `${one} and ${two} walk together once in the week: on ${day}, with ${third}.`,
    walks: (girl: number, row: Triple, day: string) =>
      `On ${day}, ${girl} walks with ${row.filter((each) => each !== girl).join(" and ")}.`,
    alone: (girl: number) =>
      `${girl} walks in seven rows, and so with each of the 14 others once. Choose another girl.`,
    askDay: (day: string, rows: number) =>
      `${day}: ${rows === 0 ? "no row is known yet" : `${count(rows, "row is", "rows are")} known`}. Choose three girls who walk together.`,
    askRow: (one: number, two: number, day: string) =>
      `${one} and ${two} on ${day}: who is the third? Choose her.`,
    askThird: (one: number, two: number) => `${one} and ${two}: who walks with them? Choose her.`,
    otherDay: (label: string, day: string) =>
      `${label} is a row of the week, but not on ${day}. Choose another girl.`,
    eachDay: "On each day every girl walks exactly once.",
    eachPair: (pairs: number) =>
      `In the week every two girls walk in the same row exactly once: ${pairs} pairs.`,
    eachRow: (rows: number) =>
      `All ${number(rows)} rows are P-positions, and the week has all of them with three distinct heaps up to 15.`,
  },
  listed,
};

export type StructuresWords = typeof en;
