//! How heaps lie in rows.

use super::BESIDE;
use crate::error::{ErrorCode, RequestError};
use crate::input::Field;
use crate::numbers::index;
use std::ops::Range;

/// How heaps lie in rows, from one heap on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeapRows {
    /// A row for each game.
    Games {
        /// The first heap.
        from: usize,
    },
    /// Rows of so many heaps of one game.
    Of {
        /// The first heap.
        from: usize,
        /// Heaps in a row.
        width: usize,
    },
    /// Rows of 2, 4, 8, … heaps of one game, all of them as wide: its heaps lie among those of the row above.
    Doubling {
        /// The first heap.
        from: usize,
    },
}

/// The most heaps in a row, where rows follow on one another.
const MOST_WIDE: u64 = 1_000_000;

impl HeapRows {
    pub(super) fn read(
        games: usize,
        length: usize,
        [from, width, doubling, beside]: [&Field; 4],
    ) -> Result<Self, RequestError> {
        let from = if from.is_missing() { 0 } else { index(from.integer(0, length as u64)?) };
        let unknown = |field: &Field, key: &str| Err(field.fault(ErrorCode::UnknownKey).got(key));
        let (is_wide, doubles) = (!width.is_missing(), doubling.flag()?);
        match (is_wide, doubles) {
            (false, false) => Ok(HeapRows::Games { from }),
            _ if games > 1 => unknown(beside, BESIDE),
            (true, true) => unknown(doubling, "doubling"),
            (true, false) => Ok(HeapRows::Of { from, width: index(width.integer(1, MOST_WIDE)?) }),
            (false, true) => Ok(HeapRows::Doubling { from }),
        }
    }

    /// The first heap.
    pub fn from(self) -> usize {
        let (HeapRows::Games { from } | HeapRows::Of { from, .. } | HeapRows::Doubling { from }) = self;
        from
    }

    /// How many rows there are, for so many games of so many heaps.
    pub fn rows(self, games: usize, length: usize) -> usize {
        let heaps = length.saturating_sub(self.from());
        match self {
            HeapRows::Games { .. } => games,
            HeapRows::Of { width, .. } => heaps.div_ceil(width),
            HeapRows::Doubling { .. } => index((heaps.div_ceil(2) + 1).next_power_of_two().ilog2().into()),
        }
    }

    /// How many columns there are: as many as the cells of the longest row have.
    pub fn columns(self, length: usize) -> usize {
        match self {
            HeapRows::Games { from } => length.saturating_sub(from),
            HeapRows::Of { width, .. } => width,
            HeapRows::Doubling { .. } => match self.rows(1, length) {
                0 => 0,
                rows => 1 << rows,
            },
        }
    }

    /// The heaps of a row, of which there may be fewer.
    pub fn heaps(self, row: usize, length: usize) -> Range<usize> {
        let end = |start: usize, count: usize| start.min(length)..(start + count).min(length);
        match self {
            HeapRows::Games { from } => end(from, length),
            HeapRows::Of { from, width } => end(from + row * width, width),
            HeapRows::Doubling { from } => end(from + (2 << row) - 2, 2 << row),
        }
    }

    /// How many columns wide a cell of a row is.
    pub fn cell_width(self, row: usize, length: usize) -> usize {
        match self {
            HeapRows::Doubling { .. } => 1 << (self.rows(1, length) - 1 - row),
            _ => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_that_double_are_as_many_as_it_takes() {
        for length in 0..300 {
            for from in 0..3 {
                let rows = HeapRows::Doubling { from };
                let count = rows.rows(1, length);
                let heaps: Vec<usize> = (0..count).flat_map(|row| rows.heaps(row, length)).collect();
                assert_eq!(heaps, (from..length.max(from)).collect::<Vec<_>>());
                for row in 0..count {
                    assert!(!rows.heaps(row, length).is_empty(), "{length} {row}");
                    assert_eq!((2 << row) * rows.cell_width(row, length), rows.columns(length));
                }
            }
        }
    }
}
