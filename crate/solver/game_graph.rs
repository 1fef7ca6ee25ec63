//! The position graph: one vertex for each position that can be reached, equal ones merged, and one arrow for
//! each distinct option.
//!
//! Guarantee: every vertex is reachable from a start; rows hold options in the order in which the ruleset lists its
//! moves, each once; the numbering is the literature's (see [`GameGraph::post_order`]).
//! Cost: one look-up for each move, by index where positions have few and small tokens or no heaps are split, else by hash;
//! memory for a number a move.

mod changing_heap;
mod heap_lookups;

use crate::depth_first::depth_first;
use crate::error::{ErrorCode, RequestError};
use crate::limits;
use crate::numbers::{self, Token};
use crate::pace::{LOOKS, Pace, at_once};
use crate::position::{Position, PositionKind, Tokens};
use crate::position_table::PositionTable;
use crate::rows::{Rows, RowsInParts};
use crate::ruleset::{HeapRule, Ruleset, distinct_largest_first};
use changing_heap::{ChangingHeap, PARTS, padded};
use heap_lookups::{Completions, HeapOptions, UNKNOWN};
use std::ops::{ControlFlow, Range};

/// How large a graph may grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Most positions.
    pub positions: usize,
    /// Most moves.
    pub moves: usize,
}

impl Default for Budget {
    fn default() -> Self {
        Budget { positions: limits::POSITIONS, moves: limits::MOVES }
    }
}

/// Starts taken up between two looks at the pace.
const TAKEN_UP_AT_ONCE: usize = 100;
/// Moves listed between two looks at the pace.
const LISTED_AT_ONCE: usize = 5_000;
/// Options of one position beyond which what is listed is added to its row, before the next of its heaps or moves.
const SETTLED_AT_ONCE: usize = 10_000;

/// How many moves a ruleset may list for each that the budget allows: some lead to the same option.
const LISTED_FOR_ONE: usize = 4;

/// Positions and their options. Positions are numbered from 0 in the order in which they were found, the starts first.
pub struct GameGraph {
    positions: PositionTable,
    /// The distinct options of each position.
    pub options: Rows,
    /// Every position after its options, but for those to which moves return: depth first from the starts, options in the
    /// order of their row. The k-th of them is the position that the literature calls p(k+1).
    pub post_order: Vec<u32>,
    /// Whether some moves return: lead to a position that is not before their own in the post-order.
    pub returns: bool,
}

impl GameGraph {
    /// Builds the whole graph, at once.
    ///
    /// # Errors
    /// Those of [`GameGraph::in_slices`].
    pub fn build(
        ruleset: &dyn Ruleset,
        starts: &[Position],
        budget: Budget,
    ) -> Result<GameGraph, RequestError> {
        at_once(async |pace| GameGraph::in_slices(ruleset, starts, budget, pace).await)
    }

    /// Builds the whole graph.
    ///
    /// # Errors
    /// `too-many-positions`, at once when the ruleset can count those of the largest start, or `too-many-moves`, as soon as it
    /// is known; and why the ruleset cannot list moves.
    pub async fn in_slices(
        ruleset: &dyn Ruleset,
        starts: &[Position],
        budget: Budget,
        pace: &Pace,
    ) -> Result<GameGraph, RequestError> {
        pace.pause().await;
        let mut builder = GraphBuilder::new(ruleset, starts, budget)?;
        pace.pause().await;
        for some in starts.chunks(TAKEN_UP_AT_ONCE) {
            builder.begin_with(some);
            let tokens: usize = some.iter().map(|start| 1 + start.tokens().len()).sum();
            pace.spend(tokens as u64).await;
        }
        let mut work = 0;
        loop {
            match builder.advance(ruleset, LISTED_AT_ONCE) {
                Ok(true) => break,
                Ok(false) => {}
                Err(Stopped::At(tokens)) => {
                    // Why its options cannot all be listed takes as long to find out as they took.
                    pace.pause().await;
                    let too_many = RequestError::new(ErrorCode::TooManyMoves, "position");
                    let fault = ruleset.fault(&tokens);
                    return Err(fault.unwrap_or_else(|| too_many.limit(budget.moves as u64)));
                }
                Err(Stopped::By(fault)) => return Err(fault),
            }
            pace.found(builder.positions.len(), builder.move_count());
            // To find out the options of the last position may have taken much longer than to list the others.
            let taken = builder.work() - work;
            work += taken;
            pace.spend(taken.max(LISTED_AT_ONCE as u64)).await;
        }
        pace.found(builder.positions.len(), builder.move_count());
        let GraphBuilder { positions, options, start_count, .. } = builder;
        let options = options.joined(pace).await;
        let (post_order, way_round) = depth_first(&options, start_count, pace).await;
        Ok(GameGraph { positions, options, post_order, returns: way_round.is_some() })
    }

