//! Compressed rows: many short lists of position numbers in two flat arrays.

use crate::pace::{COPIES, LOOKS, Pace, at_once};
use std::ops::Range;

/// Rows and items that are looked at between two looks at the pace.
const RUN: usize = 20_000;

/// Lists of position numbers. Row i is `items[offsets[i]..offsets[i + 1]]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rows {
    /// Where each row starts, and where the last one ends: one entry more than there are rows.
    pub offsets: Vec<u32>,
    /// All rows one after another.
    pub items: Vec<u32>,
}

impl Default for Rows {
    fn default() -> Self {
        Rows { offsets: vec![0], items: Vec::new() }
    }
}

#[allow(clippy::cast_possible_truncation, reason = "items and rows are counted up to a budget")]
impl Rows {
    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.offsets.len() - 1
    }

    /// Whether there is no row.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The items of row `index`.
    pub fn row(&self, index: usize) -> &[u32] {
        &self.items[self.cells(index)]
    }

    /// Where the items of row `index` stand in `items`.
    pub fn cells(&self, index: usize) -> Range<usize> {
        self.offsets[index] as usize..self.offsets[index + 1] as usize
    }

    /// Splits an order of rows into runs, each with what it costs to look at all of its items once (see
    /// [`crate::pace::Pace::spend`]). A run is a small part of a slice, unless a single row is longer.
    pub fn runs<'a>(&'a self, order: &'a [u32]) -> impl Iterator<Item = (&'a [u32], u64)> {
        let mut rest = order;
        std::iter::from_fn(move || {
            let (mut looks, mut count) = (0, 0);
            while looks < RUN && count < rest.len() {
                looks += 1 + self.row(rest[count] as usize).len();
                count += 1;
            }
            let (run, others) = rest.split_at(count);
            rest = others;
            (count > 0).then_some((run, (looks as u64).div_ceil(LOOKS)))
        })
    }

    /// The same of all rows as they stand.
    pub fn ranges(&self) -> impl Iterator<Item = (Range<usize>, u64)> {
        let mut start = 0;
        std::iter::from_fn(move || {
            let first = start;
            let looks = |end: usize| end - first + (self.offsets[end] - self.offsets[first]) as usize;
            while start < self.len() && looks(start) < RUN {
                start += 1;
            }
            (start > first).then(|| (first..start, (looks(start) as u64).div_ceil(LOOKS)))
        })
    }

    /// Closes the row whose items were pushed to `items` since the row before it was closed.
    pub fn close_row(&mut self) {
        self.offsets.push(self.items.len() as u32);
    }

    /// The rows of those who have an item in their row: the arrows turned round. Each new row is ascending.
    ///
    /// Cost: two passes over the items.
    pub fn transposed(&self) -> Rows {
        self.turned(self.len())
    }

    /// The same where items are numbers below `count`, which need not be how many rows there are.
    pub fn turned(&self, count: usize) -> Rows {
        at_once(async |pace| self.turned_in_slices(count, pace).await)
    }

    /// The same of very many items.
    pub async fn turned_in_slices(&self, count: usize, pace: &Pace) -> Rows {
        let mut offsets = vec![0u32; count + 1];
        for some in self.items.chunks(RUN) {
            some.iter().for_each(|&item| offsets[item as usize + 1] += 1);
            pace.spend(some.len() as u64 / LOOKS).await;
        }
        for index in 1..offsets.len() {
            offsets[index] += offsets[index - 1];
        }
        let mut next = offsets.clone();
        let mut items = vec![0u32; self.items.len()];
        for (range, looks) in self.ranges() {
            for row in range {
                for &item in self.row(row) {
                    let slot = &mut next[item as usize];
                    items[*slot as usize] = row as u32;
                    *slot += 1;
                }
            }
            pace.spend(looks).await;
        }
        Rows { offsets, items }
    }

    /// Rows of the items that `keep` accepts, in the same order.
    pub async fn filtered(&self, mut keep: impl FnMut(usize, u32) -> bool, pace: &Pace) -> Rows {
        let mut kept = Rows::default();
        for (rows, looks) in self.ranges() {
            for row in rows {
                kept.items.extend(self.row(row).iter().copied().filter(|&item| keep(row, item)));
                kept.close_row();
            }
            pace.spend(looks).await;
        }
        kept
    }
}

