//! Single heaps that no move splits, under any convention and with passes: of each heap a row of values, by how many passes
//! are left.
//!
//! A value is a Grundy value or the number of a class. With j passes left it follows from those with j passes of the heaps
//! that moves leave, and, unless the heap is terminal, from that of the heap itself with j − 1 passes. So a row follows
//! from the rows within the reach of a move, and a repetition of as many rows proves a period of the rows.
//!
//! Guarantee: plain recursion over the definition; no theorem, no formula.

use crate::convention::PlayConvention;
use crate::error::{ErrorCode, RequestError};
use crate::limits;
use crate::numbers::{MexFinder, Token};
use crate::taking::Taking;
use crate::value_grid::Classes;

/// Rows of values.
pub struct WholeHeaps {
    taking: Taking,
    from_options: FromOptions,
    /// For each number of passes left, the values that occur within the reach of a move, with the last heap that has each:
    /// the heaps that any number of stones up to a bound may leave are many, their values often few.
    recent: Vec<Vec<(u32, usize)>>,
    /// The values of a heap's options.
    options: Vec<u32>,
    /// Options that have been looked at.
    pub seen: u64,
}

/// How a value follows from those of the options.
enum FromOptions {
    Mex(MexFinder),
    Classes(Classes),
}

/// Values that are kept, beyond which they would not fit into memory.
const MOST_VALUES: usize = 2 * limits::GRID_CELLS;

impl WholeHeaps {
    /// Before the row of the empty heap, for moves that split nothing.
    pub fn new(taking: Taking, convention: &PlayConvention, passes: u64) -> Self {
        let from_options = match convention.is_normal() {
            true => FromOptions::Mex(MexFinder::default()),
            false => FromOptions::Classes(Classes::new(convention)),
        };
        let recent = (0..=passes).map(|_| Vec::new()).collect();
        WholeHeaps { taking, from_options, recent, options: Vec::new(), seen: 0 }
    }

    /// How many values a row has: one for each number of passes that may be left, from none up.
    pub fn width(&self) -> usize {
        self.recent.len()
    }

    /// Adds the rows of further heaps until about so many more options are looked at, or there are `heaps` rows.
    ///
    /// # Errors
    /// `too-many-positions` when they would not fit into memory.
    pub fn extend(&mut self, values: &mut Vec<u32>, heaps: usize, options: u64) -> Result<(), RequestError> {
        let enough = self.seen + options;
        while values.len() < heaps * self.width() && self.seen < enough {
            self.add_row(values);
        }
        if values.len() > MOST_VALUES {
            let fault = RequestError::new(ErrorCode::TooManyPositions, "length");
            return Err(fault.limit(MOST_VALUES as u64));
        }
        Ok(())
    }

    fn add_row(&mut self, values: &mut Vec<u32>) {
        let width = self.width();
        let heap = values.len() / width;
        for (passes, recent) in self.recent.iter_mut().enumerate() {
            self.options.clear();
            match &self.taking {
                Taking::OneOf(takes) => {
                    for take in takes {
                        let left = take.left(heap).filter(|left| take.leaves(*left));
                        self.options.extend(left.map(|left| values[left * width + passes]));
                    }
                }
                Taking::UpTo(most) => {
                    let reach = most.of(heap as Token);
                    recent.retain(|(_, last)| (heap - last) as Token <= reach);
                    self.options.extend(recent.iter().map(|(value, _)| *value));
                }
            }
            if passes > 0 && !self.options.is_empty() {
                self.options.extend(values.last());
            }
            self.seen += 1 + self.options.len() as u64;
            let options = self.options.iter().copied();
            let value = match &mut self.from_options {
                FromOptions::Mex(mex) => mex.of(options),
                FromOptions::Classes(classes) => {
                    classes.number(options.fold(0, |seen, number| seen | classes.seen(number)))
                }
            };
            values.push(value);
            if let Taking::UpTo(_) = self.taking {
                match recent.iter_mut().find(|(recent, _)| *recent == value) {
                    Some((_, last)) => *last = heap,
                    None => recent.push((value, heap)),
                }
            }
        }
    }
}
