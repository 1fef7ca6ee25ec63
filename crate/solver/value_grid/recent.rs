//! The last values on each heap's line, for moves that lower both heaps by numbers that need not be equal.
//!
//! Such moves lead from (x, y) into a band along its diagonal, to cells with both heaps smaller. What the band has for the next cell
//! of the diagonal, (x + 1, y + 1), is what it has for this one, and the cells with one of these heaps and the other at most as
//! large: (x, y) itself, and before it the last cells of either heap. So the diagonal's line holds its whole band, each value
//! since it can be reached, when those are entered with each cell.

use super::sweep::Row;

/// The last values on each heap's line, each line's in a ring.
#[derive(Default)]
pub struct Recent<T> {
    values: Vec<T>,
    /// How many values of a line are kept.
    width: usize,
}

impl<T: Copy + Default> Recent<T> {
    /// Bytes that so many lines take that keep `width` values each.
    pub fn bytes(lines: usize, width: usize) -> usize {
        lines.saturating_mul(width).saturating_mul(size_of::<T>())
    }

    /// So many lines without a value, which will keep the last `width` ones.
    pub fn new(lines: usize, width: usize) -> Self {
        Recent { values: vec![T::default(); lines * width], width }
    }

    /// Goes along a row that has been filled. Hands on, with the line of its diagonal, what is to be entered for a cell besides its own
    /// value, and keeps that value.
    ///
    /// A heap's line has the heap's number, and its values come by ascending other heap from 0 on.
    #[inline(always)]
    pub fn widen(&mut self, row: &Row, value: impl Fn(usize) -> T, mut enter: impl FnMut(usize, T)) {
        let (width, y) = (self.width, row.own);
        if width == 0 {
            return;
        }
        let (mut x_slot, y_slot) = (row.second % width, y % width);
        for index in 0..row.length {
            let (x, diagonal) = (row.second + index, row.third - index);
            for (heap, other) in [(y, x), (x, y)] {
                for near in &self.values[heap * width..][..other.min(width)] {
                    enter(diagonal, *near);
                }
            }
            self.values[y * width + x_slot] = value(index);
            self.values[x * width + y_slot] = value(index);
            x_slot = if x_slot + 1 == width { 0 } else { x_slot + 1 };
        }
    }
}
