//! The classes of a grid, which come row by row, with their colours.

use crate::overview::Overview;
use crate::palette::Palette;
use crate::window::Window;
use crate::{far, near};

/// A grid of classes to be painted. Its rows come one after the other; what has not come is left free.
#[derive(Clone, Debug)]
pub struct Picture {
    rows: usize,
    columns: usize,
    palette: Palette,
    /// By cell, row by row, as far as they have come.
    classes: Vec<u16>,
    overview: Overview,
}

impl Picture {
    /// An empty grid of so many rows and columns.
    pub fn new(rows: usize, columns: usize, palette: Palette) -> Self {
        let overview = Overview::new(rows, columns);
        Picture { rows, columns, palette, classes: Vec::with_capacity(rows * columns), overview }
    }

    /// Adds the next row.
    ///
    /// # Panics
    /// Where the row has another length, or the grid has all its rows.
    pub fn push_row(&mut self, classes: &[u16]) {
        assert_eq!(classes.len(), self.columns, "a row has a class for each column");
        let row = self.known_rows();
        assert!(row < self.rows, "there is no further row");
        self.classes.extend_from_slice(classes);
        self.overview.add(row, classes, &self.palette);
    }

    /// The same grid in other colours.
    #[must_use]
    pub fn recoloured(mut self, palette: Palette) -> Self {
        self.palette = palette;
        self.overview = Overview::new(self.rows, self.columns);
        for (row, classes) in self.classes.chunks_exact(self.columns.max(1)).enumerate() {
            self.overview.add(row, classes, &self.palette);
        }
        self
    }

    /// The pixels of a window, row by row, four bytes each: red, green, blue, and 255, or four times 0 where nothing is
    /// painted: outside the grid, where no row has come, and between cells that are many pixels.
    pub fn paint(&self, window: &Window) -> Vec<u8> {
        let mut pixels = vec![0; 4 * window.width * window.height];
        if pixels.is_empty() || self.columns == 0 {
            return pixels;
        }
        if window.is_near() {
            near::paint(self, window, &mut pixels);
        } else {
            far::paint(self, window, &mut pixels);
        }
        pixels
    }

    /// How many rows have come.
    pub fn known_rows(&self) -> usize {
        self.classes.len() / self.columns.max(1)
    }

    /// How many rows there will be.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How many columns there are.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The classes of a row that has come.
    pub fn row(&self, row: usize) -> Option<&[u16]> {
        let start = row.checked_mul(self.columns)?;
        self.classes.get(start..start + self.columns)
    }

    pub(crate) fn palette(&self) -> &Palette {
        &self.palette
    }

    pub(crate) fn overview(&self) -> &Overview {
        &self.overview
    }
}