/// Rows in the making, that may become so many that to move all of them, each time they outgrow their memory, would take
/// long: they are kept in parts and joined at the end.
#[derive(Default)]
pub struct RowsInParts {
    full: Vec<Rows>,
    /// How many rows and items the full parts have.
    full_rows: usize,
    full_items: usize,
    last: Rows,
}

impl RowsInParts {
    /// Items of a part: 4 MB.
    const PART: usize = 1 << 20;

    /// How many rows are closed.
    pub fn len(&self) -> usize {
        self.full_rows + self.last.len()
    }

    /// Whether no row is closed.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many items there are.
    pub fn item_count(&self) -> usize {
        self.full_items + self.last.items.len()
    }

    /// The items of the row that is not closed yet, behind some others.
    pub fn open(&mut self) -> &mut Vec<u32> {
        &mut self.last.items
    }

    /// Closes that row.
    pub fn close_row(&mut self) {
        self.last.close_row();
        if self.last.items.len() >= Self::PART {
            let part = std::mem::take(&mut self.last);
            self.full_rows += part.len();
            self.full_items += part.items.len();
            self.full.push(part);
        }
    }

    /// All of them in one.
    pub async fn joined(self, pace: &Pace) -> Rows {
        if self.full.is_empty() {
            return self.last;
        }
        let (rows, items) = (self.len(), self.item_count());
        let mut joined = Rows { offsets: Vec::with_capacity(rows + 1), items: Vec::with_capacity(items) };
        joined.offsets.push(0);
        for part in self.full.into_iter().chain([self.last]) {
            let before = joined.offsets.last().copied().unwrap_or(0);
            joined.offsets.extend(part.offsets[1..].iter().map(|end| before + end));
            joined.items.extend_from_slice(&part.items);
            pace.spend((part.offsets.len() + part.items.len()) as u64 / COPIES).await;
        }
        joined
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_and_ranges_are_all_rows_in_order() {
        let mut rows = Rows::default();
        for row in 0..30_000u32 {
            rows.items.extend(0..row % 5);
            rows.close_row();
        }
        rows.items.extend(0..RUN as u32 * 3);
        rows.close_row();
        let order: Vec<u32> = (0..rows.len() as u32).rev().collect();
        let runs: Vec<(&[u32], u64)> = rows.runs(&order).collect();
        assert_eq!(runs.iter().flat_map(|(run, _)| run.to_vec()).collect::<Vec<_>>(), order);
        let ranges: Vec<(Range<usize>, u64)> = rows.ranges().collect();
        assert_eq!(ranges.iter().flat_map(|(range, _)| range.clone()).collect::<Vec<_>>(), {
            let all: Vec<usize> = (0..rows.len()).collect();
            all
        });
        let looks = (rows.len() + rows.items.len()) as u64;
        for costs in [runs.iter().map(|run| run.1).sum::<u64>(), ranges.iter().map(|range| range.1).sum()] {
            assert!((looks / LOOKS..=looks / LOOKS + 20).contains(&costs), "{costs}");
        }
    }

    #[test]
    fn parts_are_joined_to_the_same_rows() {
        let (mut whole, mut parts) = (Rows::default(), RowsInParts::default());
        for row in 0..100_000u32 {
            for item in 0..row % 50 {
                whole.items.push(item);
                parts.open().push(item);
            }
            whole.close_row();
            parts.close_row();
        }
        assert!(parts.full.len() > 1 && !parts.last.items.is_empty());
        assert_eq!((parts.len(), parts.item_count()), (whole.len(), whole.items.len()));
        assert_eq!(crate::pace::at_once(async |pace| parts.joined(pace).await), whole);
    }

    #[test]
    fn transposing_twice_sorts_the_rows() {
        let rows = Rows { offsets: vec![0, 2, 3, 3], items: vec![2, 1, 2] };
        let transposed = rows.transposed();
        assert_eq!(transposed, Rows { offsets: vec![0, 0, 1, 3], items: vec![0, 0, 1] });
        assert_eq!(transposed.transposed(), Rows { offsets: vec![0, 2, 3, 3], items: vec![1, 2, 2] });
    }
}
