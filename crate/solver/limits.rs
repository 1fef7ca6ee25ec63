//! Every bound on what may be asked, in one place. The catalogue publishes them and errors name them.

use crate::numbers::{LARGEST_TOKEN, Token};

/// Characters of a typed text, in UTF-16 units.
pub const TEXT_LENGTH: usize = 10_000;
/// Characters of a text that holds a graph, and of a notation with one: however it is written, it has room for so many arrows.
pub const FILE_LENGTH: usize = 64_000_000;
/// Arrows of a graph; of its vertices there are as many as of [`POSITIONS`].
pub const ARROWS: usize = 2_000_000;
/// Characters of the name of a vertex: between quotation marks it is no longer than a text.
pub const NAME_LENGTH: usize = TEXT_LENGTH / 2 - 2;
/// What one argument of a request may hold, each position of a list of them by itself: every value in it counts one, and a
/// text or a key as many more as it has characters. It is room for the longest text of every component of a sum, or for the
/// structure that the text stands for, and as much for the rest.
pub const ARGUMENT_SIZE: usize = (COMPONENTS + 1) * TEXT_LENGTH;
/// Nonempty heaps of a start, after exponents are written out.
pub const HEAPS: usize = 64;
/// Nonempty heaps of a position that play may have reached where moves split heaps. However large they are, a text has
/// room for them.
pub const SPLIT_HEAPS: usize = TEXT_LENGTH / 20;
/// Tokens in a heap.
pub const HEAP_SIZE: Token = LARGEST_TOKEN;
/// Stones in a heap of a rule of one's own: every number of stones up to the heap's own is looked at.
pub const OWN_RULE_HEAP: Token = 10_000;
/// Ways to fill in the letters of a rule of one's own that are tried for the moves of one position: what takes a slice.
pub const WAYS: u64 = 200_000;
/// Characters of rewritings, in UTF-16 units.
pub const REWRITINGS_LENGTH: usize = 2_000;
/// Rewritings of a rule of one's own.
pub const REWRITINGS: usize = 16;
/// Heaps that a rewriting names, where they stand in any order.
pub const NAMED_HEAPS: usize = 4;
/// Sizes that a rewriting gives one by one.
pub const NAMED_SIZES: usize = 16;
/// Vectors of a rule of one's own for several heaps.
pub const VECTORS: usize = 16;
/// Places of such a rule.
pub const PLACES: usize = 8;
/// Coins in a row of such as are turned.
pub const COINS: Token = 100;
/// The last square of a strip on which coins stand, counted from 0.
pub const SQUARE: Token = 999;
/// Numbers in a set parameter.
pub const SET_SIZE: usize = 64;
/// Digits of an octal code behind its point.
pub const CODE_DIGITS: usize = 64;
/// Edges of a graph that moves cut: a multiple of the bits of a word.
pub const EDGES: usize = 256;
/// The largest number of a vertex: half of a token's bits, since an edge is one token.
pub const VERTEX: Token = (1 << 26) - 1;
/// The largest number of a vertex that moves choose: a token holds a vertex and a bit for each that it may be joined to.
pub const GRAPH_VERTEX: Token = 45;
/// Passes at the start.
pub const PASSES: u64 = 9;
/// Components of a sum.
pub const COMPONENTS: usize = 12;
/// Players.
pub const PLAYERS: usize = 9;
/// Positions of one graph, and positions searched to evaluate some.
pub const POSITIONS: usize = 200_000;
/// Tokens of all positions of one graph, for each position that it may have: of longer positions there may be fewer.
pub const TOKENS_OF_EACH: usize = 640;
/// Moves of one graph.
pub const MOVES: usize = 16_000_000;
/// What a budget may be raised to, where there is memory for it.
pub const MOST_POSITIONS: usize = 20_000_000;
/// The moves that go with so many positions.
pub const MOST_MOVES: usize = 500_000_000;
/// Positions in one request to evaluate.
pub const EVALUATED: usize = 200_000;
/// Options that an explanation lists one by one.
pub const LISTED_OPTIONS: usize = 1_000;
/// Moves that are looked at for them.
pub const EXPLAINED_MOVES: usize = 100_000;
/// Moves up to which a graph's answer carries them all without being asked to.
pub const MOVES_SENT: usize = 20_000;
/// Positions up to which covering moves are exact; above it they are those that go down one layer.
pub const EXACT_COVERS: usize = 5_000;
/// Positions up to which a picture may be refined; what it costs is bounded apart.
pub const REFINED_POSITIONS: usize = 500;
/// Positions that the page draws as SVG. Above it each has a cell of a grid, and crossings are not looked at.
pub const DRAWN_POSITIONS: usize = 1_500;
/// Moves within which the part of a graph around a position may go.
pub const AROUND_MOVES: usize = 4;
/// Rows, columns and layers of a grid of values, each; a fixed heap beside them is smaller too.
pub const GRID_SIDE: usize = 5_000;
/// Values in a grid.
pub const GRID_CELLS: usize = 25_000_000;
/// Cells of a grid whose P-positions are found by sieving: each has its number among them in 16 bits.
pub const SIEVE_CELLS: usize = 40_000;
/// Heaps in a sequence of values.
pub const SEQUENCE: usize = 21_000_000;
/// Options that a recursion looks at which keeps none of them.
pub const OPTIONS_SEEN: u64 = 100_000_000_000;
/// The largest heap, or number of edges, up to which a theorem may be checked; what it leads to is bounded apart.
pub const CHECKED_BOUND: u64 = 100_000;
/// Heaps or steps of the positions on which a theorem is checked.
pub const CHECKED_HEAPS: usize = 12;
/// Positions on which a theorem is checked by a recursion that keeps few of them.
pub const CHECKED_POSITIONS: u64 = 2_000_000_000;
/// Ways to leave out one heap that such a recursion keeps.
pub const CHECKED_RESTS: u64 = 30_000_000;