    /// A part of a graph: some positions, each of which can be reached from the first by the moves given.
    pub async fn of(positions: PositionTable, options: Rows, pace: &Pace) -> GameGraph {
        let (post_order, way_round) = depth_first(&options, 1, pace).await;
        GameGraph { positions, options, post_order, returns: way_round.is_some() }
    }

    /// The same graph, where no move returns.
    ///
    /// # Errors
    /// `cyclic-graph` with a way round.
    pub async fn without_return(
        self,
        kind: &dyn PositionKind,
        start_count: usize,
        pace: &Pace,
    ) -> Result<GameGraph, RequestError> {
        if !self.returns {
            return Ok(self);
        }
        let (_, way_round) = depth_first(&self.options, start_count, pace).await;
        Err(cyclic(kind, &self.positions, &way_round.unwrap_or_default()))
    }

    /// A part of this graph: some positions, which get their numbers in the order in which they are given, and all moves
    /// between them. Its post-order is that of this graph, without the others.
    #[allow(clippy::cast_possible_truncation, reason = "positions are counted within a budget")]
    pub async fn part(&self, kept: &[u32], pace: &Pace) -> GameGraph {
        const LEFT_OUT: u32 = u32::MAX;
        let mut numbers = vec![LEFT_OUT; self.position_count()];
        let mut positions = PositionTable::default();
        for some in kept.chunks(TAKEN_UP_AT_ONCE) {
            for &index in some {
                numbers[index as usize] = positions.number(self.tokens(index as usize));
            }
            pace.spend(some.len() as u64).await;
        }
        let among = |index: &u32| Some(numbers[*index as usize]).filter(|&number| number != LEFT_OUT);
        let mut options = Rows::default();
        for (run, looks) in self.options.runs(kept) {
            for &index in run {
                options.items.extend(self.options.row(index as usize).iter().filter_map(among));
                options.close_row();
            }
            pace.spend(looks).await;
        }
        let post_order = self.post_order.iter().filter_map(among).collect();
        pace.spend(self.position_count() as u64 / LOOKS).await;
        let mut part = GameGraph { positions, options, post_order, returns: false };
        part.returns = self.returns && !part.returning(pace).await.items.is_empty();
        part
    }

    /// The moves that return, by the position that they start from.
    pub async fn returning(&self, pace: &Pace) -> Rows {
        let ranks = self.ranks();
        self.options.filtered(|from, to| ranks[to as usize] >= ranks[from], pace).await
    }

    /// The positions alone, by their numbers.
    pub fn into_positions(self) -> PositionTable {
        self.positions
    }

    /// How many positions there are.
    pub fn position_count(&self) -> usize {
        self.positions.len()
    }

    /// How many moves there are, counting moves to the same option once.
    pub fn move_count(&self) -> usize {
        self.options.items.len()
    }

    /// The tokens of a position.
    pub fn tokens(&self, index: usize) -> &[Token] {
        self.positions.get(index)
    }

