//! A picture of whatever has cells.

use mexplorer::analysis::{Chart, HeapChart, HeapRows};
use mexplorer_painter::{Palette, Picture, Strip, Strips, Window};
use std::rc::Rc;

/// The picture of a chart.
pub enum Drawn {
    /// Of square cells.
    Cells(Picture),
    /// Of rows that are of one height.
    Rows(Strips),
}

impl Drawn {
    /// That of a grid, which takes its classes.
    pub fn of_grid(chart: &mut Chart) -> Self {
        let classes = std::mem::take(&mut chart.classes);
        Drawn::Cells(Picture::new(chart.request.grid.columns, classes, uncoloured()))
    }

    /// That of single heaps in rows.
    pub fn of_heaps(chart: &HeapChart, rows: HeapRows) -> Self {
        let length = chart.request.length;
        let classes = |game: usize| Rc::clone(&chart.sequences[game].classes);
        if let HeapRows::Of { from, width } = rows {
            return Drawn::Cells(Picture::of_shared(width, classes(0), from, uncoloured()));
        }
        let strip = |row| {
            let game = if chart.sequences.len() > 1 { row } else { 0 };
            Strip::new(classes(game), rows.heaps(row, length), rows.cell_width(row, length))
        };
        let count = rows.rows(chart.sequences.len(), length);
        Drawn::Rows(Strips::new((0..count).map(strip).collect(), uncoloured()))
    }

    /// How many cells there are.
    pub fn cells(&self) -> usize {
        match self {
            Drawn::Cells(picture) => picture.classes().len(),
            Drawn::Rows(rows) => rows.strips().iter().map(|strip| strip.classes().len()).sum(),
        }
    }

    /// The same in other colours.
    pub fn recolour(&mut self, palette: Palette) {
        match self {
            Drawn::Cells(picture) => picture.recolour(palette),
            Drawn::Rows(rows) => rows.recolour(palette),
        }
    }

    /// Looks over about so many more cells, and answers whether those were all.
    pub fn look_over(&mut self, cells: usize) -> bool {
        match self {
            Drawn::Cells(picture) => picture.look_over((cells / picture.columns().max(1)).max(1)),
            Drawn::Rows(rows) => rows.look_over(cells),
        }
    }

    /// The pixels of a window.
    pub fn paint(&mut self, window: &Window, row_height: usize) -> Vec<u8> {
        match self {
            Drawn::Cells(picture) => picture.paint(window),
            Drawn::Rows(rows) => rows.paint(window, row_height),
        }
    }
}

/// Until somebody asks for colours.
fn uncoloured() -> Palette {
    Palette::plain(&[[0; 3]])
}
