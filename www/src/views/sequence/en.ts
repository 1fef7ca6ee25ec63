import { number } from "../../messages/english.ts";

export const en = {
  label: (notation: string) => `Sequence of ${notation}`,
  help: "Left and right go from heap to heap, up and down to another line, Enter selects the heap, plus and minus enlarge.",
  hint: "Point at a heap to read it; press it to select it.",
  heap: (heap: number) => `Heap ${number(heap)}`,
  heapIs: (heap: number, told: string) => `Heap ${number(heap)}: ${told}`,
  heapOf: (rule: string, heap: number, told: string) => `${rule}, heap ${number(heap)}: ${told}`,
  hiddenHeap: (heap: number) => `Heap ${number(heap)}: hidden`,
  value: (value: number) => `value ${number(value)}`,
  turns: (value: number) => `game value ${number(value)}`,
  winner: (player: number, mover: number) => `P${sub(player)} wins when P${sub(mover)} is to move`,
  facts: (one: string, other: string) => `${one}, ${other}`,
  /** How values repeat; `observed`: up to which heap that was only seen. */
  period: (period: number, preperiod: number, saltus?: number, observed?: number) =>
    `period ${number(period)} from heap ${number(preperiod)} on${saltus ? `, each time ${number(saltus)} more (the saltus)` : ""}: ${observed === undefined ? "proved" : `observed up to heap ${number(observed)}, not proved`}`,
  noPeriod: (last: number) => `no period seen up to heap ${number(last)}`,
  frequencies: "How often each value comes",
  cell: "Value",
  times: "Heaps with it",
  first: "First",
  last: "Last",
  others: (values: number, heaps: number) => `${number(values)} more values, on ${number(heaps)} heaps`,
  misere: {
    title: "Misère",
    label: "Genus of each heap",
    meaning:
      "The genus is the Grundy value and, raised, the misère Grundy values of the heap alone, beside one Nim heap of 2, beside two of them, and so on; the last two repeat.",
    tame: (last: number) => `All heaps up to ${number(last)} are tame.`,
    firstWild: (heap: number) => `Heap ${number(heap)} is the first that is not tame.`,
    framed:
      "Framed heaps are not tame: they lead to a position whose genus no sum of Nim heaps has. Winning Ways also calls some of them tame, where what is wild can be undone.",
    notTame: "not tame",
    shorter: (last: number) =>
      `This goes up to heap ${number(last)}, for larger heaps lead to too many positions.`,
    computing: (positions: number) => `${number(positions)} positions looked at`,
    passes: "Genera are of games without passes.",
    tooMuch: "Even small heaps of this game lead to too many positions.",
  },
  repeats: "How the values repeat",
  layoutHints: {
    bars: "A bar as high as the value for each heap",
    strip: "A cell for each heap, side by side",
    rows: "Cells in rows of one width: what has a period stands in columns when the width is a multiple of it",
    doubling:
      "Rows of 2, 4, 8, … heaps; a line joins each heap to every other heap of the next row where the values are the same",
  },
  lengths: "Size",
  width: "Width",
  widthIsPeriod: (period: number) => `Width = period ${number(period)}`,
  stack: "Rules below",
  rule: (place: number) => `Rule ${place}`,
  ruleHint: "A rule as in links, such as subtraction[set={1,3}] or octal[code=0.07]",
  add: "Add a rule",
  remove: (rule: string) => `Remove ${rule}`,
  wall: "Wall of sets",
  wallHint: "The same rule with eleven other sets, one below the other",
  badRule: "There is no such rule.",
  wrongAt: (part: string) =>
    part === "" ? "This rule cannot be read." : `This rule cannot be read at “${part}”.`,
  noHeaps: "The positions of this rule are no heaps.",
  tooLong: (limit: number) =>
    `Together these are more than ${number(limit)} values: choose fewer heaps or rules.`,
  searched: (limit: number) =>
    `This game is searched position by position, and these are more than ${number(limit)}. Choose fewer heaps.`,
  tooMany: "This takes more than the solver can do. Choose fewer heaps.",
  badLength: "This rule has no heaps of that size.",
  computing: (done: number, all: number) => `${number(done)} of ${number(all)} heaps`,
  cancel: "Cancel",
  again: "Compute",
  cancelled: "The computation was stopped.",
  colourBy: "Colours",
  grundy: "Grundy value",
  gameValue: "Game value",
  byOutcome: "Outcome",
  byWinner: "Winner",
  beside: "Graph beside it",
  hide: "Hide values",
  show: (heap: number) => `heap ${number(heap)}`,
  hideAgain: "hide all",
  does: {
    "lead.on": "ask about the next heap, then show it",
    "lead.back": "hide the last one again",
    "class.say": "guess the selected heap",
    "class.show": "show it",
  },
  hidden: "Values are hidden. Press a heap to select it.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Fit",
  save: "Save",
  copy: "Copy terms",
  copied: "Copied",
  terms: "Terms",
  bFile: "b-file",
  csv: "CSV",
  json: "JSON",
  tooLongToSave: (limit: number) => `At most ${number(limit)} terms: choose fewer heaps first.`,
  oeis: "Look up in OEIS",
  oeisHint: (terms: number) =>
    `Opens the On-Line Encyclopedia of Integer Sequences in a new tab with ${number(terms)} terms, from the first one on that is not 0`,
};

const sub = (player: number): string => "₀₁₂₃₄₅₆₇₈"[player] ?? String(player);

export type SequenceWords = typeof en;