    /// The number of a position, if it is in the graph.
    pub fn find(&self, position: &Position) -> Option<usize> {
        self.find_tokens(position.tokens())
    }

    /// The number of the position with these tokens, which are in canonical form, if it is in the graph.
    pub fn find_tokens(&self, tokens: &[Token]) -> Option<usize> {
        self.positions.find(tokens).map(|index| index as usize)
    }

    /// Where each position stands in [`GameGraph::post_order`].
    #[allow(clippy::cast_possible_truncation, reason = "positions are counted within a budget")]
    pub fn ranks(&self) -> Vec<u32> {
        let mut ranks = vec![0; self.post_order.len()];
        for (rank, &index) in self.post_order.iter().enumerate() {
            ranks[index as usize] = rank as u32;
        }
        ranks
    }
}

/// The first of the positions with the largest tokens in all: the one that most likely leads to the most.
pub fn largest(positions: &[Position]) -> Option<&Position> {
    let sum = |position: &&Position| {
        position.tokens().iter().fold(0, |sum: Token, token| sum.saturating_add(*token))
    };
    positions.iter().rev().max_by_key(sum)
}

/// Why a graph is not built any further.
enum Stopped {
    By(RequestError),
    /// The options of this position were broken off: there are too many moves, or the rules say why.
    At(Tokens),
}

/// A graph under construction.
struct GraphBuilder {
    positions: PositionTable,
    options: RowsInParts,
    /// For each position the row that listed it last, counted from 1, so that no row lists an option twice.
    listed_in: Vec<u32>,
    /// What is listed of the open row and not added to it yet, some options again and again.
    listed: Vec<u32>,
    /// How many options were listed before.
    listed_moves: usize,
    start_count: usize,
    budget: Budget,
    heap_options: HeapOptions,
    completions: Completions,
    changing: ChangingHeap,
    /// What it took to find out what the options of positions are; see [`Ruleset::work`].
    work: u64,
}

#[allow(clippy::cast_possible_truncation, reason = "positions are counted within a budget")]
impl GraphBuilder {
    /// Begins without any position. Makes sure that the largest start does not lead to too many.
    fn new(ruleset: &dyn Ruleset, starts: &[Position], budget: Budget) -> Result<Self, RequestError> {
        let plays_heaps = ruleset.heap_rule().is_some();
        let positions = if plays_heaps { PositionTable::of_sorted() } else { PositionTable::default() };
        let builder = GraphBuilder {
            positions: positions.with_room_below(starts.iter().map(Position::tokens)),
            options: RowsInParts::default(),
            listed_in: Vec::new(),
            listed: Vec::with_capacity(SETTLED_AT_ONCE),
            listed_moves: 0,
            start_count: 0,
            budget,
            heap_options: HeapOptions::default(),
            completions: Completions::new(starts),
            changing: ChangingHeap::default(),
            work: 0,
        };
        // To count is to go through all sizes of a heap, too much to do for each of many starts.
        let Some(largest) = largest(starts) else { return Ok(builder) };
        let count = ruleset.count_positions(largest.tokens()).unwrap_or(0);
        if count > budget.positions as u64 {
            // Beyond a table's length the count is just of what one heap alone leads to.
            let is_exact = largest.tokens().iter().all(|&token| token <= limits::POSITIONS as Token);
            let fault = builder.too_many_positions();
            return Err(if is_exact { fault.got(count as f64) } else { fault });
        }
        // The options alone may be too many.
        if ruleset.count_options(largest.tokens()).is_some_and(|count| count >= budget.positions as u64) {
            return Err(builder.too_many_positions());
        }
        Ok(builder)
    }

    /// Takes up some more starts, before any option is listed.
    fn begin_with(&mut self, starts: &[Position]) {
        starts.iter().for_each(|start| _ = self.positions.number(start.tokens()));
        self.start_count = self.positions.len();
    }

