//! The classes of a grid with their colours.

use crate::overview::Overview;
use crate::palette::Palette;

/// A grid of classes to be painted.
#[derive(Clone, Debug)]
pub struct Picture {
    rows: usize,
    columns: usize,
    palette: Palette,
    /// By cell, row by row.
    classes: Vec<u16>,
    overview: Overview,
    /// How many rows the overview has.
    seen: usize,
}

impl Picture {
    /// The class of a cell that is not there: nothing is painted of it, and from afar it counts for nothing.
    pub const NOTHING: u16 = u16::MAX;

    /// The picture of a grid of so many columns, row by row.
    ///
    /// # Panics
    /// Where the last row is not whole.
    pub fn new(columns: usize, classes: Vec<u16>, palette: Palette) -> Self {
        let rows = classes.len() / columns.max(1);
        assert_eq!(rows * columns, classes.len(), "every row has a class for each column");
        let overview = Overview::new(rows, columns);
        Picture { rows, columns, palette, classes, overview, seen: 0 }
    }

    /// The same grid in other colours.
    pub fn recolour(&mut self, palette: Palette) {
        self.palette = palette;
        self.overview = Overview::new(self.rows, self.columns);
        self.seen = 0;
    }

    /// Looks over so many more rows, without which nothing of them is seen from afar, and answers whether that was all: it takes a
    /// tenth of a second for some ten million cells. [`Picture::paint`] looks over what is left.
    pub fn look_over(&mut self, rows: usize) -> bool {
        let end = self.rows.min(self.seen.saturating_add(rows));
        for row in self.seen..end {
            let classes = &self.classes[row * self.columns..(row + 1) * self.columns];
            self.overview.add(row, classes, &self.palette);
        }
        self.seen = end;
        end == self.rows
    }

    /// How many rows there are.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How many columns there are.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The classes of all cells, row by row.
    pub fn classes(&self) -> &[u16] {
        &self.classes
    }

    /// The classes of a row.
    pub fn row(&self, row: usize) -> Option<&[u16]> {
        (row < self.rows).then(|| &self.classes[row * self.columns..(row + 1) * self.columns])
    }

    pub(crate) fn palette(&self) -> &Palette {
        &self.palette
    }

    pub(crate) fn overview(&self) -> &Overview {
        &self.overview
    }
}
