//! The position graph: one vertex for each position that can be reached, equal ones merged, and one arrow for
//! each distinct option.
//!
//! Guarantee: every vertex is reachable from a start; rows hold options in the order in which the ruleset lists its
//! moves, each once; the numbering is the literature's (see [`GameGraph::post_order`]).
//! Cost: one look-up for each move, by hash or, where a heap game allows it, by index; memory for a number a move.

mod heap_lookups;

use crate::error::{ErrorCode, RequestError};
use crate::limits;
use crate::numbers::Token;
use crate::position::{Position, Tokens};
use crate::position_table::PositionTable;
use crate::rows::Rows;
use crate::ruleset::{HeapRule, Ruleset, largest_first};
use heap_lookups::{Completions, HeapOptions, UNKNOWN, pair, with_heaps};
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

/// How many moves a ruleset may list for each that the budget allows: some lead to the same option.
const LISTED_FOR_ONE: usize = 4;

/// Positions and their options. Positions are numbered from 0 in the order in which they were found, the starts first.
pub struct GameGraph {
    positions: PositionTable,
    /// The distinct options of each position.
    pub options: Rows,
    /// Every position after its options: depth first from the starts, options in the order of their row.
    /// The k-th of them is the position that the literature calls p(k+1).
    pub post_order: Vec<u32>,
}

impl GameGraph {
    /// Builds the whole graph at once. [`GraphBuilder`] does it in slices.
    ///
    /// # Errors
    /// `too-many-positions` or `too-many-moves`, as soon as it is known.
    pub fn build(
        ruleset: &dyn Ruleset,
        starts: &[Position],
        budget: Budget,
    ) -> Result<GameGraph, RequestError> {
        let mut builder = GraphBuilder::new(ruleset, starts, budget)?;
        while !builder.advance(ruleset, usize::MAX)? {}
        Ok(builder.finish())
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
        self.positions.find(position.tokens()).map(|index| index as usize)
    }

    /// Where each position stands in [`GameGraph::post_order`].
    pub fn ranks(&self) -> Vec<u32> {
        let mut ranks = vec![0; self.post_order.len()];
        for (rank, &index) in self.post_order.iter().enumerate() {
            ranks[index as usize] = rank as u32;
        }
        ranks
    }
}

/// A graph under construction, so that long work can be done in slices.
#[derive(Default)]
pub struct GraphBuilder {
    positions: PositionTable,
    options: Rows,
    /// For each position the row that listed it last, counted from 1, so that no row lists an option twice.
    listed_in: Vec<u32>,
    /// Moves that the ruleset has listed one by one; many may lead to one option.
    listed_moves: usize,
    start_count: usize,
    budget: Budget,
    heap_options: HeapOptions,
    completions: Completions,
}

impl GraphBuilder {
    /// Begins with the starts.
    ///
    /// # Errors
    /// `too-many-positions` at once when the ruleset can count them.
    pub fn new(ruleset: &dyn Ruleset, starts: &[Position], budget: Budget) -> Result<Self, RequestError> {
        let mut builder = GraphBuilder {
            positions: PositionTable::default(),
            options: Rows::default(),
            listed_in: Vec::new(),
            listed_moves: 0,
            start_count: 0,
            budget,
            heap_options: HeapOptions::default(),
            completions: Completions::new(starts),
        };
        for start in starts {
            let count = ruleset.count_positions(start.tokens()).unwrap_or(0);
            if count > budget.positions as u64 {
                return Err(builder.too_many_positions().got(count as f64));
            }
            builder.positions.number(start.tokens());
        }
        builder.listed_in.resize(builder.positions.len(), 0);
        builder.start_count = builder.positions.len();
        Ok(builder)
    }

    /// Lists the options of further positions until about `move_count` more moves are found.
    /// Answers whether the graph is complete.
    ///
    /// # Errors
    /// `too-many-positions` or `too-many-moves`.
    pub fn advance(&mut self, ruleset: &dyn Ruleset, move_count: usize) -> Result<bool, RequestError> {
        let enough = self.move_count().saturating_add(move_count);
        let kind = ruleset.kind();
        let heap_rule = ruleset.heap_rule();
        let mut tokens = Tokens::new();
        while self.options.len() < self.positions.len() && self.move_count() < enough {
            tokens.clear();
            tokens.extend_from_slice(self.positions.get(self.options.len()));
            let flow = match heap_rule {
                Some(rule) => self.list_heap_options(rule, &tokens),
                None => ruleset.moves(&tokens, &mut |mv| {
                    self.listed_moves += 1;
                    let index = self.number(mv.play(kind, &tokens).tokens())?;
                    self.list(index);
                    ControlFlow::Continue(())
                }),
            };
            if flow.is_break() || self.is_overspent() {
                return Err(if self.positions.len() > self.budget.positions {
                    self.too_many_positions()
                } else {
                    RequestError::new(ErrorCode::TooManyMoves, "position").limit(self.budget.moves as u64)
                });
            }
            self.options.close_row();
        }
        Ok(self.options.len() == self.positions.len())
    }

    /// Positions found so far.
    pub fn position_count(&self) -> usize {
        self.positions.len()
    }

    /// Moves found so far.
    pub fn move_count(&self) -> usize {
        self.options.items.len()
    }

    /// The complete graph.
    ///
    /// # Panics
    /// When [`GraphBuilder::advance`] has not answered that it is complete.
    pub fn finish(self) -> GameGraph {
        assert!(self.options.len() == self.positions.len(), "the graph is not complete");
        let post_order = post_order(&self.options, self.start_count);
        GameGraph { positions: self.positions, options: self.options, post_order }
    }

