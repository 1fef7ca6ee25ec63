import { count, listed, number } from "../../messages/english.ts";
import type { Triple } from "./system.ts";
import type { Lens } from "./venn.ts";

const written = (triple: readonly number[]): string => `(${triple.join(",")})`;

const SETS: Readonly<Record<Lens, string>> = { ab: "A and B", ac: "A and C", bc: "B and C" };

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
  whole: (most: number) => `Draw the graph of heaps up to ${most}`,
  startHere: (position: string) => `Draw the graph of ${position}`,
  besideGraph: "Graph beside it",

  does: { "lead.on": "show what comes next", "lead.back": "go back, and hide it again" },
  doesGuessed: { "class.say": "guess P or N", "class.show": "show it" },
  askValue: (label: string) => `${label}: P or N?`,
  wrongValue: (label: string) =>
    `No. In how many of the three sets of ${label} does each power of two lie? Guess once more.`,

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

  sets: {
    pages: "Shown",
    page: ["Position", "Property 1", "Property 2", "Property 3"],
    figure: (name: string) => `The heaps of ${name} as three sets of powers of two`,
    table: "The powers of two in each heap",
    heap: "heap",
    powers: (name: string) => `${name}: each heap is the set of the powers of two whose sum it is.`,
    even: (name: string) =>
      `Every power lies in none or in two of the sets, so the nim-sum is 0, AΔBΔC = ∅, and ${name} is P.`,
    odd: (name: string, odd: readonly string[]) =>
      `In an odd number of the sets lies D = AΔBΔC = {${listed(odd)}}, the nim-sum, so ${name} is N.`,
    move: (set: string, out: readonly string[], put: readonly string[], after: string) =>
      `Take ${listed(out)} out of ${set}${put.length > 0 ? ` and put ${listed(put)} in: a smaller number, for ${out.at(-1) ?? ""} is more than all of these` : ""}. Then every power lies in none or in two: ${after} is P.`,
    winning: (from: string, to: string) => `${from} → ${to}`,
    moveThere: "Move there",
    hidden: (positions: readonly string[]) =>
      `Values are hidden. This is about ${listed(positions)}: show them first.`,
    one: (name: string) =>
      `(1) ${name} is N. Change one heap, up or down, to make it P: a′, b′ and c′. At most two of them are larger than before.`,
    oneOf: (heap: string, from: number, to: number) =>
      `Only ${heap} is changed: ${heap}′ = ${to} in the place of ${from}, ${to < from ? "smaller: a winning move" : "larger: no move"}.`,
    oneAll: (name: string, largest: string, lowered: readonly string[]) =>
      `What changes has ${largest} as its largest power. In ${name} it lies in ${lowered.join(" and in ")}: so ${lowered.length === 1 ? "just that heap gets" : "these heaps get"} smaller, and exactly one or all three do.`,
    changed: (name: string, set: string, after: string) => `${name} with ${set} changed: ${after}`,
    pictures:
      "Three pictures of the same position. If a′ > a and b′ > b, the largest power that changes is neither in A nor in B; it is in an odd number of sets, so it is in C, and C′ is C without it: c′ < c.",
    sides: (name: string) =>
      `(2) In a P-position such as ${name} no heap is more than the other two together, and none is less than their difference.`,
    sum: (a: number, b: number, c: number, shared: readonly number[]) =>
      shared.length === 0
        ? `${a} and ${b} have no power in common, so ${c} = ${a} + ${b}.`
        : `${a} + ${b} = ${a + b}. C has what lies in just one of A and B, so ${listed(shared.map(String))} is counted twice too many: ${c} ≤ ${a + b}.`,
    difference: (a: number, b: number, c: number) =>
      `And since this holds for each of the three heaps, ${c} ≥ |${b} − ${a}| = ${Math.abs(b - a)}.`,
    added: (name: string, times: number) =>
      `(3) ${name} is P. A heap that is less than 2ᵗ stays, and the other two get ${times === 1 ? "2ᵗ" : `${times} · 2ᵗ`} more: the same powers change in both, and it is P again.`,
    addedTo: (heap: string, size: number, step: string, times: number) =>
      `${heap} = ${size} < ${step} stays, the others get ${times === 1 ? step : `${times} · ${step}`} more:`,
    families:
      "From (1,2,3) grow in this way (1, 2k, 2k + 1), (1, 4k + 2, 4k + 3), (2, 4k + 1, 4k + 3), (2, 16k + 1, 16k + 3) and (3, 32k + 1, 32k + 2).",
  },

  growth: {
    start:
      "(0,0,0): no stone is left, so it is P. Add one and the same power of two to two heaps that lack it.",
    step: (power: string, lens: Lens, name: string) =>
      `${power} is put into ${SETS[lens]}, which both lack it. Every power lies in none or in two of the sets, as before: ${name} is P.`,
    ask: (power: string, lens: Lens, name: string) => `${power} is put into ${SETS[lens]}. ${name}: P or N?`,
    add: (power: string) => `Add ${power} to`,
    added: (power: string, lens: Lens) => `${power} added to ${SETS[lens]}`,
    lens: (lens: Lens) => SETS[lens],
    stages: "The steps of growth",
  },
  listed,
};

export type StructuresWords = typeof en;
