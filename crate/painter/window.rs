//! What part of a grid is painted, and how large.

use std::ops::Range;

/// A window onto a grid, in pixels counted from its corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// How many cells a pixel is wide and high: below 1 a cell is many pixels.
    pub scale: f64,
    /// The first column of pixels.
    pub left: usize,
    /// The first row of pixels.
    pub top: usize,
    /// How many columns of pixels there are.
    pub width: usize,
    /// How many rows of pixels there are.
    pub height: usize,
}

/// The side of a cell, in pixels, from which on a line is left free between one and the next.
pub(crate) const APART: f64 = 8.0;

impl Window {
    /// Whether a cell is one pixel or many, so that nothing has to be looked over.
    pub fn is_near(&self) -> bool {
        self.scale <= 1.0
    }

    /// From near, the row or column of cells at the middle of a pixel.
    pub(crate) fn cell_at(&self, pixel: usize) -> usize {
        ((pixel as f64 + 0.5) * self.scale) as usize
    }

    /// Whether the pixel is the line between one cell and the next.
    pub(crate) fn is_between(&self, pixel: usize) -> bool {
        self.scale * APART <= 1.0 && pixel > 0 && self.cell_at(pixel) != self.cell_at(pixel - 1)
    }

    /// From afar, the rows or columns of blocks whose middle is in each of some pixels; a block is so many cells wide and
    /// high. Neighbours share none and leave none out, and the last pixel of the grid has what is left at its edge.
    pub(crate) fn blocks(
        &self,
        pixels: Range<usize>,
        side: usize,
        cells: usize,
    ) -> impl Iterator<Item = Range<usize>> {
        let step = self.scale / side as f64;
        let (all, end) = (cells.div_ceil(side), (cells as f64 / self.scale).ceil() as usize);
        let first = move |pixel: usize| {
            if pixel < end { ((pixel as f64 * step - 0.5).ceil().max(0.0) as usize).min(all) } else { all }
        };
        pixels.map(move |pixel| first(pixel)..first(pixel + 1))
    }

    pub(crate) fn columns(&self) -> Range<usize> {
        self.left..self.left + self.width
    }

    pub(crate) fn rows(&self) -> Range<usize> {
        self.top..self.top + self.height
    }
}
