//! Compressed rows: many short lists of position numbers in two flat arrays.

use alloc::vec::Vec;
use core::ops::Range;

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
        let mut offsets = vec![0u32; count + 1];
        for &item in &self.items {
            offsets[item as usize + 1] += 1;
        }
        for index in 1..offsets.len() {
            offsets[index] += offsets[index - 1];
        }
        let mut next = offsets.clone();
        let mut items = vec![0u32; self.items.len()];
        for row in 0..self.len() {
            for &item in self.row(row) {
                let slot = &mut next[item as usize];
                items[*slot as usize] = row as u32;
                *slot += 1;
            }
        }
        Rows { offsets, items }
    }

    /// Rows of the items that `keep` accepts, in the same order.
    pub fn filtered(&self, keep: &mut dyn FnMut(usize, u32) -> bool) -> Rows {
        let mut kept = Rows::default();
        for row in 0..self.len() {
            kept.items.extend(self.row(row).iter().copied().filter(|&item| keep(row, item)));
            kept.close_row();
        }
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transposing_twice_sorts_the_rows() {
        let rows = Rows { offsets: vec![0, 2, 3, 3], items: vec![2, 1, 2] };
        let transposed = rows.transposed();
        assert_eq!(transposed, Rows { offsets: vec![0, 0, 1, 3], items: vec![0, 0, 1] });
        assert_eq!(transposed.transposed(), Rows { offsets: vec![0, 2, 3, 3], items: vec![1, 2, 2] });
    }
}
