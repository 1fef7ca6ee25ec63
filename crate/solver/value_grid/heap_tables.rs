//! Values over any number of heaps, each of whose moves lowers one heap: recursion over the cells in ascending order.
//!
//! Guarantee: plain recursion over the definition; no theorem, no formula.
//! Cost: one look-up for each option of each cell; memory for a class of every cell below the grid's.

use super::axes::Axis;
use super::classes::Classes;
use crate::error::{ErrorCode, RequestError};
use crate::limits;
use crate::numbers::Token;
use crate::pace::{COPIES, LOOKS, Pace};
use crate::ruleset::HeapRule;
use std::ops::ControlFlow;

/// The options of heaps 0, 1, …, each a smaller heap.
pub struct HeapOptions {
    options: Vec<u32>,
    offsets: Vec<usize>,
}

impl HeapOptions {
    /// Options beyond which there is no table of them.
    const MOST: usize = 1 << 24;

    /// The options of the heaps below `side`; none when a move splits a heap, or makes one that is no smaller.
    #[allow(
        clippy::cast_possible_truncation,
        reason = "an option is smaller than its heap, of which a sequence has at most limits::SEQUENCE"
    )]
    pub async fn new(rule: &dyn HeapRule, side: usize, pace: &Pace) -> Result<Option<Self>, RequestError> {
        let mut found = HeapOptions { options: Vec::new(), offsets: vec![0, 0] };
        // Neither splits nor what may be no smaller has a place in a table.
        let mut splits = false;
        for heap in 1..side {
            let before = found.options.len();
            let flow = rule.heap_options(heap as Token, &mut |parts| {
                splits = parts.iter().filter(|part| **part > 0).count() > 1
                    || parts.first().is_some_and(|part| *part >= heap as Token);
                found.options.push(parts.first().copied().unwrap_or(0) as u32);
                let fits = !splits && found.options.len() <= Self::MOST;
                if fits { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            if splits {
                return Ok(None);
            }
            if let Some(fault) = rule.heap_fault(heap as Token).filter(|_| flow.is_break()) {
                return Err(fault.in_field(""));
            }
            if flow.is_break() {
                return Err(RequestError::new(ErrorCode::TooManyMoves, "").limit(Self::MOST as u64));
            }
            found.offsets.push(found.options.len());
            pace.spend(1 + rule.work(heap as Token) + (found.options.len() - before) as u64 / LOOKS).await;
        }
        Ok(Some(found))
    }

    fn of(&self, heap: usize) -> &[u32] {
        &self.options[self.offsets[heap]..self.offsets[heap + 1]]
    }
}

/// Classes that are copied between two looks at the pace.
const COPIED_AT_ONCE: usize = 1 << 16;

/// A table that is filled cell by cell.
pub struct HeapTable {
    classes: Classes,
    options: HeapOptions,
    /// For each heap its side and, in the table, the cells from one size to the next.
    sides: Vec<(usize, usize)>,
    axes: Vec<Axis>,
    /// The classes of all cells for each mover.
    table: Vec<Vec<u8>>,
    /// The heaps of the next cell.
    heaps: Vec<usize>,
    /// Cells that have been computed.
    pub done: usize,
    cells: usize,
    seen: u64,
}

impl HeapTable {
    /// An empty table over these heaps and all below them.
    pub async fn new(classes: Classes, options: HeapOptions, axes: &[Axis], pace: &Pace) -> Self {
        let mut cells = 1;
        let mut sides: Vec<(usize, usize)> = Vec::new();
        for axis in axes.iter().rev() {
            sides.insert(0, (axis.to, cells));
            cells *= axis.to;
        }
        let mut table = Vec::with_capacity(classes.width());
        for _ in 0..classes.width() {
            table.push(vec![0; cells]);
            pace.spend(cells as u64 / COPIES).await;
        }
        HeapTable {
            table,
            heaps: vec![0; axes.len()],
            axes: axes.to_vec(),
            classes,
            options,
            sides,
            done: 0,
            cells,
            seen: 0,
        }
    }

    /// Computes cells until about so many more options are looked at. Answers whether the table is complete.
    ///
    /// # Errors
    /// `too-many-moves`.
    #[allow(clippy::cast_possible_truncation, reason = "classes are less than the number of players")]
    pub fn advance(&mut self, options: u64) -> Result<bool, RequestError> {
        if self.seen > limits::OPTIONS_SEEN {
            return Err(RequestError::new(ErrorCode::TooManyMoves, "").limit(limits::OPTIONS_SEEN));
        }
        let enough = self.seen + options;
        while self.done < self.cells {
            if self.seen >= enough {
                return Ok(false);
            }
            let mut reached = 0;
            for (&heap, &(_, stride)) in self.heaps.iter().zip(&self.sides) {
                let empty = self.done - heap * stride;
                let options = self.options.of(heap);
                self.seen += options.len() as u64;
                for (mover, table) in self.table.iter().enumerate() {
                    for &option in options {
                        reached |= self.classes.bits(mover, table[empty + option as usize * stride]);
                    }
                }
            }
            let (table, cell) = (&mut self.table, self.done);
            self.classes.class(reached, &mut |mover, class| table[mover][cell] = class as u8);
            self.seen += 1;
            self.done += 1;
            for (heap, &(side, _)) in self.heaps.iter_mut().zip(&self.sides).rev() {
                *heap += 1;
                if *heap < side {
                    break;
                }
                *heap = 0;
            }
        }
        Ok(true)
    }

    /// The classes of the grid's cells: those of the fixed heaps alone, one plane for each mover after another.
    pub async fn values(self, pace: &Pace) -> Vec<u16> {
        // The fixed heaps come first, so the cells in question are the last ones.
        let fixed = self.axes.iter().take_while(|axis| axis.from > 0).count();
        let cells: usize = self.axes[fixed..].iter().map(|axis| axis.to).product();
        let mut values = Vec::with_capacity(cells * self.table.len());
        for table in &self.table {
            for some in table[table.len() - cells..].chunks(COPIED_AT_ONCE) {
                values.extend(some.iter().copied().map(u16::from));
                pace.spend(some.len() as u64 / COPIES).await;
            }
        }
        values
    }
}