    /// The same as listing what the ruleset's moves lead to, but equal heaps are looked at once, the options of a heap
    /// size are asked for once, and the heaps that a move leaves alone are looked up once for all moves of a heap.
    fn list_heap_options(&mut self, rule: &dyn HeapRule, heaps: &[Token]) -> ControlFlow<()> {
        let last = heaps.len().wrapping_sub(1);
        for place in largest_first(heaps.len()) {
            let heap = heaps[place];
            if place != last && (heap == heaps[last] || (place > 0 && heap == heaps[place - 1])) {
                continue;
            }
            let mut rest = Tokens::from_slice(&heaps[..place]);
            rest.extend_from_slice(&heaps[place + 1..]);
            let row = self.completions.row(&rest);
            match (row, self.heap_options.of(rule, heap)) {
                (Some(row), Some(options)) => self.list_known_options(&rest, row, options)?,
                _ => rule.heap_options(heap, &mut |parts| {
                    self.list_completion(&rest, row, pair(parts))?;
                    if self.is_overspent() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                })?,
            }
        }
        ControlFlow::Continue(())
    }

    /// The options of a heap beside a rest that has a row of completions, none of them a split. Looks up what is not in
    /// the row yet, then copies from it. Not inlined, so that an engine can replace it by a better compiled one while
    /// a large graph is being built.
    #[inline(never)]
    fn list_known_options(&mut self, rest: &[Token], row: usize, options: Range<usize>) -> ControlFlow<()> {
        for option in options.clone() {
            let parts = self.heap_options.options[option];
            let cell = row + parts[0] as usize;
            if self.completions.cells[cell] == UNKNOWN {
                self.complete(rest, parts, Some(cell))?;
            }
        }
        let open_row = self.options.len() as u32 + 1;
        let start = self.options.items.len();
        self.options.items.resize(start + options.len(), 0);
        let items = &mut self.options.items[start..];
        let completions = &self.completions.cells[row..];
        let mut count = 0;
        for parts in &self.heap_options.options[options] {
            let index = completions[parts[0] as usize];
            let listed_in = &mut self.listed_in[index as usize];
            // Written in any case and kept only if it is new, which is faster than a branch.
            items[count] = index;
            count += usize::from(*listed_in != open_row);
            *listed_in = open_row;
        }
        self.options.items.truncate(start + count);
        ControlFlow::Continue(())
    }

    /// Lists the option in which `parts` stand beside `rest`, whose row of completions starts at `row`.
    fn list_completion(&mut self, rest: &[Token], row: Option<usize>, parts: [Token; 2]) -> ControlFlow<()> {
        let cell = row.filter(|_| parts[1] == 0).map(|row| row + parts[0] as usize);
        let known = cell.map_or(UNKNOWN, |cell| self.completions.cells[cell]);
        let index = if known == UNKNOWN { self.complete(rest, parts, cell)? } else { known };
        self.list(index);
        ControlFlow::Continue(())
    }

    /// Looks up a completion by its heaps, and notes it in its cell.
    #[inline(never)]
    fn complete(&mut self, rest: &[Token], parts: [Token; 2], cell: Option<usize>) -> ControlFlow<(), u32> {
        let index = self.number(&with_heaps(rest, parts))?;
        if let Some(cell) = cell {
            self.completions.cells[cell] = index;
        }
        ControlFlow::Continue(index)
    }

    /// The number of an option. Breaks off when the budget is spent.
    fn number(&mut self, option: &[Token]) -> ControlFlow<(), u32> {
        let index = self.positions.number(option);
        self.listed_in.resize(self.positions.len(), 0);
        if self.is_overspent() { ControlFlow::Break(()) } else { ControlFlow::Continue(index) }
    }

    /// Adds an option to the open row, unless it is there already.
    fn list(&mut self, index: u32) {
        let row = self.options.len() as u32 + 1;
        let listed_in = &mut self.listed_in[index as usize];
        if *listed_in != row {
            *listed_in = row;
            self.options.items.push(index);
        }
    }

    fn is_overspent(&self) -> bool {
        self.positions.len() > self.budget.positions
            || self.move_count().max(self.listed_moves / LISTED_FOR_ONE) > self.budget.moves
    }

    fn too_many_positions(&self) -> RequestError {
        RequestError::new(ErrorCode::TooManyPositions, "position").limit(self.budget.positions as u64)
    }
}

/// Depth-first post-order without recursion, so that long games cannot overflow the stack.
fn post_order(options: &Rows, start_count: usize) -> Vec<u32> {
    const UNSEEN: u32 = u32::MAX;
    let mut order = Vec::with_capacity(options.len());
    // For each position on the path, and each one done, the next entry of its row to look at.
    let mut next = vec![UNSEEN; options.len()];
    let mut path = Vec::new();
    for start in 0..start_count as u32 {
        if next[start as usize] != UNSEEN {
            continue;
        }
        next[start as usize] = options.offsets[start as usize];
        path.push(start);
        while let Some(&index) = path.last() {
            let cursor = next[index as usize];
            if cursor == options.offsets[index as usize + 1] {
                order.push(index);
                path.pop();
                continue;
            }
            next[index as usize] = cursor + 1;
            let option = options.items[cursor as usize];
            if next[option as usize] == UNSEEN {
                next[option as usize] = options.offsets[option as usize];
                path.push(option);
            }
        }
    }
    order
}