    /// Lists the options of further positions until about `move_count` more moves are found, or listed to no avail.
    /// Answers whether the graph is complete.
    ///
    /// # Errors
    /// `too-many-positions`, or the position whose options were broken off.
    fn advance(&mut self, ruleset: &dyn Ruleset, move_count: usize) -> Result<bool, Stopped> {
        let enough = self.move_count() + move_count;
        let enough_listed = self.listed_moves + move_count;
        let enough_positions = self.options.len() + move_count;
        let enough_work = self.work() + move_count as u64;
        // A change has room for so many parts.
        let heap_rule = ruleset.heap_rule().filter(|rule| rule.parts() <= PARTS);
        let mut tokens = Tokens::new();
        let has_done_enough = |builder: &Self| {
            builder.move_count() >= enough
                || builder.listed_moves >= enough_listed
                || builder.options.len() >= enough_positions
                || builder.work() >= enough_work
        };
        while self.options.len() < self.positions.len() && !has_done_enough(self) {
            tokens.clear();
            tokens.extend_from_slice(self.positions.get(self.options.len()));
            let takes_time = |rule: &&dyn HeapRule| tokens.last().is_some_and(|heap| rule.work(*heap) > 0);
            if let Some(rule) = heap_rule.filter(takes_time) {
                // What there is to find out of each heap takes its time by itself, and is kept.
                for place in distinct_largest_first(&tokens) {
                    let before = self.work();
                    let is_kept = self.heap_options.of(rule, tokens[place], self.budget.positions).is_some();
                    if is_kept && self.work() > before && has_done_enough(self) {
                        return Ok(false);
                    }
                }
            }
            let flow = match heap_rule {
                Some(rule) => self.list_heap_options(rule, &tokens),
                None => {
                    self.work += ruleset.work(&tokens);
                    ruleset.options(&tokens, &mut |option| {
                        let index = self.positions.number(option);
                        self.list(index)
                    })
                }
            };
            if flow.is_break() || self.settle().is_break() {
                return Err(if self.positions.len() > self.budget.positions || self.has_too_many_tokens() {
                    Stopped::By(self.too_many_positions())
                } else {
                    Stopped::At(tokens)
                });
            }
            self.options.close_row();
        }
        Ok(self.options.len() == self.positions.len())
    }

    fn move_count(&self) -> usize {
        self.options.item_count()
    }

    fn work(&self) -> u64 {
        self.work + self.heap_options.work
    }

    /// The same as listing what the ruleset's moves lead to, but equal heaps are looked at once, the options of a heap
    /// size are asked for once, and the heaps that a move leaves alone are looked up, or hashed, once for all moves of a heap.
    fn list_heap_options(&mut self, rule: &dyn HeapRule, heaps: &[Token]) -> ControlFlow<()> {
        self.changing.begin(heaps);
        for place in distinct_largest_first(heaps) {
            self.changing.choose(place);
            match self.heap_options.of(rule, heaps[place], self.budget.positions) {
                Some(options) => match self.completions_row() {
                    Some(row) => self.list_by_index(row, options)?,
                    None => self.list_by_hash(options)?,
                },
                None => rule.heap_options(heaps[place], &mut |parts| self.list_option(padded(parts)))?,
            }
            self.changing.restore(heaps[place]);
        }
        ControlFlow::Continue(())
    }

    /// Where the completions of the heaps that stay start, if there is room for them. Where heaps are split, the heaps that
    /// stay are many and each has few completions, which a row would be too long for; where they grow, it would be too short.
    fn completions_row(&mut self) -> Option<usize> {
        if self.heap_options.has_splits || self.heap_options.have_grown {
            return None;
        }
        let (rest, _) = self.changing.become_parts([0; PARTS]);
        self.completions.row(rest)
    }

