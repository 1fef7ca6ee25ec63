//! What the build of a heap game's graph looks up instead of computing it again: the options of each heap size, and the
//! position that some heaps make together with one more.

use crate::game_graph::changing_heap::{PARTS, padded};
use crate::numbers::Token;
use crate::position::Position;
use crate::position_table::PositionTable;
use crate::ruleset::HeapRule;
use std::ops::{ControlFlow, Range};

/// The options of heap sizes that have been met, each as the heaps that it leaves.
pub struct HeapOptions {
    /// One heap size's options after another's.
    pub options: Vec<[Token; PARTS]>,
    /// Whether any of them is a split.
    pub has_splits: bool,
    /// Whether any of them has a heap that is no smaller.
    pub have_grown: bool,
    /// The heap sizes, each as a position of one heap.
    heaps: PositionTable,
    /// Where the options of each heap size start, by its number, and where the last ones end.
    offsets: Vec<usize>,
    /// What it took to find out all these options; see [`HeapRule::work`].
    pub work: u64,
}

impl Default for HeapOptions {
    fn default() -> Self {
        HeapOptions {
            options: Vec::new(),
            has_splits: false,
            have_grown: false,
            heaps: PositionTable::default(),
            offsets: vec![0],
            work: 0,
        }
    }
}

impl HeapOptions {
    /// Options beyond which no further heap sizes are kept: 24 MB.
    const MOST_OPTIONS: usize = 1 << 20;

    /// Where the options of this heap size stand, if they are at most so many and there is room for them.
    pub fn of(&mut self, rule: &dyn HeapRule, heap: Token, most: usize) -> Option<Range<usize>> {
        let start = self.options.len();
        if let Some(index) = self.heaps.find(&[heap]) {
            return Some(self.offsets[index as usize]..self.offsets[index as usize + 1]);
        }
        self.work += rule.work(heap);
        let flow = rule.heap_options(heap, &mut |parts| {
            self.options.push(padded(parts));
            self.has_splits |= parts.len() > 1;
            self.have_grown |= parts.iter().any(|part| *part >= heap);
            let fits = self.options.len() <= Self::MOST_OPTIONS && self.options.len() - start <= most;
            if fits { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        if flow.is_break() {
            self.options.truncate(start);
            return None;
        }
        self.heaps.number(&[heap]);
        self.offsets.push(self.options.len());
        Some(start..self.options.len())
    }
}

/// Marks a completion that has not been looked up.
pub const UNKNOWN: u32 = u32::MAX;

/// What some heaps become together with one more: position numbers by the heaps that stay and the size of the other one.
/// Many moves leave the same heaps alone, so most of them are found here, by index, instead of by hashing.
#[derive(Default)]
pub struct Completions {
    rests: PositionTable,
    /// A row for each rest, a cell in it for each size of the other heap.
    pub cells: Vec<u32>,
    row_length: usize,
}

impl Completions {
    /// Cells beyond which further rests are not kept: 16 MB.
    const MOST_CELLS: usize = 1 << 22;

    /// Makes room for every heap size that can be reached from the starts.
    pub fn new(starts: &[Position]) -> Self {
        let largest = starts.iter().flat_map(Position::tokens).copied().max().unwrap_or(0);
        let row_length = usize::try_from(largest).unwrap_or(usize::MAX).saturating_add(1);
        Completions { rests: PositionTable::default(), cells: Vec::new(), row_length }
    }

    /// Where the row of these heaps starts, if there is room for it.
    pub fn row(&mut self, rest: &[Token]) -> Option<usize> {
        let has_room = self.cells.len().saturating_add(self.row_length) <= Self::MOST_CELLS;
        let index = if has_room { self.rests.number(rest) } else { self.rests.find(rest)? } as usize;
        let start = index * self.row_length;
        if start == self.cells.len() {
            self.cells.resize(start + self.row_length, UNKNOWN);
        }
        Some(start)
    }
}
