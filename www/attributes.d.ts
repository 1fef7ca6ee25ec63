// Written from the fields of links and www/src/elements/attributes.ts by tests/generated/attributes.test.ts.

/** The attributes of `<mex-graph>`, all of which may be left out. */
export interface MexGraphAttributes {
  /** The game in its notation, such as nim(1,2,3). */
  game?: string | undefined;
  /** When it begins: when it is touched, when it comes near the screen, or at once; with a picture between its tags it is touch, without one lazy. */
  loading?: "touch" | "lazy" | "eager" | undefined;
  /** The play convention: normal, misere, or among several players who wins: first-stuck, last-mover, or as after-2 so many turns after the one who is stuck. */
  play?:
    | "normal"
    | "misere"
    | "first-stuck"
    | "after-1"
    | "after-2"
    | "after-3"
    | "after-4"
    | "after-5"
    | "after-6"
    | "after-7"
    | "last-mover"
    | undefined;
  /** How many players there are; 2..4 is short for 4 with view=players, the values of 2 to 4 players side by side. */
  players?: number | string | undefined;
  /** Whom each player would rather see win: rows such as 021-102-210. */
  prefer?: string | undefined;
  /** What the colours mean: a number that positions have, who wins, with several players how far it is to a level position, how many moves there are to the end, or what differs from another game (grundy by default, outcome, level, remoteness, difference). */
  color?: "grundy" | "outcome" | "level" | "remoteness" | "difference" | undefined;
  /** With several players, whose turn it is taken to be: i of Pᵢ. */
  mover?: number | string | undefined;
  /** What is written on the positions (both by default, position, value, number, stones). */
  labels?: "both" | "position" | "value" | "number" | "stones" | undefined;
  /** “shown” writes emptied heaps as 0. */
  empty?: "shown" | undefined;
  /** “all” draws every move; more than 3,000 as shading, stronger where more of them run (main by default, all). */
  moves?: "main" | "all" | undefined;
  /** The values whose positions stand out, with commas between them. */
  only?: string | undefined;
  /** What a grid, or with color=difference a graph, is compared with: normal, misere, among several players who wins, or another rule such as bash[m=4]. */
  against?: string | undefined;
  /** What is shown of the game, or which two things side by side (graph by default, board, table, grid, sequence, structures, players, graph,board, graph,grid, graph,sequence, graph,structures). */
  view?:
    | "graph"
    | "board"
    | "table"
    | "grid"
    | "sequence"
    | "structures"
    | "players"
    | "graph,board"
    | "graph,grid"
    | "graph,sequence"
    | "graph,structures"
    | undefined;
  /** Who plays, one word a player with commas between them: person or solver; all are persons by default. */
  seats?: string | undefined;
  /** How well the solver plays: 1, 2 and 3 see 1, 3 and 5 moves deep and err beyond that; perfectly by default. */
  level?: "1" | "2" | "3" | undefined;
  /** A number by which the solver errs and chooses among equal moves, and by which a puzzle was found. */
  seed?: number | string | undefined;
  /** The start is a puzzle, to find the winning move, so hard: 1 to 5. */
  puzzle?: "1" | "2" | "3" | "4" | "5" | undefined;
  /** The day whose puzzle it is, such as 2026-11-28. */
  date?: string | undefined;
  /** The column by which the rows of the table are ordered, with a minus before it from the largest down. */
  sort?: string | undefined;
  /** How many rows a grid has: heaps from 0 on; enough for the start by default (1 to 5,000). */
  rows?: number | string | undefined;
  /** How many columns a grid has, likewise (1 to 5,000). */
  columns?: number | string | undefined;
  /** The sizes of the heaps that are the same in all cells of a grid, with commas between them. */
  fix?: string | undefined;
  /** Which two numbers of a position a grid sweeps over, where they have places: 0,1 by default. */
  places?: string | undefined;
  /** How many P-positions, or with several players level positions, the sieve has found in a grid (0 to 40,000). */
  sieve?: number | string | undefined;
  /** “shown” draws the diagonal of a grid, and lines near or between which its P-positions are known to lie. */
  lines?: "shown" | undefined;
  /** How many heaps a sequence has, from 0 on; enough for the start by default (1 to 21,000,000). */
  length?: number | string | undefined;
  /** How a sequence is laid out: bars, a strip, rows of one width, or rows of which each is twice as long as the one before (bars by default, strip, rows, doubling). */
  layout?: "bars" | "strip" | "rows" | "doubling" | undefined;
  /** How many heaps stand in a row where a sequence is laid out in rows (1 to 1,000,000). */
  width?: number | string | undefined;
  /** The first heap of a sequence in rows, 0 by default (0 to 20,999,999). */
  from?: number | string | undefined;
  /** Other rules whose sequences stand below, such as subtraction[set={1,3}], with semicolons between them. */
  stack?: string | undefined;
  /** The structure of three heaps that is shown (triples by default, week, sets, growth). */
  structure?: "triples" | "week" | "sets" | "growth" | undefined;
  /** How many numbers the triples are made of (7 by default, 3, 15, 31). */
  points?: "3" | "7" | "15" | "31" | undefined;
  /** One or two numbers whose triples are shown, with a comma between them. */
  pair?: string | undefined;
  /** The day of Kirkman’s week that is shown, 1 to 7. */
  day?: number | string | undefined;
  /** The property of heaps as sets that is shown, 1 to 3. */
  property?: number | string | undefined;
  /** The steps in which a P-position grows, such as 1ab,2bc: 1 added to the heaps a and b, 2 to b and c. */
  grown?: string | undefined;
  /** How many steps of sets or of growth have been gone through. */
  stage?: number | string | undefined;
  /** What differs between pictures of one graph side by side: how many players there are, or who wins at the end (players by default, endings). */
  across?: "players" | "endings" | undefined;
  /** How many players the first of the pictures side by side has (2 to 9). */
  fewest?: number | string | undefined;
  /** How many players the last of the pictures side by side has (2 to 9). */
  most?: number | string | undefined;
  /** A lesson that leads through pictures: the name of a story, or a whole lesson that the page has packed. */
  lesson?: string | undefined;
  /** The step of the lesson, by its name or its number. */
  page?: string | undefined;
  /** “game”: the reader plays first, and is then told the graph along the game just played. */
  first?: "game" | undefined;
  /** The colours: as the system has them, light, or dark (auto by default, light, dark). */
  theme?: "auto" | "light" | "dark" | undefined;
  /** Whether a position, a cell of a grid or a heap of a sequence is heard when one goes to it (off by default, on). */
  sound?: "off" | "on" | undefined;
  /** The moves made: positions with commas between them. */
  line?: string | undefined;
  /** The selected position, where it is not the last of the line. */
  at?: string | undefined;
  /** Draws only the positions within so many moves of one, before it and after it (1 to 4). */
  around?: number | string | undefined;
  /** The position that they are around, where it is not the selected one. */
  middle?: string | undefined;
  /** How many positions have been labelled. */
  step?: number | string | undefined;
  /** How many layers have been labelled. */
  layer?: number | string | undefined;
  /** The step after which there is none, where positions or layers are labelled. */
  until?: string | undefined;
  /** “values” hides the values of all positions but those in shown=. */
  hide?: "values" | undefined;
  /** The positions that show their values where others do not, with commas between them. */
  shown?: string | undefined;
  /** While values are hidden, the positions chosen as the kernel, with commas between them; “{}” is none yet. */
  kernel?: string | undefined;
  /** The words there are for values: all of them, P and N, who wins, or shapes alone (grundy by default, outcome, win, shapes). */
  words?: "grundy" | "outcome" | "win" | "shapes" | undefined;
  /** The language, en or zh; without it the browser’s. */
  lang?: string | undefined;
  /** In a figure alone, what stands around its picture: all there is, what its colours mean, or nothing (full by default, legend, none). */
  controls?: "full" | "legend" | "none" | undefined;
}