    /// The options of a heap, none of them a split, beside heaps that have a row of completions. Looks up what is not in
    /// the row yet, then copies from it.
    fn list_by_index(&mut self, row: usize, options: Range<usize>) -> ControlFlow<()> {
        for option in options.clone() {
            let parts = self.heap_options.options[option];
            let cell = row + numbers::index(parts[0]);
            if self.completions.cells[cell] == UNKNOWN {
                self.completions.cells[cell] = self.number_with(parts);
            }
        }
        let completions = &self.completions.cells[row..];
        let options = &self.heap_options.options[options];
        self.listed.extend(options.iter().map(|parts| completions[numbers::index(parts[0])]));
        if self.listed.len() < SETTLED_AT_ONCE { ControlFlow::Continue(()) } else { self.settle() }
    }

    /// The options of a heap beside any others.
    fn list_by_hash(&mut self, options: Range<usize>) -> ControlFlow<()> {
        options.into_iter().try_for_each(|option| self.list_option(self.heap_options.options[option]))
    }

    /// Adds the option in which these heaps stand beside those that stay.
    fn list_option(&mut self, parts: [Token; PARTS]) -> ControlFlow<()> {
        let index = self.number_with(parts);
        self.list(index)
    }

    fn number_with(&mut self, parts: [Token; PARTS]) -> u32 {
        let (heaps, hash) = self.changing.become_parts(parts);
        self.positions.number_by_hash(hash, heaps)
    }

    /// Lists an option of the open row, which it may have already.
    fn list(&mut self, index: u32) -> ControlFlow<()> {
        self.listed.push(index);
        if self.listed.len() < SETTLED_AT_ONCE { ControlFlow::Continue(()) } else { self.settle() }
    }

    /// Adds what is listed to the open row, each option once. Breaks off when the budget is spent.
    fn settle(&mut self) -> ControlFlow<()> {
        self.listed_moves += self.listed.len();
        self.listed_in.resize(self.positions.len(), 0);
        let open_row = self.options.len() as u32 + 1;
        let open = self.options.open();
        let start = open.len();
        open.resize(start + self.listed.len(), 0);
        let items = &mut open[start..];
        let mut count = 0;
        for index in self.listed.drain(..) {
            let listed_in = &mut self.listed_in[index as usize];
            // Written in any case and kept only if it is new, which is faster than a branch.
            items[count] = index;
            count += usize::from(*listed_in != open_row);
            *listed_in = open_row;
        }
        open.truncate(start + count);
        if self.is_overspent() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn is_overspent(&self) -> bool {
        self.positions.len() > self.budget.positions
            || self.has_too_many_tokens()
            || self.move_count().max(self.listed_moves / LISTED_FOR_ONE) > self.budget.moves
    }

    /// Whether the positions are so long that no more of them have room; a table tells their tokens apart by 32 bits.
    fn has_too_many_tokens(&self) -> bool {
        let most = self.budget.positions.saturating_mul(limits::TOKENS_OF_EACH);
        self.positions.token_count() > most.min(u32::MAX as usize)
    }

    fn too_many_positions(&self) -> RequestError {
        let reached = if self.has_too_many_tokens() { self.positions.len() } else { usize::MAX };
        let most = self.budget.positions.min(reached);
        RequestError::new(ErrorCode::TooManyPositions, "position").limit(most as u64)
    }
}

/// Positions of a way round that are told.
const WAY_TOLD: usize = 8;

/// The fault that moves lead back.
fn cyclic(kind: &dyn PositionKind, positions: &PositionTable, way: &[u32]) -> RequestError {
    let mut told = String::new();
    for index in way.iter().take(WAY_TOLD) {
        kind.format(positions.get(*index as usize), &mut told);
        told.push_str(" → ");
    }
    if way.len() > WAY_TOLD {
        told.push_str("… → ");
    }
    if let Some(first) = way.first() {
        kind.format(positions.get(*first as usize), &mut told);
    }
    RequestError::new(ErrorCode::CyclicGraph, "position").got(told)
}
