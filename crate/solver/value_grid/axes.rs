//! The heaps of a grid: which sizes each of them has there, and how far its cells are apart.

/// One heap of a grid: swept over from 0, or fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Axis {
    /// Its smallest size in the grid.
    pub from: usize,
    /// Where its sizes end: one more than the largest.
    pub to: usize,
    /// Cells from one size to the next.
    pub stride: usize,
}

impl Axis {
    /// A heap that is swept over, smaller than `to`.
    pub fn swept(to: usize, stride: usize) -> Self {
        Axis { from: 0, to, stride }
    }

    /// A heap that stays the same in all cells.
    pub fn fixed(size: usize) -> Self {
        Axis { from: size, to: size + 1, stride: 0 }
    }

    /// How far the cells of a size are from those of the smallest one.
    pub fn place(&self, size: usize) -> usize {
        (size - self.from) * self.stride
    }
}

/// Every order in which two or three heaps x, y and z may stand for these axes; with two, z is a heap of no stones.
pub fn orders(axes: &[Axis]) -> Vec<[Axis; 3]> {
    let mut all = axes.to_vec();
    all.resize(3, Axis::fixed(0));
    let mut orders = Vec::new();
    for x in 0..axes.len() {
        for y in (0..axes.len()).filter(|y| *y != x) {
            // The places are 0, 1 and 2.
            orders.push([all[x], all[y], all[3 - x - y]]);
        }
    }
    orders
}
